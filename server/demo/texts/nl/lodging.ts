/** Lodgings and campsites. */
export const dutchLodging = `
# hotel,collectif accueil +
(Ontzettend|Heel) vriendelijk personeel, (niets was te veel|vooral $staff aan de receptie|er werd zelfs een paar woorden Nederlands gesproken)
[We werden/Ik werd] hartelijk ontvangen, (ondanks de late aankomst|met een glaasje appelsap), (fijn begin|dat maakt meteen verschil)
De dame aan de balie heeft [ons/me] (goede wandeltips gegeven|aan een tafeltje voor 's avonds geholpen)
Familiehotel in de goede zin, de eigenaar (kent elk paadje|maakt met iedereen een praatje)
?famille De kinderen kregen (een klein cadeautje|warme chocolademelk), leuk gebaar
# hotel,collectif accueil -
Niemand aan de receptie, [we hebben/ik heb] $min minuten (op de stoep|in de hal) staan wachten
Het personeel was (ronduit onbeleefd|zichtbaar ongeïnteresseerd), (geen groet, geen glimlach|bij elke vraag een zucht)
De reservering was zogenaamd niet gevonden, (geen excuses|ons probleem blijkbaar)
# hotel,collectif,camping accueil b+
(vriendelijk personeel|hartelijke ontvangst)
# hotel,collectif,camping accueil b-
(onvriendelijk personeel|receptie vaak dicht)
# location accueil +
(Superlieve eigenaren|$staff is een fijne host), (altijd bereikbaar, nooit opdringerig|met een zelfgebakken taart op tafel)
De eigenaar heeft [ons/me] (de mooiste routes gewezen|geholpen met de houtkachel), erg behulpzaam
# location accueil -
De eigenaar was niet te bereiken toen (het warme water uitviel|we voor de deur stonden), (pas de volgende dag reactie|$min minuten in de regen)
# location accueil b+
(lieve eigenaren|fijne gastvrouw)
# location accueil b-
eigenaar onbereikbaar
# camping accueil +
Aardige eigenaren, (helpen met de caravan op zijn plek zetten|je mag zelf een plaats uitzoeken), (heel relaxed|zo hoort het)
# camping accueil -
Slagboom om vijf over zeven dicht en niemand die nog kwam, (we hebben buiten de poort geslapen|welkom op de camping)
# lodging proprete +
(Brandschoon|Kraakhelder), (ook de badkamer|elke dag schone handdoeken|niets op aan te merken)
Alles was (fris en schoon|keurig verzorgd), (dat is wel eens anders|complimenten voor de schoonmaak)
# lodging proprete -
Haren in de douche, (stof onder het bed|vlekken op de lakens), (echt smerig|hier is niet schoongemaakt)
Schimmel (op het plafond|in de voegen) en een muffe lucht, (ramen open hielp niet|kleren roken ernaar)
?location [We zijn/Ik ben] begonnen met (de keuken poetsen|de vuile borden afwassen), en dan toch schoonmaakkosten betalen
# lodging proprete b+
(heel schoon|brandschoon)
# lodging proprete b-
(niet schoon|vieze badkamer)
# camping proprete +
Sanitair (top|altijd schoon), (meerdere keren per dag gepoetst|heerlijk warm water), ook in het hoogseizoen
# camping proprete -
Sanitair (vies|een drama), (verstopte douches, geen papier|één keer per dag schoongemaakt), (met slippers aan en snel weer weg|dit kan echt niet)
# camping proprete b+
schoon sanitair
# camping proprete b-
vies sanitair
# stay calme +
Heerlijk rustig, ('s nachts hoor je niets|alleen krekels|eindelijk uitgeslapen)
# stay calme -
Erg gehorig, je hoort (elke wc|de tv van de buren), (oordoppen mee|om gek van te worden)
Tot (één|twee) uur 's nachts (muziek|lawaai), (niemand die ingreep|van slapen kwam niets)
# stay calme b+
(lekker rustig|rustige ligging)
# stay calme b-
(gehorig|herrie 's nachts)
# hotel chambre +
De kamer ($room) was (ruim en licht|net gerenoveerd|klein maar slim ingericht), bed (heerlijk|prima)
?view Het uitzicht (vanaf het balkon|uit het raam) is (adembenemend|onbetaalbaar), (alleen daarvoor al)
Goede bedden, (prima verduistering|fijne regendouche), (geslapen als een blok|wat wil je nog meer)
?famille In de familiekamer hadden de kinderen een eigen hoekje, ideaal
# hotel chambre -
De kamer was (piepklein|donker en versleten|bloedheet), (koffers konden niet open|behang laat los|niets zoals op de foto's)
Matras (doorgezakt|keihard), (rugpijn cadeau|geen oog dichtgedaan)
De airco (deed het niet|maakte herrie als een tractor), $degrees graden binnen
# hotel chambre b+
(goede bedden|fijne kamer)
# hotel chambre b-
(kleine kamer|versleten kamer|slecht bed)
# location,collectif chambre +
Goede bedden, (iedereen sliep als een roos|zelfs op de slaapzolder)
# location,collectif chambre -
De slaapbank is een ramp, (niet geschikt voor volwassenen|en dat telt als twee slaapplaatsen)
# location,collectif chambre b+
goede bedden
# location,collectif chambre b-
slechte matrassen
# hotel,collectif petit_dejeuner +
Het ontbijt was (uitgebreid|heerlijk), (huisgemaakte jam, streekkazen|eitjes naar keuze|goed brood en echte koffie)
# hotel,collectif petit_dejeuner -
Het ontbijt (stelt niets voor|was het geld niet waard), (droge croissant en automaatkoffie|om negen uur was alles op)
# hotel,collectif petit_dejeuner b+
(lekker|goed|heerlijk) ontbijt
# hotel,collectif petit_dejeuner b-
matig ontbijt
# lodging emplacement +
?lake (Prachtige|Ideale) ligging aan het water, (zwemmen voor het ontbijt|auto de hele week laten staan)
?village Midden in $town, (bakker om de hoek|alles te voet), en toch rustig
?!village Heerlijk in het groen, (sterrenhemel erbij|precies wat [we zochten/ik zocht])
(Goede uitvalsbasis|Prima plek) voor (wandelingen|fietstochten|uitstapjes)
# lodging emplacement -
Lang niet zo centraal als beschreven, (35 minuten lopen zonder stoep|$km kilometer rijden), (zonder auto kun je niets|misleidend)
# lodging,camping emplacement b+
(mooie ligging|top locatie)
# lodging,camping emplacement b-
ligging valt tegen
# camping emplacement +
?lake Vanuit de tent zo het water in, (heerlijk|wakker worden met uitzicht)
Ruime, schaduwrijke plaatsen, (met hagen ertussen|nummer $pitch is een aanrader)
# camping emplacement -
Plaats (veel te klein|schuin|zonder schaduw), (bijna bij de buren in de voortent|haringen krijg je er niet in)
# stay prix +
Prijs-kwaliteit (uitstekend|prima), (ook in het hoogseizoen|zeker voor deze streek)
# stay prix -
Veel te duur voor wat je krijgt, $night euro en (alles kost extra|nog geen waterkoker)
# stay prix b+
goede prijs-kwaliteit
# stay prix b-
te duur
# lodging,camping acces +
Gratis parkeren (voor de deur|met laadpaal), (makkelijk te vinden|geen stress)
# lodging,camping acces -
Parkeren is een ramp, $min minuten rondgereden, (uiteindelijk $fee euro per nacht|met koffers door het dorp)
# lodging,camping acces b+
gratis parkeren
# lodging,camping acces b-
lastig parkeren
# hotel,location,camping numerique +
Wifi (snel|stabiel), (overal bereik|ook buiten op het terras)
# hotel,location,camping numerique -
Wifi (werkt niet|valt steeds weg), (en geen mobiel bereik|onbegrijpelijk anno nu)
# hotel,location,camping numerique b+
goede wifi
# hotel,location,camping numerique b-
slechte wifi
# stay equipements +
?pool Het zwembad is (heerlijk|schoon en nooit te druk), (de kinderen waren er niet uit te krijgen|genoeg ligbedden)
?location De keuken is (compleet|van alles voorzien), (zelfs scherpe messen|vaatwasser, goede koffie)
?garden Mooie tuin (met schaduwplekjes|om in te lezen)
?camping Stacaravan (modern|goed onderhouden) met overdekte veranda
# stay equipements -
?pool Zwembad (dicht|groen en ijskoud), terwijl [we/ik] daarvoor geboekt [hadden/had]
?location Twee pannen en een bot mes, (koken was een uitdaging|de oven deed het niet)
?camping Stacaravan (op|uitgewoond), (vloer zakt door|koelkast kapot), gemeld maar niemand kwam
?hotel Veel is (kapot|aan vervanging toe), (lift buiten gebruik|föhn doet niets)
# stay equipements b+
?pool fijn zwembad
(goede voorzieningen|van alles voorzien)
# stay equipements b-
verouderde voorzieningen
# stay ambiance +
(Sfeervolle plek|Veel sfeer), (je voelt je meteen thuis|echt een familieplek|jeu de boules met de buren)
# stay ambiance -
(Geen enkele sfeer|Massaal geworden), (tl-licht in de gang|niets aan)
# stay ambiance b+
veel sfeer
# stay ambiance b-
geen sfeer
# hotel,collectif,camping restauration +
Prima gegeten op het terrein zelf, (vers en veel|vooral $thedish)
# hotel,collectif,camping restauration -
Het avondeten was (lauw en smakeloos|zo uit de vriezer), in het dorp eet je beter
# hotel,collectif,camping restauration b+
lekker eten
# hotel,collectif,camping restauration b-
slecht eten
`;
