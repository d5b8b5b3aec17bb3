/** Guests who write at more length, in their own manner: wandering, flat or grumbling. */
export const germanGuestsLong = `
# hotel flow good
?pool,summer @accueil+,chambre+,equipements+,petit_dejeuner+ Einfach ein tolles Hotel! Gutes Personal, schöne Zimmer, Außenanlage gepflegt und am Pool immer noch eine Liege frei. Das Frühstück sehr gut und von allem genug da auch wenn man spät kommt. War ein sehr schöner Urlaub---kann man wirklich jedem ans Herz legen !!
@emplacement+,chambre+ war für ein Wochenende gerade passend. Haben uns gleich wohl gefühlt, Geschäfte wo man alles bekommt zu Fuß zu erreichen. Wir hatten ein Zimmer oben, sehr hell.
@emplacement+ Gut gelegen und mit dem Auto ist man in 10 min überall. Sehr gute Lage zum Wandern, Einkaufen, Schwimmbad.
@accueil+ Personal immer freundlich, es wird auch immer gegrüßt, ob im Flur oder beim Frühstück oder draußen.
?good @emplacement+,proprete+,calme+,numerique- Schönes Hotel in einem wirklich schönen Ort. Viele Blumen. Trotz der Straße war das Zimmer leise! Alles sehr gepflegt! Wlan gratis nur leider langsam.
@chambre+,proprete+ Renoviertes Zimmer mit großer Dusche ohne Stufe was mir wichtig ist, alles hell und sehr sauber. Fernseher groß. Kann ich bestens empfehlen.
?top @chambre+,emplacement+,accueil+ Alles super. Zimmer super, Lage super, die Leute super. Wir waren mit mehreren dort und hatten viel Spaß :-} Nächstes Jahr machen wir das wieder so und dann am besten gleich eine Woche!!
?top @ambiance+ Das Hotel ist einfach wunderbar. Wir waren begeistert. Man kommt rein und fühlt sich sofort wohl. Wir haben selten so ein schönes Hotel gehabt und wir sind viel unterwegs. Einfach wunderbar. Unbedingt hinfahren!
# hotel flow bad
?worst @chambre-,proprete-,accueil- Schimmel in der Dusche, Schimmel am Fenster und gerochen hat es daß man die Tür auflassen musste. Anderes Zimmer bekommen aber genau dasselbe! Ich kann nur abraten!
@prix-,accueil-,chambre- Am Schluß wollten die fast das Doppelte von dem was bei der Buchung stand. Angeblich wegen Kurtaxe und Personenzahl. Wir waren aber alle von Anfang an angegeben! Nach langem hin und her haben wir bezahlt damit wir weg kommen. Zimmer war auch nichts.
# restaurant flow good
@restauration+ Kann ich nur bestätigen was die anderen schreiben, das Essen ist sehr gut und auch die Portionen sind ok. Hingehen!
# site flow good
?nature,good @emplacement+,acces- Läßt sich gut mit einer Wanderung verbinden, der Weg ist nicht lang. Schön ist es überall. Vorsicht bei Nässe, da ist es rutschig und Geländer gibt es keine! Getränke mitnehmen.
# site flow bad
?nature @acces-,calme- Nicht empfohlen. Man findet kaum einen Parkplatz, überall Autos und Leute mit lauter Musik. Der Weg ist schlecht und nicht ausgeschildert.
# camping,location,collectif flow good
@accueil+,calme+,proprete+ Super Urlaub, alles bestens, wir haben uns gut erholt und sind viel gewandert. Nette Leute, ruhig, sauber, was will man mehr.
`;
