/** Campsites. */
export const germanCamping = `
# camping accueil b+
nette Betreiber
# camping accueil b-
unfreundliche Rezeption
# camping proprete b+
saubere Sanitäranlagen
# camping proprete b-
schmutzige Sanitäranlagen
# camping emplacement b+
schöne schattige Plätze
# camping emplacement b-
enge Stellplätze
# camping equipements b+
?pool toller Pool
gute Ausstattung
# camping equipements b-
abgewohntes Mobilheim
`;
