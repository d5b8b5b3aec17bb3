/** Reviews of restaurants by guests from the Netherlands and Flanders, most of them brief and about one thing. */
export const dutchWholeTable = `
# restaurant flow good
@restauration+ Heerlijk gegeten, [wij komen/ik kom] zeker terug
@accueil+ De bediening was heel vriendelijk.
@restauration+ $thedishup was heel goed klaargemaakt en de portie (groot genoeg|ruim).
@prix+ Goed en niet duur!
@accueil+ Menukaart ook in het Engels en ze leggen het (geduldig|met plezier) uit.
?!pizzeria,!creperie,!gastronomique @prix+ Dagmenu van (19|21|22) euro, drie gangen.
?!pizzeria,!creperie @restauration+ (De soep vooraf|Het stoofvlees|De kabeljauw met prei) was heel lekker
@attente+ Binnen het uur gegeten terwijl het vol zat.
?good Reserveer, want het is snel vol.
@ambiance+ Veel Fransen, gezellig.
@restauration+ de chocolademousse was heel lekker!
@accueil+ Niet gereserveerd en toch een mooi tafeltje gekregen.
@restauration+ kleine kaart maar wel alles vers
?couple,together @ambiance+ Onze laatste avond hier gegeten, heel fijn.
?couple @prix+ Samen $bill euro met aperitief, niet duur.
?!pizzeria,!creperie,good @restauration+ Vegetarisch staat er maar één gerecht op, wel lekker
?!pizzeria,!creperie @accueil+ Ik eet geen vlees en dat was geen probleem.
?famille @accueil+ Met kleine kinderen geen enkel probleem.
?famille @attente+ Het eten voor de kinderen kwam eerst, heel fijn.
?famille @accueil+ Heel aardige mensen, ook voor de kinderen.
?famille,good @ambiance- Later op de avond wordt het te (druk|lawaaierig).
?pizzeria @restauration+ Goede pizza,s, dunne bodem en genoeg beleg
?pizzeria @attente+ snelle bediening
?pizzeria,famille Twee keer in één week geweest, de kinderen vonden het lekker.
?pizzeria @restauration+ De (calzone|vier kazen) is een aanrader en de tiramisu ook.
?pizzeria @prix+ Een pizza kost hier (11|12) euro, prima.
?pizzeria,good @attente- Door het afhalen moet je aan tafel lang wachten.
?pizzeria @restauration+ Goede dunne bodem.
?creperie @restauration+ Galette met (geitenkaas en honing|ham, kaas en ei) genomen, heel lekker.
?creperie,good @equipements- Binnen nogal warm. Verder heerlijk.
?creperie,famille Makkelijk met kinderen, ze vonden het lekker
?creperie @restauration+,prix+ niet duur en lekker
?gastronomique @restauration+ Zeer verzorgde gerechten, vooral (het dessert|het voorgerecht).
?gastronomique @accueil+ De (sommelier|gastvrouw) gaf goede uitleg.
?gastronomique,good @prix- Met de bijpassende wijnen wordt het wel heel duur.
?gastronomique,couple Hier (mijn verjaardag|onze huwelijksverjaardag) gevierd, heel fijn.
?gastronomique @calme+ Voldoende plaats tussen de tafels, rustig.
?gastronomique,good @ambiance- Het is er wat stil. De gerechten zijn prachtig.
?gastronomique,top @restauration+ Elke gang was goed.
?!pizzeria,!creperie @restauration+ De biefstuk was goed gebakken.
?!pizzeria,!creperie,!gastronomique @restauration+ Verse friet, lekker knapperig.
?bistrot @ambiance+ Klein zaakje met (tien|twaalf) tafels, gezellig.
?bistrot Drie dagen later weer geweest, weer goed
?brasserie @prix+ Normale prijzen.
?brasserie,summer,good @attente- Weinig personeel en een vol terras, dus lang wachten.
?summer @ambiance+ Fijn buiten in de schaduw gezeten.
?lake,summer @emplacement+ Heel dicht bij het water!
?lake,summer @emplacement+ Vraag een tafel aan de waterkant.
?dunes,summer,!pizzeria,!creperie,!gastronomique @restauration+ Oesters en mosselen gegeten, heel vers.
?dunes,good,!gastronomique @equipements- Enkel cash! Vis was kraakvers.
?aurelle,winter,!pizzeria,!creperie,!gastronomique @restauration+ Lekkere kaasfondue.
?winter,together @ambiance+ Het was er lekker warm en gezellig.
?good @accueil-,restauration+ De bediening was niet erg vriendelijk, maar $thedish was goed.
?good @prix- Flesje water (6|5) euro vind ik duur.
?good,couple,woman,!pizzeria @restauration- De porties zijn klein voor mijn man, wel heel lekker.
?solo @accueil+ Alleen uit eten en een fijn tafeltje gekregen
?solo @ambiance+ Ook alleen zit je hier (gezellig|prettig).
?affaires @attente+ Goed geluncht en snelle bediening.
?amis @ambiance+ Met acht man aan één lange tafel, top!
?amis @accueil+ Rekening splitsen was geen probleem, fijn!
?groupe @accueil+ Vooraf per mail het menu doorgegeven voor (veertien|zestien) personen, goed geregeld.
?groupe,good @attente- Als groep moet je wel even wachten.
?together @accueil+ Laat aangekomen en heel vriendelijk geholpen, bedankt!
elk jaar één keer, nog altijd goed
?top @restauration+ Beste van de hele reis!!
?weekend @ambiance+ Er speelde iemand gitaar op (vrijdag|zaterdag), leuk.
?weekend,good Vrijdagavond zonder reservering gaat niet.
eten goed, bediening goed (en niet duur|)
?!pizzeria,!creperie @restauration+ De suggestie van de dag was (heel lekker|een goede keuze).
?good @ambiance- Beetje (donker|rommelig) ingericht maar het was lekker!
?amis @restauration+ echt mega lekker gegeten
?amis @accueil+ hele chille bediening
?!alone,famille Met mijn (schoonouders|ouders) gegeten en iedereen was tevreden
?!pizzeria,!creperie,!gastronomique @restauration+ Heel lekkere niertjes gegeten!
?!alone Twee keer geweest, allebei de keren lekker.
?good @accueil-,restauration+ De kaart is alleen in het Frans en niemand helpt. Eten wel lekker.
?together @prix+ Ongeveer (30|35) euro de man met wijn, prima.
?together @restauration+ Wat hebben wij hier lekker gegeten!
?!creperie,!pizzeria,together Iedereen aan onze tafel vond het (heerlijk|lekker).
?good @prix- Prijzen zijn erg omhoog gegaan de laatste jaren.
?top Geweldig!!
super lekker
@accueil+ Vriendelijke mensen die de tijd nemen.
@restauration+ Je proeft dat alles (vers|van hier) is.
@proprete+ Schone wc, ook belangrijk.
?good @attente- De rekening liet lang op zich wachten.
?good @ambiance- Veel geluid en tafels dicht op elkaar.
?dogs @accueil+ Hond mocht mee naar binnen en kreeg water.
@accueil+ Bedankt $staff voor de (leuke|fijne) avond!
?old @ambiance+ Mooi oud gebouw
?garden,summer @ambiance+ Achter is een tuin om te eten, heel mooi.
?parking @acces+ Handig dat je er voor de deur kan parkeren.
?good @restauration- Toetje viel tegen, te zoet.
?!gastronomique,together Bij toeval binnengelopen en heel goed.
?couple,woman,together @accueil+ Mijn man is suikerpatiënt en daar hielden ze rekening mee.
?!pizzeria,!creperie,!gastronomique @prix+,restauration+ Middagmenu met kaas en een karafje wijn voor (16|17) euro, heel goed.
?pizzeria,together @restauration+ De bodem is heel goed, dun en krokant.
@restauration+,accueil+ lekker eten en (vriendelijke|aardige) bediening
Prima gegeten.
@prix+ Goede prijs voor (wat je krijgt|een goede maaltijd)
@ambiance+ Gezellig (zaakje|restaurant).
[Wij hebben/Ik heb] hier (twee|drie) keer gegeten en het was elke keer goed
?good Gewoon goed, niks (bijzonders|speciaals).
@restauration+ $thedishup!! (heerlijk|zo lekker)
# restaurant flow mixed
@attente- Het duurde veel te lang tussen de gangen, verder eten prima.
?!alone @attente- Eén jongen voor binnen en buiten, dus lang wachten.
?!pizzeria,!creperie,!gastronomique @ambiance+,restauration- Leuke plek om te zitten, het eten is (gewoontjes|redelijk).
?!pizzeria,!creperie @restauration- Voorgerecht heel lekker, hoofdgerecht (lauw|flauw), nagerecht ging weer
?!pizzeria,!creperie,!gastronomique @prix- Voor (38|42|45) euro had ik er meer van verwacht
?pizzeria @restauration- pizza's niet slecht maar de bodem was (slap|nat) in het midden
@ambiance- Je verstaat elkaar (amper|haast) niet zo lawaaierig is het, jammer want het eten is wel ok.
@accueil-,restauration+ Personeel niet zo aardig, eten wel goed.
@prix- Nieuwe eigenaars geloof ik, porties kleiner en prijzen hetzelfde.
Voor een drankje prima.
?famille @restauration- Wat op het kindermenu staat is allemaal gefrituurd, voor ons zelf was het wel goed.
?creperie @restauration- Crêpe was lekker, de galette (droog|aan de droge kant).
?gastronomique @restauration-,accueil+ Mooie borden en lieve bediening, maar weinig smaak.
Ging wel.
@accueil- Jong personeel dat de kaart niet kent, eten wel goed.
?summer @attente-,emplacement+ Mooi plein om te zitten, maar je wacht een half uur op de (kaart|drankjes).
@restauration- Vorig jaar was het goed, nu een stuk minder.
# restaurant flow bad
@attente- (Veertig minuten|Drie kwartier) gewacht en nog geen drinken.
@attente- Mensen die na [ons/mij] kwamen hadden al eten.
?!creperie @restauration- toeristenval!! alles smaakt naar (diepvries|magnetron)
@prix- Schandalig duur.
?!pizzeria,!creperie @restauration- Biefstuk was eerst (grijs|zwart) en daarna rauw
?!pizzeria,!creperie @restauration- De vis (rook niet fris|stonk).
@accueil- Heel onbeschoft personeel.
?together @accueil-,prix- $bill euro betaald en geen bedankje!
@accueil- Onbeleefd personeel
@proprete- Plakkerige tafels en (vlekken op het bestek|een vies glas).
?worst @proprete- Haar in het eten!
@proprete- wc heel vies
@prix- Op de rekening stonden (twee koffies|drie glazen wijn) te veel.
?famille @restauration-,prix- Kindermenu van (12|11) euro: een hamburger en koude friet.
?famille @accueil- Met een kind dat huilt ben je hier niet welkom.
?pizzeria @restauration- pizza onder verbrand en boven (koud|rauw)
?pizzeria @attente- Een uur gewacht op een pizza en dan nog de verkeerde.
?together @accueil- Gereserveerd voor half acht en ze wisten van niks.
?gastronomique,worst @prix- Veel geld betaald en met honger naar huis.
?summer @accueil- Alleen iets drinken op het terras mocht niet terwijl de helft (leeg|vrij) was.
?creperie @restauration- Slappe galette met een plak ham voor 13 euro.
?!pizzeria,!creperie,!gastronomique @restauration- Friet koud, saus koud.
@restauration- veel te zout. half laten staan
@ambiance- Televisie en radio tegelijk aan.
@restauration- [Wij zijn/Ik ben] hier ziek van geworden.
@numerique-,accueil- Volgens internet open tot tien, om (negen|half negen) was het dicht.
?famille @accueil- Met de kinderwagen waren we niet welkom.
?together @accueil-,restauration- Het vlees was niet gaar, teruggestuurd en niks beters gekregen.
?together @attente-,accueil- Veel te lang gewacht en de baas was ook niet vriendelijk.
`;
