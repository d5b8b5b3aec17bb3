/** Whole reviews of some length of stays: flat praise, complaints that go on, and a little of the guests' own lives. */
export const englishLongMoreStays = `
# hotel flow good
?couple,man,together @proprete+ My wife and I had a great time, breakfast was good and everything was clean. Thank you to everybody there.
@accueil+ Very friendly staff. Room was nice, breakfast was nice, everything was nice to be honest.
?together @prix+ We've been coming to France for over twenty years and this is a really good hotel for the price.
?good,together @chambre- Nice hotel in a good spot. The room was on the small side and the bathroom even smaller.
?couple,woman,together @ambiance+ My husband booked this for our anniversary and it was perfect. Beautiful room, gorgeous surroundings and such lovely staff.
?together @calme+ Stopped here on the way south and had a great sleep.
?good,together @equipements- Very pleasant stay overall. The bathroom is a bit old, otherwise no complaints.
?famille,together @accueil+ Brilliant for families. The staff were fantastic with the children and nothing was ever a problem.
?solo,woman @accueil+ I was travelling on my own and felt completely safe and looked after.
?good @petit_dejeuner- I enjoyed my stay here, the staff were nice and the bed was good. Breakfast was disappointing, not much choice and the same every day.
?view,together @chambre+ Wow, the view! Very comfortable room, nicely decorated, and lovely friendly people.
?good,road,together @calme- Overall a good hotel. We did hear the traffic from our room so I would ask for one at the back if you are a light sleeper.
?together @accueil+ Staff speak good English and everyone was very helpful and friendly. Rooms are nice too and the location is good.
?top @chambre+,ambiance+ The room was beautiful and the bed was so comfortable.
?good,!lift,together @acces- Lovely hotel but be warned there's no lift and a lot of stairs. At our age that's not ideal with heavy cases.
?winter @chambre+,calme+ I visited in the winter when it is very quiet and a lot of places are shut, but the hotel was warm and cosy and they made me feel very welcome.
?autumn,together @emplacement+ Had a lovely few days here in the autumn. The countryside around is beautiful at that time of year and the hotel is a great base for walking.
?lake,together @emplacement+ The setting is just beautiful, right by the lake.
?dogs,together @accueil+ Great for dog owners! Our dog was very welcome and there are good walks straight from the door.
?good @numerique- Good all round hotel. The wifi was hopeless in my room, which was annoying, but everything else was fine.
?family-run,together @accueil+ This is a family run hotel with genuinely lovely people. Breakfast is all homemade.
?together @chambre+ Very nice room with a big bathroom. The town is pretty and there are some nice shops.
?couple,man,together @accueil+,acces+ My wife has trouble walking and they gave us a room on the ground floor. The room was comfortable and quiet and we had a very good dinner.
?good,together @prix- Lovely hotel and we had a great time, but it is quite expensive for what it is and everything is extra, parking, breakfast, even the water.
?couple,woman,together @petit_dejeuner+ Breakfast was amazing!! So much choice and everything fresh. Room fine, bed fine.
?parking,together @acces+,calme+ We must have used this hotel a dozen times on the way south and it is always good. Easy to get to, easy to park, quiet, comfortable, friendly staff. It used to be cheaper.
?good,together @chambre- The hotel could do with a bit of updating, the carpets and curtains have seen better days and the bathroom is old fashioned.
@chambre+ The room was better than the pictures and so comfortable. I was only there for one night unfortunately.
?spring,together @emplacement+ We came in spring to do some cycling and it was ideal. Quiet roads, lovely scenery, and a friendly hotel to come back to.
?together @ambiance+ Small hotel with only a few rooms so it feels personal. The owner is charming.
?good @accueil+,equipements- Very good service from all the persons working in the hotel. I come from Sweden and I don't speak French but they tried to understand me. Only the lamp beside the bed was too dark for reading.
?together @proprete+ Everything was immaculate, I have never seen such a clean bathroom in a hotel. Bed linen was lovely as well.
?affaires @calme+,equipements+ Quiet room with a decent desk and fast check in.
?good,summer @chambre- Had a nice stay but it was boiling hot in the room and there's no air conditioning, just a fan. Hardly slept.
?together @prix+ The hotel is comfortable and reasonably priced. We had a super week.
?top,together @chambre+ They gave us a better room than we'd booked. Enormous bed, beautiful bathroom.
?good,together @attente- Check in was slow as there was only one person on and a coach party had just arrived. After that everything went well.
?together @petit_dejeuner+,chambre+ The bed was so comfortable. Breakfast was also excellent.
?restaurant,together @restauration+,prix+ Half board is the way to go, it only costs a little more and the dinners are great.
?village,together @emplacement+,calme+ A lovely quiet hotel in a pretty village. You do need a car.
?good @calme- Nice place, nice people. The walls are thin and I could hear everything from next door.
@emplacement+ The location is perfect, you can walk to all sights and also there is many restaurants around. The staff is very polite.
?good,restaurant,together @restauration- We loved the hotel but not the restaurant so much. It was pricey and a bit pretentious, tiny portions on big plates.
?good,together @acces- Very hard to find and not well signed. Really friendly people, a comfortable room and a smashing breakfast.
?together @prix+,proprete+ No frills hotel but clean, quiet, cheap and friendly staff.
# hotel flow mixed
?together @prix- It was alright. Room was clean enough, bed was ok, breakfast was nothing special. I just think it's overpriced, you can find better for the same money round here.
@chambre- Bit disappointed to be honest. The photos make it look a lot nicer than it is and the rooms are very dated.
?together @calme-,accueil+ The staff were lovely and did their best, but we just couldn't sleep. Noise from the corridor, noise from the street, and a very creaky bed.
?together @petit_dejeuner- Nice room but the breakfast was poor. Stale bread, no fruit, coffee from a machine that kept breaking down.
@accueil- I have been staying here on and off since my parents used to bring me and I'm sorry to say the welcome has gone. Nobody seems interested any more.
?together @equipements- No kettle in the room and the tv didn't really work, and the shower goes cold. Not great for the price.
?restaurant,together @restauration-,chambre+ The bedroom was lovely and we slept really well, but dinner was one of the worst we had on our holiday and certainly not cheap.
?pool,summer,together @equipements- All the sunbeds were taken by eight in the morning with towels, every single day. Why doesn't the hotel do anything about this?
?affaires @calme- I was there for two nights with work, the bed was good and they do early breakfasts, but the noise from the corridor went on till all hours.
?together @accueil-,emplacement+ We had been here before and loved it but it has changed hands since. The location is still wonderful, but the staff don't seem to care and we had to ask again and again for towels.
@proprete- Could be so much better with a bit more effort. The bathroom needed a good scrub and there was dust on everything.
?old @chambre- I found it gloomy and the room was very dated. Breakfast was ok.
# hotel flow bad
?together @proprete-,accueil- Filthy room, stained sheets and a smell I won't describe. When we complained the manager just shrugged and said nobody else had said anything.
?together @prix- Total rip off. The room was tiny, the bathroom was falling apart and breakfast was a joke.
@accueil- The rudest staff I have ever come across anywhere. No hello, nothing.
?together @calme- Loud music until two in the morning, people shouting in the corridor. Nobody on reception at night to complain to.
?together @accueil-,attente- One man for the whole hotel and a huge queue, and he was rude as well. When we finally got our key the room wasn't ready.
?restaurant,together @restauration-,prix- Dinner was dreadful. Overcooked, cold and ridiculously expensive, and when I said so to the waiter he walked off.
?parking,together @acces-,accueil- Somebody scraped our car in the hotel car park. The hotel did not want to know and told us it was at our own risk.
@chambre- The mattress sagged in the middle, the wallpaper was coming off and there was mould round the window.
?winter,together @equipements-,accueil- No heating in winter. Freezing all night and they still took the full price.
?together @petit_dejeuner- Hardly anything left, dry bread and horrible coffee. And when I asked for more the girl was rude.
?affaires @numerique-,calme- I had an important call to make and there was no wifi, no phone signal and building work going on outside all day. Nobody had mentioned it when I booked.
?together @prix-,accueil- We were charged for two breakfasts we didn't have and a bottle of wine we never saw. They were very rude about it too.
@proprete-,chambre- There were hairs in the bed. The bathroom wasn't much better, really dirty.
?pool,famille,summer,together @equipements-,accueil- Pool closed the entire week. They knew when we booked and didn't tell us.
?solo,woman @chambre-,accueil- The lock on my door was broken and I was told not to worry because it's a quiet area. They never fixed it.
?road @calme-,chambre- Right on a busy road with lorries going past all night, and windows that don't shut properly. The bed was hard and the pillows too.
?together @accueil- We cancelled two weeks before because of illness and they kept the lot. Not even a reply to our emails.
# location flow good
?gite,together @equipements+,accueil+ Beautiful gite in a beautiful place and the owners are just lovely. There was bread and milk and wine waiting for us.
?chambre-hotes,together @accueil+,petit_dejeuner+ Lovely owners and a really good breakfast.
?gite,famille,garden,together @equipements+ We couldn't have asked for a better house for a family holiday. Loads of space, a big safe garden and plenty of games and books for rainy days.
?appartement,together @emplacement+ Great apartment, small but very clean and everything you need. Close to shops and restaurants.
?gite,good,together @emplacement-,calme+ It's a long way from anywhere, so do a big shop before you arrive. Very very quiet. The house is simple and comfortable.
?gite,good,together @equipements- We loved the house, it has so much character, and the owner could not have been nicer. A few things could be better in the kitchen.
?chambre-hotes,couple,together @chambre+ Such a pretty room, with gorgeous linen and a big bath. Our hostess was charming.
?!chambre-hotes,good,together @acces-,equipements+ The stairs are very steep so I would not bring anyone with bad knees. Apart from that it's a super place, really well equipped and comfortable.
# location flow bad
?gite,together @proprete-,equipements- The people before us had clearly had a party. Rubbish everywhere, dirty kitchen, dirty bathroom, washing machine broken. Nobody came to sort it out the whole week.
?!chambre-hotes,together @equipements-,prix- The furniture was broken, the beds were dreadful and there was hardly anything in the kitchen. It cost us a fortune and we had to fight to get our deposit back.
?chambre-hotes,together @accueil-,chambre- So many rules and the lady was not friendly at all. Breakfast was awful. The room was freezing as well.
# camping flow good
?together @accueil+ Super campsite with really friendly owners. We meant to stay for two nights and ended up staying a week.
?pool,famille,summer,together @equipements+,ambiance+ Our kids had the time of their lives. Pool was great, clean and well looked after.
?caravan,together @acces+,accueil+ We've been touring with the caravan for years and this is up there with our favourites. Good sized level pitches, easy to get onto, and they come and help you if you need it.
?tent,together @accueil+ It rained for most of our stay and we still had a great time because of the people here, so kind and helpful. Simple site but all you need.
?good,together @proprete- Great location and very friendly but the shower block needs some money spending on it. It got quite grubby by the evening.
?mobile-home,together @equipements+ Stayed in one of the mobile homes and were pleasantly surprised. Very clean, nice decking and surprisingly comfortable beds.
?lake,together @emplacement+ Got a pitch right by the lake and it was amazing, so beautiful. Site is basic but clean and the people are nice.
?good,summer,together @calme- Really good site but it does get noisy in high season, so ask for a pitch well away from the bar if you want to sleep. Otherwise we had a fantastic time.
?spring,couple,together @calme+,prix+ Came here before the crowds and it was bliss. Very quiet and very cheap out of season. Good hot showers.
# camping flow mixed
?together @prix- Not a bad site but expensive for what it is. You pay extra for everything, electric, showers, even to park.
?!mobile-home,together @equipements- Pretty setting but they cram you in. Our pitch was on a slope and so small that we couldn't put the awning up.
?pool,famille,summer,together @equipements- The kids loved it but I found it a bit much. The pool was heaving, you couldn't swim, and the slides were shut half the time.
# camping flow bad
?together @proprete- I have camped all my life, in some pretty rough places, and I've never seen toilets like these. Absolutely filthy.
?!mobile-home,together @calme- Gangs of drunk youngsters, loud music and no security whatsoever. We asked to be moved and were told they were full.
?mobile-home,together @equipements-,accueil- Nothing in the mobile home worked, no gas, then no hot water. Every time we went to reception they didn't want to know.
?!mobile-home,together @accueil-,prix- They took our deposit months ago and then told us they had no record of us. No apology. We ended up on a bit of grass by the bins with no electric, at the full price.
`;
