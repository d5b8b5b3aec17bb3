/** Campsites. */
export const germanCamping = `
# camping accueil +
Sehr nette Betreiber, (der Chef hilft beim Rangieren|Stellplatz frei wählbar), (alles unkompliziert|man kommt gern wieder)
# camping accueil -
Schranke um fünf nach sieben zu, (keiner kam mehr raus|[wir haben/ich habe] vor dem Tor übernachtet)
Anderer Stellplatz als gebucht, (direkt an den Mülltonnen|friss oder stirb)
# camping accueil b+
nette Betreiber
# camping accueil b-
unfreundliche Rezeption
# camping proprete +
Sanitäranlagen (top|immer sauber), (mehrmals täglich geputzt|warmes Wasser ohne Ende)
# camping proprete -
Sanitäranlagen (ekelhaft|in üblem Zustand), (verstopfte Duschen, kein Papier|geputzt wird höchstens einmal am Tag)
# camping proprete b+
saubere Sanitäranlagen
# camping proprete b-
schmutzige Sanitäranlagen
# camping emplacement +
?lake Vom Zelt direkt ins Wasser, (herrlich|morgens ganz allein)
Große, schattige Stellplätze, (durch Hecken getrennt|[unser/mein] Platz $pitch war ideal)
# camping emplacement -
Stellplatz (winzig|abschüssig|ohne jeden Schatten), (die Nachbarn zum Greifen nah|Heringe hatten keine Chance)
# camping emplacement b+
schöne schattige Plätze
# camping emplacement b-
enge Stellplätze
# camping equipements +
?pool Toller Poolbereich, (mit Aufsicht|die Kinder waren nicht mehr rauszubekommen)
Mobilheim (modern|gepflegt) mit überdachter Terrasse
# camping equipements -
Mobilheim (abgewohnt|am Ende): (Boden gibt nach|Kühlschrank defekt), (gemeldet, nichts passiert|das Geld nicht wert)
# camping equipements b+
?pool toller Pool
gute Ausstattung
# camping equipements b-
abgewohntes Mobilheim
# camping calme +
Ab 23 Uhr ist Ruhe, (ein echter Familienplatz|sehr angenehm)
# camping calme -
Karaoke bis ein Uhr, (jeden Abend|an Schlaf nicht zu denken), (keine Platzaufsicht|wer Ruhe sucht, ist hier falsch)
# camping ambiance +
Schöne familiäre Atmosphäre, (Boule mit den Nachbarn|nette Animation)
# camping ambiance -
Nur noch (Mobilheime|Massenbetrieb), (früher war das anders|vom Campinggefühl nichts übrig)
# camping acces +
Gute Zufahrt, auch mit großem Gespann
# camping acces -
Zufahrt steil und eng, (mit Wohnwagen ein Albtraum|ein Spiegel ist dran geblieben)
`;
