/** Words for the slots. */
export const frenchWords = `
dulac = du lac
dulac:dunes = de l'océan
onlake = sur le lac
onlake:dunes = sur l'océan
staff = Sophie | Julien | Nadia | Martine | Thibault | Lucas | Clara | Éric | Manon | Yann | Christine | Mehdi | Léo | Agathe | Patricia | Samuel
thedish = le magret | la truite aux amandes | le risotto aux cèpes | l'entrecôte | la blanquette | le filet de perche | l'épaule d'agneau | la joue de bœuf confite | le burger maison | le pavé de sandre | la souris d'agneau | le tartare
thedish:pizzeria = la calzone | la quatre fromages | la regina | les linguine aux palourdes | la pizza du mois | la burrata
thedish:creperie = la complète | la galette chèvre-miel | la forestière | la galette reblochon
thedish:gastronomique = l'omble chevalier | le ris de veau | le pigeon | le foie gras poêlé | la volaille aux morilles | l'agneau de lait
`;
