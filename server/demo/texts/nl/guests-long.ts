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
?solo @accueil+,chambre+,acces+ ik kom hier elk jaar een paar dagen en dat bevalt nog steeds. lekker uitgerust. goede douche. en aardig personeel en makkelijk te vinden. goed hotel
@prix+,calme+,emplacement+ Wij hebben hier een bijzonder fijne week gehad en bevelen dit hotel dan ook graag aan. Voor dit bedrag kan men niet meer verlangen. Rustig gelegen en toch dicht bij alles. Er is in de omgeving veel te zien aan kerken, kastelen en natuur. Van ons een 9.
?restaurant @chambre+,accueil+,restauration+ ik ben hier in de streek nu in vier hotels geweest en dit vind ik toch het fijnste.  Goeie matras, goeie ontvangst, lekker eten enz enz. Zou niks weten wat niet goed was
?good,restaurant,amis @proprete+,restauration+,emplacement- Hier geweest met een bevriend koppel . Kamers alle dagen gekuist en het bed opgemaakt;eten lekker en voldoende . 's Avonds is er in het stadje niets open . Anders niets dan goeds en zeker voor wandelaars de moeite .
?good @accueil+,chambre-,acces+,petit_dejeuner+ Netjes hotel, hier geslapen ivm familiebezoek. Was goed te vinden. Tweepersoonskamer met een bed erbij gezet. Krap maar het ging. Ontbijt keus genoeg. Ze zijn vriendelijk voor iedereen.
@chambre+,accueil+,petit_dejeuner+ Fijn hotel nette kamers, waren er maar kort want daarna weer naar huis  We mochten de koffers nog de hele dag laten staan dat vond ik erg aardig. ontbijt was ook goed met veel soorten brood en lekkere koffie.
# hotel flow mixed
?amis @chambre+,accueil+,proprete-,ambiance+ wij zijn, hier met vrienden een week geweest.  het bed was goed, uitzicht geweldig!! schoonmaken deden ze niet elke dag. de mensen waren wel aardig. de bar was ook gezellig. we hebben veel gelachen!! maar over het hotel kan ik niet zo enthousiast zijn.
?restaurant @chambre+,accueil+,restauration-,prix- Kamer ok , bediening is aardig. Kussens veel te dik . Het menu moet je niet nemen. Is geen 35 euro waard. Te zout, te weinig
# restaurant flow good
?!pizzeria,!creperie @accueil+,restauration+ zeer vriendelijk bediend lekkere vis gehad en de friet was ook heel goed  kaart is in het frans maar ze leggen het wel uit. nagerecht ook goed gewoon allemaal goed
@restauration+,prix+ Een zeer goed restaurant. Het eten is er zeer goed, de wijn ook. Wij aten er met vier personen en iedereen was zeer tevreden. Ook over de prijs. Wij hadden gereserveerd. Zeer goed.
?!pizzeria,!creperie @restauration+,accueil+ Supergoed gegeten ,echt waar . Vooraf een soepje van de dag en dan steak met pepersaus ,juist gebakken en frietjes mocht ge bijvragen . Bediening vriendelijk en niet opdringerig . Dat gaan we zeker nog eens doen als we hier terug komen .
?good @restauration+,attente- Al drie keer gegeten deze week en steeds iets anders genomen en steeds lekker. De eerste keer moesten wij lang wachten daarna niet meer. Wij zijn fan!
# site flow good
?chateau,good @ambiance+,pedagogie-,equipements+ mooi kasteel met veel kamers die nog ingericht zijn,wij hebben overal gekeken ook boven op de toren. de bordjes zijn in het frans en soms engels,dat is wel jammer als je het niet goed kan lezen. en we hebben ook nog in het park gezeten. leuk winkeltje op het eind ook,mooi kasteel echt
?parc-animalier,good @ambiance+,restauration-,equipements+ Heel leuk dierenpark! Onze kinderen zijn 4 en 7 en die vonden de apen het leukst en de geitjes waar ze bij mochten. Genoeg plekken om even te zitten ook. Eten is er duur en niet best, dus eigen brood meenemen dat mag gewoon! Wij hebben ons prima vermaakt.
?good,!nature,!jardin,!parc-animalier @pedagogie+,attente- De moeite waard zeker weten. Rondleiding duurt een dik uur en dat is ook wel lang zat. Op tijd er zijn, wij moesten wachten tot de volgende.
# camping flow good
?!summer @prix+,accueil+,proprete+ Met de kortingskaart een hele mooie prijs. Warm onthaal, propere douches en genoeg warm water, ook 's avonds. Voor de tussenseizoenen is dit een topper
?good @ambiance+,restauration+,numerique- leuke gemoedelijke camping, elke week is er een avond dat er gekookt word voor iedereen, moet je wel van te voren opgeven, dat was lekker en gezellig. wifi deed het bij ons niet
?good @emplacement+,prix-,equipements+ Goede camping, mooi gelegen, alles aanwezig. Wel aan de prijs vonden wij als je alles bij elkaar optelt met toeristenbelasting en zo.
# camping flow bad
@proprete- Sanitair is gewoon vies! De hele dag. Haren, zand, plassen water, wc's verstopt
?mobile-home @chambre-,proprete-,prix- oude stacaravan met een deur die niet op slot kon , wij zagen ook mieren in de keuken . op de site waren het hele andere foto's . voor 900 euro de week had ik toch wel iets beters verwacht .
# location,collectif flow good
@accueil+,calme+,emplacement+ We zijn hier echt tot rust gekomen! Heel goed ontvangen. Mooi uitzicht ook bij het opstaan. Aanrader hoor
?chambre-hotes @accueil+,petit_dejeuner+,chambre+ heel lief ontvangen door deze mensen,zo gastvrij kom je niet vaak tegen. ontbijt zat je met elkaar aan tafel. mooie kamer met eigen opgang en een goed bed en we wilden wel langer blijven
`;
