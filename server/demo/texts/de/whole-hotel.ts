/** Whole reviews of hotels, told in one go: the satisfied ones, most of them brief and on a single matter. */
export const germanWholeHotel = `
# hotel flow good
?together @petit_dejeuner+ Für französische Verhältnisse ein wirklich gutes Frühstück, auch mit Käse und Schinken.
@petit_dejeuner+ Das Frühstück war sehr gut und der Kaffee auch.
@accueil+ Sehr freundlicher Empfang, obwohl [wir/ich] (viel zu früh|erst spät am Abend) da [waren/war].
?together @accueil+ Man hat sich wirklich um uns gekümmert.
?good @chambre- Bad etwas klein, sonst gut.
?good @emplacement+ Vom Ort her (sehr günstig gelegen|ideal)
@accueil+ Kein Deutsch an der Rezeption, aber (mit Englisch geht alles|alle geben sich viel Mühe).
?affaires @numerique+ WLAN gut.
?affaires @calme+ Beruflich hier und (gut geschlafen|ein ruhiges Zimmer bekommen).
?affaires @accueil+ Check-in auch spät kein Problem.
@accueil+ Sehr nettes personal und ein schönes Hotel
?good @petit_dejeuner- Das Frühstück ist (etwas dürftig|nichts Besonderes), es fehlt was Herzhaftes.
?good,road @calme- Unbedingt ein Zimmer nach hinten nehmen, (vorne hört man die Straße|zur Straße raus ist es laut)!
?good,road @calme- Bei geschlossenem Fenster hört man die Straße kaum, bei offenem leider schon.
?pool,summer,!affaires @equipements+ Pool war nie überlaufen, [wir waren/ich war] jeden Nachmittag drin.
?pool,summer @equipements+ (Schöner|Sehr schöner) Pool und genug Liegen
?pool,!winter,good @equipements+ Der Pool ist klein aber (sauber|gepflegt), zum Abkühlen reicht es.
?famille @chambre+ Großes Familienzimmer, die Kinder hatten ihren eigenen Bereich.
?famille @accueil+ Mit (zwei|drei) kleinen Kindern hier gewesen und sehr freundlich aufgenommen worden.
?restaurant @restauration+ Die Halbpension lohnt sich, [wir haben/ich habe] (jeden Abend|immer) sehr gut gegessen.
?restaurant @restauration+ Abendessen im Haus kann ich nur empfehlen, (die Küche ist wirklich gut|frisch gekocht und nicht teuer).
?dogs @accueil+ Auch mit Hund sehr freundlich empfangen worden.
?together Wir waren sehr zufrieden und kommen gerne wieder
?dogs,together Wir waren mit unserem Hund hier und (hatten keine Probleme|es hat alles gut geklappt).
?old @ambiance+ Schönes altes Haus, sehr gut renoviert.
@prix+ Preis Leistung stimmt
@prix+ Für das Geld bekommt man hier wirklich was.
?top @accueil+ einfach nur toll!! Das ganze Team ist so nett
?top (Rundum|Absolut) zufrieden!! Kommen auf jeden Fall wieder
?top @accueil+ Sehr wohl gefühlt, danke an alle, besonders $staff an der Rezeption
@proprete+,emplacement+ Sauber und gut gelegen.
?together Auf der Durchreise hier übernachtet. Leicht zu finden und morgens ist man schnell wieder weg.
@chambre+ [Unser/Mein] Zimmer war (groß|hell) und sehr schön eingerichtet.
@emplacement+ als zwischenstop ideal
?good Guter Stopp auf dem Weg nach (Spanien|Süden).
?good,!lift @acces- Kein Aufzug, das sollte man (mit großen Koffern|als älterer Gast) wissen. Man hat [uns/mir] aber gleich beim Tragen geholfen.
?view @chambre+ Tolle Aussicht vom Zimmer, der Aufpreis (lohnt sich|hat sich gelohnt).
?view,good @chambre- Das Bad ist etwas veraltet, die Aussicht aber sehr schön.
?aurelle,!winter @emplacement+ Für einen Wanderurlaub genau richtig, die Wege gehen fast vor der Tür los.
?aurelle,!winter,together @accueil+ Die Leute an der Rezeption waren sehr nett und hilfsbereit.
?good,!affaires @calme- Etwas hellhörig, hat [uns/mich] aber nicht gestört.
@proprete+ Das Zimmer war sehr sauber und wurde (jeden Tag|täglich) gemacht.
@petit_dejeuner+ Das Frühstück war reichhaltig und (lecker|immer frisch).
?good @numerique- WLAN ging im Zimmer (leider nicht|nur ab und zu), unten schon.
?good @numerique- Das Internet ist (langsam|oft weg).
?together Nun schon das (dritte|vierte|fünfte) Mal hier.
?together @accueil+ Kommen seit Jahren und werden jedes Mal herzlich empfangen.
?solo,woman @accueil+ Als Frau allein habe ich mich hier (sehr wohl|sicher und gut aufgehoben) gefühlt.
?solo,woman @chambre+ Mein Zimmer war (klein aber sehr gemütlich|gemütlich und ruhig), ich habe mich wohl gefühlt.
?good,old @equipements- Das Bad müsste mal erneuert werden.
?good @equipements- Haus etwas in die Jahre gekommen, aber man schläft gut und die Leute sind nett.
?good @equipements- Duschen mit wenig Druck, sonst (war alles ok|zufrieden).
?!affaires @petit_dejeuner+ Frühstück hervorragend, (es wurde immer nachgefüllt|alles frisch)
@petit_dejeuner+ Beim Frühstück gab es (frisches Obst|verschiedene Brotsorten) und alles wurde nachgelegt.
@emplacement+ Sehr gute Lage, man ist (schnell überall|gleich in der Stadt).
@chambre+ Vom Zimmer positiv überrascht, (viel größer als gedacht|das Bad ganz neu).
?couple,weekend @ambiance+ Sehr schönes Wochenende zu zweit, ruhig und gemütlich.
?good @acces- Mit dem Parken muss man etwas suchen, sonst gut.
super hotel, gerne wieder
nettes hotel, (nettes personal|netter ort).
?good @acces- (Der Parkplatz ist klein|Es gibt nur wenige Parkplätze) und abends voll, also rechtzeitig da sein.
?parking @acces+ Parkplatz direkt am Haus (und kostenlos|und groß genug), sehr praktisch.
?parking,!village @acces+ Das Auto konnte (drei Tage|die ganze Zeit) auf dem Hotelparkplatz stehen bleiben.
?amis Wir waren auf Motorradtour hier und können das Hotel für Biker nur empfehlen
@accueil+ Auch bei der Abreise hat man [uns/mir] mit dem Gepäck geholfen.
?good Insgesamt ein gutes Hotel, (würde ich wieder buchen|für ein paar Tage zu empfehlen).
Auf Empfehlung von (Freunden|Bekannten|Arbeitskollegen) gebucht und nicht enttäuscht worden.
?good @ambiance- Modern eingerichtet, für meinen Geschmack etwas (unpersönlich|kühl), aber das Bett ist gut.
?lake,aurelle,view @chambre+ Zimmer mit Seeblick gebucht und auch bekommen, sehr schön.
?lake,aurelle @emplacement+ In wenigen Minuten ist man am See, der Weg ist flach.
?dunes,!winter @emplacement+ Vom Hotel ist man (mit dem Rad|zu Fuß) schnell am Strand.
?dunes,!winter,!affaires @equipements+ Fahrräder kann man direkt im Hotel leihen, der Weg durch den Wald ist schön.
?winter,together @ambiance+ Im Winter ist hier nicht viel los. Schön warm war es auch.
?good,winter Die meisten Restaurants haben im Winter zu.
?autumn @prix+ Außerhalb der Saison (sehr günstig|fast halb so teuer), und man hat seine Ruhe.
?good @prix- Nicht billig, der Service ist dafür (ausgezeichnet|auf hohem Niveau).
@calme+ Das Hotel liegt ruhig und man kann gut schlafen.
?good @prix- Frühstück kostet extra. Gut war es aber.
?top,restaurant @restauration+ Auch das Restaurant war absolut spitze!
?top @chambre+ riesiges Bett, (Regendusche|alles neu), einfach ein tolles Zimmer!!
?family-run @accueil+ Familiengeführt und das merkt man, alle sehr freundlich.
?family-run @accueil+ Das Hotel wird von einer Familie geführt und alle sind sehr herzlich.
?family-run @petit_dejeuner+ Marmelade selbstgemacht, sehr lecker.
?garden,!winter @ambiance+ Schöner Garten, man kann dort auch frühstücken.
?garden,!winter @ambiance+ Sehr schöner Garten mit genug Stühlen.
Kurzaufenthalt von (zwei|drei) Nächten, alles wie erwartet.
@accueil+ Das Personal war (zu jeder Zeit|immer) freundlich und hilfsbereit.
?good @chambre- Die Matratze war (viel zu weich|etwas durchgelegen). Sonst gern wieder.
@prix+ Gutes Preis-Leistungs-Verhältnis, (daher|deshalb) gerne wieder.
?!winter,!affaires @equipements+ Die Räder [konnten wir/konnte ich] (abschließen und unterstellen|im Keller abstellen), hat alles gut geklappt.
?!winter,!affaires @petit_dejeuner+ Gutes Frühstück, es gab (reichlich|wirklich viel).
?alone @chambre+ Sehr schönes Einzelzimmer.
?good,summer @chambre- Keine Klimaanlage, im Hochsommer sehr warm.
?good,summer,together @accueil+,chambre- Im Zimmer war es sehr warm, eine Klimaanlage gibt es nicht.
?!affaires @emplacement+ Guter Ausgangspunkt um die Gegend (zu erkunden|kennen zu lernen).
?good @calme- Man hört die Nachbarn und das Wasser.
?famille,pool,summer @equipements+ Unsere Kinder waren (nur im Pool|den ganzen Tag im Pool)
?famille,restaurant @restauration+ Für Kinder wird auch was gekocht, das fanden wir gut.
?good,famille @chambre- Familienzimmer für vier ist schon sehr eng, vor allem mit Gepäck.
?together @chambre+ Wir hatten ein schönes großes Zimmer mit (Badewanne|neuem Bad) und haben uns wohl gefühlt.
Heuer zum ersten Mal hier gewesen und sehr zufrieden.
@prix+ Für Schweizer Verhältnisse natürlich (günstig|ein sehr guter Preis).
?good @attente- Beim Einchecken (fast eine halbe Stunde|ziemlich lange) gewartet, weil nur eine Person da war.
?good @petit_dejeuner- Jeden Tag genau das gleiche Frühstück.
Alles wie beschrieben.
?!affaires @chambre+ Sehr schönes Zimmer, vielen Dank!
@proprete+ Alles sehr sauber und gepflegt (hier|)!
?village @calme+ Kleines Dorf, nachts ist es still.
?village,!affaires @emplacement+ Die Wanderwege gehen gleich hinter dem Haus los, sehr praktisch.
?village,good @emplacement- Im Dorf gibt es nichts, (zum Einkaufen muss man fahren|abends hat alles zu).
?!village @emplacement+ Zentral und trotzdem ruhig
?!village @emplacement+ Restaurants und Geschäfte sind (in wenigen Minuten|alle) zu Fuß erreichbar.
?breakfast-buffet @petit_dejeuner+ Am Buffet gibt es auch (Rührei und Speck|warme Sachen).
?good,breakfast-buffet @petit_dejeuner-,attente- Gutes Buffet, aber man muss (früh kommen|auf einen Tisch warten), ab neun ist alles voll.
?groupe @accueil+ Für unsere Gruppe hat man alles super organisiert.
?groupe,restaurant @attente+ Beim Abendessen ging es zügig obwohl wir (über zwanzig|fast dreißig) Leute waren.
?affaires @proprete+ Ich komme seit (Jahren|langem) hierher, immer sauber.
?affaires,good @prix- Wieder ein bisschen teurer geworden, noch geht es.
?affaires,good @petit_dejeuner- Frühstück gibt es leider erst ab (halb acht|acht).
Kann das Hotel nur weiter empfehlen
?affaires @petit_dejeuner+ Frühstück gibt es (schon um halb sieben|schon sehr früh), auf Dienstreisen ist das wichtig.
?affaires @accueil+ Späte Anreise ohne Probleme.
Spontan am gleichen Tag gebucht, nicht bereut.
?woman,together @accueil+ Lauter nette Leute!
?man,good @petit_dejeuner- Beim Frühstück fehlt mir die Wurst.
?restaurant,good @attente- Das Essen im Restaurant ist gut, man wartet aber (lange|zu lange).
?restaurant @restauration+ Gutes Essen im Haus, man sollte reservieren.
?good @chambre- Das Zimmer war leider etwas klein, für (eine Nacht|zwei Nächte) ging es aber.
?restaurant,together @restauration+,accueil+ Beim Wein wurden wir gut beraten, das Essen war auch gut.
?view,!winter,restaurant @ambiance+ Tolle Terrasse
?good,view,!winter,restaurant @prix- Die Getränke auf der Terrasse sind (etwas teuer|nicht billig), die Aussicht ist dafür schön.
?lift @acces+ Mit (Aufzug|Lift) und ebenerdiger Dusche, auch für ältere Leute gut geeignet.
?good @proprete- Bei der Sauberkeit könnte man genauer sein, (unterm Bett lag Staub|die Fugen in der Dusche sind nicht schön).
@accueil+ Zur Begrüßung gab es (etwas zu trinken|einen Kaffee), sehr nett.
?good,bell @calme- Achtung, die Kirche läutet (ab sieben|auch nachts)!
?good,bell @calme- Die Kirche ist gleich daneben und läutet (zu jeder Stunde|schon früh), das hat [uns/mich] etwas gestört.
?autumn,couple @prix+ In der Nachsaison war der Preis sehr günstig.
?autumn,together Im Herbst hier gewesen, hat uns sehr gut gefallen.
@accueil+ Man wird (nett|sehr freundlich) begrüßt und bekommt alles erklärt.
?good @prix- Fürs Parken zahlt man nochmal extra, das (ärgert mich|muss nicht sein).
?top @proprete+ Sauberkeit 1A.
?top @calme+ Absolute Ruhe, sehr gut geschlafen.
?famille @accueil+ Sehr babyfreundlich.
?famille,restaurant @accueil+ Familienfeier hier gemacht, alle waren zufrieden.
@accueil+ Der Herr am Empfang spricht sehr gut (Englisch|Deutsch).
?dunes,autumn,!affaires @calme+ Im Herbst sehr ruhig, zum Ausspannen gut.
?solo,good @prix- Für ein Einzelzimmer (etwas teuer|nicht ganz billig).
?solo Nur eine Nacht geblieben, hätte gern verlängert.
?good @petit_dejeuner- Beim Frühstück könnte die Auswahl etwas größer sein, ansonsten hat [uns/mir] alles gefallen.
?good @chambre- Das Zimmer war (sehr klein|recht dunkel), auf den Fotos sah das anders aus.
?good,together @emplacement+,chambre- Sehr gute Lage, das (Zimmer|Bad) etwas klein.
?!affaires @chambre+ Vor einigen Jahren schon mal hier gewesen, seitdem wurde viel renoviert, (das hat sich gelohnt|die Bäder sind jetzt neu).
?good @equipements- (Ein Kühlschrank|Eine Kaffeemaschine) hat gefehlt, sonst war alles da.
@numerique+ Wlan kostenlos und schnell, auch im Zimmer.
?top,together @accueil+ Das war ein ganz toller Urlaub, danke ans ganze Team!
?top,together Wir freuen uns schon aufs nächste Mal
?good @acces- Bei der Einfahrt aufpassen, (die ist eng|mit größerem Auto wird es knapp).
@petit_dejeuner+ Sogar (Rührei|ein weiches Ei) auf Wunsch.
?couple,together,man Sehr schönes Hotel, meine Frau und ich waren (sehr zufrieden|ganz begeistert).
?!affaires @accueil+ Gute Tipps für Ausflüge bekommen.
?together @accueil+ $staff an der Rezeption hat uns (gute Restaurants|schöne Ausflüge) empfohlen, danke dafür
@proprete+ Gepflegtes Haus, alles sauber.
?good,summer @chambre+ Einfaches Zimmer, aber gut klimatisiert.
?summer,!affaires @ambiance+ Sehr schöne Terrasse.
?good,restaurant @restauration- Zum Schlafen sehr zu empfehlen, das Abendessen im Haus war leider (eher mittelmäßig|nicht so gut).
?couple,woman,top @chambre+ das bett war soooo bequem 😊
?top,woman @accueil+ mega liebes personal!! (absolut empfehlenswert|danke danke danke)
?amis,woman Mädelswochenende zu (viert|dritt), war super. Kommen wieder!
?amis,woman @accueil+ Zwei Zimmer nebeneinander bekommen wie gewünscht, super lieb.
@calme+ Sehr gut geschlafen, (man hört nichts|total ruhig).
?famille,together Unseren Kindern hat es auch sehr gut gefallen, wir würden wieder kommen.
?lake,summer @emplacement+ In einer Minute ist man am (Ufer|Wasser).
?good,lake,summer @prix-,emplacement+ Die Preise sind in der Hochsaison schon heftig, die Lage ist dafür sehr gut.
@proprete+ zimmer war sauber, personal war freundlich.
@proprete+ Jeden Tag frische Handtücher und gründlich geputzt.
?pool,!winter @equipements+ Kleiner Pool, aber sehr gepflegt.
?good,dogs @prix- Der Hund kostet ziemlich viel extra.
?together @accueil+ Wir kamen spät an, es war noch jemand wach.
?together @acces+ (Einfach zu finden|Mit Navi gut zu finden), auch im Dunkeln.
?good Kleines, eher einfaches Haus, aber sehr persönlich.
?good,breakfast-buffet,together @petit_dejeuner-,attente- Am Sonntag war das Frühstück leider zu voll, man musste auf einen Tisch warten und am Buffet war vieles leer.
@chambre+ Das Bett war sehr bequem und das Zimmer (schön dunkel|angenehm ruhig).
@chambre+ Die Dusche war super (und das Bett auch|)!
@chambre+ Sehr gute Betten
@ambiance+ Angenehm kleines Haus.
@ambiance+ Sehr entspannte Atmosphäre.
?couple,man @calme+ Genau das Richtige um ein paar Tage (abzuschalten|Ruhe zu haben).
?couple,woman Zum (dritten|zweiten) Mal hier, auch mein Mann war zufrieden
Nichts Besonderes erwartet und (angenehm|positiv) überrascht worden
Gerne wieder.
Schönes Hotel, schöne Tage. Danke.
Hat alles gepasst
?good Es ist kein Luxushotel aber für (eine Nacht|ein paar Tage) völlig ok.
@accueil+ Selten so freundliches Personal (erlebt|gesehen).
@accueil+ Besonders die Dame beim Frühstück war (so herzlich|immer gut gelaunt).
?affaires Die Rechnung mit Firmenadresse (habe ich sofort bekommen|war kein Problem).
?good,affaires @calme- Man hört jeden der durchs Treppenhaus geht.
?together @petit_dejeuner+ Wir mussten früh los und haben ein Lunchpaket bekommen.
?couple @accueil+ Wir kommen seit vielen Jahren in dieses Hotel und wurden auch diesmal wieder sehr herzlich aufgenommen.
?good @prix+ Für den Preis war es ordentlich.
?good,together @acces- Die Anfahrt ist etwas (umständlich|schlecht ausgeschildert).
?good @numerique- Handyempfang fast null, sonst schön.
?summer @equipements+ Die Klimaanlage (war leise|ging gut) und das Zimmer angenehm kühl.
?good,summer,road @calme- Nachts Fenster auf geht nicht wegen der (Straße|Motorräder).
?top @petit_dejeuner+ Bestes Frühstück (im ganzen Urlaub|auf unserer Rundreise)!
?top @chambre+ Wunderschönes Zimmer, sehr geschmackvoll
?good @numerique- Das WLAN ging zwei Tage lang nicht. Sonst alles gut.
@proprete+ Das Bad war sehr sauber und es gab jeden Tag frische Handtücher.
?couple,good @prix- Etwas teurer als die anderen am Ort, aber gut.
@emplacement+ Lage gut, alles zu Fuß.
?good @emplacement- Liegt etwas abgelegen, ohne Auto schwierig.
?woman @ambiance+ Überall frische Blumen, sehr schön.
?parking,together @acces+ Platz fürs Auto vor der Tür, auch mit (Fahrradträger|Dachbox).
@accueil+ Die Chefin ist (so|wirklich) lieb!!
?good,groupe Mit dem Verein hier gewesen, (die Zimmer sind einfach|nicht jedes Zimmer ist gleich gut), aber alle waren zufrieden
?weekend,together @ambiance+ Für ein Wochenende (genau richtig|wunderbar).
war super, (bett gut frühstück gut alles gut|kann ich jedem empfehlen)
`;
