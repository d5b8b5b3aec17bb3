/** Guests of hotels, restaurants, sights and holiday places who write at some length, each in a manner of their own. */
export const englishGuestsLong = `
# hotel flow good
?good,!village @accueil+,emplacement+,calme+,prix- Very pleasant The staff were all polite and they speak good English. Good location, couple of bakeries, bank, supermarket, all a few minutes on foot. Quiet at night too. A little expensive
?pool,restaurant,good @proprete+,accueil+,equipements-,restauration- Nice clean hotel, service very good. The pool is small. For people who don't eat meat there could be more on the menu
?parking @accueil+,chambre+,petit_dejeuner+,emplacement+,calme+,acces+ great place, great team, big comfy room, tasty breakfast, good location, quiet, easy parking
?good,famille @chambre+,proprete+,prix+,attente- The rooms are fine for a family, we had two with a door between and the children liked that. It was clean and it was cheap for the five of us. In the mornings it's very busy, go early or you wait for a table, one day it was a bit chaotic.
# hotel flow bad
?worst @prix-,proprete-,chambre- Dont waste your money here, its a joke, not clean, room stank of drains, shower hardly dripped, spoiled the whole weekend for us
?!lift @acces-,accueil- asked for ground floor when we booked as i cant do stairs and they put us on the second no lift, they said nothing else free, then i see people who came after us and they get one downstairs so that was a lie, i will not go there again and i'll be telling everyone, terrible service
@prix-,chambre- Not worth it. Small room, tiny bathroom. Thought for that kind of money there'd be a bit more comfort
# restaurant flow good
@restauration+,accueil+ delicious food and great service, everything we had was tasty and it looked lovely on the plate as well, will be recommending to friends, thankyou
# camping,location,collectif flow bad
@equipements-,accueil-,proprete- No hot water for two days out of the five. No money back and no apology. It was filthy as well, we had to clean before we could unpack
`;
