/** Lodgings: small stories, plain sentences and reservations. */
export const englishStays = `
# hotel accueil + tale
We turned up at nearly eleven after a nightmare on the motorway, fully expecting a locked door. The night porter had kept two plates of cold cuts back for us. Nobody had asked him to.
I'd left my glasses on the windowsill and only noticed two hours down the road. They posted them to Leeds and wouldn't take a penny for the stamps.
My French is dreadful and the lady on the desk could easily have switched to English. Instead she let me struggle on and corrected me very kindly. By day three I could order breakfast.
?!alone Car wouldn't start on the last morning. The owner came out in his slippers with jump leads and had us going in ten minutes. Try getting that at a chain.
I asked where to walk and expected a leaflet. I got a twenty minute conversation, a hand-drawn map and a warning about the dog at the second farm. The dog was fine.
?couple Not sure how they found out it was our anniversary, we hadn't said a word. Two glasses of something fizzy and a card signed by all of them. Slightly teary if I'm honest.
?famille Our two were at the end of their tether after the drive. The receptionist gave them each a key card and put them in charge of the lift. Genius.
?affaires Third time here for work and they remember I like the room at the back. Invoice is always right first time, which sounds dull but ask anyone who travels.
?solo As a woman eating alone you get used to the table by the toilets. Here I was given the window and left in peace with my book.
My mother is 81 and not great on stairs. They'd put us on the ground floor without being asked twice, and someone walked her to breakfast each day. She's still talking about it.
Slight mix-up with our booking, entirely my fault as I'd got the month wrong. They found us a room anyway and refused to let me apologise.
?dogs They made more fuss of the dog than of us, which is exactly how he likes it. Bowl, blanket, biscuit on departure.
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
# hotel accueil - tale
Nobody on the desk, just a phone number taped to the glass. I rang it, a voice said "coming", and I stood there for $min minutes. No apology when he finally wandered down.
I mentioned there was no hot water and was told to let it run. I let it run. I mentioned it again and was told I'd used it all up.
They had no record of the booking and made it very clear this was our problem. I had the confirmation on my phone. Took three looks at it before anybody admitted it was theirs.
The chap on the front desk was in the middle of a private phone call and held up one finger at us. It was a long call.
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
# hotel chambre + tale
I have a bad back and dread hotel beds. I actually lifted the sheet on the last morning to find out who makes the mattress.
?view,lake We opened the curtains and there was the lake, flat calm, one little boat. Neither of us said anything for about five minutes, which is unusual for us.
?old It's an old building and the corridor had me worried, all creaks and stags' heads. Then you open the door and it's bright and new with a proper shower. Very nice surprise.
?famille They'd given us two rooms with a door between, so for once we didn't spend the evening sitting in the dark whispering.
?summer It was well over thirty outside and I was braced for a sleepless night. Silent air con and proper blackout curtains, slept like a log.
Not a big room but somebody has thought about it. Sockets both sides of the bed, hooks where you want hooks, and a kettle, which in France is close to a miracle.
?affaires A desk you can actually work at, with a lamp and a chair that isn't a stool. I got more done than I do in the office.
# hotel chambre +
Really comfortable bed.
Spacious room with a great shower.
?view The view from the room is something else.
Room was small but had everything we needed.
Good pillows, which I never say.
?old Old building, modern bathroom, lovely combination.
There was a kettle in the room, bless them.
Nicely decorated without being fussy.
# hotel chambre - tale
On the website the room looks enormous. In real life I had to climb over the suitcase to get to the bathroom. Whoever took those photos deserves a prize.
The bed has a dip in the middle and we rolled into each other all night. Charming at twenty-five, less so at sixty.
?summer Top floor, window that opens about four inches, no air con. They brought up a fan that sounded like a helicopter, so it was a choice between noise and heat.
We'd paid extra for the view and the view was of the bins. When we raised it they offered us the chance to pay more for another room.
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
# hotel petit_dejeuner + tale
We never bother with hotel breakfast as a rule. Then the smell of warm brioche came up the stairs and that was the end of the rule. Homemade jam too, the rhubarb is outstanding.
Eggs done how you like them by a chef who remembers the next day. Proper coffee, not a machine. I was a very happy man.
I can't eat gluten and usually end up with a banana. They had gone out and bought bread specially. I nearly hugged someone.
# hotel petit_dejeuner +
Excellent breakfast with local cheese and ham.
Breakfast was great, fresh bread and proper coffee.
Loved the homemade jams.
?lake Breakfast on the terrace by the water was a highlight.
Good choice at breakfast and nobody rushes you.
# hotel petit_dejeuner - tale
Came down at nine to find the bread gone, the juice gone and a girl who said we should have got up earlier. At fourteen euros a head we'd expected at least a croissant.
Long-life bread, plastic cheese and coffee that tasted of the machine. On day two we walked to the bakery and ate on a bench, far happier.
# hotel petit_dejeuner -
Breakfast was poor for the money.
Nothing left at breakfast by nine.
Stale croissants and terrible coffee.
# hotel petit_dejeuner ~
Breakfast could do with some fresh fruit.
The coffee comes out of a machine, sadly.
Breakfast is a bit dear for what it is.
# hotel emplacement + tale
?lake Park the car on Friday and forget about it. The boats are three minutes away, the market five, and the lakeside path starts at the end of the car park.
?village Tucked down a little street behind the church with wisteria over the door. In the evening you can hear people chatting on the square. That's what I come to France for.
?!village The sat nav took us up a track and we were convinced it was wrong. It wasn't. Fields, cows, a stupid amount of stars. Bring snacks as there's nothing nearby.
We did four walks straight from the front door and never touched the car. Ask at the desk for the one past the chapel.
# hotel emplacement +
?lake Perfect spot right by the water.
?village Right in the village, everything on foot.
Great base for exploring the area.
?!village Middle of nowhere in the best way.
?view Stunning views from the terrace.
Ten minutes' walk from the station, very handy.
# hotel emplacement - tale
"A short stroll from the centre" turned out to be thirty-five minutes, half of it along a road with no pavement. We ate crisps in the room.
# hotel emplacement -
Miles from anywhere and nothing open.
It's on a roundabout, which the photos somehow miss.
You need a car for absolutely everything.
# hotel emplacement ~
?!village You do need a car.
It's a bit of a climb back from town in the evening.
# lodging calme + tale
We live above a pub so I know what quiet is worth. First night I couldn't sleep for the silence, second night ten hours straight.
?road I saw the road on the map and nearly cancelled. With the window shut you would never know it was there.
# lodging calme +
So quiet at night.
Slept with the windows open, not a sound.
Very peaceful spot.
Best sleep I've had in months.
# lodging calme - tale
The walls are made of cardboard. Our neighbour watched a war film till midnight and then rang his brother about it.
?bell There's a bell tower twenty yards away and it strikes every hour twice in case you missed it. Delightful at noon. Less so at four.
?hotel A wedding party carried on in the corridor till two. I rang reception, nobody answered, so I went out in my pyjamas and asked them myself.
# lodging calme -
Paper-thin walls.
Very noisy, hardly slept.
?hotel Doors banging all night.
Street noise from five in the morning.
# lodging calme ~
You can hear the people upstairs a little.
?bell The church bells start at seven, you get used to them.
?hotel A bit of corridor noise, nothing dreadful.
# lodging proprete + tale
I'm a nurse and I do run my finger along the top of things. Nothing. Whoever cleans here deserves a pay rise.
# lodging proprete +
Spotlessly clean.
Very clean and fresh linen throughout.
Bathroom was immaculate.
You could eat off the floor.
# lodging proprete - tale
There was hair in the plughole and it wasn't ours. Someone came and gave it a wipe while I watched, and the next day there was more.
The carpet was sticky. Actually sticky. I kept my trainers on between the bed and the bathroom.
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
# stay prix - tale
By the time you've added parking, breakfast, tourist tax and a charge for the kettle it's nearly double. I asked if the air was included. Tumbleweed.
# stay prix -
Overpriced.
Not worth the money.
Everything is extra, even the parking.
# stay prix ~
A bit pricey for one night.
Tourist tax is on top, just so you know.
# hotel equipements + tale
?pool We picked it for the photo of the pool, assuming it would be a puddle. It's exactly like the photo and before nine in the morning it's yours.
We're touring by bike and the evening question is always where to put them. Locked garage, sockets, a hose and even a work stand. Heaven.
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
# lodging acces - tale
Drove round for $min minutes with a full car before finding a space at the bottom of the hill. "Parking nearby" is doing a lot of work in that description.
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
# lodging ambiance + tale
?hotel Books everywhere, odd armchairs and a piano anyone can play. A chap had a go on the Saturday, not very well, and the whole lounge clapped.
# lodging ambiance +
A place with real character.
Charming and relaxed, we didn't want to leave.
# lodging ambiance -
No atmosphere whatsoever.
Strip lights and plastic plants, rather depressing.
# lodging ambiance ~
The lounge lacks a bit of warmth.
# hotel restauration + tale
It was pouring so we ate in, not expecting much. Best meal of the week. Next night it was fine out and we stayed in anyway.
# hotel restauration +
?restaurant Dinner in the restaurant was superb.
Half board was good value, different every night.
# hotel restauration -
Dinner was bland and expensive.
Half board isn't worth it, eat in the village.
# hotel restauration ~
The dinner menu is a little short if you stay a while.
# location accueil + tale
$hostess was waiting with a cake still warm from the oven, and we were two hours late. She showed us round and then vanished until we needed her. Perfect host.
The owner came by on day two with tomatoes and looked embarrassed to be disturbing us. He stayed for a glass and told us how he'd rebuilt the place stone by stone.
# location accueil +
Lovely owners, helpful and discreet.
$hostess answers messages within minutes.
Fresh eggs waiting for us on the table.
# location accueil - tale
The key safe was empty. We rang, we left messages, we ate dinner off the bonnet of the car. At nine somebody turned up and said they'd been expecting us tomorrow.
# location accueil -
Owner impossible to get hold of.
Deposit took five emails to come back.
# location accueil ~
The key safe is hard to find in the dark.
?!chambre-hotes The check-out list is a little long.
# location equipements + tale
?!chambre-hotes There was a sharp knife. And a corkscrew, and oil, and salt. If you rent a lot you'll understand my emotion.
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
