/** Whole reviews of some length of stays: flat praise, complaints that go on, and a little of the guests' own lives. */
export const germanLongMoreStays = `
# hotel flow good
?together @chambre+,accueil+ Sehr schönes Hotel, wir waren drei Nächte hier und haben uns rundum wohl gefühlt. Das Personal war immer freundlich und das Zimmer war groß genug.
?together @petit_dejeuner+ Besonders das Frühstück hat uns begeistert, sehr große Auswahl und alles frisch.
@accueil+ Sehr nettes Team, das sich wirklich um jeden Gast kümmert.
?together @chambre+ Die Zimmer sind schön und modern eingerichtet, das Bad auch. In der Umgebung gibt es viel zu sehen, drei Tage haben uns gar nicht gereicht.
?good,together @chambre- Insgesamt ein gutes Hotel. Das Zimmer war etwas klein und das Bad auch, aber zum Schlafen reicht es.
?couple,woman,together @chambre+ Mein Mann hatte das Hotel als Überraschung gebucht und es war wirklich sehr schön. Ein tolles Zimmer.
?together @calme+ Wir haben selten so gut geschlafen wie in diesem Hotel.
?affaires @accueil+,prix+ Ich war beruflich in der Gegend und hatte das Hotel kurzfristig gebucht. Freundlicher Empfang und preislich völlig in Ordnung.
?restaurant,together @restauration+ Das Beste an diesem Hotel ist die Küche. Wir haben jeden Abend im Haus gegessen und es war jedes Mal hervorragend, alles frisch und sehr schön angerichtet.
?good,together @equipements- Mit dem Hotel waren wir sehr zufrieden, nur das Bad könnte mal erneuert werden.
?together @emplacement+ Super Lage, man ist zu Fuß gleich überall, wir haben das Auto drei Tage nicht gebraucht. Zimmer super, Frühstück super, Leute super.
?pool,summer,together @equipements+ Der Pool ist herrlich und die Anlage sehr gepflegt. Das Hotel können wir allen empfehlen die einfach ihre Ruhe haben wollen.
?good @petit_dejeuner- Hotel gut, Zimmer gut, Personal freundlich. Nur beim Frühstück könnte man noch etwas machen, jeden Tag das gleiche.
?famille,together @accueil+ Mit Kindern ist man hier bestens aufgehoben, alle waren total lieb zu den beiden.
?together @accueil+,prix+ Wir waren schon öfter hier und immer zufrieden. Faire Preise, Personal sehr hilfsbereit.
?old,together @chambre+ Altes Haus, unser Zimmer war sehr schön.
?good,old @chambre- Das Hotel ist in die Jahre gekommen, die Möbel sind alt und der Teppich auch. Es ist aber sauber und das Personal ist sehr freundlich.
?together @chambre+ Unser Zimmer ging auf die Rückseite und war sehr geräumig. Beim Frühstück wird ständig nachgelegt.
?top @accueil+ Eines der besten Hotels in denen ich je war, und ich war schon in vielen. Das Personal so was von nett.
?good,parking,together @acces+,prix- Für eine Zwischenübernachtung gut, Parkplatz direkt am Haus. Das Frühstück haben wir uns gespart, das war uns zu teuer.
?together,family-run @accueil+ Wir wurden sehr herzlich empfangen und die Chefin hat uns viele gute Tipps gegeben, was man anschauen kann.
?good,restaurant,together @restauration- Das Hotel ist sehr schön und die Zimmer sind wirklich toll. Vom Restaurant waren wir nicht ganz so begeistert, für den Preis hätten wir etwas mehr erwartet.
?view,together @chambre+ Was für eine Aussicht aus dem Zimmer!
?good @numerique- Das WLAN ist langsam und bricht im Zimmer manchmal ab, sonst funktioniert alles. Sehr nette Mitarbeiter.
?lake,together @emplacement+ Traumhafte Lage direkt am See. Die Zimmer sind ruhig.
?good,together @calme- Wir haben uns sehr wohl gefühlt. Leider ist das Haus etwas hellhörig, die Nachbarn hat man schon deutlich gehört.
?spring,together @emplacement+ Im Frühjahr ist es hier wunderschön, alles blüht und es sind noch kaum Touristen da.
?woman,solo @accueil+ Ich habe mich als Frau alleine hier sehr sicher gefühlt. Auch spät abends war immer noch jemand an der Rezeption.
?dogs,together @accueil+ Unser Hund war herzlich willkommen, das ist ja leider nicht mehr selbstverständlich. Rundherum kann man wunderbar spazieren gehen.
@chambre+,petit_dejeuner+ Zimmer top, Frühstück top, Personal top, Lage top. Ich weiß gar nicht was manche hier zu meckern haben.
?good,summer @chambre- Nettes Hotel mit freundlichem Personal. Leider war es im Zimmer sehr warm, eine Klimaanlage wäre schön gewesen.
?garden,summer,together @ambiance+ Sehr schöner Garten. Die Leute sind sehr zuvorkommend.
?top,together @chambre+ Wir haben ein größeres Zimmer bekommen, mit Balkon und riesigem Bad. Vielen Dank!
?good,together @acces- Das Hotel ist schwer zu finden und die Beschilderung ist schlecht. Wenn man mal da ist, ist es aber sehr schön.
?autumn,together @ambiance+,calme+ Ein paar schöne Herbsttage verbracht. Ruhiges Haus, angenehmes Publikum.
?couple,man,together @proprete+,chambre+ Die Zimmer sind nicht die allergrößten, aber sehr hübsch gemacht und absolut sauber, auch das Bad. Meine Frau war auch sehr zufrieden.
?together @accueil+ Nun schon das vierte Mal in diesem Hotel. Immer sehr freundlich.
?together @petit_dejeuner+ Schon allein wegen dem Frühstück lohnt es sich hier zu übernachten!
?famille,together @chambre+,prix+ Wir waren zwei Erwachsene und zwei Kinder in einem Zimmer und hatten genug Platz. Der Preis war für vier Personen sehr gut.
?family-run,together @ambiance+ Das Hotel hat nur wenige Zimmer und dadurch ist es sehr persönlich.
?restaurant,together @restauration+ Halbpension gebucht und nicht bereut. Das Essen war ausgezeichnet und reichlich.
?good,together @equipements- Schönes Zimmer im zweiten Stock, nur die Dusche war nicht in Ordnung. Sehr freundliche Leute.
?couple,together,lift @acces+,accueil+ Es gibt einen Aufzug und man hat uns mit dem Gepäck geholfen.
?couple,together @chambre+ mega schönes Hotel, wir waren total begeistert. Das Zimmer war riesig und das Bett auch.
?together @accueil+ Wir können kaum Französisch aber das war gar kein Problem.
# hotel flow mixed
?together @prix- Es ist kein schlechtes Hotel, aber auch nichts Besonderes. Für das Geld hätten wir mehr erwartet.
?together @chambre- Der Eingang und die Halle sehen toll aus, die Zimmer sind dagegen veraltet und recht dunkel. Hier müsste dringend renoviert werden.
@petit_dejeuner-,chambre+ Mit dem Zimmer war ich zufrieden, mit dem Frühstück überhaupt nicht. Pappiges Brot, Kaffee aus dem Automaten und alles in Plastik verpackt.
?together @accueil- Vor drei Jahren waren wir schon einmal hier und damals hat es uns sehr gut gefallen, deshalb haben wir diesmal gleich fünf Nächte gebucht. Leider anderes Personal und nicht mehr so freundlich, das Frühstück ist kleiner geworden und der Preis höher.
?road @calme- Von der Ausstattung her alles in Ordnung. Leider liegt das Hotel an der Straße und man hört jedes Auto, mit offenem Fenster kann man da nicht schlafen.
?restaurant,together @attente-,restauration+ Das Essen im Restaurant war gut, aber der Service war völlig überfordert. Wir haben über eine Stunde auf die Hauptspeise gewartet und mussten alles zweimal bestellen.
?affaires @equipements- Für eine Dienstreise gerade noch ok. Es gibt keinen richtigen Arbeitsplatz im Zimmer, nur ein winziges Tischchen, und das Licht ist schlecht.
?summer,together @chambre- Unser Zimmer war ganz oben unter dem Dach und wir haben zwei Nächte lang geschwitzt. Keine Klimaanlage.
?pool,summer,famille,together @equipements- Das Hotel hatten wir wegen dem Pool gebucht und der war die halbe Zeit gesperrt. Sehr enttäuschend für die Kinder.
?together @proprete- Auf den Fotos sieht alles viel neuer aus. Das Bad hätte auch sauberer sein können, vor allem die Fugen.
@accueil- Am Empfang war man sehr kurz angebunden. Zimmer normal, Frühstück auch.
?together @numerique-,equipements- WLAN leider nur in der Halle und der Fernseher nur französisch. Betten bequem.
# hotel flow bad
?together @proprete-,accueil- Das Zimmer war schmutzig, die Bettwäsche hatte Flecken und als wir uns beschwert haben wurde nur mit den Schultern gezuckt. Wir sind nach einer Nacht abgereist und haben das Geld nicht zurückbekommen.
?together @prix- Völlig überteuert für das was geboten wird. Das Zimmer war eine Zumutung und das Bad uralt.
@accueil- So unfreundliches Personal habe ich noch nie erlebt. Keine Begrüßung, keine Information, nichts.
?together @chambre-,equipements- Die Dusche tropft, die Tür klemmt, die Matratze war durchgelegen. An der Rezeption interessiert das keinen.
@calme- Musik von unten, Leute auf dem Gang, alles sehr hellhörig. Wenn man sich beschwert heißt es, da kann man nichts machen.
?affaires @numerique-,accueil- WLAN ging nicht, Rechnung mit Firmenadresse ging nicht. Auf meine Mails antwortet niemand.
?together @prix- Bei der Abreise standen auf einmal Sachen auf der Rechnung, von denen vorher keine Rede war.
?famille,together @chambre- Gebucht hatten wir ein Familienzimmer, bekommen haben wir ein normales Doppelzimmer mit zwei Klappbetten, auf denen die Kinder kaum liegen konnten.
@proprete- Schimmel im Bad, Staub unter dem Bett, Flecken auf dem Teppich, einfach eklig. Wir sind früher abgereist.
?together @attente-,accueil- Wir standen nach einer langen Fahrt vor verschlossener Tür. Erst nach fast einer Stunde kam jemand und der war auch noch unfreundlich.
?winter,together @equipements- Die Heizung ging nicht und das mitten im Winter! Entschuldigt hat sich niemand und einen Nachlass gab es auch nicht.
?old @chambre- Das Hotel ist einfach nur alt. Durchgelegene Matratze, Bad uralt, sehr hellhörig.
?pool,summer @equipements-,proprete- Der Pool ist winzig und war dreckig, da wollte keiner rein. Auf den Bildern sieht er dreimal so groß aus. Auch das Zimmer war kleiner als gedacht.
?couple,together @chambre- Wir wollten ein schönes Wochenende zu zweit verbringen. Das Zimmer lag neben der Küche und roch nach Frittierfett.
?together @equipements- Zwei Tage kein warmes Wasser. Es wurde immer nur vertröstet.
?solo,lift @chambre- Einzelzimmer direkt neben dem Aufzug, ohne Tageslicht. Bezahlt habe ich fast so viel wie für ein Doppelzimmer.
?dogs,together @accueil-,prix- Mit Hund ist man hier nicht willkommen, obwohl das auf der Homepage anders steht. Zwölf Euro pro Tag extra.
?together @proprete-,chambre- Beim Aufdecken vom Bett lagen da Haare, die nicht von uns waren. Wir haben frische Wäsche verlangt und mussten selber beziehen.
# location flow good
?gite,together @equipements+,accueil+ Wunderschönes Ferienhaus, alles wie auf den Bildern und sehr gut ausgestattet. Die Vermieter sind unheimlich nett und haben uns sehr herzlich empfangen.
?chambre-hotes,together @accueil+,petit_dejeuner+ Liebevoll eingerichtetes Zimmer und jeden Morgen selbst gemachte Marmelade. Ganz liebe Gastgeber.
?gite,famille,together @equipements+ Viel Platz zum Toben, keine Straße in der Nähe und im Haus ist alles da, sogar Spielsachen und ein Hochstuhl.
?appartement,together @proprete+,accueil+ Schöne helle Wohnung, alles sauber und modern. Sehr nette Vermieterin.
?gite,good,together @emplacement-,calme+ Man muss wissen, dass das Haus sehr abgelegen ist, zum Einkaufen fährt man ein ganzes Stück. Dafür hat man absolute Ruhe.
?gite,amis,together @equipements+,prix+ Wir waren mit drei Paaren in diesem Haus, genug Platz für alle. Und sehr günstig wenn man sich den Preis teilt.
?gite,good,together @equipements- Sehr schönes altes Haus mit viel Charakter. In der Küche fehlt leider einiges.
?chambre-hotes,couple,together @chambre+ Das schönste Zimmer, das wir auf unserer ganzen Reise hatten. Ein Traum von einem Bett.
?gite,dogs,together,garden @accueil+ Endlich ein Haus, in dem auch Hunde wirklich gern gesehen sind. Der Garten ist eingezäunt und gleich nebenan kann man spazieren gehen.
?!chambre-hotes,top,together @equipements+ Wir mieten seit über zwanzig Jahren Ferienwohnungen in Frankreich und das war eine der besten. Betten, Küche, Bad, alles vom Feinsten.
# location flow bad
?gite,together @proprete- Das Haus war nicht geputzt, als wir ankamen. Endreinigung mussten wir trotzdem bezahlen.
?!chambre-hotes,together @equipements- Die Bilder im Internet müssen zehn Jahre alt sein. Die Sofas waren durchgesessen, die Spülmaschine kaputt.
?chambre-hotes,together @accueil-,chambre- Lauter Verbote und keiner freundlich. Das Zimmer war kalt und das Frühstück dürftig.
# camping flow good
?together @accueil+,proprete+ Sehr schöner Campingplatz, wir waren zehn Tage da und haben uns sehr wohl gefühlt. Saubere Sanitäranlagen, große Stellplätze und ausgesprochen nette Betreiber.
?pool,famille,summer,together @equipements+ Toller Pool, viele andere Kinder. Der Platz ist sauber.
?caravan,together @equipements+ Wir sind mit dem Wohnmobil unterwegs. Sehr guter Platz, ebene Stellplätze, Strom und Wasser in der Nähe, ordentliche Entsorgung.
?tent,together @calme+,ambiance+ Kleiner, einfacher Platz ohne Animation und ohne Disco, genau wie wir es mögen. Viele Radfahrer.
?good,together @proprete- Der Platz liegt wunderschön und die Leute sind nett. Die sanitären Anlagen sind allerdings in die Jahre gekommen und wenn viel los ist auch nicht immer sauber.
?mobile-home,together @equipements+ Wir hatten ein Mobilheim gemietet und waren begeistert! Alles war neu und sauber und besser ausgestattet als manche Ferienwohnung.
?lake,together @emplacement+ Direkt am See, gepflegter Platz mit viel Schatten. Wir sind jetzt das dritte Jahr hier.
?good,summer,together @calme- Schöner Platz mit tollem Service, in der Hochsaison aber sehr voll und abends laut.
?top,together @accueil+ Bester Campingplatz ever! So nette Leute, immer gut gelaunt und hilfsbereit.
?spring,couple,together @calme+ In der Vorsaison ein herrlich ruhiger Platz, man konnte sich die schönste Stelle aussuchen. Sanitär war geheizt und sauber.
# camping flow mixed
?together @prix- Insgesamt ein ordentlicher Platz, aber für das, was geboten wird, zu teuer. Jede Kleinigkeit kostet extra, sogar der Strom wird nach Ampere abgerechnet.
?!mobile-home,together @equipements- Schöne Lage, aber die Stellplätze sind winzig und nicht eben. Man hört beim Nachbarn jedes Wort.
?pool,famille,summer,together @equipements- Den Kindern hat es gefallen, uns weniger. Der Pool war total überfüllt und das Wasser entsprechend trüb, und ab Mittag gab es keine freie Liege mehr.
# camping flow bad
?together @proprete-,accueil- Kein Papier, verstopfte Toiletten und geputzt wurde höchstens einmal am Tag. Und die Rezeption interessiert es nicht.
?!mobile-home,together @calme- Musik bis tief in die Nacht, grölende Gruppen, und von der Nachtruhe, die auf dem Plan steht, will keiner was wissen.
?mobile-home,together @equipements-,proprete- Das Mobilheim war uralt und schmutzig. Auf den Fotos sieht alles neu aus.
?!mobile-home,together @accueil-,attente- Wir hatten reserviert und unser Platz war vergeben. Wir mussten fast zwei Stunden warten und haben dann einen ganz schlechten Platz bekommen.
`;
