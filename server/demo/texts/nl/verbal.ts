/** Plain sentences with a verb and a reason. */
export const dutchVerbal = `
# hotel chambre + plain
De kamer was (lekker ruim|goed|netjes) en (het matras ook|de badkamer schoon)
# hotel chambre - plain
De kamer was (oud|klein) en (de badkamer ook|het bed niet goed)
# hotel emplacement + plain
Vanaf het hotel kun je (mooi wandelen|alles lopend doen)(, ideaal|)
# hotel calme + plain
's Nachts is het (stil|heel rustig)(, goed geslapen|)
# hotel proprete + plain
Alles was (schoon|goed verzorgd)(, ook de badkamer|)
# restaurant restauration - plain
Het vlees was (taai|droog) en (de groente ook niet goed|veel te duur)
# restaurant accueil + plain
De baas (is aardig|is een leuke man)
# restaurant prix + plain
Voor (de prijs|$menu euro) (niets te klagen|krijg je veel)
# site ambiance + plain
Je bent er zo (twee uur zoet|een ochtend zoet)(, heel mooi|)
# camping proprete + plain
Het sanitair wordt (meerdere keren per dag gepoetst|goed bijgehouden)
# camping emplacement + plain
Onze plek was (ruim met schaduw|vlak)
`;
