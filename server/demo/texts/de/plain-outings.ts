/** Restaurants, sights and outings in plain words. */
export const germanPlainOutings = `
# restaurant restauration + plain
Essen (war |)(sehr gut|lecker|sehr lecker|hervorragend|super|ausgezeichnet)(, (alles frisch|große Portionen|schön angerichtet|hausgemacht|von der Vorspeise bis zum Dessert)|)
(Sehr gutes|Leckeres|Hervorragendes|Tolles) (Essen|Menü)(, (frische Zutaten|regionale Küche|gute Weine|gute Portionen)|)
$thedishup war (super|sehr gut|perfekt)(, (Nachtisch auch lecker|große Portion)|)
?pizzeria (Sehr gute|Leckere|Beste) Pizza(, (dünner Teig|aus dem Holzofen|gut belegt|frische Zutaten)|)
Alles (frisch|hausgemacht|sehr lecker|frisch gekocht)
# restaurant restauration - plain
Essen (war |)(kalt|lauwarm|fad|schlecht|ungenießbar|enttäuschend)(, (Fertigware|kleine Portionen)|)
((Fleisch|Steak) (zäh|trocken|kalt)|$thedishup war (trocken|kalt))(, (keine Entschuldigung|zurückgehen lassen)|)
?pizzeria Pizza (verbrannt|matschig|kalt)
# restaurant accueil + plain
(Bedienung|Service|Personal) (sehr |super |)(freundlich|nett|aufmerksam)(, (Karte wurde übersetzt|trotz viel Betrieb|spricht etwas Deutsch)|)
(Freundlicher|Netter|Aufmerksamer|Schneller) Service
# restaurant accueil - plain
(Service|Bedienung|Personal) (unfreundlich|sehr unfreundlich|arrogant)(, (keine Entschuldigung)|)
# restaurant attente + plain
([Wurden/Wurde] schnell bedient|Kurze Wartezeit|Essen kam schnell)
# restaurant attente - plain
(Über eine Stunde|$longmin Minuten|Ewig) (gewartet|aufs Essen gewartet)(, (Lokal halb leer|keine Erklärung|ohne Nachtisch gegangen)|)
(Sehr lange|Viel zu lange) Wartezeit
# restaurant prix + plain
Preise (fair|ok|angemessen|in Ordnung)
Preis-Leistung (top|stimmt|sehr gut)
# restaurant prix - plain
(Zu teuer|Überteuert|Viel zu teuer)(, ($bill Euro zu zweit|Touristenpreise|für das Gebotene)|)
# restaurant ambiance + plain
(Schönes|Gemütliches|Nettes) (Ambiente|Lokal|Restaurant)
# restaurant ambiance - plain
(Ungemütlich|Laut und eng|Keine Atmosphäre)(, Musik zu laut|)
# restaurant emplacement + plain
?!winter (Schöne|Tolle) Terrasse
?lake (Schöner|Toller) Blick aufs Wasser
(Schöne|Gute) Lage
# restaurant emplacement - plain
(Lage nicht schön|Direkt an der Straße)
# restaurant proprete + plain
(Sehr sauber|Alles sauber|Sauber, auch die Toiletten)
# restaurant proprete - plain
(Schmutzig|Nicht sauber|Dreckige Toiletten)(, klebriger Tisch|, Besteck schmutzig|)
# restaurant acces + plain
(Parkplatz vorhanden|Parken kein Problem)
# restaurant acces - plain
(Kein Parkplatz|Parken unmöglich)
# restaurant calme - plain
(Sehr laut|Viel zu laut)(, man versteht kein Wort|)
# site ambiance + plain
(Sehr schöne|Wunderschöne|Tolle|Beeindruckende) (Anlage|Atmosphäre)(, (lohnt sich|sehr gepflegt|nicht überlaufen)|)
?chateau (Schönes|Sehr schönes|Tolles) Schloss(, schön eingerichtet|)
?jardin (Schöner|Wunderschöner) Garten(, sehr gepflegt|)
?parc-animalier (Schöner|Toller) Tierpark(, viel Platz für die Tiere|)
?abbaye (Schöne Abtei|Ruhiger Ort)
# site pedagogie + plain
?!nature (Interessante|Sehr interessante|Gute) (Führung|Ausstellung)(, viel gelernt|, auch auf Deutsch|)
?!nature (Sehr informativ|Gut erklärt|Viel gelernt)(, Audioguide auf Deutsch|)
?nature Gute Infotafeln
# site pedagogie - plain
(Kaum|Wenig) Erklärungen(, alles auf Französisch|, Tafeln verblasst|)
# site accueil + plain
(Freundliches|Nettes) Personal (an der Kasse|)
# site accueil - plain
(Unfreundliches Personal|Personal unfreundlich)
# site attente + plain
(Keine Wartezeit|Sofort drin)(, Tickets online|)
# site attente - plain
(Lange Schlange|Über eine Stunde angestanden|$longmin Minuten Wartezeit)(, nur eine Kasse offen|, trotz Onlineticket|)
# site prix + plain
(Eintritt|Preis) (fair|ok|günstig)
# site prix - plain
(Zu teuer|Eintritt viel zu teuer|Überteuert)(, $fee Euro pro Person|, für 30 Minuten|)
# site acces + plain
(Großer Parkplatz|Parken kostenlos|Gut zu finden)
# site acces - plain
(Parkplatz voll|Schlecht ausgeschildert|Kein Parkplatz)
# site equipements + plain
(Nettes Café|Saubere Toiletten)
# site equipements - plain
(Toiletten geschlossen|Keine Toiletten)
# site emplacement + plain
(Tolle|Schöne) (Aussicht|Lage)
# site emplacement - plain
(Sehr abgelegen|Nichts in der Nähe)
# site proprete + plain
(Alles sauber|Sehr gepflegt und sauber)
# site proprete - plain
(Schmutzig|Überall Müll|Toiletten dreckig)
# activite,degustation,evenement accueil + plain
(Tolles|Nettes|Super) (Team|Personal)(, (gut erklärt|sehr geduldig|man fühlt sich sicher)|)
# activite,degustation,evenement accueil - plain
(Unfreundlich|Schlecht organisiert)(, keine Einweisung|)
# activite ambiance + plain
(Hat Spaß gemacht|Super Nachmittag|Toller Ausflug|Hat viel Spaß gemacht)(, gerne wieder|)
# activite ambiance - plain
(Enttäuschend|Zu kurz|Zu viele Leute)
# activite equipements + plain
(Gute|Neue) Ausrüstung
# activite equipements - plain
Ausrüstung (alt|abgenutzt)
# activite,evenement,degustation prix + plain
(Fairer Preis|Preis ok)
# activite,evenement,degustation prix - plain
(Zu teuer|Überteuert)
# activite attente - plain
($min Minuten Wartezeit|Lange gewartet)
# degustation restauration + plain
(Sehr gute|Leckere) (Produkte|Weine)(, gleich was mitgenommen|)
# commerce,ot,autre accueil + plain
(Freundliche|Nette) (Beratung|Bedienung)(, (gute Tipps|spricht Deutsch|Karte bekommen)|)
`;
