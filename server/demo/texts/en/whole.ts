/** Sentences and whole reviews by guests without much to tell. */
export const englishWhole = `
# hotel accueil + plain
(We were|I was) made to feel (very |really |)welcome, (the owner came out to help with the bags|even though we turned up an hour early|they even remembered us from last year)
The (lady|guy|girl) who checked us in (was really friendly|was a star) and (explained where everything was|told us where to eat|found us a quieter room when we asked)
# hotel chambre + plain
The room was (bigger than I expected|clean and comfortable|on the small side but fine) and (the bed was really comfortable|the shower had proper pressure|it was nice and warm), (slept really well|no complaints|which is all you need)
We had a room (at the back|on the top floor) which was (quiet|lovely) and (had a nice big bathroom|looked over the gardens|had a little balcony)
# hotel chambre - plain
The room was (really dated|tiny|not what we booked) and (the bed creaked every time you moved|the shower was just a trickle|there was nowhere to put anything), (not great for the price|asked to move but they were full)
# hotel petit_dejeuner + plain
Breakfast was (good|really nice) with (plenty to choose from|lovely bread and jam|eggs and bacon if you wanted), (and they kept topping it up|coffee was decent too|the lady doing it was lovely)
# hotel calme - plain
Could hear (everything from the corridor|people upstairs|the traffic) (all night|from about 5), (got very little sleep|ended up using earplugs)
# hotel emplacement + plain
It's (in a great spot|really central), (we parked up and walked everywhere|a few minutes from all the restaurants|close to the station but quiet)
# restaurant restauration + plain
I had $thedish (and it was|which was) (really good|cooked just right|delicious), (my friend had the fish and said the same|followed by $dessert|portions were generous)
Everything we had was (lovely|fresh and tasty), (you can tell it's home made|especially the bread|even the kids cleared their plates)
# restaurant accueil + plain
Our (waiter|waitress) was (really friendly|lovely) and (helped us with the menu|didn't rush us|found us a table without a booking)
# restaurant attente - plain
We waited (nearly an hour|over an hour) for (our mains|two burgers) and (nobody said sorry|it was cold when it came|other people got served first)
# site pedagogie + plain
?!nature The guide (was great|really knew her stuff) and (kept the kids interested|answered all our questions), (well worth doing|an hour flew by)
# stay prix - plain
It's (too much|a lot) for (what you get|a room like that), (we've paid less for far better|and parking is extra on top)
`;
