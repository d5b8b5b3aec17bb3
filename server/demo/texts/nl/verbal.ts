/** Plain sentences with a verb and a reason. */
export const dutchVerbal = `
# hotel chambre + plain
De kamer was (lekker ruim|goed|netjes)
# hotel chambre - plain
De kamer was (oud|klein)
# hotel emplacement + plain
Vanaf het hotel kun je mooi wandelen
# hotel calme + plain
's Nachts is het (stil|heel rustig)
# hotel proprete + plain
Alles was (schoon|goed verzorgd)
# restaurant restauration - plain
Het vlees was (taai|droog|taai en droog)
# restaurant accueil + plain
De eigenaar is (heel |)(aardig|vriendelijk)
# restaurant prix + plain
Voor die prijs (prima|kun je niet klagen)
# site ambiance + plain
Je bent er zo (twee|een paar) uur zoet
# camping proprete + plain
Het sanitair wordt goed bijgehouden
# camping emplacement + plain
Onze plek was (ruim|lekker ruim)
`;
