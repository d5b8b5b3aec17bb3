/** Guests of tables, sights, campsites and the rest, from the Netherlands and Flanders, in their own manner: flat, hasty or at length. */
export const dutchGuestsOthers = `
# restaurant flow good
@restauration+ lekker gegeten en (ruim |)genoeg
@attente+ Ging heel vlot, ook al was het druk.
@prix+,restauration+ Voor wat je betaald echt (goed|prima) eten
Hier gaan we (zeker|gauw) weer eten
@restauration+ Alles vers en goed op smaak .
?top @restauration+ wat een eten zeg...heerlijk
@emplacement+,attente+ Mooie plek en makkelijk een tafel gekregen
?pizzeria @restauration+ Goeie pizza, (niks mis mee|genoeg erop)
?creperie @restauration+ Pannenkoeken waren (heel |)lekker
@attente+,restauration+ Wij werden direct geholpen en kregen een tafel bij het raam. Eten was goed en het smaakte iedereen.
@prix+,restauration+ Wij namen het menu en dat was prima voor die prijs , je komt er (echt |)niet met honger weg
?good,!pizzeria,!creperie @accueil+,restauration- Bediening (gewoon |)top alleen de groente was wel heel erg gaar.
?good @restauration+,attente- het eten is top ! ruime keus en ook voor vegetariers ! we moesten wel wachten op de drankjes. wij zaten boven, daar is het wat rustiger dan beneden. met zijn allen apart afrekenen was ook niet moeilijk. aanrader dus als je in de buurt zit !
@restauration+,accueil+,prix+ We hebben hier met de familie heel goed gegeten. Porties zijn zeer verzorgd. Er werd veel uitleg gegeven bij de gerechten en dat in het Engels. Rekening was correct. Op voorhand reserveren is wel nodig want het was volzet die avond.
@restauration+,accueil+,ambiance+ Gewoon een hele fijne avond gehad. Eten was heerlijk bediening was heerlijk alles klopte. Lang gezeten ook en dat mocht gewoon. Heel erg bedankt daarvoor!
# restaurant flow mixed
@restauration- Eten was ok maar (verder |)niks bijzonders
@attente- beetje traag allemaal (maar ach|hoor)
@prix- Mwah voor die prijs verwacht je (wel |)meer
@restauration+,prix- We waren er vorig jaar ook en toen vonden wij het beter. Het is nog steeds goed eten maar je krijgt minder en het is wel duurder geworden. Jammer.
# restaurant flow bad
@restauration- Niet te eten, (echt |)waar
@accueil- Serveerster was (onbeschoft|gewoon onbeleefd)
@attente- een uur gewacht en toen (maar |)weggegaan
@prix-,restauration- Veel te duur voor (die kleine beetjes|wat het is)
?worst NOOIT maar dan ook nooit meer
@proprete- Tafel plakte, glazen (vies|niet schoon) en op de wc wil je niet komen
?!pizzeria,!creperie @restauration-,prix- Wat een tegenvaller was dit. De vis was droog en de saus smaakte nergens naar, aardappels nog half hard. Daar vragen ze bijna dertig euro voor. Ik begrijp niet hoe dit aan die goede beoordelingen komt.
# site flow good
?!nature @pedagogie+ Heel interessant en (goed|duidelijk) uitgelegd
Zeker (een keer |)gaan kijken als je er bent
@ambiance+ prachtig gewoon , woorden tekort
?parc-animalier leuke dieren en goed verzorgd
?!nature @accueil+ vriendelijke mensen bij de (ingang|kassa), ook al spreek je geen frans
?jardin,!winter @ambiance+ Alles mooi in bloei en (heel |)goed onderhouden
?!nature,!jardin @pedagogie+,accueil+ De gids wist er veel van en sprak rustig zodat wij het ook konden volgen. Heel (leuk|leerzaam) gedaan.
?good @pedagogie- Jammer dat er (bijna |)niks in het Nederlands bij staat, moet je alles raden. Wel de moeite om te gaan.
?nature @ambiance+,calme+ Mooi om te wandelen en niet (te |)druk. Je kan ook een kortere route nemen als je niet zo goed ter been bent.
?good,!nature,!jardin,!parc-animalier,!grotte @pedagogie+,acces- wij zijn hier geweest en het is echt heel mooi,je ziet er van alles en er is veel over te lezen,dat was leuk. wel veel trappen, mensen die moeilijk lopen die moeten dat weten. de kaartjes vooraf gekocht dan ben je er zo in. wij vonden het een mooie dag.
?good,!nature @pedagogie+,accueil+,acces- Heel leuk, heel leerzaam en vriendelijk personeel. Je kunt er op je gemak rondkijken. Parkeren is minder, het terrein was vol en dan moet je een eind lopen langs de weg. Wij waren er in totaal iets van twee uur. Aanrader!
# site flow mixed
?!nature @prix- Wel mooi maar (veel |)te duur voor een uurtje
@attente-,ambiance+ Heel mooi dat zeker maar zo druk dat je (haast |)niks ziet en overal moet wachten. Beter vroeg gaan denk ik.
# site flow bad
Zonde van je tijd, (niet doen|er is niks te zien)
?!nature @prix- zonde van het geld (zeg|gewoon)
?!nature Niks aan, we stonden (binnen een half uur|heel snel) weer buiten. Snap die hoge cijfers (echt |)niet
# camping flow good
@proprete+ Sanitair wordt goed (bijgehouden|schoongemaakt) .
@accueil+ heel behulpzame mensen (bij de receptie|op deze camping)
volgend jaar weer
@emplacement+ goed adres voor een tussenstop
@prix+ Voor die prijs (echt |)top camping
@proprete+,calme+ Lekker ruim plekje gehad met schaduw en 's nachts was het stil. Douches waren ook (altijd |)schoon.
?good @equipements+,prix- Alles is aanwezig op deze camping. In het winkeltje is het (wel |)aan de dure kant
?!mobile-home @accueil+,emplacement+ we kwamen zonder reserveren en dat was geen probleem, mochten zelf een plaats (uitzoeken|kiezen). prima camping
?restaurant @restauration+ 's Avonds gegeten op de camping en dat was (heel |)goed te doen, ook voor de kinderen.
?good @equipements-,emplacement+ wij staan hier nu voor het derde jaar met de tent en het is nog steeds goed. beetje verouderd hier en daar. boodschappen doe je in het dorp dat is dichtbij genoeg
?pool,summer @equipements+,ambiance+,proprete+ Super vakantie gehad hier met de kinderen! Er was elke dag wel wat te doen en het zwembad was ook super. De animatie deed hun best, ook voor de wat oudere jeugd. Toiletten werden vaak schoongemaakt, ook als het vol stond. Onze kinderen willen volgend jaar weer.
@accueil+,proprete+,calme+ top camping super propere douches en wc en ze poetsen echt de hele dag. heel vriendelijke onthaal in het nederlands ook en als er iets is dan komen ze direct.s avonds na tienen is het stil en daar houden ze zich aan. wij zijn content en komen zeker nog eens terug
?good @emplacement+,chambre-,prix+ Met ons gezin een week in een stacaravan gezeten. Bedden zijn niet al te best. Verder is het een nette camping met veel groen en voor de kinderen genoeg te doen. Prijs was heel redelijk voor wat het is. Zou het andere mensen zeker aanraden.
# camping flow mixed
@proprete- Sanitair (kan|kon) beter, verder een goeie camping
@calme- Voor (een paar nachtjes|1 nacht) wel te doen, veel geluid van de weg
@prix-,equipements+ Camping is prima maar voor alles moet je (apart |)betalen, ook voor de kleinste dingen.
# camping flow bad
@proprete- vieze wc's en (nooit|geen) papier
?worst Niet doen!!! zoek iets anders
@calme- geen oog dicht gedaan van de (muziek|herrie)
@chambre-,prix- Stacaravan stonk naar schimmel en de koelkast deed het (bijna |)niet. En daar veel geld voor vragen
# location,collectif flow good
@proprete+ Heel netjes en schoon (aangetroffen|allemaal)
@chambre+ heerlijk geslapen, (fijne|goede) bedden
Was (weer |)een fijn verblijf, dank voor alles
?good,!chambre-hotes,!refuge @equipements- Prima plek, alleen de keuken is (wat|vrij) beperkt
?!refuge,!auberge-jeunesse,!village-vacances @accueil+,equipements+ Goed ontvangen en alles uitgelegd van hoe het werkt. Het is (verder |)compleet, we misten niets.
@calme+,emplacement+ echt even weg van alles, rustig. omgeving ook heel mooi vonden wij
?good @chambre+,numerique- Goed onderkomen voor een paar dagen. Internet viel steeds weg.
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @equipements+,proprete+,accueil+ Wij hebben hier met de kinderen een week gezeten. Het is ruim en goed ingericht, vaatwasser, wasmachine, alles was er. Bij aankomst was het ook echt schoon. De sleutel ging via een kastje en de verhuurder heeft nog een keer gebeld of alles goed was.
# location,collectif flow mixed
@proprete-,accueil+ Aardige mensen, het kon alleen wel wat schoner (vooral|zeker) in de hoeken en onder het bed.
# location,collectif flow bad
@proprete- Was niet schoongemaakt toen wij (aan|binnen)kwamen
?!refuge,!auberge-jeunesse,!chambre-hotes @chambre-,proprete-,prix- Foto's kloppen niet met wat je krijgt, of ze zijn heel oud. Schimmel in de badkamer, matrassen met vlekken en kussens die niet meer te gebruiken zijn. Er lag nog eten van een ander in de koelkast. Voor dit bedrag hadden we ook een hotel kunnen nemen.
# activite,degustation,evenement flow good
heel leuk om (een keer |)te doen
?good,festival @ambiance+,accueil+,acces- voor de tweede keer geweest en weer genoten. ze zijn zo aardig daar en er was meer volk dan vorig jaar dus dat is goed voor hun. de ingang is niet goed aangegeven,wij reden er eerst voorbij. volgend jaar zijn we er weer bij als het aan mij ligt
# activite,degustation,evenement flow mixed
?!marche-noel,!fete,!festival @prix- Leuk maar (erg|vrij) kort voor dat geld
# activite,degustation,evenement flow bad
@prix- pure geldklopperij
# commerce,ot,autre flow good
@accueil+ Goed en (snel|vlot) geholpen .
# commerce,ot,autre flow bad
@accueil- Wat een onvriendelijk volk (zeg|daar)
`;
