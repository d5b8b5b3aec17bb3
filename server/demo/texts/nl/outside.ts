/** Restaurants, sites and activities: small stories, plain sentences and reservations. */
export const dutchOutside = `
# restaurant restauration + tale
?!pizzeria,!creperie Drie voorgerechten, drie hoofdgerechten, drie toetjes, met krijt op een bord, en je zag wat er net was uitgeveegd. Ik had de laatste portie vis.
?pizzeria Mijn schoonfamilie komt uit Napels, dus we zijn voorzichtig. Ze tilde de rand op, knikte, en toen werd er tien minuten niet gepraat.
?creperie Krokante galettes met een zachte dooier. We hadden afgesproken er één te nemen. Het werden er drie.
?gastronomique Ik heb er de woorden niet voor. Er werd bouillon uit een theepot geschonken en ineens rook de hele tafel naar bos.
We kwamen voor koffie. De geur uit de keuken besliste anders en om drie uur zaten we er nog.
Ik eet al twintig jaar geen vlees en ken de salade geitenkaas in alle varianten. Hier kwam de kok vragen wat ik lekker vond en maakte iets speciaals.
Het $sweet namen we netjes met twee lepels. Daarna bestelden we er nog een. Dat gaat elke avond zo, zei de serveerster.
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
# restaurant restauration - tale
Mijn bord was lauw aan de rand en koud in het midden. Ik stuurde het terug en het kwam kokend aan de rand en koud in het midden weer. Ping.
«Huisgemaakt» staat er groot op het bord. Het $sweet herkende ik, dat koop ik zelf in de diepvries.
?pizzeria Zwart van onderen, week in het midden, drie olijven, waarvan één met pit. Groeten van mijn tandarts.
# restaurant restauration -
Het eten was lauw en zonder smaak.
Mini-porties, met honger naar huis.
Duidelijk kant-en-klaar.
Het vlees was taai.
# restaurant restauration ~
De toetjes zijn wat minder dan de rest.
Voor vegetariërs is er weinig keus.
# restaurant accueil + tale
Tien voor twee en de keuken sluit om twee uur. Ze keek op de klok, keek naar ons en zei: ga zitten, ik vraag het hem. Het mocht.
Ik gooide een vol glas over tafel, mijn broek en een stukje buurman. Binnen een minuut lag er een nieuw kleed en een verhaal over hun eerste soepongeluk.
?famille Onze jongste zat te krijsen. Geen boze blikken, maar brood en een kleurpotlood, en het kindereten kwam als eerste.
?solo Zaterdagavond, tafel voor één, en ik kreeg die bij het raam. Klein gebaar, groot plezier.
# restaurant accueil +
Attente bediening.
De serveerster was hartelijk en kende de hele kaart.
Het zat vol en toch maakten ze een plekje voor ons.
?famille Heel kindvriendelijk.
Je wordt ontvangen als een vriend.
# restaurant accueil - tale
Vijf over half twee, overal lege tafels, «keuken dicht» zonder op te kijken. Twee minuten later mochten bekenden gewoon aanschuiven.
De ober zuchtte toen ik om kraanwater vroeg. Bij het brood weer. Om koffie heb ik maar niet gevraagd.
# restaurant accueil -
Onvriendelijke ober, de avond was verpest.
Er kon geen lachje af.
We moesten opstaan om te bestellen.
# restaurant accueil ~
De bediening was wat gehaast.
# restaurant attente +
Ondanks het volle terras stond het eten snel op tafel.
# restaurant attente - tale
Half acht gaan zitten, tien over negen het voorgerecht. Daartussen olijven. Het «komt eraan» en dat duurde nog twintig minuten.
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
# site pedagogie + tale
?musee Ik verwachtte stoffige vitrines. Je trekt lades open, je hoort stemmen van arbeidsters, en dan zet een mevrouw een echt weefgetouw aan.
?chateau De audiogids wordt verteld door de kamerdienaar, die over iedereen roddelt. Zelfs mijn man luisterde tot het eind.
?grotte Toen de gids haar lamp uitdeed begreep ik wat donker is. Ze legt het zo uit dat iedereen het snapt.
?parc-animalier Plan je bezoek rond het voeren van de otters. De verzorgster praat over ze zoals ik over mijn kinderen.
# site pedagogie +
?!nature Goed uitgelegd, veel geleerd.
?!nature Leuke en boeiende rondleiding.
?!nature Audiogids in het Nederlands, en nog interessant ook.
?nature Goede borden langs de route.
# site pedagogie - tale
?!nature Groep van veertig, geen microfoon. Vooraan werd gelachen, wij zaten te raden. Uiteindelijk las iemand Wikipedia voor.
# site pedagogie -
?!nature Niets in het Engels of Nederlands.
?!nature In twintig minuten ben je er doorheen.
?nature Nergens een bord met uitleg.
# site pedagogie ~
?!nature Wat meer uitleg in het Engels zou fijn zijn.
# site ambiance + tale
?chateau Het regende, we waren alleen en je hoorde het water in de oude goten. Ik ben in grotere kastelen geweest en genoot er minder.
?nature Half uur omhoog met veel gemopper, dan hoor je het, dan zie je het, en niemand zegt nog iets.
?jardin Overal water en precies een bankje waar je er een wilt. Ik was mijn man kwijt en heb niet hard gezocht.
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
# activite ambiance + tale
?nautique De eerste tien minuten voeren we rondjes en gaven elkaar de schuld. Daarna ging het, we zagen een ijsvogel en picknickten op een grindbank.
?parapente Drie seconden had ik overal spijt van. Daarna is het doodstil. Ik wilde meteen nog eens, maar alles was vol.
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
