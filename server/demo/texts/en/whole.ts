/** Sentences and whole reviews by guests without much to tell. */
export const englishWhole = `
# hotel accueil + plain
(We were|I was) made to feel (very |really |)welcome(, lovely staff|)
The (lady|guy|girl) who checked us in (was really friendly|was lovely) and (very helpful|spoke good English)
# hotel chambre + plain
The room was (bigger than I expected|clean and comfortable|on the small side but fine) and (the bed was really comfortable|it was nice and warm)
We had a room (at the back|on the top floor) which was (quiet|lovely) and (had a nice big bathroom|very clean)
# hotel chambre - plain
The room was (really dated|tiny|not what we booked) and (the bed was awful|not great for the price)
# hotel petit_dejeuner + plain
Breakfast was (good|really nice) with (plenty to choose from|lots of choice|good coffee)
# hotel calme - plain
Could hear (everything from the corridor|people upstairs|the traffic) (all night|from about 5)(, got very little sleep|)
# hotel emplacement + plain
It's (in a great spot|really central)(, close to restaurants|)
# restaurant restauration + plain
I had $thedish (and it was|which was) (really good|cooked just right|delicious), (great service too|portions were generous)
Everything we had was (lovely|fresh and tasty)
# restaurant accueil + plain
Our (waiter|waitress) was (really friendly|lovely) and (really helpful|made us feel welcome)
# restaurant attente - plain
We waited (nearly an hour|over an hour) for (our mains|two burgers) and (nobody said sorry|it was cold when it came|other people got served first)
# site pedagogie + plain
?!nature The guide (was great|really knew her stuff) and (so friendly|answered all our questions)
# stay prix - plain
It's (too much|a lot) for (what you get|a room like that)
`;
