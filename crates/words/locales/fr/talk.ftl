# Ce que l’on se dit à une table, en français : les formules, les signes sur un coup, et qui peut lire quoi.

## Des formules que chacun lit dans sa langue

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, et bon jeu !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-thinking = Il me faut un moment de réflexion.
phrase-no-hurry = Prenez votre temps.
phrase-back-soon = Je reviens tout de suite.
phrase-oops = Aïe, c’était une erreur.
phrase-lucky = Quelle chance !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?

## Des signes sur un coup

sign-bravo = Bien joué
sign-wow = Quelle surprise
sign-laugh = Cela me fait rire
sign-ouch = Cela fait mal
sign-hmm = Je me demande
sign-by = { $name } : { $sign }
signs = Votre réaction à ce coup
react = Réagir à ce coup

## Là où l’on parle

words = Discussion
words-said = Messages
words-none = Personne n’a encore rien dit.
words-unread = nouveaux messages
words-write = Dire quelque chose
words-send = Envoyer
words-phrases = Formules
words-as = Parler en tant que
words-players = Les spectateurs ne lisent que les formules.
words-players-only = Seuls les joueurs lisent ce qu’ils s’écrivent.
words-mutes = Masquer les messages de quelqu’un
words-mute = Masquer les messages { DE($name) }
notice-words-often = C’était beaucoup à la fois. Reprenez votre souffle, puis redites-le.
notice-words-length = Écrivez quelque chose, en { $most } caractères au plus.
notice-words-phrases = À cette table, on ne parle que par formules.
notice-no-such-move = Tout le monde n’a pas encore vu ce coup, ou il a été repris.

## Qui peut lire quoi

readers-help = Toute la table voit les formules et les réactions aux coups, spectateurs compris.
readers-everybody = Les spectateurs lisent ce que les joueurs écrivent
readers-players = Seuls les joueurs lisent ce qu’ils écrivent
readers-nobody = Des formules seulement
