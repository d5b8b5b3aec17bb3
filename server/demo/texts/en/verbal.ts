/** Plain sentences with a verb and a reason. */
export const englishVerbal = `
# hotel accueil + plain
Can't fault the staff, (always friendly|all so nice)
The owner (is lovely|is very friendly) and (was really welcoming|so are the staff)
# hotel accueil - plain
The welcome was (non existent|cold)(, not friendly at all|)
# hotel chambre + plain
I liked the (shower|room|bathroom) and (the bed was comfortable|it was nice and quiet)
Our room was (fine|nice) and (big enough for two|clean)
# hotel chambre - plain
The room was (old|dark) and (the bathroom was tiny|the bed was awful)
# hotel petit_dejeuner + plain
We had breakfast (both days|on the terrace) and it was (good|worth the money)(, lots of choice|, friendly service|)
# hotel petit_dejeuner - plain
For (13|14|15) euros you'd expect (a better breakfast|more for breakfast)
# hotel emplacement + plain
You can (walk into town|walk to the station|get to everything) from here
# hotel calme + plain
It was (quiet at night|very peaceful), (slept really well|no noise)
# hotel proprete + plain
It was (clean|very clean and tidy)(, bathroom as well|)
# hotel proprete - plain
It wasn't clean, (hair in the sink|dust everywhere|floor was sticky)
# hotel restauration + plain
We ate in one night and (it was good|were pleasantly surprised)(, nice waitress|)
# restaurant restauration + plain
We all had (the set menu|starters and mains) and (everyone enjoyed it|no complaints)(, big portions|)
# restaurant restauration - plain
The meat was (tough|dry) and (no taste|overpriced)
# restaurant accueil + plain
The owner (is lovely|was so friendly) and (made us feel welcome|the food was great)
# restaurant accueil - plain
The waitress was (rude|so rude)
# restaurant prix + plain
For (the price|$menu euros) you (can't complain|get a lot)
# restaurant emplacement + plain
?!winter Sat outside (in the shade|on the square), (very pleasant|lovely evening)
# site ambiance + plain
You can spend (a couple of hours|a whole morning) there(, beautiful place|)
# site ambiance - plain
We expected (more|something bigger)(, a lot of it was closed|)
# location accueil + plain
$hostess (showed us round|met us) and (was lovely|was so kind)
# location equipements + plain
The kitchen (has everything|is well stocked)
# camping proprete + plain
The toilet blocks are (cleaned several times a day|well looked after)
# camping emplacement + plain
Our pitch was (big and shady|level)
`;
