/** Whole reviews of some length of stays: flat praise, complaints that go on, and a little of the guests' own lives. */
export const germanLongMoreStays = `
# hotel flow good
?together @chambre+,accueil+ Sehr schönes Hotel, wir waren drei Nächte hier und haben uns rundum wohl gefühlt. Das Personal war immer freundlich und das Zimmer war groß genug. Wir würden jederzeit wieder hierher kommen und können es nur weiterempfehlen.
?together @petit_dejeuner+ Tolles Hotel, alles bestens. Besonders das Frühstück hat uns begeistert, sehr große Auswahl und alles frisch. Zimmer sauber und Personal sehr nett. Gerne wieder.
@accueil+,proprete+ Hier stimmt alles. Sauberes Zimmer, gutes Frühstück und vor allem ein sehr nettes Team, das sich wirklich um jeden Gast kümmert. Weiter so! Ich kann das Hotel nur empfehlen.
?together @chambre+,prix+ Das Preis-Leistungs-Verhältnis ist sehr gut. Die Zimmer sind schön und modern eingerichtet, das Bad auch, Frühstück reichhaltig und gut. In der Umgebung gibt es viel zu sehen, drei Tage haben uns gar nicht gereicht.
?good,together @chambre- Insgesamt ein gutes Hotel. Das Zimmer war etwas klein und das Bad auch, aber zum Schlafen reicht es. Das Personal ist freundlich und hilfsbereit, die Lage ist gut. Würden wir wieder buchen.
?couple,woman,together @chambre+,accueil+ Mein Mann hatte das Hotel als Überraschung gebucht und es war wirklich sehr schön. Ein tolles Zimmer, super Service und alle waren sehr lieb zu uns. Wir kommen gerne wieder.
?together @calme+ Wir haben selten so gut geschlafen wie in diesem Hotel. Sehr ruhig und die Betten sind sehr gut. Zum Rest kann man auch nur Gutes sagen, Frühstück sehr gut, Leute sehr freundlich.
?affaires @accueil+,prix+ Ich war beruflich in der Gegend und hatte das Hotel kurzfristig gebucht. Schönes Zimmer, freundlicher Empfang und preislich völlig in Ordnung. Beim nächsten Mal buche ich gleich hier.
?restaurant,together @restauration+ Das Beste an diesem Hotel ist die Küche. Wir haben jeden Abend im Haus gegessen und es war jedes Mal hervorragend, alles frisch und sehr schön angerichtet. Auch die Bedienung war sehr aufmerksam. Die Zimmer sind auch gut.
?good,together @equipements- Mit dem Hotel waren wir sehr zufrieden, nur das Bad könnte mal erneuert werden. Personal sehr nett, Frühstück auch gut. Würden wir auf jeden Fall wieder buchen.
?together @emplacement+ Super Lage, man ist zu Fuß gleich überall, wir haben das Auto drei Tage nicht gebraucht. Zimmer super, Frühstück super, Leute super. Gerne wieder! Tolles Hotel.
?pool,summer,together @equipements+ Der Pool ist herrlich und die Anlage sehr gepflegt. Das Hotel können wir allen empfehlen die einfach ihre Ruhe haben wollen. Zimmer und Frühstück sehr gut.
?good @petit_dejeuner- Hotel gut, Zimmer gut, Personal freundlich. Nur beim Frühstück könnte man noch etwas machen, jeden Tag das gleiche. Ansonsten kann ich das Hotel empfehlen.
?famille,together @accueil+ Mit Kindern ist man hier bestens aufgehoben, alle waren total lieb zu den beiden. Das Zimmer war groß und sauber. Für uns das beste Familienhotel in der Gegend, wir kommen bestimmt wieder.
?together @accueil+,prix+ Wir waren schon öfter hier und immer zufrieden. Faire Preise, ordentliche Zimmer, Personal sehr hilfsbereit und freundlich. Kann man nur empfehlen. Tolles Hotel.
?old,together @ambiance+ Ein altes Haus mit viel Charme, man fühlt sich sofort wohl. Unser Zimmer war sehr schön. Auch das Frühstück war hervorragend. Personal sehr freundlich, wir kommen gerne wieder.
?good,old @chambre- Das Hotel ist in die Jahre gekommen, die Möbel sind alt und der Teppich auch. Es ist aber sauber und das Personal ist sehr freundlich. Für ein paar Nächte ok.
?together @calme+,chambre+ Sehr angenehmes Hotel in ruhiger Lage. Unser Zimmer ging auf die Rückseite und war sehr geräumig. Gutes Frühstück, es wird ständig nachgelegt. Kann ich weiterempfehlen.
?top @accueil+ Einfach nur toll!!! Eines der besten Hotels in denen ich je war, und ich war schon in vielen. Die Zimmer traumhaft, das Essen super lecker und das Personal so was von nett. Absolute Empfehlung!
?good,parking,together @acces+,prix- Gutes Hotel für eine Zwischenübernachtung, abends angekommen, morgens weitergefahren. Parkplatz direkt am Haus. Das Frühstück haben wir uns gespart, das war uns zu teuer.
?together,family-run @accueil+ Familiengeführtes Haus. Wir wurden sehr herzlich empfangen und die Chefin hat uns viele gute Tipps gegeben, was man anschauen kann. Zimmer groß und sauber.
?good,restaurant,together @restauration- Das Hotel ist sehr schön und die Zimmer sind wirklich toll. Vom Restaurant waren wir nicht ganz so begeistert, für den Preis hätten wir etwas mehr erwartet. Personal sehr freundlich.
?view,together @chambre+ Was für eine Aussicht! Das Zimmer ist geschmackvoll eingerichtet und sehr sauber. Sehr zu empfehlen! Personal freundlich und hilfsbereit, Frühstück war auch sehr gut.
?good @numerique- Ein gutes Mittelklassehotel, an dem es wenig auszusetzen gibt. Das WLAN ist langsam und bricht im Zimmer manchmal ab, sonst funktioniert alles. Sehr nette Mitarbeiter und ein reichhaltiges Frühstück. Für mich passt das Verhältnis von Preis und Leistung.
?lake,together @emplacement+ Traumhafte Lage direkt am See. Das Hotel ist gepflegt und die Zimmer sind ruhig. Frühstück auch sehr gut. Personal immer freundlich. Wir hatten eine sehr schöne Zeit.
?good,together @calme- Wir haben uns sehr wohl gefühlt. Leider ist das Haus etwas hellhörig, die Nachbarn hat man schon deutlich gehört. Das Frühstück war prima und die Dame am Empfang ausgesprochen nett. Wir kommen gerne wieder.
?spring,together @emplacement+ Im Frühjahr ist es hier wunderschön, alles blüht und es sind noch kaum Touristen da. Das Hotel ist ein sehr guter Ausgangspunkt für Ausflüge. Die Zimmer sind einfach, aber gut, und das Personal ist freundlich. Hat uns gut gefallen.
?woman,solo @accueil+,proprete+ Ich habe mich als Frau alleine hier sehr sicher und wohl gefühlt. Alles sehr sauber, sehr freundliche Leute und auch spät abends war immer noch jemand an der Rezeption. Ich komme sicher wieder.
?dogs,together @accueil+ Unser Hund war herzlich willkommen, das ist ja leider nicht mehr selbstverständlich. Auch sonst ein sehr schönes Hotel mit freundlichem Personal und großen Zimmern. Rundherum kann man wunderbar spazieren gehen. Für Hundebesitzer sehr zu empfehlen!
@chambre+,petit_dejeuner+ Zimmer top, Frühstück top, Personal top, Lage top. Ich weiß gar nicht was manche hier zu meckern haben. Für den Preis echt super. Ich komme auf jeden Fall wieder.
?good,summer @chambre- Nettes Hotel mit freundlichem Personal. Leider war es im Zimmer sehr warm, eine Klimaanlage wäre schön gewesen. Ansonsten war es ein angenehmer Aufenthalt und das Frühstück draußen war sehr schön.
?garden,summer,together @ambiance+ Sehr schöner Garten. Sehr gepflegtes Haus mit schönen Zimmern. Die Leute sind sehr zuvorkommend. Sehr erholsamer Urlaub. Das Frühstück war auch sehr gut.
?top,together @chambre+ Wir haben ein größeres Zimmer bekommen, mit Balkon und riesigem Bad. Es war alles wunderbar, auch das Frühstück und die Leute! Besser geht es nicht, vielen Dank!
?good,together @acces- Das Hotel ist schwer zu finden und die Beschilderung ist schlecht. Wenn man mal da ist, ist es aber sehr schön. Freundliche Begrüßung, tolles Zimmer, leckeres Frühstück.
?autumn,together @ambiance+,calme+ Ein paar schöne Herbsttage verbracht. Es ist ein ruhiges, gepflegtes Haus mit angenehmem Publikum. Die Zimmer sind gut und das Frühstück lässt keine Wünsche offen. Wir haben schon wieder gebucht.
?couple,man,together @proprete+,chambre+ Die Zimmer sind nicht die allergrößten, aber sehr hübsch gemacht und absolut sauber, auch das Bad. Meine Frau war auch sehr zufrieden. Freundliches Personal, gutes Frühstück. Danke für die schönen Tage!
?together @accueil+ Nun schon das vierte Mal in diesem Hotel und es ist immer noch so schön wie beim ersten Mal. Immer sehr freundlich. Bis nächstes Jahr! Frühstück und Zimmer wie immer sehr gut.
?together @petit_dejeuner+ Schon allein wegen dem Frühstück lohnt es sich hier zu übernachten! Frische Sachen, viel Auswahl. Das Hotel selber ist schön ruhig und das Personal kann auch ein paar Worte Deutsch. Alles gut.
?famille,together @chambre+,prix+ Wir waren zwei Erwachsene und zwei Kinder in einem Zimmer und hatten genug Platz. Der Preis war für vier Personen sehr gut. Frühstück auch gut. Wir waren rundum zufrieden, vielen Dank an alle.
?family-run,together @ambiance+ Klein aber fein! Das Hotel hat nur wenige Zimmer und dadurch ist es sehr persönlich. Alles mit viel Liebe eingerichtet. Wir waren sehr zufrieden. Gerne wieder.
?restaurant,together @restauration+,accueil+ Halbpension gebucht und nicht bereut. Das Essen war ausgezeichnet und reichlich. Nette Bedienung. Zimmer sauber und ruhig. Immer wieder gerne! Tolles Hotel.
?good,together @equipements- Schönes Zimmer im zweiten Stock. Dusche war nicht in Ordnung. Ansonsten waren wir sehr zufrieden, sehr freundliche Leute. Frühstück war gut, Preis auch in Ordnung.
?couple,together,lift @acces+,accueil+ Sehr angenehmes Hotel, auch für ältere Gäste gut geeignet. Es gibt einen Aufzug und man hat uns mit dem Gepäck geholfen. Das Frühstück war sehr gut. Herzlichen Dank für die schönen Tage bei Ihnen!
?couple,together @chambre+ mega schönes Hotel, wir waren total begeistert. Das Zimmer war riesig und das Bett auch. Würde ich jedem Paar empfehlen das mal ein paar Tage raus will.
?together @accueil+ Wir können kaum Französisch aber das war gar kein Problem. Sehr nettes Hotel und nette Leute. Empfehlen können wir auch den Wein, den es an der Bar gibt.
# hotel flow mixed
?together @prix- Es ist kein schlechtes Hotel, aber auch nichts Besonderes. Alles Durchschnitt, nur der Preis nicht. Für das Geld hätten wir mehr erwartet. Für eine Nacht ok.
?together @chambre- Der Eingang und die Halle sehen toll aus, die Zimmer sind dagegen veraltet und recht dunkel. Hier müsste dringend renoviert werden. Personal freundlich, Frühstück ok.
@petit_dejeuner-,chambre+ Mit dem Zimmer war ich zufrieden, mit dem Frühstück überhaupt nicht. Pappiges Brot, Kaffee aus dem Automaten und alles in Plastik verpackt. Dafür dann noch so viel zu verlangen finde ich frech.
?together @accueil- Vor drei Jahren waren wir schon einmal hier und damals hat es uns sehr gut gefallen, deshalb haben wir diesmal gleich fünf Nächte gebucht. Leider anderes Personal und nicht mehr so freundlich, das Frühstück ist kleiner geworden und der Preis höher. Lage ist gut.
?road @calme- Von der Ausstattung her alles in Ordnung. Leider liegt das Hotel an der Straße und man hört jedes Auto, mit offenem Fenster kann man da nicht schlafen. Sehr schade.
?restaurant,together @attente-,restauration+ Das Essen im Restaurant war gut, aber der Service war völlig überfordert. Wir haben über eine Stunde auf die Hauptspeise gewartet und mussten alles zweimal bestellen. Zimmer ok.
?affaires @equipements- Für eine Dienstreise gerade noch ok. Es gibt keinen richtigen Arbeitsplatz im Zimmer, nur ein winziges Tischchen, und das Licht ist schlecht. Das Bett war gut.
?summer,together @chambre- Unser Zimmer war ganz oben unter dem Dach und wir haben zwei Nächte lang geschwitzt. Keine Klimaanlage. Personal nett, Frühstück gut. Im Herbst ist es bestimmt besser.
?pool,summer,famille,together @equipements- Das Hotel hatten wir wegen dem Pool gebucht und der war die halbe Zeit gesperrt. Sehr enttäuschend für die Kinder. Zimmer und Frühstück waren gut. Sehr schade.
?together @proprete- Leider waren wir etwas enttäuscht, auf den Fotos sieht alles viel neuer aus. Das Bad hätte auch sauberer sein können, vor allem die Fugen. Gut war das Bett und die Lage. Für eine Übernachtung in Ordnung, aber mehr als drei Sterne sind es nicht.
@accueil- Am Empfang war man sehr kurz angebunden und nicht freundlich. Zimmer normal, Frühstück auch. Ich würde eher nicht wiederkommen. Für den Preis gibt es Besseres.
?together @numerique-,equipements- Lage ruhig, Betten bequem, Personal nett. WLAN leider nur in der Halle und der Fernseher nur französisch. Alles in allem Durchschnitt, für drei Sterne in Ordnung.
# hotel flow bad
?together @proprete-,accueil- Nie wieder! Das Zimmer war schmutzig, die Bettwäsche hatte Flecken und als wir uns beschwert haben wurde nur mit den Schultern gezuckt. Wir sind nach einer Nacht abgereist und haben das Geld nicht zurückbekommen. Finger weg von diesem Hotel!
?together @prix- Völlig überteuert für das was geboten wird. Das Zimmer war eine Zumutung, das Bad uralt und das Frühstück ein Witz. Ich frage mich wie die guten Bewertungen hier zustande kommen. Nie wieder.
@accueil- So unfreundliches Personal habe ich noch nie erlebt. Keine Begrüßung, keine Information, nichts. Das Zimmer war mittelmäßig. Für das Geld eine Frechheit, ich rate jedem ab.
?together @chambre-,equipements- Uraltes Hotel, an dem seit Jahrzehnten nichts gemacht wurde. Die Dusche tropft, die Tür klemmt, die Matratze war durchgelegen und alles sehr alt. An der Rezeption interessiert das keinen.
@calme- Ich habe zwei Nächte lang kein Auge zugemacht. Musik von unten, Leute auf dem Gang, alles sehr hellhörig. Wenn man sich beschwert heißt es, da kann man nichts machen. Nicht zu empfehlen.
?affaires @numerique-,accueil- Für Geschäftsreisende völlig ungeeignet! WLAN ging nicht, Rechnung mit Firmenadresse ging nicht. Auf meine Mails antwortet niemand. Sehr unprofessionell.
?together @prix-,accueil- Achtung vor versteckten Kosten! Bei der Abreise standen auf einmal Sachen auf der Rechnung, von denen vorher keine Rede war. Das ist Abzocke. Nie wieder!
?famille,together @chambre-,accueil- Gebucht hatten wir ein Familienzimmer, bekommen haben wir ein normales Doppelzimmer mit zwei Klappbetten, auf denen die Kinder kaum liegen konnten. Man konnte sich gar nicht mehr bewegen. Eine Lösung gab es nicht. Sehr ärgerlich.
@proprete- Schimmel im Bad, Staub unter dem Bett, Flecken auf dem Teppich, einfach eklig. Und dafür bezahlt man so viel Geld. Nicht zu empfehlen. Wir sind früher abgereist.
?together @attente-,accueil- Wir standen nach einer langen Fahrt vor verschlossener Tür. Niemand da, ans Telefon ging auch keiner. Erst nach fast einer Stunde kam jemand und der war auch noch unfreundlich. Zimmer war auch nicht gut.
?winter,together @chambre-,equipements- Wir haben gefroren. Die Heizung ging nicht und das mitten im Winter! Entschuldigt hat sich niemand und einen Nachlass gab es auch nicht. Unverschämt. Nie wieder.
?old @chambre- Das Hotel ist einfach nur alt. Durchgelegene Matratze, Bad uralt, sehr hellhörig. Für den Preis darf man etwas anderes erwarten. Ich bin enttäuscht. Nie wieder.
?pool,summer @equipements-,proprete- Der Pool ist winzig und war dreckig, da wollte keiner rein. Auf den Bildern sieht er dreimal so groß aus. Auch das Zimmer war kleiner als gedacht. Ich würde das hier nicht noch einmal buchen.
?couple,together @chambre-,accueil- Wir wollten ein schönes Wochenende zu zweit verbringen, daraus wurde nichts. Das Zimmer lag neben der Küche und roch nach Frittierfett. Ein anderes gab es nicht. Schade um das Geld.
?together @equipements- Zwei Tage kein warmes Wasser. Es wurde immer nur vertröstet, passiert ist nichts. Andere Gäste haben sich auch beschwert. Für den Preis eine Frechheit.
?solo,lift @chambre-,calme- Einzelzimmer direkt neben dem Aufzug, ohne Tageslicht. Bezahlt habe ich fast so viel wie für ein Doppelzimmer. Schlecht geschlafen, sehr laut. Nie wieder!
?dogs,together @accueil-,prix- Mit Hund ist man hier nicht willkommen, obwohl das auf der Homepage anders steht. Schlechtes Zimmer, zwölf Euro pro Tag extra und unfreundliches Personal. Unverschämt.
?together @proprete-,chambre- Beim Aufdecken vom Bett lagen da Haare, die nicht von uns waren. Wir haben frische Wäsche verlangt und mussten selber beziehen. So etwas habe ich noch nie erlebt. Einfach nur eklig.
# location flow good
?gite,together @equipements+,accueil+ Wunderschönes Ferienhaus, alles wie auf den Bildern und sehr gut ausgestattet. Die Vermieter sind unheimlich nett und haben uns sehr herzlich empfangen. Wir haben eine herrliche Woche verbracht und kommen ganz bestimmt wieder.
?chambre-hotes,together @accueil+,petit_dejeuner+ Bei so lieben Gastgebern fühlt man sich sofort zu Hause. Liebevoll eingerichtetes Zimmer und jeden Morgen ein tolles Frühstück mit selbst gemachter Marmelade. Wir können es nur empfehlen.
?gite,famille,together @equipements+ Für Familien mit Kindern ideal. Viel Platz zum Toben, keine Straße in der Nähe und im Haus ist alles da, sogar Spielsachen und ein Hochstuhl. Sehr netter Vermieter.
?appartement,together @emplacement+,proprete+ Schöne helle Wohnung in sehr guter Lage. Alles sauber und modern, die Küche hat alles was man braucht. Wir haben uns sehr wohl gefühlt. Sehr nette Vermieterin.
?gite,good,together @emplacement-,calme+ Man muss wissen, dass das Haus sehr abgelegen ist, zum Einkaufen fährt man ein ganzes Stück. Dafür hat man absolute Ruhe. Das Haus selbst ist gemütlich und gepflegt.
?gite,amis,together @equipements+,prix+ Wir waren mit drei Paaren in diesem Haus, genug Platz für alle. Die große Küche war super. Und sehr günstig wenn man sich den Preis teilt. Gerne wieder!
?gite,good,together @equipements- Sehr schönes altes Haus mit viel Charakter. In der Küche fehlt leider einiges. Die Besitzer sind sehr freundlich. Wir haben uns trotzdem wohl gefühlt, tolle Lage.
?chambre-hotes,couple,together @chambre+ Das schönste Zimmer, das wir auf unserer ganzen Reise hatten. Mit viel Geschmack eingerichtet, ein Traum von einem Bett und absolut ruhig. Vielen Dank für alles!
?gite,dogs,together,garden @accueil+ Endlich ein Haus, in dem auch Hunde wirklich gern gesehen sind. Der Garten ist eingezäunt und gleich nebenan kann man spazieren gehen. Sehr nette Vermieterin, sauberes Haus, bequeme Betten. Wir haben schon für das nächste Jahr gebucht.
?!chambre-hotes,top,together @accueil+,equipements+ Wir mieten seit über zwanzig Jahren Ferienwohnungen in Frankreich und das war eine der besten. Betten, Küche, Bad, alles vom Feinsten. Absolut empfehlenswert.
# location flow bad
?gite,together @proprete-,accueil- Das Haus war nicht geputzt, als wir ankamen. Alles dreckig, auch die Betten. Den Vermieter hat das nicht interessiert. Endreinigung mussten wir trotzdem bezahlen. Unglaublich.
?!chambre-hotes,together @equipements-,prix- Die Bilder im Internet müssen zehn Jahre alt sein. Die Sofas waren durchgesessen, die Spülmaschine kaputt. Viel zu teuer, nicht zu empfehlen. Nie wieder!
?chambre-hotes,together @accueil-,chambre- Von Gastfreundschaft keine Spur. Lauter Verbote und keiner freundlich. Das Zimmer war kalt und das Frühstück dürftig. Wir sind früher abgereist als geplant.
# camping flow good
?together @accueil+,proprete+ Sehr schöner Campingplatz, wir waren zehn Tage da und haben uns sehr wohl gefühlt. Saubere Sanitäranlagen, große Stellplätze und ausgesprochen nette Betreiber. Es geht alles ganz familiär und ruhig zu. Nächstes Jahr kommen wir wieder.
?pool,famille,summer,together @equipements+,ambiance+ Für Kinder ein Paradies. Toller Pool, viele andere Kinder. Der Platz ist sauber und das Personal sehr nett. Kommen wieder. Für Familien wirklich sehr zu empfehlen.
?caravan,together @acces+,accueil+ Wir sind mit dem Wohnmobil unterwegs. Sehr guter Platz, ebene Stellplätze, Strom und Wasser in der Nähe, ordentliche Entsorgung. An der Rezeption wird man sehr freundlich empfangen, der Preis ist auch in Ordnung.
?tent,together @calme+,ambiance+ Kleiner, einfacher Platz ohne Animation und ohne Disco, genau wie wir es mögen. Viele Zelte, viele Radfahrer, sehr angenehme Leute. Sehr zu empfehlen!
?good,together @proprete- Der Platz liegt wunderschön und die Leute sind nett. Die sanitären Anlagen sind allerdings in die Jahre gekommen und wenn viel los ist auch nicht immer sauber.
?mobile-home,together @equipements+,prix+ Wir hatten ein Mobilheim gemietet und waren begeistert! Alles war neu und sauber und besser ausgestattet als manche Ferienwohnung. Auch der Platz drumherum ist schön grün.
?lake,together @emplacement+ Direkt am See, schöner kann man nicht stehen. Sehr gepflegter Platz mit viel Schatten, netten Nachbarn und gutem Brot. Wir sind jetzt das dritte Jahr hier.
?good,summer,together @calme- Schöner Platz mit tollem Service, in der Hochsaison aber sehr voll und abends laut. Personal sehr nett. Wir waren zufrieden und würden auch wieder kommen.
?top,together @accueil+ Bester Campingplatz ever! So nette Leute, immer gut gelaunt und hilfsbereit. Alles super sauber und preiswert. 10 von 10 Punkten. Wir kommen auf jeden Fall wieder!
?spring,couple,together @calme+,prix+ In der Vorsaison ein herrlich ruhiger Platz, man konnte sich die schönste Stelle aussuchen. Sanitär war geheizt und sauber. Sehr günstig. Sehr nette Leute.
# camping flow mixed
?together @prix- Insgesamt ein ordentlicher Platz, aber für das, was geboten wird, zu teuer. Jede Kleinigkeit kostet extra, sogar der Strom wird nach Ampere abgerechnet. Das Personal ist freundlich und sauber war es auch. Für ein paar Tage ok, länger eher nicht.
?!mobile-home,together @equipements- Schöne Lage, aber die Stellplätze sind winzig und nicht eben. Man hört beim Nachbarn jedes Wort. Für eine Nacht auf der Durchreise reicht es. Sonst ganz ok.
?pool,famille,summer,together @equipements-,ambiance+ Den Kindern hat es gefallen, uns weniger. Der Pool war total überfüllt und das Wasser entsprechend trüb, und ab Mittag gab es keine freie Liege mehr. Die Animateure waren dafür wirklich klasse.
# camping flow bad
?together @proprete-,accueil- Die Sanitäranlagen waren eine Katastrophe. Kein Papier, verstopfte Toiletten und geputzt wurde höchstens einmal am Tag. Und die Rezeption interessiert es nicht. Nie wieder dieser Platz!
?!mobile-home,together @calme- Hier kann man nicht schlafen. Musik bis tief in die Nacht, grölende Gruppen, und von der Nachtruhe, die auf dem Plan steht, will keiner was wissen. Für Familien und Ältere absolut nicht geeignet.
?mobile-home,together @equipements-,proprete- Das Mobilheim war uralt und schmutzig. Polster fleckig, alles kaputt. Und für so etwas zahlt man ein Vermögen. Auf den Fotos sieht alles neu aus. Nie wieder.
?!mobile-home,together @accueil-,attente- Wir hatten reserviert und unser Platz war vergeben. Wir mussten fast zwei Stunden warten und haben dann einen ganz schlechten Platz bekommen. Freundlich war man auch nicht. Nie wieder.
`;
