/** Whole reviews of hotels: most are a sentence or two about one thing. */
export const englishWholeHotel = `
# hotel flow good
?good @proprete+,chambre- Very clean room, only the pillows were a bit (flat|soft|hard).
@accueil+ Friendly staff, (would happily stay again|that's what makes a hotel for me).
@calme+ Slept like a log after (a long day in the car|all that driving).
@chambre+ (Did not have the breakfast so can't comment on that|Can't say anything about the breakfast), room was very good.
?parking @accueil+ the lady came out in the rain to show [us/me] where to park, (how nice is that|and it was pouring)
@accueil+ Arrived very late because of the traffic round Lyon and they were (still friendly about it|so nice about it).
?couple @chambre+ Room was (much bigger|bigger) than we expected and the bed was huge.
?good @petit_dejeuner- I would have liked (something hot|an egg) in the morning but that's probably just me.
@accueil+,attente+ They let [us/me] check in early (because it was raining|without any fuss), thanks for that.
?good,couple,!lift @acces-,accueil+ No lift and my (husband|wife) has a bad knee, but the young man carried our cases up and down again.
@petit_dejeuner+ The croissants!! (Still warm|So good)
@chambre+ Comfy bed, hot shower, (can't ask for more|that's all I need).
[We'll/I'll] use it again next time [we're/I'm] passing.
?affaires @numerique+ The wifi is fast in the room as well, in (this area|small hotels) that is not normal.
?affaires @accueil+ I come here (every month|quite often) for work and they know which room I like.
?good,affaires @prix- Prices went up again (this year|since my last stay), still better value than the others.
?affaires @equipements+ A proper desk and enough plugs, (finally|thank you).
?affaires @accueil+ Reception called me a taxi (at five in the morning|very early) without complaining.
@accueil+ $staff is a star! (Always smiling|Nothing was too much trouble).
[We/I] only stopped on the way (to Spain|home|to Italy) and wished it had been longer.
?family-run @accueil+ You notice that a family runs it, (there's always somebody who has time for you|they ask every evening how your day was).
@petit_dejeuner+ Just bread, jam and coffee in the morning but the bread was (so good|delicious).
?famille @chambre+ Family room with a separate corner for the kids, so (we could read in the evening|everyone slept).
?famille @accueil+ They warmed up a bottle for us at (eleven|ten) at night. With a baby you don't forget that.
?good,famille @attente- Had to wait for a table at breakfast with (two|three) hungry kids, go before nine.
?famille,pool @equipements+ Our kids were in the pool (all day|from morning till evening) and we saw nothing of the area!
?famille @equipements+ There's a fridge in the room, (so handy with children|very practical with a baby).
?good,restaurant,together @restauration- The food got a bit repetitive towards the end of the week, (good though|but always something we liked).
?pool,summer @equipements+ Never a problem to get a sunbed, even (at the weekend|in the afternoon).
?famille @accueil+ we needed a cot and they gave us a bigger room (without asking for more money|for the same price), so kind
?view @chambre+ Pay a bit extra for the side with the view, (you will not regret it|you wake up to it).
?view @emplacement+ That view in the morning, (wow|still think about it)!
?good @petit_dejeuner- Coffee (not so good|too weak), but this is often so in hotels.
?good @chambre- The furniture is old and could be replaced at some point. (Bed|Mattress) was excellent.
?old @ambiance+ Beautiful old building, [we/I] loved the (staircase|lounge|old floors).
?old,good @prix-,ambiance+ Not the cheapest, but (when do you get to sleep in a house like this?|it's a beautiful old house.)
?good,summer @chambre- No air conditioning, with the window open it was (fine|ok).
?good,summer @chambre- Bring something against the mosquitos! The rest was (very nice|great).
?good @petit_dejeuner- Skip the breakfast and go to (the bakery|a café), the hotel itself is lovely.
?breakfast-buffet @petit_dejeuner+ Eggs, ham, fruit, good bread, (no need for lunch|[we/I] skipped lunch).
@ambiance+ [We/I] ended up in the bar (every evening|after dinner), nice crowd.
?restaurant @restauration+ No need to go out in the evening, you eat (really well|very well) here.
?restaurant @restauration+,prix+ Wine was not as expensive as I thought and the dinner (excellent|really good).
?good @equipements- A shelf in the bathroom would be useful, (no other remarks|otherwise all good).
@accueil+ Reception marked a walk on the map for [us/me] and it was (lovely|very nice)...
?restaurant,!alone @restauration+ Half board, something different every evening, (and if you don't like it you can change|never the same twice in a week).
?restaurant @restauration+ dinner was (delicious|lovely) and they come round and ask if you want more
?good,road @calme- Front rooms get the traffic from about six, (take one at the back|ask for the back).
@petit_dejeuner+ They have gluten free bread if you ask, and it's (fresh|actually nice).
?good,road,together @accueil+,calme- First room was on the road. They gave us another one (straight away|without any discussion).
?solo @accueil+ The girl at reception rang the bus company for me (because I speak no French|twice), thank you.
?good,solo @chambre- Single room is small but had all I needed, (would book it again|fine for me).
?solo @accueil+ I walked in soaking wet and they (dried all my things overnight|took my boots to the boiler room).
?good,solo @prix- had breakfast only once because it's a bit expensive, (nice hotel though|the rest was fine)
@restauration+ You can get a packed lunch for a few euros, (practical if you go walking|good sandwiches too).
?amis @accueil+ came back at 3 and nobody said a word lol
?amis,together @ambiance+ (Great weekend|Had such a laugh) with friends, the bar stays open late!
?amis @petit_dejeuner+ Breakfast until late, (needed that|good after a night out).
?groupe @accueil+ Very patient with our group, and we were late for (everything|every meal).
?groupe Everything was well organised for us, (all the rooms on one floor|the rooms were ready and all close together).
?amis,woman Girls weekend and we loved it, (same again next year|can't wait to go back) xx
?good,dogs @prix-,accueil+ The dog costs extra (but he was made very welcome|and gets a bowl and a blanket for it), fair enough.
?dogs @accueil+ They put [us/me] on the ground floor because of the dog, that was thoughtful.
?good,!parking @acces- Unload in front of the door and then park (further away|in the public car park), everybody does.
?together @accueil+ Even some words of Dutch at reception, (funny and nice|we don't hear that often in France)!
?good @chambre- A bit to warm in the room, with the window open (it was ok|no problem).
?!village @emplacement+ Parked the car and walked everywhere.
?!village @emplacement+,calme+ Right in town and yet (no noise at night|quiet), (that surprised [us/me]|which [we/I] didn't expect).
?village @calme+ Nothing happens in the village in the evening. (That's why [we/I] came|Just what [we/I] wanted).
?village,good @emplacement- For shops you need the car, (worth knowing|[we/I] brought what [we/I] needed).
@proprete+ Clean, and that's (the first thing I look at|not always so).
@accueil+,chambre+ friendly people, good bed
Everything was good.
Thank you to the (lady at breakfast|whole team|young man on the night desk)!
@prix+ About $night euros for a double, (hard to find for that price|you can't complain).
@prix+ In (Beaune|Dijon|Lyon) [we/I] paid a lot more for a lot less.
?parking @equipements+ You can put (the motorbike|bicycles) in the yard and it's locked at night.
@calme+ So quiet that [we/I] overslept.
?good @chambre-,proprete+ Bathrooms are (old|not modern) but very clean.
?good @chambre- Curtains are thin and I woke up with the sun, (bring a mask|not a disaster).
?good @prix- Breakfast is not included, check that before you book. (Nice hotel|The room was very good).
@accueil+ There was something wrong with [our/my] booking and they (sorted it in five minutes|solved it at once).
?good @numerique- Wifi only (downstairs|in the lounge), but that's not why [we/I] came.
?good,parking @acces- The car park is (very small|tight), if you come after seven you are in the street.
?good @attente-,accueil+ Check in took ages with only one girl on the desk, she was lovely about it though.
?good @chambre- Beds too soft for me altough (others may like it|the room was nice).
@petit_dejeuner+ Homemade cake at breakfast!
(Third|Fourth|Second) time here and still (as good|no complaints).
?together @accueil+ We have come here since 2016 and it's (mostly the same faces|still the same people), that says enough about a place.
?together @chambre+ New beds this year! (Much better|What a difference).
Already booked for next year
@accueil+ If you have to leave early they make you (a coffee and a sandwich|something to take with you).
?winter @calme+ Hardly any guests in winter so it was very (quiet|peaceful).
?winter @chambre+ Lovely warm room, (after a day outside you need that|and an extra blanket if you want).
?summer @chambre+ Air con that works!!
?garden,!winter @ambiance+ [We'd/I'd] go back just for the garden.
?garden,!winter @petit_dejeuner+ Breakfast in the garden with (birds singing|the sun already up), not a bad way to start.
?good,garden @chambre-,ambiance+ Room on the dark side. But then you (sit in the garden|are in the garden all day) anyway.
?autumn @accueil+ Came in $month when it was half empty and everybody had time for (a chat|you).
?spring @emplacement+ You can start walking from the door and the owner lends you (a map|maps).
?couple @chambre+ Lovely romantic room, my (wife|husband) did not want to get out of the bath.
?weekend @petit_dejeuner+ breakfast until 11 on Sunday, (more hotels should do that|yes please)
?couple,restaurant @restauration+ We celebrated our anniversary here, the dinner was (superb|really very good).
?restaurant @accueil+ The service in the dining room was attentive and friendly throughout, without being in any way intrusive.
?top @accueil+ Left my (charger|jacket) behind and they posted it home to me, wouldn't take any money for it.
?top Wow.
?top Could not fault (a single thing|it).
I don't usually write reviews but this hotel (deserves one|was really good).
?top @proprete+ (Spotless|So clean), even in the corners.
@petit_dejeuner+ Ask for a coffee from the bar machine in the morning, (much better than the pot|they make it for you).
?top,restaurant @restauration+ the food is (unreal|amazing) !!
?good,lake @emplacement+,chambre- Bathroom is (small|old and small) but you are at $thelake in two minutes.
?good,together @petit_dejeuner- Breakfast could start earlier, (some of us have to drive|I was gone by seven).
?dunes,lake,!winter @emplacement+ On the beach before breakfast, (I loved that|can recommend).
?lift,together @acces+ Needed a lift for my mother and (there is one to all floors|it was big enough for her chair).
?together @accueil+ Somebody brought a chair for my mother while we were checking in, (nobody had to ask|very kind).
?good @equipements- Towels a bit thin, (nothing else to say|otherwise very nice).
@acces+ Easy to find when you come from the main road, good for (a stopover|an overnight stop).
?!winter @chambre+ Had a room with a little balcony, (sat there until dark|nice in the evening).
@equipements+ The bikes could stay inside.
@accueil+ The personnel speak English and (are very friendly|also little German), this is not usual in France!
?good @chambre- Only the pillow was (too high|much too big) for me.
@petit_dejeuner+ Many kinds of (bread|bread and cheese) in the morning, [we was/I was] very satisfied.
?good @chambre- The bed could be a little longer, but tall people (know this problem|are used to that).
?together @petit_dejeuner+ Strong coffee, as we like it (in Sweden|in the north)!
@calme+ This hotel I can recommend to everybody which is searching for a (calm|quiet) place.
?good @equipements-,accueil+ Small problem with the shower the first day, it was repaired (quickly|within the hour).
@accueil+ The front desk made all [our/my] dinner reservations since [our/my] French is terrible.
?lift @acces+ It even has an elevator, very small but it works.
@chambre+ pretty big room for (France|Europe)
?good,summer @chambre- A/C would be nice, (that's my only complaint|other than that great).
@chambre+ Paid extra for a (superior|larger) room, it was worth it.
@accueil+ Came in pouring rain and somebody (ran out with an umbrella|carried the bags in straight away).
?good @chambre-,prix+ You get a small room for a small price, (fine by me|fair).
?good,bell @calme- Church bells (all night|from six), bring ear plugs
?good,bell @calme- be aware of the church next door, (it strikes the hours twice|you hear it in all the rooms). Lovely hotel!
@accueil+ Booked (the same day|an hour before) over the phone, no problem at all.
?together @accueil+ We were there for a wedding and they didn't mind us coming in (so late|at four).
?famille,restaurant @restauration+ Pasta for the little ones without having to ask, (they ate everything|lifesaver).
?famille @chambre+ Connecting rooms were a great help with (three kids|teenagers).
?good,famille @prix- I thought the breakfast is expensive for children, (they only eat a croissant|mine had half a yoghurt)...
Exactly as (in the pictures|described).
?good,woman @chambre- Not enough light in the bathroom for make up, (all the rest is great|please add a lamp).
@ambiance+ The barman makes a good (spritz|gin and tonic).
?good @accueil-,chambre+ Beautiful room. Reception (could smile a bit more|was correct but cool).
?family-run @petit_dejeuner+ The jam is homemade, (try the apricot|bought two jars)
?good,old @chambre- Floors slope and creak but that's normal in (a house like this|an old place), [we/I] liked it.
?holidays @prix+ For high season the price was (really ok|fair).
?good,holidays @petit_dejeuner- (Go down early|Be there early) in the holidays, by nine the breakfast room is full.
?good,restaurant @restauration- Very nice hotel but eat somewhere else, their restaurant is (overpriced|nothing special).
?affaires @petit_dejeuner+ Breakfast starts early enough (for the first meeting|if you have a train).
?affaires @attente+ Check out in a minute, (invoice was ready|bill already printed).
?affaires @calme+ Quiet enough to (work in the room|make calls from the room).
@prix+,proprete+ Clean and good value, (recommended|nothing more to say).
Very pleasant stay, thank you to everyone.
@calme+ lovely room very quiet
?!affaires Enjoyed every minute.
@prix+ It's a simple hotel but (good for the money|the price is right).
?pool @equipements+ Pool not big but (never crowded|very clean).
?parking @acces+ Parked, checked in and (in bed|in the bar) within twenty minutes.
?restaurant @restauration+ Desserts in the restaurant are homemade, (keep some room|I had one every night).
?couple Didn't want to go home
nice place, nice people, i would come again
?top Best hotel [we/I] have stayed in for (years|a long time).
@ambiance+ Good old fashioned hotel, (not fancy but [we/I] liked it|hope they never change it).
@chambre+ The (shower|bed) was great!
?good @equipements- TV had only French channels but (that is normal in France|[we/I] hardly watched).
@proprete+ They clean the room every day and (do it well|you see it).
@chambre+ So much light, and a table where you can (sit and write|eat something).
@accueil+ Warm welcome, (even after midnight|even for people without a booking).
?good @equipements- Only one plug by the bed, apart from that all (good|fine).
?road,good @calme-,chambre+ With the windows shut you hear nothing of the road, only then it gets (warm|stuffy). Great beds.
?good @emplacement-,calme+ You drive a lot from here. On the other hand it is (so quiet|quiet at night).
?village @emplacement+ (The baker|The bakery) is two minutes away and opens at six.
?solo,woman @ambiance+ Felt safe as a woman on my own, also late at night.
?solo @accueil+ Nobody looked at me strangely for (eating|being) alone, (they even had a chat with me|nice table too).
?winter,together @accueil+ Half the town was closed in $month and the hotel made us (an omelette|a plate of cold meat) at nine in the evening. Really appreciated.
?couple Second honeymoon... (lovely|thank you)
?restaurant,famille @accueil+ The waiter brought (crayons|paper and pencils) before we had sat down. Kids happy, parents happy.
?pool,good,summer @equipements- (Pool could be warmer|The pool is freezing) but nice to have.
?affaires,good @chambre- No wardrobe, just three hangers. For one night ok.
?old,good @calme- You hear the people upstairs walking, old house. Charming (place|hotel) all the same.
?good @petit_dejeuner-,accueil+ Staff were great, breakfast (is just ok|less so).
?together @accueil+ Our flight was cancelled so we rang to say we would lose the first night, and they just moved the booking (without charging anything|and said don't worry about the money). The airline was a lot less helpful, so thank you again.
?affaires @calme+ I have tried most of the hotels in the area for work and this is the only one where I sleep properly. The rooms at the back look onto (gardens|a yard) and nobody bangs the doors, (so I stay here every time now|so my company books it for me every time now).
?top @accueil+ The day before I had left my (bag|coat) in a restaurant. $staff rang them for me and (had it sent|picked it up on the way to work). I have never had that in a hotel before, thank you!!
?good @calme-,accueil+ The people next door had the television on until one. I rang down and the night porter (came up and spoke to them|gave me another room on the spot), in the morning they asked how I had slept after that. Very well handled.
?good,famille @petit_dejeuner+,attente- Breakfast is so good that everybody comes at the same time and then you wait for a table, the coffee and the bread. The girls work hard but there are too few of them at (nine|half past eight). Go early.
@chambre+ I have a bad back and choose hotels by the mattress. This one was (firm|just right) and quite new I think, after three nights I could still walk (normally|without a problem), so I'm writing this for others who have the same.
?together @accueil+ When we booked we asked for twin beds and got a double. The receptionist apologised, made us wait with (a coffee|a drink) for ten minutes and then it was done, no argument about who had made the mistake.
?restaurant,top,together @restauration+ We were going to eat out but it was raining so we stayed in, best decision of the trip. Simple menu, everything cooked to order, the cook came out to ask if it was alright.
?winter,good @chambre- The room was cold when [we/I] arrived because the radiator had been off. They brought (an electric heater|a second heater) at once and after an hour it was really comfortable, they could just switch it on before guests come.
?solo @acces+,accueil+ I don't drive and was a little worried about getting here. They picked me up at the station and took me back (two days later|at the end), for nothing, and printed all the bus times.
?couple @accueil+ We spent a (very pleasant|delightful) few days here. We had last stayed many years ago, and were most pleased to find that the standard of service has not dropped in the least; the ladies in the dining room were charming.
# hotel flow mixed
?!lift @acces- OK for one night, no lift and (heavy suitcases|steep stairs)...
@proprete-,accueil+ Friendly people but there was (hair|dust) in the bathroom.
@petit_dejeuner-,emplacement+ Great location, poor breakfast, (nothing warm|no fruit) and you pay extra for it.
@prix- (Alright|Ok), but not for $night euros.
@chambre- Carpet needs replacing and the towels (are thin|have seen better days).
@petit_dejeuner- They were clearing breakfast away (while people were still eating|at twenty to ten). The room was ok.
?road @calme- Could only sleep with the window shut and then it was (too warm|stuffy).
?restaurant,together @restauration- The restaurant was closed (that evening|on a Monday), nobody had told us, so out in the car again. Rooms fine.
@chambre- It does not look like on the pictures, (darker and older|smaller). The bed was good.
@numerique-,proprete+ Clean hotel but the internet (drops all the time|never worked), I had to sit in the lobby.
@chambre- Bed too soft, the rest ok
?restaurant @attente-,restauration- Waited nearly an hour for dinner and then the food (was not hot|was lukewarm), breakfast was better.
?restaurant @attente-,accueil+ One girl doing the bar, the restaurant and the phone. She was nice, but (you wait for everything|it can't work).
?pool,summer @equipements- Booked because of the pool, it was closed (two days out of four|half the time).
Nothing wrong, (nothing special|average).
Next time [we'll/I'll] try another one
?old @chambre-,ambiance+ Charming building, but the mattress (goes down in the middle|has had its day).
@equipements- hot water ran out at (eight in the morning|nine). Nice enough otherwise
@accueil- Nobody explained anything when [we/I] arrived, not even where breakfast is. (Room ok|The room was decent).
It was better (some years ago|the last time), nothing has been done since.
?famille @chambre- Family room too small for four, with the suitcases you (couldn't walk any more|had to climb over things).
?famille @accueil+,chambre- Staff lovely with the kids, sofa bed (hard as a board|a torture)!
?affaires,parking @prix- Parking and breakfast on top and suddenly it's expensive.
@chambre-,accueil+ The door of the shower don't close, the lamp don't work, but the (personnel|people) are nice.
@attente- Room not ready until (4.30|nearly five) though check in is from 3. View was nice.
ok for a stopover, nothing more
@chambre- It needs updating, (simple as that|the bathroom most of all).
?!winter @chambre-,accueil+ Nice people, but the room was much too (warm|hot to sleep).
@prix- Might come back, but not at (that|this) price.
?lift @calme-,chambre+ (Comfortable|Good) bed, pity you hear the lift all night.
?view @emplacement+,chambre- Lovely view. But the room is (very tired|past it).
@petit_dejeuner+,chambre- Very good breakfast, the bathroom (is a cupboard|is so small you can't turn round).
@attente-,accueil+ Waited half an hour at the desk because the computer was down. The man was (polite|friendly) and gave [us/me] a coffee, still, after (nine hours in the car|such a long drive) you just want your key.
?affaires @calme-,accueil- A group came in at one in the morning and talked in the corridor for an hour. When I mentioned it at check out they said yes, we heard them too. (Why did nobody say anything then|Then somebody should go down), the rest was fine.
# hotel flow bad
@proprete- Hair in the (bed|shower), dust everywhere.
@proprete-,accueil- Told reception that the room was dirty, they said somebody would come and (nobody came|nothing happened).
Don't understand the good reviews here.
@petit_dejeuner- Old bread, bad coffee, and the (juice|milk) was finished at nine.
@accueil- the man at reception was really (rude|unfriendly), no hello, nothing
@accueil- Threw the key on the desk and (pointed|went back to his phone).
@calme- Walls like paper, (you hear every word next door|[we/I] didn't sleep at all).
@calme- Doors banging until late and again from six. (Exhausted|[We/I] left tired).
@chambre- The mattress was (worn out|rock hard), my back still hurts.
@prix- Over priced for what it is.
@prix- [We/I] have stayed in much better hotels in France for less money.
@chambre- Room smelt of (damp|drains|cigarettes) and they had no other.
?low,together @accueil-,attente- Booked (weeks|months) ahead and they had no room for us.
?together @accueil- Moved to another hotel, much worse, and we (had to pay|paid) the taxi ourselves. Nobody said sorry.
?summer @chambre- (Boiling|So hot) in the room, no air con and the window only opens a little.
?summer @prix-,chambre- How can you charge these prices and not even have a (fan|blind that closes)?
@petit_dejeuner-,accueil- Came down half an hour before the end and there was nearly nothing left, she said I should come earlier.
@accueil- Be careful with the bill! They charged (the minibar|breakfasts) [we/I] never had.
@accueil- It took weeks and (four|several) emails to get [our/my] money back.
?restaurant @restauration- The restaurant is terrible, (cold soup|overcooked fish|meat like leather).
?parking @acces- Parking always full so [we/I] had to pay in the street every (day|night).
On the website you see only the nice rooms.
@equipements- Nothing works, (the lamp|the TV), the blind, the toilet...
@equipements-,accueil- Reported the (shower|toilet) twice, nothing was done.
@chambre- Dark room looking on a wall.
?worst @proprete- Mould in the shower, (bed bugs|dirty mattress). Avoid!!
?worst Do not stay here, (honestly|I mean it).
?worst [We/I] left after one night and lost the money.
@numerique- No wifi (and they knew it when I checked in|all week, they knew and said nothing).
?affaires @equipements-,numerique- The only plug is behind the wardrobe and the internet is dead, (not for business people|I couldn't work).
?famille @accueil- They were rude to us because the kids were talking in the corridor. (They're children|It was five in the afternoon)!
?famille @accueil- the cot we had booked wasn't there and they (didn't care|were annoyed that we asked)
@proprete- Shabby, the carpets are (filthy|very old) and it smells in the corridor.
@accueil- When [we/I] asked for (towels|a second pillow) it was already a problem.
@chambre- Very old and need renovation.
@prix- For this price in my country you get a very good hotel.
?pool,famille @equipements-,proprete- The pool was green. The kids were so disappointed, (why is it on the website|somebody should tell people before).
?couple @calme-,accueil- Wedding party with music until (3|half 3) and nobody had warned us, no apology either.
?winter @chambre- Freezing, the radiator was (barely warm|switched off).
?winter @accueil-,chambre- Asked twice for a blanket. (Never came|Got nothing).
@proprete- Towels on the floor and the bed not made when [we/I] got the key.
@accueil- Nobody cares, one was on the phone (the whole time|all the time).
@proprete-,prix- Not clean and far too expensive for what you get.
?worst @chambre- Worst bed I have ever slept in.
@accueil- Rude staff
@calme- The room is over the (kitchen|bins), they start at five.
?road @calme- Lorries all night under the window. (I gave up at four|Did not sleep).
?!village @emplacement- Nothing central about it, (twenty minutes uphill|half an hour on foot).
@attente-,accueil- (Twenty|Thirty) minutes ringing the bell before anybody came. No apology.
?worst @proprete-,accueil- Found somebody else's (socks|tissues) in the bed. They offered to change the sheets, that was all, no other room and not one euro off. Disgusting.
@calme-,accueil- I asked for another room because of the noise and they said the hotel was full, but in the morning there were (three|four) tables taken. I don't like being lied to, so that was the last time.
@prix-,accueil- The card was charged when I booked and then they wanted me to pay again when I left. I had the email on my phone, (nobody wanted to look at it|they said it proves nothing), it took half an hour and a call to my bank.
?low,amis,together @accueil- It was a birthday and we had booked five rooms. When we came there were three, the others in a hotel half an hour away, and they (shrugged|said it happens). I wrote to them twice, no answer.
`;
