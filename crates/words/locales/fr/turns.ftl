# C’est à quelqu’un de jouer, en français : comment on le lui dit.

## À la table

calls = Mon tour
calls-text = Comment cette page vous dit que c’est à vous de jouer ici.
calls-sound = Du son à cette table
calls-notify = Une notification quand vous regardez ailleurs
calls-notify-text = Elle arrive tant que cette table est ouverte dans un onglet. Les navigateurs qui endorment les onglets en arrière-plan, comme sur bien des téléphones, ne vous le disent qu’à votre retour.
calls-notify-blocked = Ce navigateur ne montre pas de notifications de ce site. Ses réglages peuvent les permettre.

## Dans un flux

feed-turn = À vous de jouer : { $game } avec { $names }
feed-turn-text = Les autres vous attendent à une table de { $game }.
me-feed = Flux
me-feed-text = Un flux dit à votre lecteur d’actualités à quelles tables les autres vous attendent. Il est fait pour les parties lentes, et pour qui ne veut pas venir voir.
me-feed-there = Votre flux a une adresse privée. On ne peut pas la montrer de nouveau ; une nouvelle adresse annule l’ancienne.
me-feed-make = Créer un flux
me-feed-renew = Changer d’adresse
me-feed-end = Arrêter le flux
me-feed-made = Donnez cette adresse à votre lecteur d’actualités. Gardez-la pour vous : quiconque la possède voit où c’est à vous de jouer, et rien d’autre. Elle n’est montrée qu’une fois ; une nouvelle adresse annule celle-ci.
me-feed-address = Adresse du flux
me-push-none = Les notifications viennent des tables ouvertes dans un onglet. Mandate n’en envoie pas par les services des éditeurs de navigateurs.
