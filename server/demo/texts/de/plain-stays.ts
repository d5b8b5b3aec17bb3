/** Stays in plain words, as most guests put it. */
export const germanPlainStays = `
# any also
und
# hotel,collectif accueil + plain
(Personal|Das ganze Team|Das Team) (ist|war) (sehr |wirklich |super |)(freundlich|nett|hilfsbereit|zuvorkommend|herzlich) (und hilfsbereit|)
(Sehr nettes|Freundliches|Nettes|Super freundliches|Tolles) (Personal|Team) (an der Rezeption|)
(Sehr freundlicher|Netter|Herzlicher|Freundlicher) Empfang(| an der Rezeption)
(Check-in|Einchecken) (schnell|problemlos|unkompliziert|ging schnell)
Service (top|sehr gut|ausgezeichnet)
# hotel,collectif accueil - plain
((Personal|Empfang) (unfreundlich|sehr unfreundlich|war unfreundlich)|Personal (desinteressiert|überfordert))
Beschwerde wurde ignoriert
# lodging chambre + plain
(Zimmer|Unser Zimmer) war (sauber und gemütlich|schön eingerichtet|(geräumig|groß genug|gemütlich|modern)( und (ruhig|sauber)|))
(Gute|Sehr gute|Bequeme|Sehr bequeme) (Betten|Matratzen)
Betten (waren |sind |)(sehr |)(bequem|gut)
(Bad|Badezimmer) (neu|modern|renoviert|groß genug)
?view (Schöne|Tolle|Herrliche) Aussicht (vom Zimmer|vom Balkon)
# lodging chambre - plain
Zimmer (war |)(winzig|sehr klein|dunkel|veraltet|abgewohnt|kalt|muffig) (und laut|)
(Betten|Matratzen) (durchgelegen|viel zu weich|steinhart|unbequem)
((Dusche|Bad) (schimmelig|uralt)|Dusche (verkalkt|undicht))
(Heizung|Fernseher) (defekt|kaputt|ging nicht)
# stay proprete + plain
(Sehr sauber|Alles sauber|Sauber|Super sauber|Alles sehr sauber und gepflegt|Sauber und ordentlich)
Sauberkeit (top|einwandfrei|sehr gut)
?!camping (Zimmer|Bad) (war |)(sehr sauber|sauber|blitzsauber)
?camping (Sanitäranlagen|Sanitär|Duschen) (sehr |immer |)(sauber|gepflegt)
# stay proprete - plain
?!camping (Zimmer|Bad) (war |)(schmutzig|dreckig|nicht sauber|ungepflegt)
?camping (Sanitäranlagen|Toiletten|Duschen) (dreckig|schmutzig|veraltet und schmutzig)
# hotel,collectif petit_dejeuner + plain
Frühstück (war |)(gut|sehr gut|reichhaltig|lecker|ausgezeichnet)
(Gutes|Leckeres|Reichhaltiges|Sehr gutes) (Frühstück|Frühstücksbuffet)
# hotel,collectif petit_dejeuner - plain
Frühstück (schlecht|sehr schlecht|enttäuschend|mager|viel zu teuer)
# hotel,collectif restauration + plain
((Restaurant|Abendessen|Essen) (sehr gut|war sehr gut|ausgezeichnet)|(Abendessen|Essen) lecker)
# hotel,collectif restauration - plain
((Abendessen|Restaurant|Essen) (enttäuschend|schlecht|teuer und schlecht)|(Abendessen|Essen) lauwarm)
# stay emplacement + plain
(Sehr gute|Gute|Tolle|Super|Perfekte|Zentrale) Lage
Lage (top|perfekt|sehr schön|ideal|ist super)
?lake (Nur $shortmin Minuten|Nicht weit) (zum Wasser|zum Strand)
# stay emplacement - plain
Lage (schlecht|nicht schön|enttäuschend)
# stay calme + plain
(Sehr ruhig|Ruhig|Schön ruhig|Absolut ruhig)
(Ruhige|Sehr ruhige) (Lage|Gegend)
# stay calme - plain
(Sehr laut|Laut|Viel zu laut|Extrem hellhörig|Sehr hellhörig)
# stay equipements + plain
?pool (Schöner|Toller|Sauberer|Großer) Pool
?garden (Schöner|Gepflegter|Großer) Garten
?location Küche (gut|sehr gut|super) ausgestattet
?hotel (Gute Ausstattung|Aufzug vorhanden|Schöne Bar)
?camping (Gute Ausstattung|Waschmaschine vorhanden|Schöner Spielplatz)
# stay equipements - plain
?pool Pool (geschlossen|schmutzig|eiskalt)
?camping (Spielplatz (kaputt|heruntergekommen)|Ausstattung veraltet)
# stay prix + plain
(Gutes|Sehr gutes|Super|Tolles) Preis-Leistungs-Verhältnis
Preis (ok|in Ordnung|fair|günstig)
Preis-Leistung (top|stimmt|passt|sehr gut)
# stay prix - plain
(Zu teuer|Viel zu teuer|Völlig überteuert|Überteuert)
Preis-Leistung (stimmt nicht|schlecht|passt überhaupt nicht)
# lodging acces + plain
(Kostenloser Parkplatz|Parkplatz am Haus|Genug Parkplätze|Parken direkt vor der Tür)
(Leicht zu finden|Gut zu finden)
# camping acces + plain
(Leicht zu finden|Gute Zufahrt|Einfache Anfahrt)
# hotel,location,camping numerique + plain
(WLAN|Wlan) (gut|schnell|funktioniert gut|kostenlos und schnell)
# hotel,location,camping numerique - plain
(WLAN|Wlan) (funktioniert nicht|unbrauchbar|ständig weg|sehr schlecht)
# stay ambiance + plain
(Schöne|Gemütliche|Tolle|Familiäre|Angenehme) Atmosphäre
?!camping (Schönes|Gemütliches) Haus
# stay ambiance - plain
(Keine Atmosphäre|Ungemütlich)
# camping accueil + plain
(Betreiber|Personal) (sehr |)(nett|freundlich|hilfsbereit)
# camping accueil - plain
((Rezeption|Personal) unfreundlich|Rezeption nie besetzt|Personal desinteressiert)
# camping emplacement + plain
(Große|Schöne|Schattige|Ebene) (Plätze|Stellplätze)
# location accueil + plain
(Vermieter|Vermieterin|Gastgeberin) (sehr nett|super freundlich|hilfsbereit|war sehr herzlich)
# location accueil - plain
(Vermieter|Vermieterin) (unfreundlich|nicht erreichbar)
`;
