# Mandate comme application, et ce que dit un lien vers une table dans une messagerie.
install-text = Jouez, apprenez et étudiez quatre jeux de plateau : Qin, La Grande Muraille de Chine, Sun Tzu et Xi’an.
offline-title = Pas de connexion
offline-text = Mandate est injoignable pour le moment. Vos tables ne risquent rien : elles sont gardées sur le serveur et vous attendent.
offline-again = Réessayer
shared-title = { $game } : { $names }
shared-waiting = Une table attend des joueurs. Prenez place, ou regardez.
shared-playing = Une partie est en cours. Ouvrez-la pour la suivre.
