/** Stays in plain words, as most guests put it. */
export const englishPlainStays = `
# any also
and
# hotel,collectif accueil + plain
(Staff|The staff|All the staff|Reception staff) (were|are) (very |really |so |)(friendly|helpful|lovely|nice|welcoming|polite) (and (helpful|accommodating|spoke good English)|)
(Friendly|Very friendly|Helpful|Lovely|Great) staff (at reception|who spoke good English|throughout|)
(Check in|Check-in) was (quick|easy|very quick|smooth)
(Owner|The owner|The girl on reception) (couldn't do enough for us|was so helpful)
# hotel,collectif accueil - plain
(Staff|The staff|Reception) were (rude|unhelpful|not very friendly|miserable|not interested)
# lodging chambre + plain
((Room|The room) (was|is)|Our room was) (a good size|spacious|comfortable|lovely|clean and comfortable|nicely decorated|quite small but comfortable) (with (a balcony|a nice view|a good shower)|and (quiet|well equipped)|)
(Comfy|Comfortable|Very comfortable|Really comfy) bed (and pillows|)
(Bed was|The bed was|Beds were) (very |really |)comfortable (and [we/I] slept well|)
(Bathroom|The bathroom) (was|is) (modern|new|a good size|spotless) (with a great shower|)
?old (Old building|Older building) but (rooms are fine|comfortable)
?view (Lovely|Great|Amazing|Beautiful) view from (the room|our window|the balcony)
?famille Family room was (great|big enough for four|ideal)
# lodging chambre - plain
(Room|The room|Our room) was (tiny|very small|dated|tired|dark|freezing|boiling hot) (and (smelt of damp|the bed was awful)|)
(Bed|Mattress) (was |)(rock hard|uncomfortable|lumpy|saggy)
Shower (didn't drain|was cold|barely worked|leaked everywhere|broken)
(TV|Heating) (didn't work|broken)
?summer No air con and (it was unbearable|30 degrees in the room)
# stay proprete + plain
((Very clean|Spotless|Spotlessly clean|Everything was clean) (throughout|)|Clean|Clean and tidy|Very clean and well kept)
(Everything|The place|It|The room) was (spotless|very clean|immaculate|so clean) (and (smelt fresh|well looked after)|)
?camping (Toilet blocks|Showers|Facilities) (were |always |)(spotless|very clean|kept clean)
# stay proprete - plain
?!camping (Room|Our room) (wasn't|was not) cleaned (once|at all|until we asked)
?camping (Toilets|Showers|Toilet block) (filthy|dirty|disgusting|never cleaned)
# hotel,collectif petit_dejeuner + plain
(Breakfast|The breakfast) (was|is) (good|very good|excellent|lovely|great|really good) (and (plenty of it|well worth it|freshly made)|)
(Good|Great|Excellent|Lovely|Very good) (breakfast|buffet breakfast) (with lots of choice|)
# hotel,collectif petit_dejeuner - plain
(Breakfast|The breakfast) (was|is) (poor|terrible|very basic|disappointing|awful|overpriced)
# hotel,collectif restauration + plain
(Restaurant (was|is)|Evening meal was) (very good|excellent|great value|lovely)
# hotel,collectif restauration - plain
(Dinner|Evening meal) (was |)(disappointing|poor|overpriced|cold|awful)
# stay emplacement + plain
(Great|Good|Perfect|Excellent|Ideal|Lovely) (location|spot) (for (exploring the area|walking|a stopover)|)
(Location|The location) (is|was) (great|perfect|excellent|ideal) (for (exploring|what we wanted|walking)|)
# stay emplacement - plain
Not as close to (town|the centre|the beach) as (stated|it says)
# stay calme + plain
((Very quiet|Quiet|Nice and quiet) (at night|)|(Very quiet|Quiet|Peaceful) (location|and relaxing)|Peaceful|So peaceful)
# stay equipements + plain
?pool (Pool|The pool|Swimming pool) (was|is) (great|lovely|clean|fantastic|a good size)
?garden (Lovely|Beautiful|Nice) garden (to sit in|)
?location Kitchen ((was |)(well equipped|well stocked)|had everything we needed)
?hotel (Good|Nice) (facilities|bar)
# stay prix + plain
(Good|Great|Very good|Excellent) value (for money|for the area|for what you get|)
(Reasonable|Fair|Good) price (for the area|)
# stay prix - plain
(Overpriced|Way overpriced|Too expensive|Poor value|Not worth the money)
# lodging acces + plain
((Free parking|Easy parking|Good parking) (outside|right outside|)|(Free parking|Secure parking|Parking on site) (which was handy|))
(Easy to find|Easy access)
# stay acces - plain
Parking (is |was |)(a nightmare|impossible|expensive|non existent)
# camping acces + plain
(Easy to find (from the motorway|)|(Easy access|Good access) (for caravans|for motorhomes|from the motorway|))
# hotel,location,camping numerique + plain
(Wifi|WiFi|Wi-Fi) ((was |)(good|fast|great)|worked well) (throughout|)
# hotel,location,camping numerique - plain
(Wifi|WiFi) (didn't work|useless|kept dropping out|terrible|non existent)
# stay ambiance + plain
((Lovely|Great|Friendly) (atmosphere|place|little place)|Charming place|Relaxed atmosphere|Lovely feel to it)
?!camping (Beautiful|Lovely old) building
# stay ambiance - plain
(No atmosphere|Soulless|Depressing place|No character at all)
# camping accueil + plain
(Staff|Owners|Reception) (very |really |)(friendly|helpful|welcoming)
# camping accueil - plain
((Reception|Staff) (rude|unhelpful|not interested)|Nobody at reception)
# camping emplacement + plain
(Good|Great|Large|Nice big) pitches
# location accueil + plain
(Owner was|Owners were|Host was) (lovely|so helpful|very welcoming|great)
# location accueil - plain
(Owner|Host) (never answered|rude|impossible to get hold of|kept the deposit)
`;
