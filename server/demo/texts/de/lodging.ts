/** Lodgings. */
export const germanLodging = `
# hotel,collectif accueil b+
(freundliches|hilfsbereites|sehr nettes) Personal
# hotel,collectif accueil b-
(unfreundliches Personal|Rezeption kaum besetzt)
# location accueil b+
(nette Vermieter|herzlicher Empfang)
# location accueil b-
Vermieter nicht erreichbar
# lodging proprete b+
(sehr sauber|alles blitzsauber)
# lodging proprete b-
(mangelnde Sauberkeit|schmutziges Bad|Schimmel im Bad)
# lodging calme b+
(sehr ruhig|schön ruhig)
# lodging calme b-
(hellhörig|nachts laut)
# hotel chambre b+
(bequeme Betten|schönes Zimmer|geräumiges Zimmer)
?view,lake tolle Aussicht aufs Wasser
# hotel chambre b-
(abgewohntes Zimmer|durchgelegene Matratze|winziges Zimmer)
# location,collectif chambre b+
gute Betten
# location,collectif chambre b-
schlechte Matratzen
# hotel,collectif petit_dejeuner b+
(gutes|leckeres|tolles) Frühstück
# hotel,collectif petit_dejeuner b-
(mageres Frühstück|Frühstück zu teuer)
# lodging emplacement b+
(tolle Lage|super Lage)
?lake direkt am Wasser
# lodging emplacement b-
(zu abgelegen|Lage an der Hauptstraße)
# stay prix b+
(gutes Preis-Leistungs-Verhältnis|fairer Preis)
# stay prix b-
(überteuert|zu teuer)
# lodging acces b+
(kostenloser Parkplatz|gute Parkmöglichkeiten)
# lodging acces b-
(keine Parkplätze|schwierige Parksituation)
# hotel,location,camping numerique b+
gutes WLAN
# hotel,location,camping numerique b-
schlechtes WLAN
# hotel,collectif equipements b+
?pool schöner Pool
?garden schöner Garten
# hotel,collectif equipements b-
(veraltete Ausstattung|kein Aufzug)
# location equipements b+
(gut ausgestattete Küche|alles da, was man braucht)
# location equipements b-
schlecht ausgestattete Küche
# hotel,location,collectif ambiance b+
schöne Atmosphäre
# hotel,location,collectif ambiance b-
keine Atmosphäre
# hotel,collectif,camping restauration b+
gutes Essen
# hotel,collectif,camping restauration b-
schlechtes Essen
`;
