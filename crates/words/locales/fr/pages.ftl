# Les textes des pages, en français. Chaque identifiant se trouve aussi dans le fichier anglais, avec les mêmes variables.
