/** Reviews of restaurants by guests from the Netherlands and Flanders, most of them brief and about one thing. */
export const dutchWholeTable = `
# restaurant flow good
@restauration+ Heerlijk gegeten (en niet te zwaar|), [wij komen/ik kom] zeker terug
@accueil+ De bediening was zo vriendelijk dat je je er meteen (thuis|welkom) voelt.
@restauration+ $thedishup was heel goed klaargemaakt en de portie (groot genoeg|ruim).
Tip van de (campingbaas|buren op de camping|verhuurder) en die had gelijk.
@prix+ Dat je hier voor zo weinig zo (lekker|goed) kan eten!
@accueil+ Menukaart ook in het Engels en anders leggen ze het (geduldig|met plezier) uit.
?!pizzeria,!creperie,!gastronomique @prix+ Dagmenu van (19|21|22) euro, drie gangen. Goed en goedkoop.
?!pizzeria,!creperie @restauration+ (De soep vooraf|Het stoofvlees|De kabeljauw met prei) was het lekkerste wat ik deze week gegeten heb
@attente+ Binnen het uur gegeten en betaald terwijl het (vol|hartstikke vol) zat.
?good Reserveer, want om één uur was (alles bezet|er geen stoel meer vrij). Eten is het waard.
@ambiance+ Alleen maar Fransen om [ons/me] heen, dan weet je (dat je goed zit|genoeg).
@restauration+ de chocolademousse, (ik droom er nog van|nergens zo lekker gehad)!
@accueil+ Niet gereserveerd en toch een (tafeltje bij het raam|mooi tafeltje) gekregen.
@restauration+ kleine kaart maar wel alles vers, dat heb ik liever dan (drie bladzijden|zo'n boekwerk)
?couple,together @ambiance+ Onze laatste avond hier doorgebracht en dat (had niet beter gekund|was een goede keuze).
?couple @prix+ Samen $bill euro met aperitief, in (Nederland|België) ben je veel meer kwijt.
?good @equipements- Stoelen zitten niet lekker als je er (lang|een hele avond) zit. Keuken uitstekend.
?couple,man @accueil+ Mijn vrouw heeft een (glutenallergie|notenallergie) en de kok kwam zelf aan tafel uitleggen wat ze kon eten.
?!pizzeria,!creperie,good @restauration+ Vegetarisch staat er maar (één gerecht|één ding) op, gelukkig was dat lekker
?!pizzeria,!creperie @accueil+ Ik eet geen vlees en daar werd niet moeilijk over gedaan, ze maakten iets (met groenten|met kaas en groenten) dat niet op de kaart stond.
?famille @accueil+ Met kleine kinderen (geen enkel probleem|echt goed te doen), kleurplaten lagen al klaar.
?famille @attente+ Het eten voor de kinderen kwam eerst, dat was (heel fijn|erg attent).
?famille @accueil+ Er viel een glas cola om en dat was (helemaal geen|totaal geen) probleem, heel aardige mensen.
?famille,good @ambiance- Ga met kinderen al om zeven uur, later wordt het te (druk|lawaaierig). Dan is het een prima adres.
?pizzeria @restauration+ Goede pizza,s, dunne bodem en (niet te veel kaas|genoeg beleg)
?pizzeria @attente+ snelle bediening ook al zat het (stampvol|helemaal vol)
?pizzeria,famille Twee keer in één week want de kinderen wilden (nog een keer|die calzone nog eens).
?pizzeria @restauration+ De (calzone|vier kazen) is een aanrader en neem daarna die tiramisu.
?pizzeria @prix+ Een pizza kost hier gewoon nog (11|12) euro.
?pizzeria,good @attente- Wegens het afhalen moet je aan tafel (lang|drie kwartier) wachten, dus bel en haal hem zelf.
?pizzeria @restauration+ De bodem is net zoals (in Italië|in Napels).
?creperie @restauration+ Galette met (geitenkaas en honing|ham, kaas en ei) genomen, krokant aan de randjes zoals het hoort.
?creperie De cider zit in een theekopje, (wist ik niet|dat hoort zo), maar er zit wel alcohol in!
?creperie,good @equipements- Binnen nogal warm door die bakplaten, ga (buiten|bij de deur) zitten als er plek is. Verder heerlijk.
?creperie,famille Makkelijk met kinderen want ze lusten allemaal wel een (pannenkoek|crêpe)
?creperie @restauration+,prix+ Voor nog geen 20 euro een hartige en een zoete gegeten en dan zit je (vol|goed vol).
?gastronomique @restauration+ Zeer verzorgde gerechten, vooral (het dessert|het voorgerecht) verdient een vermelding.
?gastronomique @accueil+ De (sommelier|gastvrouw) gaf goede uitleg en drong niets op.
?gastronomique,good @prix- Met de bijpassende wijnen wordt het wel (erg|heel) duur, vraag de prijs vooraf. Geen kwaad woord over de keuken.
?gastronomique,couple Hier (mijn verjaardag|onze huwelijksverjaardag) gevierd met het grote menu, bij het dessert kwam er een kaarsje.
?gastronomique @calme+ Voldoende plaats tussen de tafels zodat men rustig kan (praten|spreken), dat is zeldzaam geworden.
?gastronomique,good @ambiance- Het is er wat stil, je durft haast niet te (lachen|praten). De gerechten zijn prachtig.
?gastronomique,top @restauration+ Elke gang was (raak|een verrassing), tot en met het brood.
?!pizzeria,!creperie @restauration+ De biefstuk was precies (goed gebakken|zoals ik gevraagd had).
?!pizzeria,!creperie,!gastronomique @restauration+ Die friet! Vers en (met de hand gesneden|knapperig), als Belg ben ik streng.
?bistrot @ambiance+ Klein zaakje met (een stuk of tien|twaalf) tafels waar iedereen door elkaar praat.
?bistrot Wat er is staat op een bord dat ze naar je tafel dragen. (Leuk|Vond ik leuk).
?bistrot Drie dagen later weer geweest en toen stond er (iets anders|weer wat anders) op de kaart
?brasserie Keuken de hele middag open, om (drie|vier) uur nog een salade gegeten.
?brasserie @prix+ Normale prijzen ook al zit je (aan het plein|midden in het centrum).
?brasserie,summer,good @attente- Weinig personeel en een vol terras, dus neem (geduld|de tijd) mee. Ze bleven wel vriendelijk.
?summer @ambiance+ Buiten in de schaduw gezeten en pas om (vier|half vier) weer opgestaan.
?summer @accueil+ Steeds koud water bijgekregen (zonder te vragen|zonder erom te vragen), dat was wel nodig met dit weer.
?lake,summer @emplacement+ Zo dicht bij het water, (je hoort het klotsen|mooier zit je niet)!
?lake,summer Bel even en vraag een tafel aan de (waterkant|rand), scheelt echt.
?dunes,summer,!pizzeria,!creperie,!gastronomique @restauration+ Oesters van hier, twaalf stuks (gedeeld|naar binnen gewerkt) en nog een bord mosselen toe.
?dunes,good,!gastronomique @equipements- Enkel cash! (Gelukkig had ik nog wat bij|De automaat is een eind lopen). Vis was kraakvers.
?aurelle,winter,!pizzeria,!creperie,!gastronomique @restauration+ Na een dag in de kou is zo'n kaasfondue (precies goed|alles wat je wil).
?winter,together @ambiance+ Het was er (warm|lekker warm) en we zijn veel langer gebleven dan de bedoeling was.
?good @accueil-,restauration+ De bediening was niet erg vriendelijk, maar $thedish was zo goed dat [we/ik] nog een keer ga[an/].
?good @numerique- Die QR code in plaats van een kaart hoeft van mij niet, op mijn telefoon kon ik het (slecht|amper) lezen.
?good @prix- Flesje water (6|5) euro vind ik niet normaal. Het eten is zijn geld wel waard.
?good,couple,woman,!pizzeria @restauration- Mijn man had (nog|daarna nog) honger want de porties zijn klein, ik vond het precies genoeg en heel lekker.
?solo @accueil+ Alleen uit eten en toch een (goed|fijn) tafeltje, niet naast de wc zoals zo vaak
?solo @ambiance+ Zelfs in je eentje zit je hier (gezellig|prettig).
?affaires @attente+ Met een klant geluncht en (netjes|ruim) op tijd weer weg, zonder dat het gehaast was.
?affaires Goede lunch. Ze geven een (nette bon|bon met btw) mee zonder dat je erom moet zeuren.
?amis @ambiance+ Met acht man aan één lange tafel en (alles gedeeld|een hele avond gelachen), top!
?amis @accueil+ Rekening splitsen door zes was (geen|totaal geen) probleem, fijn!
?groupe @accueil+ Vooraf per mail het menu doorgegeven voor (veertien|zestien) personen en alles kwam tegelijk op tafel.
?groupe,good @attente- Als groep moet je wel even wachten tot iedereen zijn bord heeft. Daar stond (een gratis koffie|goed eten) tegenover.
?together @accueil+ Half tien binnen door de file en we kregen nog (soep en een omelet|van alles), heel hartelijk bedankt!
elk jaar één keer. (nog altijd goed|het blijft goed)
?good Kaart is dit jaar (kleiner|veranderd) en mijn lievelingsgerecht is eraf, toch goed gegeten hoor.
?top @restauration+ Beste van de hele reis!! (Zonder twijfel|Echt)
?weekend @ambiance+ Er speelde iemand gitaar op (vrijdag|zaterdag), dat maakte de avond af.
?weekend,good Vrijdagavond zonder reservering kan je (vergeten|wel vergeten), de week erop wel gelukt en lekker.
eten goed, bediening goed (en niet duur|)
?!pizzeria,!creperie @restauration+ De suggestie van de dag was (zonder meer lekker|een goede keuze).
@accueil+ Bij de koffie komt er een chocolaatje en een praatje, (zoals het hoort|zo hoort dat).
?good @ambiance- Beetje (donker|rommelig) ingericht, dus ik had er weinig van verwacht maar het was lekker!
?together @accueil+ Brood werd steeds bijgevuld en voor kraanwater keek niemand ons (raar|scheef) aan.
?amis @restauration+ echt mega lekker gegeten (hier|hoor)
?amis @accueil+ hele chille bediening en het (toetje|bier) was op kosten van het huis
?!alone,famille Met mijn (schoonouders|ouders) gegeten en iedereen was heel tevreden
?!pizzeria,!creperie,!gastronomique @restauration+ Eindelijk weer eens niertjes op de kaart en (mals|lekker) ook!
?!alone De ene keer buiten gezeten, de andere keer binnen omdat het goot, (beide keren|allebei de keren) lekker.
?good @accueil-,restauration+ De kaart is alleen in het Frans en niemand (helpt|vertaalt), maar wat ik kreeg was lekker.
?good,!pizzeria,!creperie @restauration+ Vlees (heel|heerlijk) mals, groente zat er haast niet bij.
?together @prix+ Voor ongeveer (30|35) euro de man met wijn mag je niet mopperen.
?together @restauration+ Wat hebben wij hier lekker gegeten, ik kreeg het niet eens (op|allemaal op)!
?!creperie,!pizzeria,together Iedereen aan onze tafel vond het (heerlijk|lekker), van voor- tot nagerecht.
?good @prix- Prijzen zijn erg omhoog gegaan de laatste jaren, (ook de wijn|zelfs een biertje is 5 euro). Wel nog dezelfde kok gelukkig.
?top Beter wordt het (niet|volgens mij niet).
super lekker
@accueil+ Vriendelijke mensen die (de tijd nemen|graag uitleg geven).
@restauration+ Je proeft dat alles (vers|van hier) is.
@proprete+ Schone wc, dat vind ik in een restaurant ook (belangrijk|heel belangrijk).
?good @attente- De rekening liet (lang|eeuwig) op zich wachten, twee keer gevraagd. Is het enige.
?good @restauration+,ambiance- Hard geluid en tafels dicht op elkaar. Toch zou ik (zo|morgen) weer gaan om $thedish.
?dogs @accueil+ Hond mocht mee naar binnen en kreeg meteen (water|een bak water).
@accueil+ Bedankt $staff voor de (leuke|fijne) avond!
?old @ambiance+ Alleen al voor het gebouw zou je er (gaan|moeten gaan) eten
?garden,summer @ambiance+ Achter zit een tuin, vraag daarnaar want dat (vertellen ze|staat er) niet bij.
?parking @acces+ Handig dat je er (voor de deur|gewoon) kan parkeren, mijn moeder loopt slecht.
@restauration+ Ik lust eigenlijk geen (spinazie|courgette), hier heb ik alles opgegeten.
?good @restauration- Toetje viel tegen, (te zoet|uit de diepvries denk ik). Al wat ervoor kwam was erg goed.
?!gastronomique,together Bij toeval binnengelopen omdat (het regende|de rest dicht was) en de dag erop meteen weer.
@restauration+,accueil+ Er werd iets verkeerds gebracht en voor ik er iets van kon zeggen was het meisje al terug met (excuses|duizend excuses). Het goede bord kwam vijf minuten later en de koffie hebben ze van de rekening gehaald, dat vond ik netjes.
?good @attente-,restauration+ Je zit hier echt lang, [wij waren/ik was] er van acht tot elf. De kok staat er in zijn eentje voor en maakt alles op het moment zelf, dus als je haast hebt moet je ergens anders zijn. Het is het wachten (wel|dubbel) waard.
?couple,woman,together @accueil+ Mijn man is suikerpatiënt en vraagt altijd naar het dessert. Meestal krijgt hij dan een bakje fruit. Hier kwam de kok zeggen wat hij kon maken zonder suiker en dat was (beter dan wat ik had|echt een mooi bord).
?!pizzeria,!creperie,!gastronomique @prix+,restauration+ Al twintig jaar rij[den wij/d ik] door Frankrijk en het middagmenu wordt overal duurder en slechter. Hier is het nog zoals vroeger: een bord dat vol ligt, kaas, een karafje wijn erbij en dat voor (16|17) euro.
?famille,together @accueil+ Onze zoon heeft autisme en uit eten gaan is meestal moeilijk. Ik had dat gezegd bij het reserveren en ze hadden een hoektafel vrijgehouden, ver van de keuken. Hij heeft (alles opgegeten|anderhalf uur gezeten), wij waren daar erg blij mee.
?pizzeria,together @restauration+ Wij bakken zelf ook pizza en zijn dus lastige klanten. Maar de bodem is hier heel goed, dun en krokant, en ze doen er (niet te veel|goede kaas) op. Zo krijgen wij het thuis niet.
@restauration+,accueil+ lekker eten en (vriendelijke|aardige) bediening
Prima gegeten.
@prix+ Goede prijs voor (wat je krijgt|een goede maaltijd)
@ambiance+ Gezellig (zaakje|restaurant).
[Wij hebben/Ik heb] hier (twee|drie) keer gegeten en het was elke keer goed
?good Gewoon goed, niks (bijzonders|speciaals) maar ik zou er zo weer gaan eten.
@restauration+ $thedishup!! (heerlijk|zo lekker)
# restaurant flow mixed
@attente- Het duurde (eindeloos|veel te lang) tussen de gangen, verder eten prima.
?!alone @attente-,accueil+ Eén jongen voor binnen en buiten die zich rot liep. Hij (kon|kan) er niks aan doen.
?!pizzeria,!creperie,!gastronomique @ambiance+,restauration- Leuke plek om te zitten, het eten is (gewoontjes|redelijk).
?!pizzeria,!creperie @restauration- Voorgerecht heel lekker, hoofdgerecht (lauw|flauw), nagerecht ging weer
?!pizzeria,!creperie,!gastronomique @prix- Voor (38|42|45) euro had ik er meer van verwacht
?pizzeria @restauration- pizza's niet slecht maar de bodem was (slap|nat) in het midden
@ambiance- Je verstaat elkaar (amper|haast) niet zo lawaaierig is het, jammer want het eten is wel ok.
@accueil-,restauration+ Over het eten geen klachten. Maar om kwart voor tien werd er al (geveegd|gestofzuigd) rond de tafel!
@prix- Nieuwe eigenaars geloof ik, porties kleiner en prijzen (hetzelfde|niet).
Voor een drankje (wel|prima), om te eten zou ik verder kijken.
?famille @restauration- Wat op het kindermenu staat is allemaal gefrituurd, voor ons zelf was het (wel goed|beter).
?creperie @restauration- Crêpe was lekker, de galette (droog|aan de droge kant).
?gastronomique @restauration-,accueil+ Mooie borden en lieve bediening, maar (weinig smaak|ik ging met honger weg) en dat mag niet bij deze prijzen.
Ging wel. Geen reden om (terug te gaan|er voor om te rijden).
@accueil- Jong personeel dat niet weet wat er op de kaart (staat|zit), gelukkig kan de kok wel koken.
?summer @attente-,emplacement+ Mooi plein om te zitten, maar je wacht een half uur op de (kaart|drankjes).
@restauration- Vorig jaar enthousiast, nu een stuk minder. Zelfde gerecht besteld en het was (een andere saus|een ander stuk vlees), uit een zak lijkt het. De ober zei dat er in de keuken gewisseld was. Misschien moeten ze nog wennen, ik geef het nog één kans.
# restaurant flow bad
@attente- (Veertig minuten|Drie kwartier) en nog geen drinken. Zijn maar gegaan.
@attente-,accueil- Mensen die na [ons/mij] kwamen zaten al te eten. Toen ik er iets van zei was het (druk|nu eenmaal druk).
?!creperie @restauration- toeristenval!! alles smaakt naar (diepvries|magnetron)
@prix- Schandalig duur voor wat er op je bord (ligt|komt).
?!pizzeria,!creperie @restauration- Biefstuk teruggestuurd omdat hij (grijs|zwart) was en toen kwam hij rauw terug
?!pizzeria,!creperie @restauration- De vis (rook niet fris|stonk), had ik nooit moeten opeten.
@accueil- Zo onbeschoft ben ik (zelden|nog nooit) behandeld.
?together @accueil-,prix- $bill euro afrekenen en er kan geen bedankje (af|vanaf)!
@accueil- Kreeg de rekening zonder dat ik erom vroeg, (heel|erg) onbeleefd.
@proprete- Plakkerige tafels en (vlekken op het bestek|een vies glas), dan heb ik al geen zin meer.
?worst @proprete- Haar in het eten. Nieuw bord gekregen met (nog een|weer een) haar.
@proprete- wc zo vies dat ik (niet meer kon eten|ben omgedraaid)
@prix- Kijk de rekening goed na! Bij [ons/mij] stonden er (twee koffies|drie glazen wijn) te veel op.
?famille @restauration-,prix- Kindermenu van (12|11) euro: een hamburger zonder iets en koude friet.
?famille @accueil- Toen de jongste begon te huilen keken ze ons (bijna de deur uit|weg). Nooit meer met kinderen.
?pizzeria @restauration- pizza onder verbrand en boven (koud|rauw)
?pizzeria @attente- Een uur gewacht op een pizza die dan nog (van een ander|verkeerd) was.
?together @accueil- Gereserveerd voor half acht en ze wisten (van niks|nergens van). Mail laten zien, interesseerde niemand.
?gastronomique,worst @prix- (Driehonderd|Tweehonderdvijftig) euro betaald en met honger naar huis, een schande.
?summer @accueil- Alleen iets drinken op het terras mocht niet terwijl de helft (leeg|vrij) was.
?creperie @restauration- Slappe galette met een plak ham uit een (pakje|pak), en daar 13 euro voor gevraagd.
?!pizzeria,!creperie,!gastronomique @restauration- Friet koud, saus koud, (alles|ook het vlees) koud...
@restauration- veel te zout. half laten staan en er werd niet eens gevraagd (waarom|of er iets was)
@ambiance- Televisie en radio tegelijk aan, (niet uit te houden|hoofdpijn van gekregen).
@restauration- [Wij zijn/Ik ben] hier (ziek van geworden|twee dagen ziek van geweest).
@numerique-,accueil- Volgens internet open tot tien, om (negen|half negen) werd ik weggestuurd met het licht al uit.
?famille @accueil- Met de kinderwagen waren we duidelijk niet (welkom|gewenst), er was zogenaamd geen plaats.
?together @accueil-,restauration- We hebben beleefd gezegd dat het vlees niet gaar was. De ober nam het bord mee, we hoorden hem in de keuken roepen, en hij kwam terug met (hetzelfde stuk uit de magnetron|een stuk leer). We moesten alles gewoon betalen.
?together @attente-,accueil- Om acht uur besteld, om kwart over negen kwam de eerste van de vier borden. De laatste kreeg zijn eten toen wij al klaar waren. Volgens de baas lag dat aan ons omdat we (vier verschillende dingen|niet allemaal hetzelfde) namen. Wij komen er niet meer.
`;
