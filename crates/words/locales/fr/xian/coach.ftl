# Ce que dit l’entraîneur à Xi’an

xian-aim = Ayez le plus de prestige après six manches. Le prestige vient des statues que vous modelez et peignez, des équipements, du chemin du superviseur et des majorités dans la fosse.
coach-xian-4-2 = Une fois, avant la première paire, vous pouvez échanger les cartes qui ne vous plaisent pas. De l’argile ou des pièces, et un grand nombre pour l’ordre du tour, font un bon début.
coach-xian-4-3 = Jouez deux cartes en paire : celle du dessus est votre ouvrier et rapporte ce qui y est imprimé, celle du dessous fixe votre place dans l’ordre du tour, le plus grand nombre d’abord. Demandez-vous quel bâtiment vous voulez, et s’il faut y être le premier.
coach-xian-worker = Votre tour commence par l’ouvrier au-dessus de votre paire : prenez ce qui y est imprimé, ou un pigment de sa couleur à la place. Le pigment est préférable quand c’est justement celui qui vous manque pour peindre.
coach-xian-building = Envoyez maintenant un Maître-bâtisseur dans un bâtiment, ou passez pour une pièce. On modèle avec de l’argile, on peint avec des pigments, on forge avec des pièces, ou l’on fait avancer son superviseur. Vous payez chaque rival qui se trouve dans ce bâtiment même ; qui entre le premier chez le Premier ministre reçoit une pièce et un point.
coach-xian-end-of-turn = Les deux étapes de votre tour sont faites. Vous pouvez encore utiliser une tuile bonus, ou terminer votre tour et la garder : chacune sert une fois par partie, et celle qui n’a jamais servi vaut 1 point.
coach-xian-market-tile = Vous avez le Marché : avant, entre ou après les étapes de votre tour, vous pouvez donner une ou deux ressources et en prendre autant d’autres. Utilisez-le quand il permet une action que vous ne pourriez pas payer autrement.
coach-xian-extra-action-tile = Vous avez +1 Action : avant, entre ou après les étapes de votre tour, vous pouvez modeler, peindre, forger ou avancer une fois de plus, sans Maître-bâtisseur et sans payer les autres. Ce que coûte l’action elle-même reste dû.
coach-xian-6-1 = Choisissez où se dresse la statue et payez l’argile. Vous recevez ce que montre l’emplacement ; pensez aussi à qui pourra la peindre.
coach-xian-6-4 = Vous pouvez signer la statue. Alors personne d’autre que vous ne pourra la peindre ; vous avez peu de signatures.
coach-xian-6-5 = Choisissez une statue à peindre : votre soldat prend sa place, et vous marquez 1 par soldat du groupe auquel il se relie. Les grands groupes et les sections où vous êtes en tête valent le plus.
coach-xian-6-6 = Choisissez avec quoi vous payez. Gardez les pigments que demandent les prochaines requêtes.
coach-xian-6-8 = Choisissez une carte d’équipement. Des sortes différentes valent plus que deux fois la même.
coach-xian-6-11 = Choisissez une tuile de fin de partie : elle rapporte à la fin pour ce qu’elle montre. Prenez celle qui va avec ce que vous avez.
coach-xian-6-12 = Vous pouvez échanger une ressource contre une autre. Donnez ce que vous avez en trop pour ce que coûte votre prochaine action.
coach-xian-7-5 = Le marché : donnez des ressources dont vous n’avez pas besoin et prenez-en d’autres. Pensez à ce que coûte votre prochain bâtiment.
