/** Plain sentences with a verb and a reason. */
export const dutchVerbal = `
# hotel accueil + plain
Op het personeel niets aan te merken, (altijd vriendelijk|heel aardig)
De eigenaar (is heel aardig|gaf tips) en (je voelt je welkom|ook het personeel is vriendelijk)
# hotel accueil - plain
De ontvangst was (koel|onvriendelijk), (geen uitleg|niet prettig)
# hotel chambre + plain
De kamer was (lekker ruim|goed|netjes) en (het matras ook|de badkamer schoon)
# hotel chambre - plain
De kamer was (oud|klein) en (de badkamer ook|het bed niet goed)
# hotel petit_dejeuner + plain
Het ontbijt (was meer dan genoeg|beviel goed), (veel keus|verse croissants)
# hotel emplacement + plain
Vanaf het hotel kun je (mooi wandelen|alles lopend doen)(, ideaal|)
# hotel calme + plain
's Nachts is het (stil|heel rustig)(, goed geslapen|)
# hotel proprete + plain
Alles was (schoon|goed verzorgd)(, ook de badkamer|)
# hotel proprete - plain
Schoon was het niet, (overal stof|vooral de badkamer|haren in de douche)
# restaurant restauration + plain
We namen (het menu|een voor- en hoofdgerecht) en (iedereen tevreden|het smaakte prima)(, grote porties|)
# restaurant restauration - plain
Het vlees was (taai|droog) en (de groente ook niet goed|veel te duur)
# restaurant accueil + plain
De baas (is aardig|is een leuke man)
# restaurant prix + plain
Voor (de prijs|$menu euro) (niets te klagen|krijg je veel)
# site ambiance + plain
Je bent er zo (twee uur zoet|een ochtend zoet)(, heel mooi|)
# location accueil + plain
$hostess (was heel aardig|ontving ons hartelijk)
# camping proprete + plain
Het sanitair wordt (meerdere keren per dag gepoetst|goed bijgehouden)
# camping emplacement + plain
Onze plek was (ruim met schaduw|vlak)
`;
