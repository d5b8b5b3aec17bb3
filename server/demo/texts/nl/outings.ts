/** Restaurants, visits and shops. */
export const dutchOutings = `
# restaurant restauration +
$thedishup was (verrukkelijk|perfect bereid|om je vingers bij af te likken), (en het toetje ook|bordje leeg)
Alles huisgemaakt, (dat proef je|tot het brood aan toe), (kleine kaart, goed teken|ruime porties)
# restaurant restauration -
$thedishup kwam (lauw|veel te gaar|zwemmend in de saus) op tafel, (duidelijk magnetron|twee keer teruggestuurd)
Smakeloos, (groente uit blik|slappe friet), (zonde van het geld|bedrijfskantine is beter)
# restaurant restauration b+
(heerlijk eten|verse producten)
# restaurant restauration b-
(smakeloos eten|kleine porties)
# restaurant accueil +
(Attente|Leuke) bediening, (alles werd geduldig uitgelegd|met humor|$staff was geweldig)
# restaurant accueil -
De ober was (onbeschoft|duidelijk niet in zijn humeur), (borden op tafel gesmeten|helft van de bestelling vergeten)
# restaurant accueil b+
vriendelijke bediening
# restaurant accueil b-
onvriendelijke bediening
# restaurant attente +
Snelle bediening, (ook met vol terras|geen minuut te lang gewacht)
# restaurant attente -
$longmin minuten gewacht (op het eten|tussen voor en hoofd), (halfleeg restaurant|geen woord uitleg)
# restaurant attente b-
lang wachten
# restaurant prix +
Lunchmenu voor $menu euro, (een koopje|drie gangen en koffie)
# restaurant prix -
$bill euro met z'n tweeën zonder wijn, (toeristenval|echt te gek)
# restaurant prix b+
nette prijzen
# restaurant prix b-
veel te duur
# restaurant ambiance +
Gezellige zaak met (stenen muren|een oude toog), (de lokale bevolking zit er ook|fijne sfeer)
# restaurant ambiance -
Tafels (veel te dicht op elkaar|wiebelig), muziek te hard
# restaurant ambiance b+
gezellige sfeer
# restaurant emplacement +
?lake Terras aan het water, (met zonsondergang|wat wil je nog meer)
?!lake Leuk binnenplaatsje, heerlijk in de schaduw
# restaurant emplacement -
Terras pal aan de weg, (uitlaatgassen bij het voorgerecht|overal wespen)
# restaurant emplacement b+
fijn terras
# visit,shop accueil +
$staff was (geweldig|heel geduldig en grappig), (iedereen deed mee|vol passie|sprak goed Engels)
# visit,shop accueil -
(Chagrijnig|Ongeïnteresseerd) personeel, (bleef gewoon bellen|geen hulp)
# visit,shop accueil b+
heel aardige mensen
# visit,shop accueil b-
onvriendelijk personeel
# site,activite,degustation,ot pedagogie +
(Boeiende|Grappige) uitleg, (ook in het Engels|anderhalf uur vloog voorbij), (veel geleerd|zelfs voor de kinderen)
# site,activite,degustation,ot pedagogie -
Alles alleen in het Frans, (audiotour kapot|geen foldertje in een andere taal), dus weinig van begrepen
# site,activite,degustation,ot pedagogie b+
boeiende uitleg
# site,activite,degustation,ot pedagogie b-
weinig uitleg
# site,evenement ambiance +
(Prachtige plek|Bijzondere sfeer), (je vergeet de tijd|zeer de moeite waard|mooie foto's gemaakt)
# site,evenement ambiance -
Veel te druk, (je schuifelt achter elkaar aan|kinderen zagen niets), (slecht onderhouden ook nog)
# site,evenement ambiance b+
prachtige plek
# site,evenement ambiance b-
veel te druk
# activite ambiance +
?nautique Schitterende kanotocht, (reigers gezien|picknick op een kiezelstrandje)
?accrobranche De lange tokkelbaan is (geweldig|spannend), routes voor elk niveau
?!nautique,!accrobranche (Geweldige ervaring|Wat een belevenis), (zo weer doen|tijd vloog voorbij)
# activite ambiance -
Meer wachten dan doen, (na een halfuur al klaar|niet wat we geboekt hadden)
# activite ambiance b+
superleuk
# activite ambiance b-
veel te kort
# activite equipements +
Goed materiaal, (alles wordt gecontroleerd|maten voor iedereen)
# activite equipements -
Versleten materiaal, (kapot zwemvest|remmen deden bijna niets), niet veilig
# visit,shop attente +
Geen wachtrij, (online kaartjes gekocht|goed geregeld)
# visit,shop attente -
$longmin minuten in de rij (in de zon|met één kassa open), (online ticket hielp niets|velen keerden om)
# visit,shop prix +
Prima prijs, (je bent er zo een halve dag zoet|elke euro waard)
# visit,shop prix -
$fee euro per persoon (plus parkeren|voor een halfuurtje), niet de moeite
# visit,shop acces +
Gratis parkeren en goed aangegeven
# visit,shop acces -
Parkeerplaats vol om elf uur, (auto's in de berm|twee kilometer lopen)
# site,commerce,ot,autre equipements +
(Leuk cafeetje|Schone toiletten en picknicktafels), prettig
# site,commerce,ot,autre equipements -
Toiletten buiten gebruik, geen bankje te vinden
# degustation,commerce restauration +
Heerlijke producten, (kofferbak vol|alles mogen proeven)
# degustation,commerce restauration -
Niets bijzonders en duurder dan in de winkel
`;
