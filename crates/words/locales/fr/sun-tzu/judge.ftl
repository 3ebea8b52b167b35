# Ce que le juge de Sun Tzu voit dans une position, pour les conseils

judge-sun-tzu-marker = le pion
judge-sun-tzu-scores-now = ce qui rapporte maintenant
judge-sun-tzu-held-before-one-battle = provinces tenues avant une dernière bataille
judge-sun-tzu-armies-before-one-battle = armées avant une dernière bataille
judge-sun-tzu-held-before-two-battles = provinces tenues avant deux batailles
judge-sun-tzu-armies-before-two-battles = armées avant deux batailles
judge-sun-tzu-held-before-three-battles = provinces tenues avant trois batailles
judge-sun-tzu-armies-before-three-battles = armées avant trois batailles
judge-sun-tzu-held-for-later-scorings = provinces tenues pour les décomptes suivants
judge-sun-tzu-armies-for-later-scorings = armées pour les décomptes suivants
judge-sun-tzu-first-armies-of-the-reserve = les premières armées de la réserve
judge-sun-tzu-more-armies-of-the-reserve = les autres armées de la réserve
judge-sun-tzu-armies-missing = armées manquantes
judge-sun-tzu-fewer-armies-on-the-map = moins d’armées sur le plateau
judge-sun-tzu-provinces-for-the-6 = provinces où le 6 peut encore servir
judge-sun-tzu-better-draw = une meilleure pioche
judge-sun-tzu-7 = le 7
judge-sun-tzu-8 = le 8
judge-sun-tzu-9 = le 9
judge-sun-tzu-10 = le 10
judge-sun-tzu-plus-1 = un +1
judge-sun-tzu-more-plus-1 = d’autres +1
judge-sun-tzu-minus-1 = un −1
judge-sun-tzu-more-minus-1 = d’autres −1
judge-sun-tzu-plague = une peste
judge-sun-tzu-more-plagues = d’autres pestes
