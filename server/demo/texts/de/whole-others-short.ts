/** Whole reviews told in one go, nearly all brief: outings, cellars and cheese farms, markets, shops and tourist offices. */
export const germanWholeOthersShort = `
# activite flow good
?nautique,!winter @ambiance+ Kanutour gemacht und (viel Spaß gehabt|sehr viel gelacht)!
?nautique,!winter @pedagogie+ Die Einweisung war kurz aber verständlich, (auch auf Englisch|für Anfänger kein Problem).
?nautique,!winter @equipements+ Das Material war in gutem Zustand und die Tonne für die Sachen (hat dicht gehalten|war wirklich dicht).
?nautique,good,summer @attente- Auf den Bus zurück [haben wir/habe ich] lange gewartet, die Strecke ist aber (sehr schön|toll).
?nautique,good,summer @ambiance- Im Sommer sind sehr viele Boote unterwegs, lieber (früh|unter der Woche) fahren.
?nautique,!winter,together Der Fluss ist wunderschön, wir haben auf einer Kiesbank Pause gemacht und (gebadet|gegessen).
?nautique,alone,!winter @accueil+ War allein da und wurde einer netten Gruppe zugeteilt. (Danke!|Hat gepasst.)
?accrobranche,famille @ambiance+ Unsere Kinder wollten gar nicht mehr weg!
?accrobranche,famille @accueil+ Die jungen Leute passen gut auf und (erklären alles|machen den Kindern Mut).
?accrobranche,!winter Im Wald ist es auch bei Hitze angenehm. Festes Schuhwerk (ist Pflicht|nicht vergessen).
?accrobranche,good @prix- Nicht ganz billig, aber man ist (drei Stunden|den ganzen Nachmittag) beschäftigt.
?velo @equipements+ Gute E-Bikes, (der Akku hat locker gereicht|alles gepflegt).
?velo,!affaires @accueil+ Sehr freundliche Beratung, die Strecke die sie [uns/mir] empfohlen haben war (genau richtig|sehr schön).
?velo,together @prix+ Wir haben für einen Tag Räder gemietet und fanden den Preis (angemessen|in Ordnung), Helme waren dabei.
?cheval @pedagogie+ Auch für Anfänger geeignet, man nimmt (auf alle Rücksicht|sich viel Zeit).
?cheval @ambiance+ Brave gepflegte Pferde und ein schöner Ritt durch den Wald. Absolut zu empfehlen!
?cheval,famille Unsere Tochter redet seitdem nur noch von (den Pferden|ihrem Pony)...
?bateau @ambiance+ Die Rundfahrt war sehr gemütlich und (auch für ältere Leute|für jedes Alter) geeignet.
?bateau,!winter Draußen zieht es, also Jacke mitnehmen. (War sehr schön.|Hat sich gelohnt.)
?bateau,good @pedagogie- Die Erklärungen habe ich leider kaum verstanden, (zu leise|nur auf Französisch). Landschaft schön.
?parapente @ambiance+ Der Wahnsinn!! Sofort wieder
?parapente @accueil+ Ich hatte große Angst und $staff hat mir (alles ganz ruhig erklärt|die Angst genommen). Danke für den Flug!
?parapente,good @prix- Dass die Fotos extra kosten (hätte man vorher sagen können|finde ich nicht gut), der Flug war toll.
?spa @calme+ Unter der Woche hat man die Therme (fast für sich allein|beinahe für sich), herrlich ruhig.
?spa @accueil+ Die Massage war (sehr gut|hervorragend), man sollte vorher reservieren.
?spa,good Sauna nur mit Badeanzug, für [uns/mich] Deutsche etwas ungewohnt.
?escape,together @ambiance+ War super spannend, (die Zeit verging viel zu schnell|wir haben es gerade noch geschafft)!
?escape,amis @accueil+ Sehr netter Spielleiter, wir hatten (einen lustigen Abend|viel Spaß).
?!spa,!escape @accueil+ alles gut organisiert, (gerne wieder|hat Spaß gemacht).
?!spa,!escape,!bateau,together @accueil+ Wegen dem Regen haben wir dreimal angerufen ob es überhaupt stattfindet, und jedes Mal war die Dame am Telefon freundlich. Am Ende ging es nicht und wir haben ohne Probleme einen anderen Termin bekommen.
?!spa,!escape,!bateau,together @pedagogie+ Hat uns sehr gut gefallen, auch ohne Vorkenntnisse.
# activite flow mixed
?escape,together @pedagogie- Die englische Übersetzung ist (teilweise fehlerhaft|holprig), manche Rätsel haben wir nicht verstanden. Kulisse schön.
?velo @equipements- Nette Leute, aber (die Bremsen waren schwach|der Akku war nur halb voll).
?!spa,!escape @prix- Hat Spaß gemacht, war für den Preis aber (zu schnell vorbei|zu kurz).
?spa @ambiance- Am Sonntag viel zu voll um sich zu erholen. Unter der Woche bestimmt (besser|schöner).
# activite flow bad
?!spa,!escape,together @accueil- Online gebucht und bezahlt, vor Ort wusste keiner Bescheid. Umsonst eine Stunde gefahren!
?!spa,!escape @accueil- Das Geld kam erst nach (drei|vier) Mails zurück, schlecht organisiert.
?velo @equipements- räder in schlechtem Zustand, (die Gangschaltung ging nicht|Bremsen ganz schwach)
?spa @ambiance- Überfüllt und laut, (von Erholung keine Spur|alle Liegen mit Handtüchern belegt).
?nautique,!winter @equipements- Die Boote sind alt und die Schwimmwesten waren (nass|kaputt), sicher habe ich mich da nicht gefühlt.
?accrobranche,famille @attente- Wir mussten an jeder Station anstehen weil viel zu viele Leute reingelassen werden, (die Kinder waren enttäuscht|das macht keinen Spaß).
?bateau @prix- Für vierzig Minuten (ganz schön teuer|viel zu teuer).
# degustation flow good
?vin @accueil+ Sehr nette Weinprobe, (man muss auch nichts kaufen|man wird zu nichts gedrängt).
?vin,!affaires @prix+ Die Weine sind gut und preiswert, [wir haben/ich habe] (zwei Kartons|einige Flaschen) mitgenommen.
?vin @pedagogie+ Es wurde alles (auf Englisch|in Ruhe) erklärt, auch für Leute die keine Ahnung haben.
?vin,good Bei der Probe ist es im Keller kalt, (Jacke mitnehmen|ich habe gefroren). Guter Wein.
?fromage @pedagogie+ Man kann beim Käsemachen zuschauen, dafür muss man aber (vormittags|vor zehn) kommen.
?fromage @restauration+ Der alte Käse ist hervorragend, (so was gibt es bei uns nicht|den muss man probieren).
?fromage,good @acces- Schlecht ausgeschildert, (das Navi findet es aber|ich musste zweimal fragen). Käse sehr gut.
?biere @restauration+ Leckeres Bier und eine nette Führung, (besonders das dunkle|auch alkoholfrei).
# evenement flow good
?marche-noel @ambiance+ Kleiner Weihnachtsmarkt mit viel Handwerk, (sehr stimmungsvoll|gefällt mir besser als die großen).
?marche-noel @prix+ Glühwein ist günstig und es ist nicht so überlaufen wie (in Nürnberg|in Straßburg).
?marche-noel,good @acces- Parken muss man außerhalb, (am besten früh kommen|es lohnt sich aber).
?festival @ambiance+ Tolles Festival mit (sehr guten Musikern|angenehmem Publikum), nächstes Jahr wieder.
?good,festival @equipements- Die Stühle sind hart, Kissen mitnehmen! Musik war (super|sehr gut).
?festival @prix+ Getränke zu normalen Preisen, das (findet man auf Festivals selten|fand ich gut).
# commerce flow good
?boulangerie @restauration+ Sehr gutes Baguette und (auch das dunkle Brot|leckere Croissants).
?boulangerie,together Wir waren jeden Morgen da!
?boulangerie @accueil+ Auch ohne Französisch wird man (freundlich|geduldig) bedient.
?boutique @accueil+ Die Besitzerin ist sehr nett und packt alles (schön|liebevoll) ein, gut für Mitbringsel.
?boutique,good @prix- Nicht billig, aber man findet hier (Sachen aus der Gegend|wirklich handgemachte Sachen).
?boutique schöner laden, man findet immer (was|ein Geschenk).
# ot flow good
@accueil+ Die Dame sprach sogar (Deutsch|gut Deutsch) und hat sich viel Zeit genommen.
?!affaires @pedagogie+ Guten Wanderplan bekommen, (die Zeiten stimmten auch|hat alles gestimmt).
@accueil+ Kompetent und freundlich, (Prospekte auch auf Deutsch|da geht man gern hin).
# ot flow bad
@accueil- Öffnungszeiten stimmen nicht, (am Montag|um 13 Uhr) vor verschlossener Tür gestanden.
@accueil- [Wir bekamen/Ich bekam] nur einen Stadtplan, (Auskunft gab es keine|für Fragen war keine Zeit). Unfreundlich.
@accueil- Die Frau hat beim Reden nicht mal vom Bildschirm hochgeschaut
`;
