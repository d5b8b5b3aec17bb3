/** Stays in plain words, as most guests put it. */
export const englishPlainStays = `
# any also
and
# hotel,collectif accueil + plain
(Staff|The staff|All the staff|Reception staff) (were|are) (very |really |so |)(friendly|helpful|lovely|nice|welcoming|polite) (and (helpful|accommodating|spoke good English|nothing was too much trouble)|)
(Friendly|Very friendly|Helpful|Lovely|Great) staff (at reception|who spoke good English|throughout|)
(Check in|Check-in) was (quick|easy|very quick|smooth) (and (the lady|the man) on (reception|the desk) (was lovely|was really helpful|gave us a map)|)
(Owner|The owner|The girl on reception) (gave us some great tips for (restaurants|walks)|couldn't do enough for us|was so helpful)
# hotel,collectif accueil - plain
(Staff|The staff|Reception) were (rude|unhelpful|not very friendly|miserable|not interested)(, (no greeting|not even a smile|felt like we were bothering them|no apology)|)
# lodging chambre + plain
((Room|The room) (was|is)|Our room was) (a good size|spacious|comfortable|lovely|clean and comfortable|nicely decorated|quite small but comfortable) (with (a balcony|a nice view|everything you need|a good shower)|and (quiet|well equipped|recently refurbished)|)
(Comfy|Comfortable|Very comfortable|Really comfy) bed (and pillows|, slept (well|like a log)|)
(Bed was|The bed was|Beds were) (very |really |)comfortable (and [we/I] slept well|, shower was good too|)
(Bathroom|The bathroom) (was|is) (modern|new|a good size|spotless) (with a great shower|)(, lots of hot water|)
?old (Old building|Older building) but (rooms are fine|comfortable)
?view (Lovely|Great|Amazing|Beautiful) view from (the room|our window|the balcony)
?famille Family room was (great|big enough for four|ideal)(, kids loved it|)
# lodging chambre - plain
(Room|The room|Our room) was (tiny|very small|dated|tired|dark|freezing|boiling hot) (and (smelt of damp|the bed was awful|nothing like the pictures|badly needs updating)|, (no space for bags|paint peeling|carpet stained|curtains hanging off)|)
(Bed|Mattress) (was |)(rock hard|uncomfortable|lumpy|saggy)(, (hardly slept|back ache in the morning|two singles pushed together)|)
Shower (didn't drain|was cold|barely worked|leaked everywhere|broken)(, (reported it, nothing done|both mornings|no hot water)|)
(TV|Heating) (didn't work|broken)(, window wouldn't close|)
?summer No air con (and|,) (it was unbearable|windows only open an inch|30 degrees in the room)
# stay proprete + plain
((Very clean|Spotless|Spotlessly clean|Everything was clean) (throughout|)|Clean|Clean and tidy|Very clean and well kept)
(Everything|The place|It|The room) was (spotless|very clean|immaculate|so clean) (and (smelt fresh|well looked after)|, (cleaned every day|fresh towels daily)|)
?camping (Toilet blocks|Showers|Facilities) (were |always |)(spotless|very clean|kept clean)
# stay proprete - plain
?!camping (Room|Our room) (wasn't|was not) cleaned (once|at all|until we asked) (in three days|during our stay|)(, same towels|)
?camping (Toilets|Showers|Toilet block) (filthy|dirty|disgusting|never cleaned)(, (no paper|cold water|blocked)|)
# hotel,collectif petit_dejeuner + plain
(Breakfast|The breakfast) (was|is) (good|very good|excellent|lovely|great|really good) (with plenty of choice|and (plenty of it|well worth it|freshly made)|)
(Good|Great|Excellent|Lovely|Very good) (breakfast|buffet breakfast) (, (plenty of choice|fresh croissants|eggs cooked to order|good coffee)|with lots of choice|)
# hotel,collectif petit_dejeuner - plain
(Breakfast|The breakfast) (was|is) (poor|terrible|very basic|disappointing|awful|overpriced)(, (stale bread|nothing left by 9|cold eggs|instant coffee|no fruit|15 euros)|)
# hotel,collectif restauration + plain
(Restaurant (was|is)|Evening meal was) (very good|excellent|great value|lovely)(, good wine list too|)
# hotel,collectif restauration - plain
(Dinner|Evening meal) (was |)(disappointing|poor|overpriced|cold|awful)(, (an hour's wait|tiny portions|frozen food|steak like leather)|)
# stay emplacement + plain
(Great|Good|Perfect|Excellent|Ideal|Lovely) (location|spot) (, (easy walk to everything|$shortmin minutes walk to the centre|close to restaurants|right by the station)|for (exploring the area|walking|a stopover)|)
(Location|The location) (is|was) (great|perfect|excellent|ideal) (for (exploring|what we wanted|walking)|)
# stay emplacement - plain
(Nothing like|Not) as close to (town|the centre|the beach) as (stated|it says)
# stay calme + plain
((Very quiet|Quiet|Nice and quiet) (at night|, slept really well|)|(Very quiet|Quiet|Peaceful) (location|and relaxing)|Peaceful|So peaceful)
# stay equipements + plain
?pool (Pool|The pool|Swimming pool) (was|is) (great|lovely|clean|fantastic|a good size)(, (never too busy|warm|kids loved it|plenty of loungers)|)
?garden (Lovely|Beautiful|Nice) garden (to sit in|for a drink in the evening|)
?location Kitchen ((was |)(well equipped|well stocked)|had everything we needed)(, dishwasher too|, good BBQ|)
?hotel (Good|Nice) (facilities|bar)(, (secure bike storage|board games|lift for the bags)|)
# stay prix + plain
(Good|Great|Very good|Excellent) value (for money|for the area|, would pay more|for what you get|)
(Reasonable|Fair|Good) price (for the area|)
# stay prix - plain
(Overpriced|Way overpriced|Too expensive|Poor value|Not worth the money)(, ($night euros a night|for what you get|extras for everything|wouldn't pay it again)|)
# lodging acces + plain
((Free parking|Easy parking|Good parking) (outside|right outside|)|(Free parking|Secure parking|Parking on site) (which was handy|, big plus|))
(Easy to find|Easy access)(, plenty of parking|, just off the main road|)
# stay acces - plain
Parking (is |was |)(a nightmare|impossible|expensive|non existent)(, (drove round for 20 minutes|not mentioned when booking|had to park miles away)|)
# camping acces + plain
(Easy to find (from the motorway|)|(Easy access|Good access) (for caravans|for motorhomes|from the motorway|))
# hotel,location,camping numerique + plain
(Wifi|WiFi|Wi-Fi) ((was |)(good|fast|great)|worked well) (throughout|)
# hotel,location,camping numerique - plain
(Wifi|WiFi) (didn't work|useless|kept dropping out|terrible|non existent)(, (no phone signal either|not great when working)|)
# stay ambiance + plain
((Lovely|Great|Friendly) (atmosphere|place|little place)|Charming place|Relaxed atmosphere|Lovely feel to it)
?!camping (Beautiful|Lovely old) building (, full of character|, tastefully done|)
# stay ambiance - plain
(No atmosphere|Soulless|Depressing place|No character at all)
# camping accueil + plain
(Staff|Owners|Reception) (very |really |)(friendly|helpful|welcoming)(, (let us choose our pitch|always around|speak English)|)
# camping accueil - plain
((Reception|Staff) (rude|unhelpful|not interested)|Nobody at reception)(, (complained, nothing done|waited $min minutes)|)
# camping emplacement + plain
(Good|Great|Large|Nice big) pitches(, (plenty of shade|hedges between|level)|)
# location accueil + plain
(Owner was|Owners were|Host was) (lovely|so helpful|very welcoming|great)(, quick to reply|, met us on arrival|)
# location accueil - plain
(Owner|Host) (never answered|rude|impossible to get hold of|kept the deposit)(, (no apology|key not there)|)
`;
