/** Restaurants, sights and outings in plain words. */
export const germanPlainOutings = `
# restaurant restauration + plain
Essen (war |)(sehr gut|lecker|sehr lecker|hervorragend|super|ausgezeichnet)
(Sehr gutes|Leckeres|Hervorragendes|Tolles) (Essen|Menü)
$thedishup war (super|sehr gut|perfekt)
?pizzeria (Sehr gute|Leckere|Beste) Pizza
Alles (frisch|hausgemacht|sehr lecker|frisch gekocht)
# restaurant restauration - plain
Essen (war |)(kalt|lauwarm|fad|schlecht|ungenießbar|enttäuschend)
((Fleisch|Steak) (zäh|trocken|kalt)|$thedishup war (trocken|kalt))
?pizzeria Pizza (verbrannt|matschig|kalt)
# restaurant accueil + plain
(Bedienung|Service|Personal) (sehr |super |)(freundlich|nett|aufmerksam)
(Freundlicher|Netter|Aufmerksamer|Schneller) Service
# restaurant accueil - plain
(Service|Bedienung|Personal) (unfreundlich|sehr unfreundlich|arrogant)
# restaurant attente + plain
([Wurden/Wurde] schnell bedient|Kurze Wartezeit|Essen kam schnell)
# restaurant attente - plain
(Über eine Stunde|$longmin Minuten|Ewig) (gewartet|aufs Essen gewartet)
(Sehr lange|Viel zu lange) Wartezeit
# restaurant prix + plain
Preise (fair|ok|angemessen|in Ordnung)
Preis-Leistung (top|stimmt|sehr gut)
# restaurant prix - plain
(Zu teuer|Überteuert|Viel zu teuer)
# restaurant ambiance + plain
(Schönes|Gemütliches|Nettes) (Ambiente|Lokal|Restaurant)
# restaurant ambiance - plain
(Ungemütlich|Laut und eng|Keine Atmosphäre)
# restaurant emplacement + plain
?!winter (Schöne|Tolle) Terrasse
?lake (Schöner|Toller) Blick aufs Wasser
(Schöne|Gute) Lage
# restaurant emplacement - plain
(Lage nicht schön|Direkt an der Straße)
# restaurant proprete + plain
(Sehr sauber|Alles sauber)
# restaurant proprete - plain
(Schmutzig|Nicht sauber|Dreckige Toiletten)
# restaurant acces + plain
(Parkplatz vorhanden|Parken kein Problem)
# restaurant acces - plain
(Kein Parkplatz|Parken unmöglich)
# restaurant calme - plain
(Sehr laut|Viel zu laut)
# site ambiance + plain
(Sehr schöne|Wunderschöne|Tolle|Beeindruckende) (Anlage|Atmosphäre)
?chateau (Schönes|Sehr schönes|Tolles) Schloss
?jardin (Schöner|Wunderschöner) Garten
?parc-animalier (Schöner|Toller) Tierpark
?abbaye (Schöne Abtei|Ruhiger Ort)
# site pedagogie + plain
?!nature (Interessante|Sehr interessante|Gute) (Führung|Ausstellung)
?!nature (Sehr informativ|Gut erklärt|Viel gelernt)
?nature Gute Infotafeln
# site pedagogie - plain
(Kaum|Wenig) Erklärungen
# site accueil + plain
(Freundliches|Nettes) Personal (an der Kasse|)
# site accueil - plain
(Unfreundliches Personal|Personal unfreundlich)
# site attente + plain
(Keine Wartezeit|Sofort drin)
# site attente - plain
(Lange Schlange|Über eine Stunde angestanden|$longmin Minuten Wartezeit)
# site prix + plain
(Eintritt|Preis) (fair|ok|günstig)
# site prix - plain
(Zu teuer|Eintritt viel zu teuer|Überteuert)
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
(Tolles|Nettes|Super) (Team|Personal)
# activite,degustation,evenement accueil - plain
(Unfreundlich|Schlecht organisiert)
# activite ambiance + plain
(Hat Spaß gemacht|Super Nachmittag|Toller Ausflug|Hat viel Spaß gemacht)
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
(Sehr gute|Leckere) (Produkte|Weine)
# commerce,ot,autre accueil + plain
(Freundliche|Nette) (Beratung|Bedienung)
`;
