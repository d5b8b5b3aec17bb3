/** Reviews of sights, outings, tastings, events and shops by guests from the Netherlands and Flanders, most of them brief. */
export const dutchWholeOthersShort = `
# site flow good
?musee @pedagogie+ Leuk opgezet en ook in het Engels te volgen
?musee In een uur heb je het gezien, precies goed.
?musee,famille @pedagogie+ De speurtocht voor de kinderen was een succes.
?musee,famille @pedagogie+ Ook voor volwassenen heel interessant.
?musee Prima bij slecht weer.
?musee,good @pedagogie- Bijna alle teksten alleen in het Frans, jammer.
?musee @accueil+ De mevrouw van de zaal gaf uitleg in het Engels, heel leuk.
?musee @prix+ Heel redelijke prijs.
?chateau @pedagogie+ Rondleiding in het Frans maar er is een (map|blad) met Nederlandse tekst bij.
?chateau @accueil+ De gids was heel aardig.
?chateau De keuken vond ik het mooist.
?chateau,good @acces- Parkeren is gratis maar dan moet je nog een stuk omhoog.
?chateau,couple,woman Mijn man vond het ook een mooi kasteel.
?chateau @ambiance+ Mooi ingericht.
?jardin,spring Alles stond in bloei, schitterend!
?jardin,!winter @pedagogie+ Bij de planten staat een bordje met uitleg
?jardin,good @acces- Overal grind, met een (rolstoel|rollator) gaat het niet.
?jardin,summer Mooi onderhouden tuin, er is wel weinig schaduw.
?grotte Trui mee! Het is er koud.
?grotte @pedagogie+ De gids vertelde alles ook in het Engels.
?grotte,famille @ambiance+ Onze kinderen vonden het heel leuk
?parc-animalier,famille @ambiance+ Geitjes voeren, heel leuk
?abbaye @calme+ Heel stil en mooi.
?abbaye @prix+ Gratis naar binnen en heel mooi
?nature @emplacement+ Prachtig uitzicht, laatste stuk is steil.
?nature,good @acces- Na (tien|elf) uur is de parkeerplaats vol.
?nature Goed aangegeven wandeling van (anderhalf|twee) uur, neem water mee.
?nature,famille,summer mooi uitzicht
?nature,good @acces- Bordjes staan er niet overal. Mooi gebied.
?nature @calme+ twee uur gelopen en haast niemand gezien
?nature,dogs Mooi om te lopen met de hond.
?!nature,!abbaye @accueil+ Vriendelijk ontvangen bij de kassa.
?!nature,good Het is niet groot maar interessant!
?!nature Zeker bezoeken als je in de (streek|buurt) bent
?top Mooiste van de hele reis
?chateau,together,good @attente- Onze kaartjes waren voor elf uur maar we moesten nog een half uur wachten.
# site flow mixed
?musee @pedagogie- Alles in het Frans en weinig uitleg.
?musee @prix- 8 euro is (veel|best veel) voor een half uur.
?chateau @acces- De helft stond in de steigers.
?chateau @accueil+ Dame van de rondleiding was leuk, het kasteel minder.
?nature @ambiance- Prachtig maar veel te druk.
?nature @proprete- Mooi gebied, jammer van (het afval|de blikjes).
?jardin,autumn Er bloeide niet veel meer.
?grotte @attente- Een uur in de rij.
# site flow bad
?!nature @prix- zonde van het geld!!
?!nature @accueil- De helft was dicht, daar zeiden ze niets over.
?chateau @attente- Vijftig minuten wachten op een rondleiding die (uitsluitend|alleen) in het Frans was
?chateau,together @pedagogie- Rondleiding niet in het Engels.
?parc-animalier,famille @ambiance- Kleine hokken, zielige dieren.
?parc-animalier,famille @prix- (14|13) euro per volwassene en de speeltuin is kapot!
?nature @proprete- Overal (blikjes|luiers) langs het pad.
?nature @prix- Parkeren kost tegenwoordig (5|6) euro.
?musee @pedagogie- Niets aan, alleen oude spullen zonder uitleg.
?grotte @accueil- Onvriendelijke gids.
?chateau,together @attente- Lang moeten wachten op de rondleiding.
# activite flow good
?nautique,famille @ambiance+ Met het gezin (twaalf|negen) kilometer kano. Heerlijk.
?nautique @accueil+ Duidelijke uitleg in het Engels.
?nautique Waterschoenen en zonnebrand meenemen!
?nautique @accueil+ Bedankt $staff van het busje, heel aardig.
?nautique,good,famille @prix- Voor een gezin is het duur, wel een superdag gehad.
?nautique,summer @ambiance+ 's Ochtends suppen, dan is het water nog rustig.
?nautique @accueil+ Heel goede instructeur!!
?accrobranche,famille @pedagogie+ Onze zoon van (7|8) durfde eerst niet, maar de uitleg van de begeleider was heel goed.
?accrobranche,famille @accueil+ Ze houden alles goed in de gaten.
?accrobranche,summer Lekker koel onder de bomen.
?bateau @pedagogie+ Uitleg in (het Frans en Engels|drie talen), goed te verstaan
?bateau Goede (fietsen|e-bikes).
?velo @equipements+ accu na (50|45) km nog niet leeg
?velo,good @equipements- Zadel is hard. Fietsen verder (in orde|goed).
?velo,good @prix- snel geholpen bij een lekke band, top
?cheval @pedagogie+ Jaren niet gereden en toch voelde ik mij veilig.
?cheval @ambiance+ Rustig door het bos, heel mooi.
?spa,couple @calme+ Heerlijke middag, niet te druk.
?spa Zwemkleding aan en handdoek meenemen.
?parapente @accueil+ Ik was best zenuwachtig maar de instructeur bleef rustig.
# activite flow mixed
?escape,together @pedagogie- Half in het Frans dus voor ons te moeilijk.
?nautique @attente- Leuk, maar drie kwartier wachten op het busje.
?velo @equipements- Mooie route, alleen sloeg de versnelling (steeds|de hele tijd) over.
?escape @prix- Wel leuk om een keer te doen, maar wel kort voor (dat geld|die prijs).
# activite flow bad
?nautique @equipements- Kano lek, (peddel gebarsten|zwemvest vies).
?nautique,summer @attente- Bijna een uur op het busje gewacht.
?nautique @accueil- Heel onvriendelijk personeel.
?accrobranche @attente- Op elk platform (tien minuten|een kwartier) wachten.
?accrobranche @prix- (26|24) euro is veel te duur
?velo @accueil- Borg van (200|150) euro half kwijt voor een krasje dat er al was.
?cheval @ambiance- De paarden zagen er (mager|moe) uit.
# degustation,evenement,commerce,ot flow good
?vin @pedagogie+ De wijnboer spreekt goed Engels en legt alles rustig uit.
?vin @accueil+ Heel vriendelijk, je hoeft niks te kopen
?vin @prix+ Goede wijn voor een (normale|nette) prijs
?fromage @accueil+ Eerst proeven en dan pas kiezen, heel vriendelijk.
?fromage Ze verpakken de kaas vacuüm, handig.
?biere @ambiance+ Goed bier, (de tripel|de blonde) vooral, en een leuk terrasje
?biere @accueil+ De brouwer vertelt graag over zijn bier.
?marche-noel @ambiance+ Niet groot maar erg (gezellig|sfeervol).
?marche-noel,good @acces- Parkeren was zoeken. Lekkere glühwein!
?festival,!alone @ambiance+ Topavond! Leuke sfeer.
?festival @prix+ Eten en drinken normaal geprijsd.
?festival,good @attente- Even in de rij bij de ingang.
?boulangerie @accueil+ Ook zonder Frans word je hier netjes geholpen.
?boulangerie Lekkere (croissants|pains au chocolat). Maandag dicht.
?ot @accueil+ Jongedame sprak heel goed Engels en nam de tijd.
?ot @accueil+ Lijstje met alle markten meegekregen, heel handig.
# degustation,evenement,commerce,ot flow bad
?vin @prix- Een glaasje proeven kost hier (8|10) euro per persoon
?vin @accueil- Omdat [wij/ik] niks kocht[en/] werd hij onvriendelijk.
?ot @accueil- Twee dames achter de balie, geen tijd voor mij.
?ot @accueil- Alleen een foldertje gekregen.
?boutique @prix- potje honing voor 14 euro
?festival,!alone @attente- Anderhalf uur wachten voor een (biertje|pintje)
?marche-noel @prix- Maar een paar kramen met dure spullen.
# degustation,evenement,commerce,ot,autre flow bad
?together @accueil- (Erg onvriendelijk|Onvriendelijk personeel), wij zijn weggegaan.
@accueil- Er werd niet eens gegroet.
@prix- (Veel te|Te) duur.
@attente- (Een half uur|Lang) gewacht en toen weggegaan.
(Tegenvaller|Niet de moeite waard).
`;
