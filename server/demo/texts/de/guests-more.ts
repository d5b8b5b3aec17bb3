/** Guests of all places in one or two sentences, each sayable in several ways. */
export const germanGuestsMore = `
# hotel flow good
@accueil+ Die (Mitarbeiter|Angestellten) waren alle (freundlich|höflich|sehr höflich) zu uns.
Dieses Haus kann (man|ich) (auf jeden Fall|ruhig|durchaus) weiterempfehlen
@accueil+,attente+ Obwohl wir (viel |)früher als (geplant|angekündigt) da waren durften wir (schon|gleich) auf das Zimmer
@emplacement+ Die Lage war für unsere (Unternehmungen|Ausflüge und Touren) (einfach |)optimal
@proprete+ Besonders die Sauberkeit (möchte|muss) ich (hier |)loben, da wird wirklich (täglich|jeden Tag) und überall geputzt.
?parking @acces+ Eine (kostenlose|kostenfreie) Parkmöglichkeit ist am (Haus|Hotel) gegeben.
@petit_dejeuner+ Beim Frühstücksbuffet (war|ist) (eigentlich |)für alle was dabei
@prix+,chambre+ Zum (kleinen|günstigen) Preis ein (ordentliches|anständiges|vernünftiges) Zimmer bekommen.
Waren jetzt (das zweite Mal|zum dritten Mal|schon öfter) hier und (wieder |immer )zufrieden
?restaurant @restauration+ Beim Abendessen (hatten wir|gab es) jeden Tag (etwas|was) anderes und immer (reichlich|mehr als genug)
@proprete+ Zimmerservice kam (jeden Tag|täglich) und war (sehr |)(ordentlich|gründlich)
?top @accueil+,chambre+,petit_dejeuner+ Super Service, super Zimmer, super Frühstück (also|einfach) alles (super|top)(!!|!|)
@prix+,petit_dejeuner+ Für den Preis (incl.|mit) Frühstück kann man sich (da |dort |)nicht (beschweren|beklagen).
@accueil+,ambiance+ Werde mit Sicherheit (mal |)wieder hier (absteigen|übernachten) da (sehr |)familiär und freundlich
@numerique+ Internet läuft auch (im Zimmer|oben) (ohne Probleme|stabil) und man braucht (kein Passwort|sich nicht dauernd anmelden).
@ambiance+ Mir hat das (ganze |)Gebäude und (auch |)die Einrichtung (gut |sehr |)gefallen.
@accueil+,petit_dejeuner+ Danke (nochmal|nochmals) für das (sehr |)frühe Frühstück am (letzten Tag|Abreisetag)!
?lift @acces+ Mit dem (Fahrstuhl|Lift) kommt man in alle (Etagen|Stockwerke), somit auch für ältere (Leute|Gäste) geeignet
@chambre+,accueil+,petit_dejeuner+ Zimmer gut, Frühstück gut, die Leute (auch|auch alle) nett. Nächstes Jahr fahren wir (bestimmt |)wieder hin wenn (es klappt|nichts dazwischenkommt)
?top @prix+ Ich übernachte (viel|sehr viel) in Hotels und das hier gehört zu den (besten|schönsten) in der Preis(klasse|kategorie)
?village @emplacement+ Zu Fuß ist man (schnell|gleich|in 5 Minuten) im Ort und (beim Bäcker|bei den Geschäften)
# hotel flow mixed
@ambiance-,emplacement+ Müßte (dringend |)mal renoviert werden, die Lage ist (natürlich |an sich |)gut.
@prix- Nicht schlecht das Hotel nur für (die Leistung|das Gebotene) (etwas |)zu teuer
# hotel flow bad
@accueil- Die Dame am Empfang war (sehr |)(unfreundlich|unhöflich) und (genervt|von oben herab).
@chambre-,prix- Für so ein (kleines|dunkles|altes) Zimmer haben wir (viel |eindeutig )zu viel bezahlt
@proprete- Die Bettwäsche hatte Flecken und wurde (auch auf Nachfrage|trotz Bitte) nicht gewechselt
?worst Wir sind (einen Tag früher|am nächsten Morgen gleich) abgereist, so was (haben wir|hab ich) noch nie erlebt.
@petit_dejeuner-,prix- Das Frühstück war die (12|14) Euro (absolut |bei weitem |)nicht wert
@numerique- Das versprochene WLAN gibt es nur (unten|am Empfang) und selbst (da|dort) nicht immer. Für (Geschäftsreisende|Leute die arbeiten müssen) ungeeignet
@accueil-,chambre- Trotz (mehrmaliger|zweimaliger) Beschwerde wurde die (Dusche|Klospülung|Lampe) nicht (repariert|gerichtet) und keiner fühlte sich zuständig!
@attente-,accueil- Das Zimmer war um (16|17) Uhr noch (immer |)nicht fertig und wir standen mit dem Gepäck (herum|da), angeboten wird einem auch nichts
@prix- Nachträglich wurde (uns |mir |)noch (Geld|ein Betrag) abgebucht und keiner weiß wofür. (Vorsicht|Achtung) also
?lift @acces-,equipements- Der Lift war (die ganze Zeit|die ganzen Tage) ausser Betrieb und wir hatten ein Zimmer (ganz |)oben
?parking @acces- Wer (abends|später) kommt findet keinen Parkplatz mehr und muss (irgendwo|an der Straße) stehen und alles (schleppen|tragen)
@accueil-,chambre- Zimmer mit Badewanne gebucht und eins mit Dusche (bekommen|gekriegt). Man (wollte|konnte) daran (angeblich |)nichts ändern. Sehr schlechter Service
# restaurant flow good
@restauration+ Das Menü hat (uns|uns allen|allen) (hervorragend|ausgezeichnet|ganz ausgezeichnet) geschmeckt.
@restauration+ Endlich (mal wieder|wieder einmal) (richtig |so richtig )gut gegessen (hier|in Frankreich)
@prix+ Preislich (absolut|völlig|auch) in Ordnung für (französische Verhältnisse|so ein Essen)
?top @restauration+ Mit (Abstand|Sicherheit) das beste Essen (auf der|unserer) (ganzen |)Reise!!
?creperie @restauration+ Die (salzigen|herzhaften) Galettes sind (klasse|echt klasse|super) und machen satt
?pizzeria @restauration+,attente+ Die Pizza kam (sehr |)schnell und war so groß, dass (wir sie nicht geschafft haben|ich die Hälfte mitgenommen habe)
@attente+,prix+,restauration+ Mittags (gleich|sofort) einen Tisch bekommen und für (kleines|wenig) Geld (gut|sehr gut) gegessen.
?!winter,!creperie,!pizzeria @emplacement+,restauration+ Man (kann|konnte) draussen auf dem Platz sehr schön sitzen und der Fisch war (frisch|wirklich frisch)
# restaurant flow mixed
@ambiance-,calme-,restauration+ Mir persönlich war es (da drin |dort )zu (eng|voll) und zu laut, das Essen war (an sich |soweit )in Ordnung.
# restaurant flow bad
@restauration-,prix- Für das Geld hätte ich (schon |)(etwas |)mehr auf dem Teller (erwartet|haben wollen).
@accueil- Der Kellner war (von Anfang an|die ganze Zeit) (unfreundlich|schlecht gelaunt)
?pizzeria @restauration- Nudeln (zerkocht|verkocht|matschig) und die Soße (schmeckt|schmeckte) nach (gar |)nichts
@accueil- Wir wurden (weggeschickt|abgewiesen) obwohl (noch |)(mehrere|viele) Tische frei waren und das sehr unhöflich!!
?worst @prix-,accueil- Auf der Rechnung waren (Sachen|Getränke) die wir (gar |)nicht hatten, der Chef wurde auch noch laut. (Finger weg|Vorsicht)
# site flow good
?abbaye @pedagogie+,prix+ Am Eingang bekommt man (ein Heft|ein Faltblatt) auf Deutsch, da steht (alles|das Wichtigste) drin. Kostet (auch nicht viel|nicht viel)
?!nature @accueil+,attente+ Die Damen an der Kasse (sind|waren) (sehr |ausgesprochen )freundlich und wir konnten gleich (rein|hinein)
# site flow mixed
?!nature @prix- Für so eine kurze Besichtigung ist der Eintritt (recht|ziemlich) hoch, interessant war es (schon|aber schon).
# site flow bad
?!nature @accueil- An der Kasse (sehr |extrem )unfreundlich (abgefertigt|behandelt) worden
?nature @acces-,ambiance- Kein Parkplatz mehr frei und (total|völlig) überlaufen. Wir sind (gleich|sofort) wieder (umgedreht|gefahren)
# camping flow good
?!mobile-home @accueil+ Der Platzwart (ist|war) (immer|jederzeit) ansprechbar und hat uns (beim Aufbauen|mit dem Strom) geholfen
@equipements+,proprete+ In den Duschen war immer (warmes|heißes) Wasser und (alles|auch alles) (sauber|gut geputzt)
@equipements+ Brötchen kann man (am Vorabend|abends|vorher) bestellen, das (klappt|funktioniert) gut.
@calme+ Ab (22|23) Uhr ist auf dem (ganzen |)Platz (wirklich|absolute) Ruhe
@acces+,emplacement+ Auch mit (Wohnmobil|einem großen Wohnmobil) kommt man (gut|problemlos) durch da die Wege breit sind und die (Plätze|Stellplätze) eben
?!summer @prix+ In der (Vorsaison|Nebensaison) sehr (günstig|preiswert) und man kann sich den Platz (selber|noch) aussuchen. Wir kommen wieder
@proprete+,chambre+ Das Mobilheim war (sehr |)sauber und die Betten (auch |)(bequem|in Ordnung|gut)
# camping flow mixed
@proprete-,emplacement+ Schön gelegen nur die (Toiletten|Waschhäuser) sind (leider |etwas )(verkommen|verdreckt)
# camping flow bad
@equipements-,proprete- (Nur|Gerade mal) zwei Toiletten für den ganzen Platz und die sind (meistens|ständig) (verstopft|besetzt) oder dreckig
@calme-,accueil- Eine (Gruppe|Clique) neben uns hat bis (drei|vier) Uhr gefeiert, vom Platz hat sich (keiner|niemand) gekümmert
# location,collectif flow good
?!refuge @accueil+,proprete+ Schlüsselübergabe (kein Problem|hat gut geklappt) und (schön |sehr )sauber (war es auch|auch)
@accueil+ Wir haben alles so (vorgefunden|angetroffen) wie es beschrieben (ist|war) und wurden (sehr |)freundlich empfangen
# location,collectif flow bad
@proprete-,accueil- Sauberkeit (ungenügend|mangelhaft) und (keiner|niemand) kümmert sich (darum|wirklich).
# activite,degustation,evenement flow good
@accueil+ Die Leute (dort |da )waren (sehr |alle )nett und es hat (richtig |)Spaß gemacht
?biere @pedagogie+ Die Führung durch die Brauerei (dauert|geht) eine gute Stunde, danach (darf|kann) man (ein paar|mehrere) Sorten probieren
# activite,degustation,evenement flow bad
?bateau @attente-,prix- Abfahrt (30|40) Minuten zu spät und die Fahrt dann auch noch (gekürzt|verkürzt) zum (vollen|gleichen) Preis
# commerce,ot,autre flow good
?boulangerie @restauration+ Das Brot und die Croissants sind (sehr |)(gut|lecker), wir waren fast (jeden Morgen|täglich) da
?ot @accueil+ Man hat uns (Karten|Prospekte) auf Deutsch mitgegeben und (ein paar|einige) (Wanderungen|Ausflüge) empfohlen
# commerce,ot,autre flow bad
?parking @equipements-,attente- Der Automat nimmt keine (Karten|Karte) und es ist niemand da der (einem |)hilft, wir kamen (ewig|20 Minuten lang) nicht raus
`;
