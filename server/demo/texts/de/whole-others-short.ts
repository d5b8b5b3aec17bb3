/** Whole reviews told in one go, nearly all brief: outings, cellars and cheese farms, markets, shops and tourist offices. */
export const germanWholeOthersShort = `
# activite flow good
?nautique,!winter @ambiance+ Kanutour gemacht und viel Spaß gehabt!
?nautique,!winter @pedagogie+ Die Einweisung war kurz aber verständlich.
?nautique,good,summer @attente- Auf den Bus zurück [haben wir/habe ich] lange gewartet, die Strecke ist aber (sehr schön|toll).
?nautique,good,summer @ambiance- Im Sommer sind sehr viele Boote unterwegs, lieber früh fahren.
?nautique,!winter,together Der Fluss ist wunderschön, wir haben auch gebadet.
?accrobranche,famille @ambiance+ Unseren Kindern hat es sehr gefallen!
?accrobranche,famille @accueil+ Die jungen Leute passen gut auf und erklären alles.
?accrobranche,good @prix- Nicht ganz billig, aber sehr schön.
?velo @equipements+ Gute E-Bikes, (der Akku hat gereicht|alles gepflegt).
?velo,!affaires @accueil+ Sehr freundliche Beratung, auch die Strecke war (gut|sehr schön).
?velo,together @prix+ Der Preis war (angemessen|in Ordnung).
?cheval @pedagogie+ Auch für Anfänger geeignet, man nimmt sich viel Zeit.
?cheval @ambiance+ Brave gepflegte Pferde und ein schöner Ritt durch den Wald.
?cheval,famille Unserer Tochter hat es sehr gut gefallen.
?bateau @ambiance+ Die Rundfahrt war sehr gemütlich.
?parapente @ambiance+ Super!! Sofort wieder
?parapente @accueil+ Ich hatte Angst und $staff hat mir alles ganz ruhig erklärt.
?spa @calme+ Unter der Woche nicht voll, herrlich ruhig.
?spa @accueil+ Die Massage war (sehr gut|hervorragend), sehr freundlich.
?escape,together @ambiance+ war super!
?escape,amis @accueil+ Sehr netter Spielleiter, wir hatten viel Spaß.
?!spa,!escape @accueil+ alles gut organisiert, (gerne wieder|hat Spaß gemacht).
?!spa,!escape,!bateau,together @pedagogie+ Hat uns sehr gut gefallen, auch ohne Vorkenntnisse.
# activite flow mixed
?escape,together @pedagogie- Die englische Übersetzung ist (teilweise fehlerhaft|nicht gut), manche Rätsel haben wir nicht verstanden.
?velo @equipements- Nette Leute, aber (die Bremsen waren schwach|der Akku war nur halb voll).
?!spa,!escape @prix- Hat Spaß gemacht, war für den Preis aber (zu schnell vorbei|zu kurz).
?spa @ambiance- Am Sonntag viel zu voll um sich zu erholen.
# activite flow bad
?!spa,!escape,together @accueil- Online gebucht und bezahlt, vor Ort wusste keiner Bescheid.
?!spa,!escape @accueil- Das Geld kam erst nach (drei|vier) Mails zurück, schlecht organisiert.
?velo @equipements- räder in schlechtem Zustand, (die Gangschaltung ging nicht|Bremsen ganz schwach)
?spa @ambiance- Überfüllt und laut, alle Liegen belegt.
?nautique,!winter @equipements- Die Boote sind alt und die Schwimmwesten waren (nass|kaputt).
?accrobranche,famille @attente- Wir mussten an jeder Station anstehen, viel zu viele Leute.
?bateau @prix- Für vierzig Minuten viel zu teuer.
# degustation flow good
?vin @accueil+ Sehr nette Weinprobe, man muss auch nichts kaufen.
?vin,!affaires @prix+ Die Weine sind gut und preiswert, [wir haben/ich habe] (zwei Kartons|einige Flaschen) mitgenommen.
?vin @pedagogie+ Es wurde alles (auf Englisch|in Ruhe) erklärt.
?fromage @pedagogie+ Man kann beim Käsemachen zuschauen, sehr interessant.
?fromage @restauration+ Der alte Käse ist hervorragend.
?biere @restauration+ Leckeres Bier und eine nette Führung.
# evenement flow good
?marche-noel @ambiance+ Kleiner Weihnachtsmarkt mit viel Handwerk, sehr schön.
?marche-noel @prix+ Glühwein ist günstig.
?marche-noel,good @acces- Parken muss man außerhalb, am besten früh kommen.
?festival @ambiance+ Tolles Festival mit (sehr guten Musikern|angenehmem Publikum), nächstes Jahr wieder.
?good,festival @equipements- Die Stühle sind hart. Musik war (super|sehr gut).
?festival @prix+ Getränke zu normalen Preisen, das fand ich gut.
# commerce flow good
?boulangerie @restauration+ Sehr gutes Baguette und (auch das dunkle Brot|leckere Croissants).
?boulangerie,together Sehr gute Bäckerei, wir waren jeden Morgen da.
?boulangerie @accueil+ Auch ohne Französisch wird man (freundlich|geduldig) bedient.
?boutique @accueil+ Die Besitzerin ist sehr nett und packt alles schön ein.
?boutique,good @prix- Nicht billig, aber man findet hier (Sachen aus der Gegend|handgemachte Sachen).
?boutique schöner laden, man findet immer (was|ein Geschenk).
# ot flow good
@accueil+ Die Dame sprach sogar (Deutsch|gut Deutsch) und hat sich viel Zeit genommen.
?!affaires @pedagogie+ Guten Wanderplan bekommen.
@accueil+ Kompetent und freundlich, Prospekte auch auf Deutsch.
# ot flow bad
@accueil- Öffnungszeiten stimmen nicht, am Montag war geschlossen.
@accueil- [Wir bekamen/Ich bekam] nur einen Stadtplan. Unfreundlich.
@accueil- Die Frau war unfreundlich und hat kaum geantwortet
# degustation,evenement,commerce,ot,autre flow bad
?together @accueil- (Sehr unfreundlich|Unfreundliches Personal), wir sind gegangen.
@accueil- Man wurde nicht einmal begrüßt.
@prix- (Viel zu|Zu) teuer.
@attente- (Eine halbe Stunde|Lange) gewartet und dann gegangen.
(Enttäuschend|Lohnt sich nicht).
`;
