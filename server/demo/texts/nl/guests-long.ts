/** Longer reviews of guests from the Netherlands and Flanders in their own manner: wordy, flat, wandering or cross. */
export const dutchGuestsLong = `
# hotel flow good
?pool @proprete+,chambre+,accueil+ Weer een fijn hotel gehad. Geen poespas en dat hoeft ook niet! Neem wel je eigen handdoek mee naar het zwembad!! Kamers en bedden goed schoon. De mensen zijn altijd aardig. Wij zijn er nu drie keer geweest en het is gewoon fijn
?restaurant @accueil+,chambre+,restauration+ Hartelijk ontvangst en mooie kamer!!Avondeten was ook goed en we mochten gewoon ruilen van de kaart!!
?good @accueil+,chambre+,proprete+,equipements- heel mooi hotel en alles zo netjes verzorgd. wij hebben echt genoten hier,mooie grote kamer en het personeel altijd even vriendelijk,en het word goed schoon gemaakt. we hadden wel graag een koelkastje gehad. echt genoten van alles hopelijk volgend jaar weer als alles goed gaat.
?affaires @chambre+,calme+ Twee dagen voor het werk in dit hotel gezeten. Goed hotel. Kamer en badkamer in orde. Stil genoeg om nog iets te doen. Bed ok
?good,parking @chambre+,acces+,numerique+,petit_dejeuner+,attente- Ruime familiekamer en voor de kinderen een eigen tv! Gratis parkeren, Gratis wifi {ook op de kamer gewoon goed} Lekker ontbijt maar wel vol als je na 9 uur komt dan moet je wachten op een tafel!
@chambre+,petit_dejeuner+,accueil+,prix+ gewoon lekker geslapen en lekker ontbeten en voor die prijs kan je er niks van zeggen,hele aardige dame aan de receptie ook die alles uitlegde op de kaart
?good @chambre+,proprete+ Wij waren er drie nachten en het was goed! Kamer schoon, handdoeken genoeg! Alles goed geregeld, fijn weekend!
?amis @accueil+,chambre+,petit_dejeuner+ Met mijn zus er een paar dagen tussenuit geweest. Service was heel goed! Twee losse bedden zoals gevraagd. Wij hebben heerlijk uitgeslapen en daarna nog kunnen ontbijten, werd niet moeilijk over gedaan.
?solo @accueil+,chambre+,acces+ ik kom hier elk jaar een paar dagen en dat bevalt nog steeds. lekker uitgerust. goede douche. en aardig personeel en makkelijk te vinden. goed hotel
@prix+,calme+,emplacement+ Wij hebben hier een bijzonder fijne week gehad en bevelen dit hotel dan ook graag aan. Voor dit bedrag kan men niet meer verlangen. Rustig gelegen en toch dicht bij alles. Er is in de omgeving veel te zien aan kerken, kastelen en natuur. Van ons een 9.
?restaurant @chambre+,accueil+,restauration+ ik ben hier in de streek nu in vier hotels geweest en dit vind ik toch het fijnste.  Goeie matras, goeie ontvangst, lekker eten enz enz. Zou niks weten wat niet goed was
?good,restaurant,amis @proprete+,restauration+,emplacement- Hier geweest met een bevriend koppel . Kamers alle dagen gekuist en het bed opgemaakt;eten lekker en voldoende . 's Avonds is er in het stadje niets open . Anders niets dan goeds en zeker voor wandelaars de moeite .
?good @accueil+,chambre-,acces+,petit_dejeuner+ Netjes hotel, hier geslapen ivm familiebezoek. Was goed te vinden. Tweepersoonskamer met een bed erbij gezet. Krap maar het ging. Ontbijt keus genoeg. Ze zijn vriendelijk voor iedereen.
@chambre+,accueil+,petit_dejeuner+ Fijn hotel nette kamers, waren er maar kort want daarna weer naar huis  We mochten de koffers nog de hele dag laten staan dat vond ik erg aardig. ontbijt was ook goed met veel soorten brood en lekkere koffie.
# hotel flow mixed
?amis @chambre+,accueil+,proprete-,ambiance+ wij zijn, hier met vrienden een week geweest.  het bed was goed, uitzicht geweldig!! schoonmaken deden ze niet elke dag. de mensen waren wel aardig. de bar was ook gezellig. we hebben veel gelachen!! maar over het hotel kan ik niet zo enthousiast zijn.
?restaurant @chambre+,accueil+,restauration-,prix- Kamer ok , bediening is aardig. Kussens veel te dik . Het menu moet je niet nemen. Is geen 35 euro waard. Te zout, te weinig
@prix-,numerique- Aan de dure kant voor wat je krijgt. Voor dat geld had ik ook internet verwacht wat het doet. Nu moest ik iedere keer naar beneden. Voor de rest geen klachten
# hotel flow bad
@accueil- Op de receptie praten ze alleen Frans en moeite doen ze niet.  Op een vraag over de douche werd alleen geknikt , niks meer van gehoord
?summer @chambre-,calme- Niet te harden zo warm op die kamer, geen airco en het raam moest dicht blijven anders lig je in het lawaai van de straat. Drie nachten zo gelegen en nauwelijks geslapen.
@chambre-,proprete- wij hadden gelukkig maar voor één nacht geboekt. Matras doorgelegen, stof op alles waar je aankomt, gordijnen half los. Dat kan echt niet meer
@accueil- Wat een ongastvrije boel is dit zeg. Goedemorgen zeggen kunnen ze niet. Aan de bar ook al niet. Wij vroegen of we misschien een andere tafel konden krijgen en dan zuchten ze. Kamer viel nog mee maar daar gaat het dan al niet meer om. Een dag eerder naar huis gegaan!!
@calme-,accueil- Bouwvakkers boven ons vanaf half acht. Het hotel wordt verbouwd en dat hadden ze wel even mogen mailen . Zagen en boren, en stof in de gang .
?pool @equipements-,chambre-,prix- geboekt vanwege het zwembad voor de kinderen en wat denk je, zwembad dicht, al twee weken zei een andere gast, en het stond gewoon nog op de site, nou leg dat maar uit aan je kinderen, en op de kamer 3 bedden in plaats van 4 dus dat moest ook nog geregeld worden, dan vind ik dat je iets van de prijs af moet halen maar daar wilden ze niet aan
@petit_dejeuner-,prix- Het ontbijt!! Daar gaat het mij om want de kamer daar lig je toch maar te slapen. Slappe koffie, gesneden brood uit een zak, één soort kaas, geen ham en geen ei. Twee dagen op rij hetzelfde. Niemand die bijvult. Misschien is dat normaal in Frankrijk ik weet het niet. En dan apart betalen ook nog
@proprete-,chambre- Het stonk. In de badkamer uit het putje en op de kamer naar rook terwijl er niet gerookt mag worden. Alles opengezet, hielp niks
# restaurant flow good
?!pizzeria,!creperie @accueil+,restauration+ zeer vriendelijk bediend lekkere vis gehad en de friet was ook heel goed  kaart is in het frans maar ze leggen het wel uit. nagerecht ook goed gewoon allemaal goed
@restauration+,prix+ Een zeer goed restaurant. Het eten is er zeer goed, de wijn ook. Wij aten er met vier personen en iedereen was zeer tevreden. Ook over de prijs. Wij hadden gereserveerd. Zeer goed.
?!pizzeria,!creperie @restauration+,accueil+ Supergoed gegeten ,echt waar . Vooraf een soepje van de dag en dan steak met pepersaus ,juist gebakken en frietjes mocht ge bijvragen . Bediening vriendelijk en niet opdringerig . Dat gaan we zeker nog eens doen als we hier terug komen .
?good @restauration+,attente- Al drie keer gegeten deze week en steeds iets anders genomen en steeds lekker. De eerste keer moesten wij lang wachten daarna niet meer. Wij zijn fan!
?pizzeria @restauration+,attente+ Lekkere pizza's en heel groot, de kinderen hebben er samen een gedaan en dat mag gewoon. Salade was ook lekker. En vlot, we zaten er nog geen uur.
?!pizzeria,!creperie,!solo @restauration+,attente+ Hier met zijn zessen voor mijn verjaardag gegeten, iedereen wat anders en alles kwam tegelijk. Heel lekker, heel mals vlees.
# restaurant flow mixed
?!pizzeria,!creperie @prix-,ambiance+ Het ziet er heel mooi uit van binnen dat moet ik zeggen en je zit er lekker. Maar voor een hoofdgerecht dat soort prijzen vragen en dan moet je de groente er apart bij bestellen, dat ken ik niet.
# restaurant flow bad
@restauration-,prix- Was ooit goed, nu niet meer. Zo te proeven alles uit de vriezer, ook de groente, en de saus zo uit een pak. Maar de prijzen zijn ook nog omhoog gegaan. Wij kwamen er al jaren en dit was de laatste keer.
?worst,!creperie,!pizzeria,!gastronomique @proprete-,restauration-,accueil- Ziek geworden van de mosselen!! Twee dagen op bed gelegen, en mijn zwager ook die hetzelfde had. Dat kan geen toeval zijn. Gebeld, nee dat kon niet aan hun liggen want ze zijn vers. De tafel was trouwens ook al niet schoon en de wc kon niet op slot en geen papier. Ik heb het in ieder geval gemeld en ga er niet meer van eten
?!pizzeria,!creperie @restauration-,attente- Slecht eten. Vlees taai, friet koud. We waren de enige gasten en toch duurde het. Er werd ook niet gevraagd of het smaakte. Niet doen
@accueil-,attente- Om kwart over een aangekomen , keuken dicht . Er zaten nog mensen volop te eten . Maar voor ons kon er niks meer , alleen een ijsje of iets drinken . En chagrijnig dat die man was . Dan zet je toch op de deur tot hoe laat je kan eten .
# site flow good
?grotte @ambiance+,pedagogie+ Neem een jas mee want het is koud beneden ook als het buiten warm is. Verder heel mooi om te zien wat de natuur allemaal kan, en goed verteld ook.
?chateau,good @ambiance+,pedagogie-,equipements+ mooi kasteel met veel kamers die nog ingericht zijn,wij hebben overal gekeken ook boven op de toren. de bordjes zijn in het frans en soms engels,dat is wel jammer als je het niet goed kan lezen. en we hebben ook nog in het park gezeten. leuk winkeltje op het eind ook,mooi kasteel echt
?parc-animalier,good @ambiance+,restauration-,equipements+ Heel leuk dierenpark! Onze kinderen zijn 4 en 7 en die vonden de apen het leukst en de geitjes waar ze bij mochten. Genoeg plekken om even te zitten ook. Eten is er duur en niet best, dus eigen brood meenemen dat mag gewoon! Wij hebben ons prima vermaakt.
?nature @ambiance+,calme+ We waren er vroeg en toen was er nog niemand. Mooi stuk natuur en het pad is goed te doen met gewone schoenen. Uitzicht is echt mooi
?good,!nature,!jardin,!parc-animalier @pedagogie+,attente- De moeite waard zeker weten. Rondleiding duurt een dik uur en dat is ook wel lang zat. Op tijd er zijn, wij moesten wachten tot de volgende.
# site flow mixed
?!nature,!jardin,!parc-animalier @prix-,pedagogie-,ambiance+ Het is mooi dat zeg ik niet, maar de uitleg was snel en alles in het Frans zodat wij er de helft van misten. Er is een papier in het Nederlands. 14 euro per persoon vind ik dan te veel.
# site flow bad
?!nature @accueil-,prix- Onvriendelijk aan de kassa en van onze korting wilden ze niks weten terwijl we het bewijs bij ons hadden. Vol tarief betaald dus. En binnen valt het vies tegen
?!nature,!jardin,!parc-animalier @attente-,ambiance- Veel te druk. Ze laten iedereen maar binnen en dan loop je achter elkaar aan te schuifelen, je ziet bijna niks. Foto's maken lukt ook niet. Wij waren blij dat we weer buiten stonden.
# camping flow good
?!mobile-home @calme+,emplacement+,accueil+ Ruime plaatsen met heggen ertussen, geen last van de buren dus. Vriendelijke mensen ook
?pool,famille,summer @equipements+,ambiance+,proprete+ super camping onze jongens hebben ons bijna niet gezien zo druk waren ze. zwembad,voetballen,vriendjes gemaakt uit Belgie en Duitsland. douches waren schoon.
?!summer @prix+,accueil+,proprete+ Met de kortingskaart een hele mooie prijs. Warm onthaal, propere douches en genoeg warm water, ook 's avonds. Voor de tussenseizoenen is dit een topper
?good @ambiance+,restauration+,numerique- leuke gemoedelijke camping, elke week is er een avond dat er gekookt word voor iedereen, moet je wel van te voren opgeven, dat was lekker en gezellig. wifi deed het bij ons niet
?good @emplacement+,prix-,equipements+ Goede camping, mooi gelegen, alles aanwezig. Wel aan de prijs vonden wij als je alles bij elkaar optelt met toeristenbelasting en zo.
?winter @calme+,proprete+,equipements+ Bijna niemand op de camping in deze tijd en dat vonden wij juist zo fijn . Verwarmd sanitair .
# camping flow mixed
@equipements+,prix- Camping ziet er goed uit en er is veel te doen, alleen voor alles weer apart betalen. Ook voor de midgetgolf, ook voor de wifi. Met drie kids tikt dat aan
?pool @ambiance-,calme-,equipements+ Het is een grote camping en daar moet je van houden. Animatie hoor je overal, ook helemaal aan de andere kant. Zwembad is mooi dat wel, te weinig ligbedden.
# camping flow bad
@proprete- Sanitair is gewoon vies! De hele dag. Haren, zand, plassen water, wc's verstopt
@calme-,accueil- Twee nachten achter elkaar wakker gelegen van een groep jongeren met bier en een box. De eerste nacht heb ik er zelf wat van gezegd, tweede nacht de camping gebeld en dan krijg je niemand. s Morgens bij de receptie werd er gezegd dat ze er van wisten. Ja dan doe er iets aan. Wij zijn vertrokken en hebben alles moeten betalen.
?mobile-home @chambre-,proprete-,prix- oude stacaravan met een deur die niet op slot kon , wij zagen ook mieren in de keuken . op de site waren het hele andere foto's . voor 900 euro de week had ik toch wel iets beters verwacht .
?pool,summer @equipements-,proprete- Zwembad was veel te klein voor zoveel mensen en het water troebel, onze dochter kreeg er oogontsteking van. Er loopt geen badmeester. Verder niks over te zeggen
# location,collectif flow good
@accueil+,calme+,emplacement+ We zijn hier echt tot rust gekomen! Heel goed ontvangen. Mooi uitzicht ook bij het opstaan. Aanrader hoor
?chambre-hotes @accueil+,petit_dejeuner+,chambre+ heel lief ontvangen door deze mensen,zo gastvrij kom je niet vaak tegen. ontbijt zat je met elkaar aan tafel. mooie kamer met eigen opgang en een goed bed en we wilden wel langer blijven
# location,collectif flow mixed
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @emplacement+,accueil+,proprete-,prix- Mooi gelegen en aardige verhuurders. Voor de schoonmaak moesten wij apart betalen, geen probleem, maar dan verwacht je dat het schoon is als je komt. De oven was vet en er lag nog van alles onder de bank. Wij hebben eerst een uur staan poetsen. En bij vertrek moet je zelf ook alles vegen en het beddengoed afhalen. Waar betaal je dan voor. De omgeving is mooi.
# location,collectif flow bad
@chambre-,numerique-,calme- Slechte bedden, veel lawaai van de weg en geen bereik. Dat laatste was ons niet verteld en als er thuis iets is wil je toch bereikbaar zijn
?!refuge,!auberge-jeunesse,!village-vacances,!chambre-hotes @proprete-,accueil-,prix- Borg niet terug gekregen en wij hebben niks kapot gemaakt. Ze zeggen dat er een vlek op de matras zat en die zat er al. Had ik maar foto's gemaakt toen we kwamen. Al die berichtjes heen en weer en dan opeens wordt er niet meer gereageerd. Het huisje zelf was ook niet geweldig met die vochtplekken overal.
`;
