# Ce que dit l’entraîneur à Sun Tzu

sun-tzu-aim = Tirez le pion de score de votre côté. Les provinces que vous contrôlez rapportent après les dynasties 3, 6 et 9, et le pion avance de la différence.
coach-sun-tzu-5-2 = Jouez une carte face cachée à côté de chaque province. Le plus grand nombre gagne, et l’écart devient vos armées. Les cartes jaunes reviennent chaque fois, les blanches ne servent qu’une fois : gardez-les pour les provinces qui rapportent beaucoup, et ne soyez pas prévisible.
coach-sun-tzu-9-3 = Choisissez ce que vous gardez ; l’autre carte va sous votre pile. Les grandes cartes gagnent une fois, +1 et −1 gâchent un grand projet de l’adversaire, une peste vide une forte garnison.
coach-sun-tzu-9-4 = Vous pouvez piocher, ou passer et laisser votre pile telle quelle.
coach-sun-tzu-6-3 = Vous choisissez la province dont on se dispute maintenant le contrôle. Commencez là où le résultat vous aide ailleurs, par exemple là où des armées reviennent dans votre réserve.
coach-sun-tzu-7-3 = Votre réserve ne suffit pas à payer. Dites de quelles provinces viennent les armées : prenez-les là où elles comptent le moins.
coach-sun-tzu-7-8 = Votre réserve a trop peu d’armées pour ce que vous avez gagné. Dites de quelles provinces viennent les autres : prenez-les là où vous pouvez vous en passer.
coach-sun-tzu-5-4 = Vous pouvez échanger des cartes blanches contre des armées mises à l’écart. Chaque carte rapporte une armée pour de bon.
coach-sun-tzu-3-4 = Choisissez un seigneur de guerre. Il vous aide une fois, au moment que vous voudrez ; l’adversaire ne sait pas qui vous avez.
coach-sun-tzu-8-2 = Votre seigneur de guerre pourrait servir maintenant. Il n’agit qu’une fois : gardez-le si le moment n’en vaut pas la peine.
