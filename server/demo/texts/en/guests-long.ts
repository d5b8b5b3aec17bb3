/** Guests of hotels, restaurants, sights and holiday places who write at some length, each in a manner of their own. */
export const englishGuestsLong = `
# hotel flow good
@chambre+,proprete+,calme+ Lovely clean room, really big bed, plenty of space in the wardrobe. Nice big towels and they were changed every day. Quiet. Bad points none really
?good @chambre+,proprete+,equipements+,accueil+,emplacement-,prix- Room excellent and very clean, everything in it worked. Staff very pleasant. Quite far out if you're walking. We thought breakfast was in with the price and it turned out it wasn't
?good @accueil+,chambre-,ambiance+,equipements- The people who work there know what they're doing, you ask and it's done. Nice relaxed feel to the whole place. Curtains don't quite meet so you get the light very early. The safe didn't work either
?good @ambiance+,accueil+,chambre+,petit_dejeuner- Modern but still homely. Staff brilliant. Rooms super. Three weeks we've been travelling now and it's the nicest so far. More for vegetarians at breakfast please
@prix+,chambre+,petit_dejeuner+ Probably the best we've had for the money. Big room with everything in it, breakfast was fresh and plenty of it, we didn't eat again till the evening. Great few days and hope to come back next year all being well
?!winter,!village @emplacement+,accueil+,chambre+ Near everything we had come for, shops, market, places to eat. Friendly and efficient staff. Having air con upstairs was a godsend that week. Nothing negative comes to mind. Very pleasant few nights
?good @equipements+,emplacement+,numerique- You can help yourself to tea and coffee downstairs whenever you feel like it and they don't charge. Well located too. They'll look after your cases once you've checked out. The internet wasn't up to much, it kept throwing me off
?!winter @accueil+,attente+,chambre+ Amazing people!! The man at reception let us have the room at 11 when it should have been 3, we were dead after the drive. So kind. Loved the room too, loved the bathroom, very comfortable. Thank you to the whole team!
?good,!village @accueil+,emplacement+,calme+,prix- Very pleasant The staff were all polite and they speak good English. Good location, couple of bakeries, bank, supermarket, all a few minutes on foot. Quiet at night too. A little expensive
?top @chambre+,ambiance+,accueil+ Got moved up to one of the big rooms and wow. So so beautiful, the bathroom was just unreal. Whole hotel's gorgeous actually and everyone was super sweet and accomodating
?pool,restaurant,good @proprete+,accueil+,equipements-,restauration- Nice clean hotel, service very good. The pool is small. For people who don't eat meat there could be more on the menu
@chambre+,calme+,acces+ Booked it the night before on our way south and glad we did. Big comfortable bed, great water pressure, dark quiet room. Easy in and out with the car too
?good @proprete+,accueil+,petit_dejeuner+,equipements- Clean, comfortable, great staff. No washcloths and the pillows are those big square ones. Breakfast was more than we needed. Would stay again in a heartbeat
?parking @accueil+,chambre+,petit_dejeuner+,emplacement+,calme+,acces+ great place, great team, big comfy room, tasty breakfast, good location, quiet, easy parking
?good,famille @chambre+,proprete+,prix+,attente- The rooms are fine for a family, we had two with a door between and the children liked that. It was clean and it was cheap for the five of us. In the mornings it's very busy, go early or you wait for a table, one day it was a bit chaotic.
# hotel flow mixed
@prix+,chambre-,petit_dejeuner- Price was alright for where it is. Water took about ten minutes to get warm, you had to let it run and run. Second day the same. Breakfast so so
@ambiance+,petit_dejeuner-,prix- Not as good as the first time It's still a nice building and the bed was fine but everything is a bit less than it was, less choice at breakfast, and it costs more.
?alone @emplacement+,chambre-,proprete+ convenient for the conference thats about it really, room dark, one small window onto a wall, clean though
# hotel flow bad
?worst @prix-,proprete-,chambre- Dont waste your money here, its a joke, not clean, room stank of drains, shower hardly dripped, spoiled the whole weekend for us
@acces-,accueil- Left the car where the girl told us to leave it and got a fine. Reception says it's not their problem. Still no answer to my email, not impressed at all
?!lift @acces-,accueil- asked for ground floor when we booked as i cant do stairs and they put us on the second no lift, they said nothing else free, then i see people who came after us and they get one downstairs so that was a lie, i will not go there again and i'll be telling everyone, terrible service
@calme- The noise from the other rooms!! Rang down three times
?worst @proprete-,chambre-,accueil-,numerique- Dirty bathroom, lumpy bed, hair on the pillow, no soap, no towels until we asked, nobody smiles, wifi a waste of time
@petit_dejeuner-,prix-,chambre- Booked with breakfast, or so I thought, it was on the page when I booked. When we got there it was extra. 12 each on top, for a roll and some cheese. Room small. I've had better for less. Overpriced
@prix-,chambre- Not worth it. Small room, tiny bathroom. Thought for that kind of money there'd be a bit more comfort
# restaurant flow good
?together @accueil+,restauration+ Had a birthday meal here, ten of us, and everyone got what they'd ordered and it was hot. Nice puddings. Staff lovely. Really pleased with how it went
?creperie,good @restauration+,attente+,acces- Nice creperie, we had a savoury and a sweet one each and a jug of cider. All very good. Quick too. Toilet is up some steep stairs
?together @restauration+,ambiance+ Excellent excellent excellent. Every dish. Place was buzzing. Loved it
?!pizzeria,!creperie @restauration+ Found it by accident and it was easily the nicest food we had all fortnight. Short menu, maybe five things on it. The chicken, wow.
@restauration+,accueil+ delicious food and great service, everything we had was tasty and it looked lovely on the plate as well, will be recommending to friends, thankyou
# restaurant flow mixed
@restauration+,accueil-,attente- Food is good. But the service, they put us in the corner by the till and then forgot about us, had to get up and ask for menus.
?!pizzeria,!creperie @restauration-,ambiance-,calme- It was ok. Fish a bit dry, rice a bit dry, salad good. Music too loud to talk
# restaurant flow bad
?worst,!pizzeria,!creperie @restauration- Worst meal we've had in a long time. Chewy meat, soggy chips, salad straight out of a bag with nothing on it.
@accueil-,restauration-,prix-,attente- Very disappointed. The lady at the door not friendly, main course lukewarm, staff standing about talking among themselves while people waited. With prices like that!
# site flow good
?grotte,good @ambiance+,pedagogie+,accueil+ Didn't know what to expect as we'd never been in one before. It was amazing, so big inside, and the lighting is nice. Watch your step it's wet. You can't take pictures which is a pity. The young man doing the tour was funny and knew his stuff
?parc-animalier,famille,summer,good @equipements+,proprete+ Good day out with the grandchildren, they ran from one thing to the next. Plenty of benches and shade and the toilets were clean. We took a picnic.
?nature,good @emplacement+,prix+,equipements-,acces- Well it's just beautiful, photos don't do it justice. We walked to the end and back, took us a good hour. No charge. The toilets were shut. Come early as it fills up with cars
?jardin,!winter @pedagogie+,restauration+ If you like gardens this is a lovely one, everything has a label so you know what you're looking at. Tea room does good cake.
?together @acces+ Loved it, second visit, took friends this time and they loved it too. They've changed a few things since last year, more to see, better signs
?chateau,top @prix+,ambiance+ wow wow wow, this was the best one we did and we did five in the week, you get so much for your ticket, the rooms, the grounds, the costumes, there's a film too, we were there till they closed and we still missed some of it, just go
# site flow mixed
?chateau @pedagogie+,prix-,ambiance+ Impressive from outside. Inside there's three rooms you're allowed in and the rest is roped off. The lady doing the tour was good. For that price I thought there would be more
?parc-animalier @acces- It was ok. Some of the animals you don't see at all, they're in the back somewhere. A lot of up and down, we were worn out by the end.
?!nature,!jardin,!parc-animalier @pedagogie-,ambiance+ Too many of us in the group, we were at the back and missed most of what he said. It's pretty in there, I would have liked more time to look
# site flow bad
?!nature,!jardin,!parc-animalier @attente-,pedagogie- Tickets booked online for 11, still stood in line with everybody else because their scanner wasn't working, then they say the 11 o'clock has gone so wait for the next, which was only in French.
?nature @emplacement-,acces-,proprete- don't bother, you can't see anything because of the trees, the path is all brambles and the bin was overflowing.
# camping,location,collectif flow good
?good @calme+,numerique-,equipements+ Lovely stay, so quiet, exactly what we wanted. The wifi comes and goes which was a nuisance. Good hot showers
?camping,restaurant,!winter,good @emplacement-,proprete+,prix- Great site, not too big. Pitches ok, some in full sun so ask. Toilets kept really clean. We stayed on a few extra nights. Bar prices a bit silly
?appartement,good @accueil+,acces+,proprete+,chambre+,equipements-,calme- Very good communication before we came, clear instructions for the key, no problem finding it even in the dark. Clean. Good beds. Sofa's a bit past it. It's on the main road so you hear cars till about ten
# camping,location,collectif flow mixed
@accueil+,equipements- People are friendly enough. It needs some money spent on it, half the lights outside don't work and the drain in the shower was slow so you stand in water. Not sure about next time
@proprete-,emplacement+,prix- Could have been cleaner. Location can't be faulted. Bit pricey
# camping,location,collectif flow bad
@equipements-,accueil-,proprete- No hot water for two days out of the five. No money back and no apology. It was filthy as well, we had to clean before we could unpack
?!refuge @emplacement-,calme- Nothing like the description, the shops that were supposed to be close by are a fifteen minute drive and there's some sort of workshop behind that starts at seven every morning. Very poor
`;
