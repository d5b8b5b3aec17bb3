/** Restaurants, sites and activities: plain sentences and reservations. */
export const dutchOutside = `
# restaurant restauration +
Alles vers en huisgemaakt.
Beste maaltijd van de vakantie.
Heerlijk gegeten, flinke porties.
?pizzeria Geweldige pizza, dun en krokant.
?creperie Heerlijke galettes en goede cider.
?gastronomique Verfijnd koken zonder poespas.
Korte kaart, altijd een goed teken.
Het $sweet was verrukkelijk.
Je proeft dat hier iemand kan koken.
# restaurant restauration -
Het eten was lauw en zonder smaak.
Mini-porties, met honger naar huis.
Duidelijk kant-en-klaar.
Het vlees was taai.
# restaurant restauration ~
De toetjes zijn wat minder dan de rest.
Voor vegetariërs is er weinig keus.
# restaurant accueil +
Attente bediening.
De serveerster was hartelijk en kende de hele kaart.
Het zat vol en toch maakten ze een plekje voor ons.
?famille Heel kindvriendelijk.
Je wordt ontvangen als een vriend.
# restaurant accueil -
Onvriendelijke ober, de avond was verpest.
Er kon geen lachje af.
We moesten opstaan om te bestellen.
# restaurant accueil ~
De bediening was wat gehaast.
# restaurant attente +
Ondanks het volle terras stond het eten snel op tafel.
# restaurant attente -
Veel te lang moeten wachten.
Een uur voor een salade.
# restaurant attente ~
Je wacht even, maar het is vers.
Wel even reserveren.
# restaurant prix +
Het lunchmenu is een koopje.
Redelijke prijzen voor deze kwaliteit.
# restaurant prix -
Veel te duur voor wat je krijgt op je bord.
Je betaalt voor het uitzicht.
# restaurant prix ~
De wijn is wat duur.
# restaurant ambiance +
Sfeervol met oude muren en kaarsjes.
?bistrot Een bistro zoals in een oude film, met een kat op de bar.
# restaurant ambiance -
Zo lawaaiig dat we elkaar niet verstonden.
# restaurant ambiance ~
Als het vol is wordt het rumoerig.
# restaurant emplacement +
?lake,!winter Terras aan het water, prachtig.
?village,summer Fijn terras in de schaduw op het plein.
# restaurant emplacement -
?summer De auto's rijden zowat over je tenen op het terras.
# restaurant emplacement ~
?summer Rond lunchtijd weinig schaduw op het terras.
# restaurant proprete +
Alles heel schoon, ook de wc's.
# restaurant proprete -
Plakkerige tafel en vies bestek.
# restaurant proprete ~
De wc's konden schoner.
# restaurant acces +
Parkeren kan makkelijk achter de kerk.
# restaurant acces -
Nergens een parkeerplek te vinden.
# restaurant acces ~
Parkeren kost wat geduld.
# restaurant calme +
Lekker rustig, je kunt elkaar verstaan.
# restaurant calme -
Wat een herrie.
# restaurant calme ~
Bij de bar is het wat rumoerig.
# site pedagogie +
?!nature Goed uitgelegd, veel geleerd.
?!nature Leuke en boeiende rondleiding.
?!nature Audiogids in het Nederlands, en nog interessant ook.
?nature Goede borden langs de route.
# site pedagogie -
?!nature Niets in het Engels of Nederlands.
?!nature In twintig minuten ben je er doorheen.
?nature Nergens een bord met uitleg.
# site pedagogie ~
?!nature Wat meer uitleg in het Engels zou fijn zijn.
# site ambiance +
Schitterende plek.
Zeker het omrijden waard.
?chateau Prachtig kasteel, alsof er nog iemand woont.
?nature Adembenemend uitzicht.
?jardin Heerlijke tuin, zo rustig.
?grotte Indrukwekkende grot, neem een trui mee.
?parc-animalier De dieren zien er goed uit.
# site ambiance -
Veel te druk.
?!nature De helft was dicht.
?parc-animalier Te kleine hokken, daar word je verdrietig van.
# site ambiance ~
's Middags vrij druk.
# site attente +
?!nature Online geboekt en zo naar binnen.
# site attente -
?!nature Eén kassa open en een rij tot op straat.
# site attente ~
?!nature Even wachten bij de kassa.
# site prix +
?!nature Eerlijke toegangsprijs.
# site prix -
?!nature Te duur voor wat er te zien is.
# site prix ~
?!nature Met een gezin tikt het aan.
# site accueil +
?!nature Vriendelijke dame bij de kassa.
# site accueil -
?!nature Onvriendelijk personeel bij de ingang.
# site accueil ~
?!nature De man bij de kassa was wat kortaf.
# site acces +
Parkeren in de schaduw, goed aangegeven.
# site acces -
De parkeerplaats is om elf uur al vol.
# site acces ~
Kom op tijd, de parkeerplaats is klein.
# site equipements +
?!nature Leuk theehuisje bij de uitgang.
# site equipements -
Geen enkel toilet open.
# site equipements ~
Een paar bankjes meer zou fijn zijn.
# site emplacement +
Van boven heb je een geweldig uitzicht.
# site emplacement -
Het verkeer bederft het een beetje.
# site emplacement ~
Wat afgelegen, neem een lunchpakket mee.
# activite accueil +
Top team, we voelden ons veilig.
?!spa,!escape,!bateau Geduldige instructeur met humor.
# activite accueil -
Een uur van tevoren per sms afgezegd.
# activite accueil ~
De uitleg vooraf was wat kort.
# activite ambiance +
Ontzettend leuk gedaan.
?bateau Mooie rondvaart met grappig commentaar.
?cheval Rustige paarden en prachtige natuur.
?spa Heerlijk tot rust gekomen.
?escape Slimme puzzels en geweldige decors.
# activite ambiance -
Veel te snel voorbij voor dat geld.
# activite ambiance ~
Het had van ons langer mogen duren.
# activite equipements +
?!spa,!escape Goed materiaal, netjes onderhouden.
# activite equipements -
?!spa,!escape Oud materiaal, dat stelde niet gerust.
# activite equipements ~
De kleedkamers zijn wat eenvoudig.
`;
