/** Lodgings and campsites. */
export const italianLodging = `
# stay accueil b+
(personale gentilissimo|ottima accoglienza)
# stay accueil b-
(personale scortese|reception chiusa)
# stay proprete b+
(pulitissimo|pulizia impeccabile)
# stay proprete b-
(poca pulizia|bagno sporco)
# stay calme b+
(molto tranquillo|zona silenziosa)
# stay calme b-
(rumoroso|male insonorizzato)
# lodging chambre b+
(letto comodo|camera spaziosa)
# lodging chambre b-
(camera vecchia|materasso pessimo|camera piccola)
# hotel,collectif petit_dejeuner b+
(ottima colazione|colazione abbondante)
# hotel,collectif petit_dejeuner b-
colazione scarsa
# stay emplacement b+
(posizione ottima|posto bellissimo)
# stay emplacement b-
posizione scomoda
# stay prix b+
buon rapporto qualità prezzo
# stay prix b-
(troppo caro|prezzo esagerato)
# stay acces b+
parcheggio gratuito
# stay acces b-
parcheggio difficile
# hotel,location,camping numerique b+
buon wifi
# hotel,location,camping numerique b-
wifi pessimo
# stay equipements b+
?pool bella piscina
ben attrezzato
# stay equipements b-
struttura datata
# stay ambiance b+
bell'ambiente
# stay ambiance b-
ambiente anonimo
`;
