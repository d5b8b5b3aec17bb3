/** Lodgings. */
export const englishLodging = `
# hotel accueil +
(Staff were|The staff could not have been) (lovely from start to finish|so helpful|friendly and efficient), (especially $staff on reception|nothing was too much trouble|and their English put my French to shame)
The (lady|young man) on reception (booked a table for us|gave us a map and some great tips|sorted a late check-out without any fuss), really kind
[We were/I was] (greeted with a glass of local apple juice|checked in within two minutes|given a very warm welcome) (despite turning up late|)
$staff went out of their way to help when [our/my] (car wouldn't start|luggage was delayed), (above and beyond|can't thank them enough)
?famille The kids got (a little bag of goodies|hot chocolate) on arrival, (nice touch|which won them over instantly)
?couple It was [our/my/our] anniversary and they'd left a handwritten card and two glasses of fizz in the room
Family-run and it shows, (the owner knows every path in the area|everyone remembers your name by day two)
# hotel accueil -
(Reception was unmanned|Nobody at the desk) when [we/I] arrived at $hour.30, [we/I] had to ring a number and wait $min minutes on the pavement
Staff were (rude|offhand|clearly not interested), (not a smile or a hello|we felt like a nuisance|shrugged when asked for help)
They had (lost [our/my] booking|given away [our/my] room), and somehow that was [our/my] fault
[We/I] asked three times for (towels|a kettle|an extra pillow) and (nothing ever appeared|gave up in the end)
# hotel accueil b+
(friendly|helpful|lovely) staff
(warm welcome|great service)
# hotel accueil b-
(rude staff|slow check-in|unhelpful reception)
# location,collectif accueil +
$hostess is a (wonderful|fantastic) host, (always a message away but never intrusive|full of tips for walks and bakeries)
Homemade (cake|jam and fresh eggs) waiting for [us/me] on the table, (what a lovely touch|didn't last the evening)
The owners live next door and (could not have been kinder|are happy to help with anything)
?refuge The wardens are (brilliant|great fun), (hot tea as soon as we walked in soaked|they know the mountain inside out)
# location,collectif accueil -
The key box code was wrong and (nobody picked up the phone|the owner was "in a meeting"), (we stood in the rain for $min minutes|not a great start)
When the (hot water|heating) failed the owner (went silent|told us to wait until Monday)
The owner (popped round three times unannounced|inspected every teaspoon before giving the deposit back)
# location,collectif accueil b+
(great host|lovely owners|warm welcome)
# location,collectif accueil b-
(owner impossible to reach|no welcome at all)
# lodging proprete +
- (Spotless|Immaculate) throughout, (fresh linen that smelt lovely|even behind the taps|credit to the housekeeping team)
Everything was (sparkling clean|beautifully clean), (bathroom included|you could eat off the floor)
?hotel Room made up properly every day with fresh towels, (which is rarer than it should be|no need to ask)
# lodging proprete -
(Hair in the shower|Dust balls under the bed), (stains on the sheets|a used tissue behind the bedside table), (grim|it clearly hadn't been cleaned)
There was mould (round the bath|on the ceiling) and a damp smell that (no open window could shift|got into our clothes)
The carpet was (sticky|stained), and the (bin had not been emptied|mugs were dirty)
?hotel Our room was not cleaned once in three nights
?location [We/I] spent the first evening (scrubbing the kitchen|washing dirty plates from the cupboard) and they still charged a cleaning fee
# lodging proprete b+
(spotlessly clean|very clean)
?hotel clean room
# lodging proprete b-
(not very clean|dirty bathroom|mouldy shower)
# lodging calme +
So (quiet|peaceful) at night, (all you hear is the church clock and the odd owl|best sleep in months|slept with the windows open)
Not a sound from the corridor or the (road|neighbours), (bliss|I slept right through)
# lodging calme -
Walls like paper: [we/I] could hear (next door's television|every flush|the couple upstairs arguing) (until 1 am|all night)
Impossible to sleep before 2 with the (bar terrace right underneath|wedding party in the hall), (nobody on duty to complain to|earplugs needed)
Bin lorry at 5.15 right under the window, (every single morning|lovely alarm call)
?bell The church bells ring every quarter of an hour, all night, (worth mentioning in the listing, surely|charming for about an hour)
# lodging calme b+
(very quiet|peaceful)
# lodging calme b-
(thin walls|noisy at night|street noise)
# hotel chambre +
The room ($room) was (spacious and bright|newly refurbished|small but cleverly laid out), with (a really comfy bed|a rainfall shower|proper blackout curtains)
Bed was (incredibly comfortable|like sleeping on a cloud), (nearly missed breakfast because of it|best of the whole trip)
?view The view from (the balcony|our window) (over $thelake |over the rooftops )(is worth every penny|stopped us in our tracks)
?famille Family room gave the kids their own corner, (so everyone slept|heaven)
Lovely old building but with (decent water pressure|all mod cons), (plenty of character|they've got the balance right)
?affaires A proper desk, enough sockets and a firm mattress, (all I need midweek|which is all you want on a work trip)
# hotel chambre -
The room was (tiny|dark and shabby|stiflingly hot), (no space to open both cases|wallpaper peeling off|nothing like the pictures)
Mattress (sagged in the middle|was like a board), (woke up with a bad back|neither of us slept)
The air con (didn't work|sounded like a tractor) and it was $degrees degrees in there
Shower (dribbled|ran cold after three minutes), (the curtain clung to you|no hot water at all on the second morning)
[We/I] had booked (a double with a view|a twin) and got (a room over the car park|a sofa bed)
# hotel chambre b+
(comfortable bed|lovely room|spacious room)
?view,lake great view of $thelake
# hotel chambre b-
(tired decor|tiny room|uncomfortable mattress|no air con)
# location,collectif chambre +
Comfortable beds and (crisp linen|thick duvets), (all of us slept like logs|even the fussy sleeper was happy)
The bedrooms are (cosy|prettily done), (exposed beams and all|cool even on hot nights)
# location,collectif chambre -
The sofa bed is (a torture device|not fit for adults), (and it's what half the "sleeps six" means|my back still hurts)
(Bunks that squeak with every breath|Plastic mattress covers), (no sleep for anyone|I counted sheep and snorers)
# location,collectif chambre b+
(comfy beds|cosy bedrooms)
# location,collectif chambre b-
(bad mattresses|no blinds in the bedroom)
# hotel,collectif petit_dejeuner +
Breakfast was (superb|generous), (homemade jams, local cheese, warm croissants|eggs cooked to order and proper coffee|set us up for the day)
?lake Breakfast on the terrace looking out over $thelake is (hard to beat|something I'll dream about in January)
Good choice at breakfast, (something for everyone|fresh fruit and real bread|and nobody hurries you)
# hotel,collectif petit_dejeuner -
Breakfast was (poor|a rip-off): (instant coffee and plastic cheese|one stale croissant and orange squash), at 14 euros a head
By 9 there was no (bread|fruit|juice) left at breakfast and nobody (refilled anything|seemed bothered)
# hotel,collectif petit_dejeuner b+
(great|excellent|lovely) breakfast
# hotel,collectif petit_dejeuner b-
(poor breakfast|overpriced breakfast)
# lodging emplacement +
?lake (Perfect spot|Fantastic location) right by $thelake, (swim before breakfast|you can leave the car all week)
?village Right in the (heart of the village|middle of $town), (bakery two minutes away|restaurants on the doorstep), (yet quiet|you need nothing else)
?!village Tucked away (up a lane|among the fields), (the stars at night were unreal|exactly what we were after)
(Ideal base|Great base) for (walking|exploring the area), (paths start from the door|everything within half an hour)
# lodging emplacement -
"Close to $thelake" turned out to be (a $km km drive|35 minutes on a road with no pavement), (misleading|bring a car)
It sits (between a petrol station and the main road|next to a roundabout), (which the photos neatly avoid|zero charm)
# lodging emplacement b+
(great location|perfect location)
?lake right by $thelake
# lodging emplacement b-
(too far from everything|right on the main road)
# stay prix +
(Great|Excellent) value, (especially for the season|hard to find better round here|we'd expected to pay double)
For $night euros a night (you really can't complain|it's a steal)
# stay prix -
(Way overpriced|Ridiculous prices) for what you get, $night euros and (everything is extra|not even a kettle)
Hidden extras everywhere: (parking $fee euros, towels, cleaning|heating, linen, "eco tax"), (it soon adds up|not mentioned when booking)
[We were/I was] charged twice and (three emails later still no refund|nobody answers)
# stay prix b+
(good value|fair price)
# stay prix b-
(overpriced|poor value)
# lodging acces +
Plenty of free parking (right outside|with a charger for the car), (a relief around here|no stress)
Easy to find and (well signposted|ten minutes on foot from the station)
# lodging acces -
Parking is a nightmare, [we/I] (drove round for $min minutes|ended up paying $fee euros a night elsewhere), (dragging cases in the rain|"free parking" means six spaces)
?!lift Three flights, no lift, (not mentioned anywhere|with two heavy cases)
# lodging acces b+
(free parking|easy parking)
# lodging acces b-
(no parking|awkward parking)
# hotel,location,camping numerique +
Wifi was (fast everywhere|solid), (no trouble with video calls|even out on the terrace)
# hotel,location,camping numerique -
Wifi (kept dropping|was useless in the room), (I worked from the car park in the end|and no phone signal either), not good enough these days
# hotel,location,camping numerique b+
good wifi
# hotel,location,camping numerique b-
(hopeless wifi|patchy wifi)
# hotel equipements +
?pool The pool was (a godsend|clean and never crowded), (plenty of loungers|we were in it twice a day)
?garden Gorgeous garden with (deckchairs under the lime tree|little hidden corners), (perfect with a book|and a cold beer)
Secure bike store with (tools and a hose|charging points), (just what cyclists need|they've thought of everything)
# hotel equipements -
?pool Pool closed (without warning|for "maintenance"), which was the reason [we/I] booked, (no apology, no discount|the photos are still online)
Everything feels (tired|worn out): (lift out of order|hairdryer dead|TV the size of a postcard)
# hotel equipements b+
?pool lovely pool
?garden nice garden
# hotel equipements b-
?pool pool closed
(dated facilities|no lift)
# location,collectif equipements +
The kitchen has (everything you could need, even sharp knives|a dishwasher and a proper coffee pot), (we cooked every night|someone has really thought about it)
?pool Private pool was (heaven|the highlight), (first in at 8 am|we hardly left the place)
# location,collectif equipements -
(Two saucepans and a blunt knife|Four plates for five people), (cooking was a challenge|oven broken too), (we ate out every night|well below the listing)
# location,collectif equipements b+
(well equipped kitchen|everything you need)
# location,collectif equipements b-
(badly equipped kitchen|broken washing machine)
# hotel,location,collectif ambiance +
The place is full of (character|charm), (books everywhere and creaky floors|felt at home straight away)
?couple So romantic, (candles and old beams|just the two of us and the view)
# hotel,location,collectif ambiance -
(No atmosphere whatsoever|About as charming as a motorway motel), (strip lights in the corridor|feels like a hospital)
# hotel,location,collectif ambiance b+
(lovely atmosphere|bags of charm)
# hotel,location,collectif ambiance b-
no atmosphere
# hotel,collectif,camping restauration +
Dinner on site was (a real treat|surprisingly good), (simple, local and plenty of it|$thedish especially)
# hotel,collectif,camping restauration -
Dinner was (lukewarm and bland|frozen chips and a grey burger), (avoid half board|the village does far better)
# hotel,collectif,camping restauration b+
good food
# hotel,collectif,camping restauration b-
disappointing food
`;
