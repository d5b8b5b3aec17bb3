/** Whole reviews of some length of stays: flat praise, complaints that go on, and a little of the guests' own lives. */
export const englishLongMoreStays = `
# hotel flow good
?couple,man,together @accueil+,chambre+ Lovely hotel, lovely people, lovely room. My wife and I had a great time, breakfast was good and everything was clean. We will be back!! Thank you to everybody there.
@accueil+ Great little hotel. Very friendly staff. Room was nice, breakfast was nice, everything was nice to be honest. Can't think of anything bad to say. Would stay again.
?together @prix+,accueil+ We've been coming to France for over twenty years and this is a really good hotel for the price. Decent bed, decent breakfast and friendly staff. Would recommend to anyone.
?good,together @chambre- Nice hotel in a good spot. The room was on the small side and the bathroom even smaller. Friendly people and a decent breakfast. I would use it again if we were passing.
?couple,woman,together @ambiance+ My husband booked this for our anniversary and it was perfect. Beautiful room, gorgeous surroundings and such lovely staff. Can't wait to go back. Thank you!
?together @proprete+,calme+ Stopped here on the way south and had a great sleep. Spotlessly clean, very quiet and a really comfortable bed. Would stay again. Staff were lovely as well.
?good,together @equipements- Very pleasant stay overall. The bathroom is a bit old, otherwise no complaints. Staff were helpful, breakfast was plentiful, and it's a good base for exploring the area.
?famille,together @accueil+ Brilliant for families. The staff were fantastic with the children and nothing was ever a problem. Good breakfast and big rooms. Kids want to come back.
?solo,woman @accueil+ I was travelling on my own and felt completely safe and looked after. Nice room, very clean, good breakfast. I'd happily go back. Great breakfast and great location.
?good @petit_dejeuner- I enjoyed my stay here, the staff were nice and the bed was good. Breakfast was disappointing, not much choice and the same every day. Still a good hotel though.
?view,together @chambre+ Wow, the view! Very comfortable room, nicely decorated, and lovely friendly people. Would recommend. Breakfast was good too. We had a lovely time and would come back.
?good,road,together @calme- Overall a good hotel. We did hear the traffic from our room so I would ask for one at the back if you are a light sleeper. Everything else was spot on, particularly the breakfast and the friendly welcome.
?together @accueil+ Staff speak good English and everyone was very helpful and friendly. Great service. Rooms are nice too and the location is good. Breakfast was very nice, we will be back.
?top @chambre+,ambiance+ Absolutely stunning hotel, one of the nicest I have ever stayed in. The room was beautiful, the bed was so comfortable and the staff were amazing. Worth every penny. Already looking at dates to go back.
?good,!lift,together @acces- Lovely hotel but be warned there's no lift and a lot of stairs. At our age that's not ideal with heavy cases. Nice room and the staff were very kind. Nice breakfast too.
?winter @chambre+,calme+ I visited in the winter when it is very quiet and a lot of places are shut, but the hotel was warm and cosy and they made me feel very welcome. Comfortable bed, nice hot shower, good breakfast.
?autumn,together @emplacement+ Had a lovely few days here in the autumn. The countryside around is beautiful at that time of year and the hotel is a great base for walking. Comfy room, friendly staff, good coffee. Highly recommended.
?lake,together @emplacement+ The setting is just beautiful, right by the lake. The hotel itself is very nice, with good rooms and a friendly team. Lovely place, we really enjoyed our stay here.
?dogs,together @accueil+ Great for dog owners! Our dog was very welcome and there are good walks straight from the door. The rooms are nice too and the breakfast was lovely. We'll definitely bring him again.
?good @numerique- Good all round hotel. The wifi was hopeless in my room, which was annoying, but everything else was fine. Good bed and shower, friendly staff and easy enough to find.
?family-run,together @accueil+ This is a family run hotel with genuinely lovely people. Rooms are simple and comfortable, breakfast is all homemade. We had a really lovely stay and will be back.
?together @chambre+ Very nice room with a big bathroom. We slept well and had a lovely breakfast. The town is pretty and there are some nice shops. All in all a very good stay.
?couple,man,together @accueil+,acces+ My wife has trouble walking and they gave us a room on the ground floor. Very kind people. The room was comfortable and quiet and we had a very good dinner. We'll certainly stay again.
?good,together @prix- Lovely hotel and we had a great time, but it is quite expensive for what it is and everything is extra, parking, breakfast, even the water. Beautiful rooms though.
?couple,woman,together @petit_dejeuner+ Breakfast was amazing!! So much choice and everything fresh. Room fine, bed fine, staff really nice. My husband and I would definitely come again. Great hotel.
?parking,together @acces+,calme+ We must have used this hotel a dozen times on the way south and it is always good. Easy to get to, easy to park, quiet, comfortable, friendly staff. It used to be cheaper. We will be back next year.
?good,together @chambre- The hotel could do with a bit of updating, the carpets and curtains have seen better days and the bathroom is old fashioned. But it's clean, the welcome was warm and it was cheap.
@chambre+,accueil+ Fantastic stay, fantastic people. The room was better than the pictures and so comfortable. I was only there for one night unfortunately. Just book it!
?spring,together @emplacement+ We came in spring to do some cycling and it was ideal. Quiet roads, lovely scenery, and a friendly hotel to come back to. Breakfast was good. Would recommend to any cyclists.
?together @ambiance+ Small hotel with only a few rooms so it feels personal. Tastefully decorated, very calm. The owner is charming. We loved it. Breakfast was lovely too and not expensive.
?good @accueil+,equipements- Very good service from all the persons working in the hotel. I come from Sweden and I don't speak French but they tried to understand me. The room was clean and bed was good. Only the lamp beside the bed was too dark for reading.
?together @proprete+,petit_dejeuner+ Everything was immaculate, I have never seen such a clean bathroom in a hotel. Bed linen was lovely as well. We were very impressed with the whole place and the breakfast was excellent.
?affaires @calme+,equipements+ Good business hotel. Quiet room with a decent desk and fast check in. Staff friendly and professional. Good breakfast and easy parking. I would stay here again for work.
?good,summer @chambre- Had a nice stay but it was boiling hot in the room and there's no air conditioning, just a fan. Hardly slept. Lovely people and a very nice breakfast.
?together @emplacement+,prix+ Perfect base for seeing the area. The hotel is comfortable and reasonably priced. We had a super week. Staff were really friendly and the breakfast was good too.
?top,together @chambre+,accueil+ They gave us a better room than we'd booked. Enormous bed, beautiful bathroom. Staff were wonderful and the breakfast was great as well. Fantastic hotel!
?good,together @attente- Check in was slow as there was only one person on and a coach party had just arrived. After that everything went well. Nice clean room, good breakfast, lovely part of the world.
?together @petit_dejeuner+,chambre+ The bed was so comfortable. Breakfast was also excellent. We had a wonderful time and would like to thank everybody at the hotel for making it so special.
?restaurant,together @restauration+,prix+ Half board is the way to go, it only costs a little more and the dinners are great. It was delicious every time. Rooms are clean and comfortable too. Great stay.
?village,together @emplacement+,calme+ A lovely quiet hotel in a pretty village. We had a nice room and a good breakfast and the people were very pleasant. You do need a car. We loved it here.
?good @calme- Nice place, nice people. The walls are thin and I could hear everything from next door. Breakfast very good and the location couldn't be better. Would stay again.
@emplacement+,prix+ Very good hotel. The location is perfect, you can walk to all sights and also there is many restaurants around. The staff is very polite. For the price you pay it is really excellent. I can recommend this hotel for everyone who visits this region.
?good,restaurant,together @restauration- We loved the hotel but not the restaurant so much. It was pricey and a bit pretentious, tiny portions on big plates. Rooms are gorgeous though. Staff lovely too.
?good,together @acces- Very hard to find and not well signed. Really friendly people, a comfortable room and a smashing breakfast. The location is great once you know. We would stay again.
?together @prix+,proprete+ No frills hotel but clean, quiet, cheap and friendly staff. We would stay again if we were in the area. Breakfast was fine too. Good hotel for a short break.
# hotel flow mixed
?together @prix- It was alright. Room was clean enough, bed was ok, breakfast was nothing special. The staff were pleasant. I just think it's overpriced, you can find better for the same money round here. Probably wouldn't go back.
@chambre- Bit disappointed to be honest. The photos make it look a lot nicer than it is and the rooms are very dated. The location is good and the people on reception were friendly, but I expected more after reading the reviews.
?together @calme-,accueil+ The staff were lovely and did their best, but we just couldn't sleep. Noise from the corridor, noise from the street, and a very creaky bed. It's a shame because otherwise it's a nice hotel in a good location.
?together @petit_dejeuner- Nice room but the breakfast was poor. Stale bread, no fruit, coffee from a machine that kept breaking down. And they charge a lot for it. Staff were nice.
@accueil- I have been staying here on and off since my parents used to bring me and I'm sorry to say the welcome has gone. Nobody seems interested any more. Rooms ok.
?together @equipements- It's OK. No kettle in the room and the tv didn't really work, and the shower goes cold. Not great for the price. Staff were friendly enough. Probably wouldn't stay again.
?restaurant,together @restauration-,chambre+ Good hotel, bad restaurant. The bedroom was lovely and we slept really well, but dinner was one of the worst we had on our holiday and certainly not cheap.
?pool,summer,together @equipements- All the sunbeds were taken by eight in the morning with towels, every single day. Why doesn't the hotel do anything about this? Nice pool and nice hotel otherwise.
?affaires @calme- I was there for two nights with work, the bed was good and they do early breakfasts, but the noise from the corridor went on till all hours. Very tired the next day.
?together @accueil-,emplacement+ We had been here before and loved it but it has changed hands since. The location is still wonderful, but the staff don't seem to care and we had to ask again and again for towels. Very disappointing this time.
@proprete- Could be so much better with a bit more effort. The bathroom needed a good scrub and there was dust on everything. Bed was comfortable. Expected better for the price.
?old @chambre- If you like old hotels you may like it more than I did. I found it gloomy and the room was very dated. Breakfast was ok. Staff were nice. Not really our kind of hotel.
# hotel flow bad
?together @proprete-,accueil- Avoid! Filthy room, stained sheets and a smell I won't describe. When we complained the manager just shrugged and said nobody else had said anything. We left after one night and lost our money. Never again.
?together @prix- Total rip off. The room was tiny, the bathroom was falling apart and breakfast was a joke. I have no idea how this place gets good reviews. Don't waste your money.
@accueil- The rudest staff I have ever come across anywhere. No hello, no smile, no help. I won't be going back. Terrible service from start to finish and they just don't care.
?together @calme- We did not get a single hour of sleep. Loud music until two in the morning, people shouting in the corridor. Nobody on reception at night to complain to. Awful, just awful.
?together @accueil-,attente- Check in was a shambles. One man for the whole hotel and a huge queue, and he was rude as well. When we finally got our key the room wasn't ready. Will not be coming back.
?restaurant,together @restauration-,prix- Dinner was dreadful. Overcooked, cold and ridiculously expensive, and when I said so to the waiter he walked off. The room was no better. Would not recommend this hotel.
?parking,together @acces-,accueil- Somebody scraped our car in the hotel car park. The hotel did not want to know and told us it was at our own risk. Car park is far too small. Terrible service.
@chambre- Tired, dated and depressing. The mattress sagged in the middle, the wallpaper was coming off and there was mould round the window. Very disappointed. Avoid.
?winter,together @equipements-,accueil- No heating. In winter. Freezing all night and they still took the full price. Nobody even said sorry. I think that's a disgrace. Never again, worst hotel ever.
?together @petit_dejeuner- Do not bother with breakfast. Hardly anything left, dry bread and horrible coffee. And when I asked for more the girl was rude. Overpriced as well. Don't bother.
?affaires @numerique-,calme- I had an important call to make and there was no wifi, no phone signal and building work going on outside all day. Nobody had mentioned it when I booked. Terrible hotel for work.
?together @prix-,accueil- Check your bill. We were charged for two breakfasts we didn't have and a bottle of wine we never saw. They were very rude about it too. Won't be back.
@proprete-,chambre- There were hairs in the bed. The bathroom wasn't much better, really dirty. I would not recommend it. For that price it is a disgrace. I will not be going back there.
?pool,famille,summer,together @equipements-,accueil- Pool closed the entire week. They knew when we booked and didn't tell us. We got no discount, not even a sorry. The only reason we picked this hotel was the pool. Do not trust the website.
?solo,woman @chambre-,accueil- The lock on my door was broken and I was told not to worry because it's a quiet area. They never fixed it. Did not feel safe there at all and would not recommend to women travelling alone.
?road @calme-,chambre- Right on a busy road with lorries going past all night, and windows that don't shut properly. The bed was hard and the pillows too. Not recommended. Worst night ever.
?together @accueil- We cancelled two weeks before because of illness and they kept the lot. Not even a reply to our emails. Shocking. Terrible way to treat customers. We will never book there again.
# location flow good
?gite,together @equipements+,accueil+ Beautiful gite in a beautiful place and the owners are just lovely. It had everything you could possibly need and more. There was bread and milk and wine waiting for us. We had such a relaxing week and would love to come back.
?chambre-hotes,together @accueil+,petit_dejeuner+ We much prefer a B and B to a hotel and this is why. Lovely owners and a really good breakfast. Comfortable bed, good shower. Would recommend to anyone.
?gite,famille,garden,together @equipements+ We couldn't have asked for a better house for a family holiday. Loads of space, a big safe garden and plenty of games and books for rainy days. Owners were very nice too.
?appartement,together @emplacement+ Great apartment, small but very clean and everything you need. Perfect location, close to shops and restaurants. Easy to deal with the owner. Would stay here again.
?gite,good,together @emplacement-,calme+ It's a long way from anywhere, so do a big shop before you arrive. Very very quiet. The house is simple and comfortable. The owners are lovely and we had a great week.
?gite,good,together @equipements- We loved the house, it has so much character, and the owner could not have been nicer. A few things could be better in the kitchen. Lovely garden too.
?chambre-hotes,couple,together @chambre+ Such a pretty room, with gorgeous linen and a big bath. Our hostess was charming. Would love to stay longer next time. Breakfast was delicious and so much of it.
?!chambre-hotes,good,together @acces-,equipements+ The stairs are very steep so I would not bring anyone with bad knees. Apart from that it's a super place, really well equipped and comfortable. Lovely people.
# location flow bad
?gite,together @proprete-,equipements- The people before us had clearly had a party. Rubbish everywhere, dirty kitchen, dirty bathroom, washing machine broken. Nobody came to sort it out the whole week. I had to clean it myself. Disgusting.
?!chambre-hotes,together @equipements-,prix- Nothing like the pictures. The furniture was broken, the beds were dreadful and there was hardly anything in the kitchen. It cost us a fortune and we had to fight to get our deposit back. Avoid.
?chambre-hotes,together @accueil-,chambre- So many rules and the lady was not friendly at all. Breakfast was awful. The room was freezing as well. Horrible experience. Would not recommend to anyone.
# camping flow good
?together @accueil+,proprete+ Super campsite with really friendly owners. Nice big pitches, plenty of shade, and the toilets and showers were always clean. We meant to stay for two nights and ended up staying a week. Can't recommend it highly enough.
?pool,famille,summer,together @equipements+,ambiance+ Our kids had the time of their lives. Pool was great, clean and well looked after. Lovely mix of French, Dutch and English. Best family holiday we've had in ages.
?caravan,together @acces+,accueil+ We've been touring with the caravan for years and this is up there with our favourites. Good sized level pitches, easy to get onto, and they come and help you if you need it. Nice and quiet at night.
?tent,together @accueil+ It rained for most of our stay and we still had a great time because of the people here, so kind and helpful. Simple site but all you need. Thank you!
?good,together @proprete- Great location and very friendly but the shower block needs some money spending on it. It got quite grubby by the evening. The pitches are lovely and big.
?mobile-home,together @equipements+,prix+ Stayed in one of the mobile homes and were pleasantly surprised. Very clean, nice decking and surprisingly comfortable beds. The site is pretty and well kept and the staff all speak English. Brilliant value for a week in France.
?lake,together @emplacement+ Got a pitch right by the lake and it was amazing, so beautiful. Site is basic but clean and the people are nice. Kids loved it as well. We will be back next year.
?good,summer,together @calme- Really good site but it does get noisy in high season, so ask for a pitch well away from the bar if you want to sleep. Otherwise we had a fantastic time. Clean facilities, helpful people and loads to do in the area.
?spring,couple,together @calme+,prix+ Came here before the crowds and it was bliss. Very quiet and very cheap out of season. Good hot showers. Lovely site and lovely owners. We will come back.
# camping flow mixed
?together @prix- Not a bad site but expensive for what it is. You pay extra for everything, electric, showers, even to park. The staff were nice enough and it was reasonably clean.
?!mobile-home,together @equipements- Pretty setting but they cram you in. Our pitch was on a slope and so small that we couldn't put the awning up. Ok for a stopover. Nice people on reception.
?pool,famille,summer,together @equipements-,ambiance+ The kids loved it but I found it a bit much. The pool was heaving, you couldn't swim, and the slides were shut half the time. The entertainers worked really hard and were lovely with the little ones.
# camping flow bad
?together @proprete- I have camped all my life, in some pretty rough places, and I've never seen toilets like these. Absolutely filthy. How it has the stars that it has is beyond me.
?!mobile-home,together @calme- If you like being kept awake until three in the morning then this is the place for you. Gangs of drunk youngsters, loud music and no security whatsoever. We asked to be moved and were told they were full. Our worst camping trip ever.
?mobile-home,together @equipements-,accueil- Nothing in the mobile home worked, no gas, then no hot water. Every time we went to reception they didn't want to know. Really bad service and not cheap either. Looks great on the website but it isn't.
?!mobile-home,together @accueil-,prix- They took our deposit months ago and then told us they had no record of us. No apology. We ended up on a bit of grass by the bins with no electric, at the full price. The woman on reception was so rude. Never again.
`;
