/** Campsites. */
export const englishCamping = `
# camping accueil b+
friendly owners
# camping accueil b-
unfriendly reception
# camping proprete b+
clean showers
# camping proprete b-
filthy toilets
# camping emplacement b+
(lovely setting|shady pitches)
# camping emplacement b-
small pitches
# camping equipements b+
?pool great pool
good facilities
# camping equipements b-
old mobile home
# camping calme b+
quiet site
# camping calme b-
noisy at night
`;
