# C’est à quelqu’un de jouer, en français : comment on le lui dit.

## À la table

calls = Alertes
calls-text = Comment vous apprenez que c’est à vous de jouer à cette table.
calls-sound = Du son à cette table
calls-notify = Une notification quand je suis dans un autre onglet ou programme
calls-notify-text = Elle arrive tant que cette table est ouverte dans un onglet. Les navigateurs qui endorment les onglets en arrière-plan, comme sur bien des téléphones, ne vous le disent qu’à votre retour.
calls-notify-blocked = Ce navigateur ne montre pas de notifications de ce site. Ses réglages peuvent les permettre.

## Dans un flux

feed-turn = À vous de jouer : { $game } avec { $names }
feed-turn-text = Les autres vous attendent à une table de { $game }.
me-feed = Flux
me-feed-text = Un flux dit à votre lecteur d’actualités à quelles tables les autres vous attendent. Il est fait pour les parties lentes : inutile de revenir sans cesse voir où l’on en est.
me-feed-there = Votre flux a une adresse privée. On ne peut pas la montrer de nouveau ; une nouvelle adresse annule l’ancienne.
me-feed-make = Créer un flux
me-feed-renew = Changer d’adresse
me-feed-end = Arrêter le flux
me-feed-made = Donnez cette adresse à votre lecteur d’actualités. Gardez-la pour vous : quiconque la possède voit où c’est à vous de jouer, et rien d’autre. Elle n’est montrée qu’une fois ; une nouvelle adresse annule celle-ci.
me-feed-address = Adresse du flux
me-push-none = Les notifications viennent des tables ouvertes dans un onglet. Mandate n’en envoie pas par les services des éditeurs de navigateurs.

## Par webhook

me-turns = Quand c’est à mon tour
me-webhook = Webhook
me-webhook-text = Un programme, comme la messagerie de votre club, peut être prévenu quand les autres vous attendent depuis deux minutes à une table où vous n’êtes pas. Un message par tour.
me-webhook-there = Les messages vont à { $host }.
me-webhook-address = Adresse du webhook
me-webhook-save = Enregistrer
me-webhook-try = Envoyer un essai
me-webhook-end = Arrêter le webhook
webhook-unreadable = Ce n’est pas une adresse qui commence par http ou https.
webhook-with-user = Une adresse avec un nom d’utilisateur ou un mot de passe n’est pas acceptée.
webhook-unknown = Aucun hôte ne porte ce nom, ou il est introuvable en ce moment.
webhook-closed = Cette adresse mène dans un réseau privé. Les messages ne vont qu’à des adresses publiques.
webhook-too-often = Vous avez essayé très souvent aujourd’hui. Attendez demain.
webhook-trial = Un essai de Mandate : c’est ici que vous saurez que c’est à vous de jouer.
webhook-arrived = L’essai est arrivé.
webhook-not-arrived = L’essai n’est pas arrivé.

## Par courriel

me-mail = Courriel
me-mail-text = Mandate vous écrit quand les autres vous attendent depuis deux minutes à une table où vous n’êtes pas. Un courriel par tour. L’adresse ne sert à rien d’autre.
me-mail-there = Les courriels vont à { $address }.
me-mail-asked = Un courriel avec un lien a été envoyé à { $address }. Ouvrez-le d’ici un jour ; rien d’autre ne part avant.
me-mail-broken = Le serveur de courriel ne fonctionne pas en ce moment. Les courriels arrivent en retard, ou n’arrivent pas.
me-mail-address = Adresse de courriel
me-mail-save = M’envoyer un lien
me-mail-end = Ne plus recevoir de courriels
mail-unreadable = Ce n’est pas une adresse de courriel.
mail-too-often = Trop de courriels ont été demandés aujourd’hui. Attendez demain.
mail-not-sent = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
mail-asks-subject = Mandate : est-ce votre adresse ?
mail-asks = Quelqu’un, sans doute vous, veut savoir à cette adresse quand c’est à son tour de jouer sur { $site }. Si c’est vous, ouvrez ce lien d’ici un jour :
mail-asks-not = Si ce n’est pas vous, il n’y a rien à faire : rien d’autre n’est envoyé ici.
mail-confirm = Voulez-vous un courriel à { $address } quand c’est à vous de jouer ?
mail-confirm-button = Oui, écrivez-moi
mail-confirmed = Vous recevrez désormais un courriel quand c’est à vous de jouer et que vous n’êtes pas là.
mail-turn-end = Pour ne plus recevoir de courriels quand c’est à mon tour :
mail-end = Voulez-vous ne plus recevoir de courriels quand c’est à vous de jouer ?
mail-end-button = Ne plus en recevoir
mail-ended = Plus aucun courriel n’est envoyé à cette adresse.
notice-mail-link-void = Ce lien a déjà servi, date de plus d’un jour, ou ne vient pas d’ici.
