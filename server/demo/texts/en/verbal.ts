/** Plain sentences with a verb and a reason. */
export const englishVerbal = `
# hotel accueil - plain
The welcome was (non existent|not great)
# hotel chambre + plain
Our room was (nice and clean|fine|big enough for two)
# hotel emplacement + plain
You can walk (into town|everywhere) from here
# hotel proprete + plain
It was (clean|very clean and tidy)
# hotel restauration + plain
We ate in one night and it was good
# restaurant restauration - plain
The meat was (tough|dry) and (had no taste|cold)
# restaurant accueil - plain
The waitress was (rude|so rude)
# restaurant prix + plain
For (the price|$menu euros) you (can't complain|get a lot)
# site ambiance + plain
You can spend (a couple of hours|a whole morning) there
# site ambiance - plain
We expected (more|something bigger)
# location equipements + plain
The kitchen (has everything you need|is well equipped)
# camping emplacement + plain
Our pitch was (big and shady|level)
`;
