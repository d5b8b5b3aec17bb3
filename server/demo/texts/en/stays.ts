/** Lodgings: plain sentences and reservations. */
export const englishStays = `
# hotel accueil +
Lovely staff, nothing was too much trouble.
$staff on reception was an absolute star.
Very warm welcome even though we were late.
They let us leave the bags all afternoon.
Friendly without being in your face.
?family-run You can tell it's a family that runs the place.
Check-in took about two minutes, bliss.
Staff speak good English and are patient with bad French.
The owner came round at breakfast to ask how everyone slept.
?dogs Genuinely dog friendly, not just on paper.
# hotel accueil -
Reception was unmanned most of the time.
Not so much as a hello.
We felt like an inconvenience from start to finish.
Asked twice for towels and gave up.
Rude on the phone and no better in person.
# hotel accueil ~
Check-in was a bit slow with only one person on.
Reception shuts early so ring ahead if you're late.
The evening chap wasn't the chattiest but never mind.
A smile at the desk wouldn't have hurt.
# hotel chambre +
Really comfortable bed.
Spacious room with a great shower.
?view The view from the room is something else.
Room was small but had everything we needed.
Good pillows, which I never say.
?old Old building, modern bathroom, lovely combination.
There was a kettle in the room, bless them.
Nicely decorated without being fussy.
# hotel chambre -
The room was tiny and rather sad.
Mattress well past its best.
Only one socket and it was behind the wardrobe.
Shower barely lukewarm.
Decor straight out of the eighties, and not in a fun way.
# hotel chambre ~
The room is a bit on the small side.
Pillows a little soft for me.
No kettle in the room, which as a Brit I did miss.
The shower is a tight squeeze.
# hotel petit_dejeuner +
Excellent breakfast with local cheese and ham.
Breakfast was great, fresh bread and proper coffee.
Loved the homemade jams.
?lake Breakfast on the terrace by the water was a highlight.
Good choice at breakfast and nobody rushes you.
# hotel petit_dejeuner -
Breakfast was poor for the money.
Nothing left at breakfast by nine.
Stale croissants and terrible coffee.
# hotel petit_dejeuner ~
Breakfast could do with some fresh fruit.
The coffee comes out of a machine, sadly.
Breakfast is a bit dear for what it is.
# hotel emplacement +
?lake Perfect spot right by the water.
?village Right in the village, everything on foot.
Great base for exploring the area.
?!village Middle of nowhere in the best way.
?view Stunning views from the terrace.
Ten minutes' walk from the station, very handy.
# hotel emplacement -
Miles from anywhere and nothing open.
It's on a roundabout, which the photos somehow miss.
You need a car for absolutely everything.
# hotel emplacement ~
?!village You do need a car.
It's a bit of a climb back from town in the evening.
# lodging calme +
So quiet at night.
Slept with the windows open, not a sound.
Very peaceful spot.
Best sleep I've had in months.
# lodging calme -
Paper-thin walls.
Very noisy, hardly slept.
?hotel Doors banging all night.
Street noise from five in the morning.
# lodging calme ~
You can hear the people upstairs a little.
?bell The church bells start at seven, you get used to them.
?hotel A bit of corridor noise, nothing dreadful.
# lodging proprete +
Spotlessly clean.
Very clean and fresh linen throughout.
Bathroom was immaculate.
You could eat off the floor.
# lodging proprete -
Not clean, dust everywhere.
Mould round the bath and a damp smell.
Stained sheets, had to ask for new ones.
Bathroom needed a proper scrub.
# lodging proprete ~
A little dusty behind the curtains.
The grout in the shower has seen better days.
# stay prix +
Great value for money.
Really reasonable for what you get.
No hidden extras, which makes a change.
Couldn't believe the price for the quality.
# stay prix -
Overpriced.
Not worth the money.
Everything is extra, even the parking.
# stay prix ~
A bit pricey for one night.
Tourist tax is on top, just so you know.
# hotel equipements +
?pool Lovely pool, never crowded.
?garden Pretty garden to sit in with a book.
Secure bike store with charging.
?lift Lift was a godsend with our cases.
# hotel equipements -
?pool Pool closed for our whole stay.
?!lift No lift and nobody mentions it.
Sauna out of order the entire time.
# hotel equipements ~
?!lift No lift, so travel light.
?pool The pool closes a bit early.
# lodging acces +
Plenty of free parking outside.
Easy to find and easy to park.
# lodging acces -
Parking is a nightmare.
Impossible to find in the dark, no signs.
# lodging acces ~
Parking is tight if you've got a big car.
# hotel,location,camping numerique +
Wifi was fast everywhere.
Good wifi, managed to work no problem.
# hotel,location,camping numerique -
Wifi hopeless in the room.
The wifi dropped every ten minutes.
# hotel,location,camping numerique ~
Wifi a bit slow in the evenings.
# lodging ambiance +
A place with real character.
Charming and relaxed, we didn't want to leave.
# lodging ambiance -
No atmosphere whatsoever.
Strip lights and plastic plants, rather depressing.
# lodging ambiance ~
The lounge lacks a bit of warmth.
# hotel restauration +
?restaurant Dinner in the restaurant was superb.
Half board was good value, different every night.
# hotel restauration -
Dinner was bland and expensive.
Half board isn't worth it, eat in the village.
# hotel restauration ~
The dinner menu is a little short if you stay a while.
# location accueil +
Lovely owners, helpful and discreet.
$hostess answers messages within minutes.
Fresh eggs waiting for us on the table.
# location accueil -
Owner impossible to get hold of.
Deposit took five emails to come back.
# location accueil ~
The key safe is hard to find in the dark.
?!chambre-hotes The check-out list is a little long.
# location equipements +
?!chambre-hotes Very well equipped kitchen.
?pool The pool was fantastic.
?!winter,!chambre-hotes Lovely terrace, we ate out every night.
# location equipements -
?!chambre-hotes Three pans and no decent knife.
Hot water ran out after two showers.
# location equipements ~
?!chambre-hotes A colander would have been nice.
# location emplacement +
?lake A few minutes' walk to the water.
?village Bakery across the road, what more do you need.
Wonderful setting with great walks nearby.
# location emplacement -
Much further from everything than it says.
# location emplacement ~
?!village You'll need the car for bread.
# location,collectif chambre +
Comfy beds and plenty of blankets.
Slept really well.
# location,collectif chambre -
Beds past their best, woke up stiff.
# location,collectif chambre ~
Pillows are a bit flat.
`;
