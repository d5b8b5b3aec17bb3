/** Restaurants, visits and shops. */
export const englishOutings = `
# restaurant restauration +
$thedishup was (outstanding|cooked to perfection|the best I've had in France), (and the $dessert finished us off|plates wiped clean)
Everything is homemade, (even the bread|right down to the ice cream), (you can taste it|small menu, always a good sign)
(Generous portions|Beautifully presented) and full of flavour, (local produce done simply|real cooking)
?famille Proper food for children too, (no sad nuggets|half portions of whatever the grown-ups have)
# restaurant restauration -
$thedishup was (lukewarm|overcooked|swimming in sauce), (clearly microwaved|sent it back twice), (and the $dessert was still frozen|such a shame)
Bland, (tinned vegetables|soggy chips), (school dinners were better|nothing fresh on the plate)
Half the menu was "finished" by $hour.30, (we had the burger|no choice at all)
# restaurant restauration b+
(delicious food|great food|generous portions)
# restaurant restauration b-
(bland food|cold food|tiny portions)
# restaurant accueil +
(Charming|Attentive) service, (our waiter talked us through the whole menu|patient with our rusty French|never rushed)
$staff (looked after us wonderfully|was a star), (found us a table though they were full|great wine tip)
# restaurant accueil -
The waiter (was plain rude|slammed the plates down|ignored us), (because we asked for tap water|and forgot half the order), (no apology|we left without dessert)
Turned away at 1.35 with empty tables everywhere, (the look said it all|not even a sorry)
# restaurant accueil b+
(friendly service|great service)
# restaurant accueil b-
(rude service|indifferent service)
# restaurant attente +
Quick service (even with a packed terrace|at lunchtime)
# restaurant attente -
$longmin minutes (between starter and main|before anyone took our order), (half empty too|not a word of explanation)
Despite booking, [we/I] stood by the door for $min minutes
# restaurant attente b+
quick service
# restaurant attente b-
(very slow service|long wait)
# restaurant prix +
The set lunch at $menu euros is (unbeatable|superb value), (three courses and coffee|go hungry)
Very fair prices (for cooking of this standard|, wine included)
# restaurant prix -
$bill euros for two without wine, (for that|a joke), (tourist trap prices|you pay for the square, not the food)
# restaurant prix b+
good value
# restaurant prix b-
overpriced
# restaurant ambiance +
Lovely old room with (a zinc bar|stone walls), (locals playing cards at the back|just the right buzz)
# restaurant ambiance -
Tables so close you're in the neighbours' conversation, (and the music was blaring|not relaxing at all)
# restaurant ambiance b+
nice atmosphere
# restaurant ambiance b-
noisy room
# restaurant emplacement +
?lake Terrace right (on the water|over $thelake), (stay for the sunset|couldn't ask for more)
?!lake Pretty courtyard tucked away (from the traffic|behind the church)
# restaurant emplacement -
The terrace is inches from the traffic, (exhaust fumes with your starter|and wasps everywhere)
# restaurant emplacement b+
?lake view of $thelake
nice terrace
# restaurant emplacement b-
terrace by the road
# site,activite,degustation pedagogie +
(Our guide|$staff, our guide,) was (fascinating|funny and so knowledgeable), (tour in English too|an hour and a half flew by)
?musee Very well put together, (short clear panels in English|things to touch and try), (learned a lot|unexpectedly gripping)
?famille The kids' trail kept ours (busy for two hours|hunting for clues), (brilliant idea|even the teenager)
# site,activite,degustation pedagogie -
Nothing in English, (not even a leaflet|audioguide broken), and the guide (mumbled|rattled it off by heart)
It takes twenty minutes to see it all, (three rooms and a gift shop|hugely overhyped)
# site,activite,degustation pedagogie b+
(fascinating guide|really informative)
# site,activite,degustation pedagogie b-
nothing in English
# site ambiance +
(Magical|Atmospheric) place, (time seems to have stopped|we lingered far longer than planned)
?chateau Beautifully preserved, (the kitchens alone are worth it|furnished as if they'd just stepped out)
?jardin Roses everywhere, (shady benches|little pools), (an absolute delight|my camera ran out of battery)
?nature The falls are (thundering|spectacular), (you hear them before you see them|lovely cool spray)
?grotte The underground lake all lit up is jaw-dropping, (take a jumper|12 degrees inside)
# site ambiance -
(Neglected|Run down), (half of it under scaffolding with no warning|cobwebs in the display cases), (sad to see|full price all the same)
Absolutely packed, (you shuffle round in a queue|no limit on numbers), (all the magic gone|we gave up)
# site ambiance b+
(stunning place|beautiful setting)
# site ambiance b-
(badly kept|overcrowded)
# activite ambiance +
?nautique Gorgeous paddle, (herons, little rapids, picnic on a pebble beach|water so clear)
?accrobranche The long zip wire is (terrifying in the best way|a must), (courses for all levels|arms aching the next day)
?bateau Sunset cruise was (a highlight|pure joy), (funny commentary|you see villas hidden from the road)
?parapente First flight and I'm hooked, (so quiet up there|the pilot put me at ease)
?velo Great ride, (e-bikes eat the hills|hardly any traffic)
?cheval Calm, well cared for horses, (perfect for beginners|lovely woodland ride)
?spa Steaming outdoor pool, (walked out a new person|didn't want to leave)
?escape Clever puzzles and superb sets, (out with two minutes to spare|argued about it all evening)
# activite ambiance -
More waiting than doing, (30 minutes instead of the hour we paid for|over before it started)
# activite ambiance b+
(great fun|so much fun)
# activite ambiance b-
too short
# visit,shop accueil +
$staff was (patient and funny|brilliant with beginners|so passionate), (made everyone feel welcome|made our day)
Lovely people, (nothing pushy|took all the time in the world), speak good English
# visit,shop accueil -
(Grumpy|Bored) staff, (carried on with a phone call|made us feel we were in the way)
?activite Cancelled an hour before by text, (still waiting for the refund|offered a voucher we can't use)
# visit,shop accueil b+
(lovely staff|friendly people)
# visit,shop accueil b-
unfriendly staff
# visit,shop attente +
No queue at all, (book online|in and out in no time)
# visit,shop attente -
Queued $longmin minutes (in the sun|for one open till), (tickets booked online made no difference|people were giving up)
# visit,shop attente b-
long queue
# visit,shop prix +
Very reasonable, (you could spend half a day|we stayed three hours)
# visit,shop prix -
$fee euros each (plus parking|for half an hour), (felt ripped off|not worth it)
# visit,shop prix b+
fair price
# visit,shop prix b-
too expensive
# visit,shop acces +
Free parking and (well signposted|an easy level path)
# visit,shop acces -
Car park full by 11, (cars abandoned all along the road|we walked over a mile in the heat)
# activite equipements +
Equipment was (new|in great condition), (everything checked before we set off|good sizes for everyone)
# activite equipements -
Kit was (worn out|frankly unsafe), (torn life jacket|brakes hardly working)
# site,ot,commerce,autre equipements +
(Nice little café|Clean toilets and a shady picnic area), (good cake|very welcome)
# site,ot,commerce,autre equipements -
(Toilets out of order|Nowhere to sit), (not even a drinking fountain|in that heat)
# degustation,commerce restauration +
(Wonderful|Delicious) produce, (came home with a boot full|tasted everything)
# degustation,commerce restauration -
Nothing special and (pricier than the shops|stale)
# evenement ambiance +
(Magical evening|Brilliant atmosphere), (whole village out dancing|real craftspeople, no tat)
# evenement ambiance -
Chaos, (queues for everything|sound so bad you couldn't hear a word)
# ot pedagogie +
Excellent maps and (honest walking times|leaflets in English), (planned our whole week in twenty minutes|just what we needed)
# ot pedagogie -
Given a brochure and sent away, (bus times were last year's|no advice at all)
`;
