/** Whole reviews of huts and hostels, outings, tastings, feasts, shops and tourist offices: most are a sentence or two. */
export const englishWholeOthersShort = `
# collectif flow good
?refuge @restauration+ Simple dinner and plenty of it, (after that walk heaven|exactly right after the climb).
?refuge @accueil+ The guardians are so friendly, they (stay up for latecomers|wait with the soup if you are late).
?good,refuge @chambre- Dormitory is tight and someone always snores. (Great hut|That's a hut).
?refuge @emplacement+ Sunrise from the door!!
?refuge Book by phone, they don't always (see|answer) the emails.
?refuge Bring cash and (a head torch|a liner).
?good,refuge,together @equipements- (Cold water only|No shower), we knew that, no problem.
?refuge,woman,solo @ambiance+ Alone at the start of the evening, by nine I knew (everybody|the whole table).
?auberge-jeunesse @prix+ (Good|Decent) hostel for the money
?auberge-jeunesse @ambiance+ In the evening everybody cooks together.
?auberge-jeunesse,solo Stayed one night more than planned!
?good,auberge-jeunesse @equipements- Showers could be (bigger|warmer), nice people.
?auberge-jeunesse @equipements+ Curtains on the beds and (a locker|a light of your own), makes all the difference.
?auberge-jeunesse,amis we didnt sleep much lol, (good bar|good fun)
?good,auberge-jeunesse @petit_dejeuner- breakfast simple but ok for the price
?village-vacances,famille @equipements+ No car needed all week, everything is on site.
?village-vacances,famille @accueil+ The children's club people are (great|wonderful), ours wanted to go there even in the evening.
?good,village-vacances @restauration- Food a bit the same after (five|four) days. Nice team.
?village-vacances,famille Nearly the only English there and the kids still (found friends|had somebody to play with).
?groupe @accueil+ They made (twenty packed lunches|breakfast at five) for us without a word.
@proprete+ Clean showers, (not so normal in a place like this|I was surprised).
?good @calme- Bring earplugs, then it's (fine|great).
?refuge,good,together @attente-,restauration+ Two sittings for dinner and we were in the second, which was hard after eight hours of walking. But they came with (bread and cheese|tea and cake) for those who had to wait, and the stew was worth it.
# collectif flow mixed
?village-vacances @restauration- Well organised, only the food is (not good|always the same).
?village-vacances @calme- Entertainment till midnight whether you want it or not.
@chambre-,prix+ Cheap, but the mattress (is thin|was awful).
?refuge,together @accueil- Nice hut, they were (stressed|short with us).
# collectif flow bad
@calme- Groups (running in the corridor|slamming doors) until midnight.
@proprete- The showers weren't clean, (hair everywhere|no hot water left either).
@prix- You have to pay for sheets, which is nowhere written when you book.
I know it's cheap but still...
?village-vacances,famille @accueil- The club was closed (two|three) days of our week and nobody (had an answer|said sorry).
# activite flow good
?nautique,!winter great fun!
?nautique @pedagogie+ Explained properly before the start, (in English too|nobody had to feel stupid).
?nautique,!winter Bring shoes that can get wet and (sun cream|dry clothes for after).
?nautique,!winter You can stop to swim where you want, (that was the best|lovely).
?nautique,famille,!winter Easy enough for the kids, they (want to go again|didn't even want the picnic).
?nautique,together @attente+ No booking and we got (boats straight away|on the river in ten minutes).
?nautique @accueil+ Never done this before, (the guys make it easy|it was easier than I thought).
?good,nautique,summer @ambiance- A lot of boats on the water in the afternoon, take the (first|morning) trip.
?nautique @equipements+ Life jackets in all sizes, (also for me|boats in good condition).
?nautique,good My arms!! Longer than I thought (but so nice|but would do it again).
?accrobranche,famille (Kids had a ball|Our boys loved it).
?accrobranche @equipements+ Different levels, so (everyone found something|I could do the easy ones).
?accrobranche @accueil+ Careful with safety, they check (everything|every strap) twice.
?accrobranche,good @attente- Some waiting on the platforms when it's busy, (otherwise great|still good fun).
?accrobranche,amis I screamed (the whole way|so loud)
?accrobranche,famille @accueil+ Our youngest got stuck half way and $guide climbed up and (came down with her|talked her down).
?bateau,!winter @ambiance+ Sit outside, (take a jacket|much better than inside).
?bateau @pedagogie+ Stories in French and then a short version in English.
?good,bateau @pedagogie- Didn't understand much of what he said. (Lovely trip anyway|Lovely views).
?bateau My (mother|father) is 84 and could get on without a problem. Recommended for older people
?bateau,good,summer @attente- Be there early, the good seats go (to the first in the queue|fast). Lovely trip.
?velo @equipements+ Good e-bikes, well maintained(, batteries full|).
?velo @accueil+ They marked (a route with no hills|all the coffee stops) on the map for [us/me].
?velo @accueil+ flat tyre, rang them, (twenty|fifteen) minutes later he was there
?velo,famille Child seat (and trailer |)included.
?velo,good Some hills are steep even with the motor. (Beautiful|Super) day out!
?velo @prix+ Fair price, helmets and locks included.
?cheval @accueil+ Hadn't ridden for years and it was no problem, (calm horses|they give you the right horse).
?cheval,famille @pedagogie+ Our daughter had lessons all week and (cried when we left|helped with the feeding in the evening).
?cheval @ambiance+ Horses look well treated, (that matters to me|you can see that straight away).
?cheval,good @prix- Two hours is not cheap, but (I would do it again tomorrow|so nice)
?parapente,top AMAZING!!
?parapente @accueil+ Scared (to death|stiff) before, and then the instructor started talking and I felt safe all the time.
?parapente,good @prix- Photos cost extra, (buy them|worth it).
?parapente @attente+ Moved to the next day because of the wind, (one phone call|no problem at all).
?parapente,woman,top Birthday present from (the girls|my sister), thank you for the best ten minutes of the year
?spa @ambiance+ The outside pool when it (gets dark|rains)...
?good,spa @equipements- Changing rooms a bit small. (Relaxing afternoon|Nice warm pools).
?spa @ambiance+ Not too full, (nobody talks|very relaxing).
?spa Bring your own (towel|towel and flip flops), otherwise you pay.
?good,spa,weekend @ambiance- Saturday is too busy for a spa, go in the week(. Lovely sauna|).
?spa,couple Lovely present from my (wife|husband), we both fell asleep.
?escape,amis Out with two minutes left!!
?escape,amis @ambiance+ So much fun, (difficult but not too difficult|we laughed all the way).
?good,escape @pedagogie- A few of the English texts were strange but you understand.
?escape,famille @accueil+ They gave the kids extra hints (without us noticing|over the speaker).
?!spa,!escape,!velo @accueil+ Thanks to $guide who (took care of [us/me]|was so patient)!
?!spa,!escape,!velo,!bateau @accueil+ I felt safe all the time.
?good,!velo,!spa,!escape @attente-,accueil+ Started half an hour late, but the people (are very nice|were lovely).
(Brilliant|Lovely) afternoon
would do it again
?good @acces- Hard to find, (ring them|look for the small sign). Good fun.
?famille,!spa,!escape,!velo,!bateau @accueil+ So good with the kids.
?amis Stag do, they were very (patient|kind) with us haha
?groupe @accueil+ Good for a group, (some could do the hard version, some the easy one|they put us in teams).
?winter,!bateau,!nautique Only ones there, (nearly a private session|so we got extra time).
@prix+ Worth every euro
?good @prix- Not cheap. (No regrets|Worth it once).
?nautique,!alone,!winter @accueil+ One of us lost her glasses in the river and the young man (dived for them|looked for them) until he had them. That was really above what you can expect, thank you again.
?cheval @pedagogie+ I am 62 and wanted to learn to ride before it's too late. They took me as serious as the children, (one hour every morning|every day a bit more), and on the last day I was trotting. Thank you for the patience.
?parapente,good @attente- They cancelled twice because of the wind, which was annoying as I had planned my days around it. Third time it worked and the instructor explained why (the first days were|it had been) too dangerous, so now I'm glad they did.
?velo,good @equipements-,accueil+ The battery of my bike was empty half way round. I rang, they said stay where you are, and a man came with a new one in (half an hour|twenty minutes) and gave me the money back. The bike was very good after that.
# activite flow mixed
?!spa,!escape,!velo,!bateau @prix- Fun but (quite short|too short) for the price.
?nautique @attente- More time in the bus (and the queue |)than on the water.
?velo @equipements- Nice people, the bikes are (old|a bit rattly).
?bateau @pedagogie- Beautiful trip, everything in French through a bad loudspeaker.
?spa @ambiance- Too many people for a spa. Pools (ok|warm).
Would not do it again for that money
?accrobranche,famille @accueil- Ours was two centimetres too small for the big course, nobody mentions that when you book. (Rest was ok|The others had fun).
# activite flow bad
?!spa,!escape,!velo,!bateau @attente- Booked for 10, nobody there until (10.40|half past).
?!spa,!escape,!velo,!bateau @equipements- Old equipment, I didn't feel (safe|safe at any moment).
?!spa,!escape,!velo,!bateau @accueil- Complained and he said it's always like this in the season.
?velo @equipements- Brakes didn't work. On a rented bike!
?spa @proprete- Hair in the shower and (a dirty pool edge|plasters in the pool).
?nautique @pedagogie- No explanation, here's your paddle, off you go.
?cheval,together @ambiance- Thin horses, (tired|sore under the saddle). We didn't go.
?bateau,together @attente- Boat full although we had tickets(, wait for the next they said|).
?escape @equipements- Half of the locks were broken, so you can't win.
?parapente @accueil- Cancelled by text on the way there. (I'm still waiting for the refund|No refund so far).
?low,famille @accueil-,prix- They let us pay for four, then said our youngest was too small and there is no money back. It says nothing about height (on the website|when you book). She had to watch (with me|from a bench).
# degustation flow good
?vin @accueil+ No pressure to buy at all, so of course [we/I] bought (six|some).
?vin @pedagogie+ The owner explained everything in good English (and took his time|).
?vin The white is (lovely|so good).
?vin @prix+ (Half|A third of) the price I pay at home for the same bottle.
?good,vin Shipping to (England|Ireland|Denmark) is too dear, leave room in the car.
?vin,good,together @attente- Ring before you go, we stood in front of a closed door. Tasting was great.
?vin @accueil+ She opened (another two|a special one) because I asked a question about it.
?fromage @pedagogie+ Come in the morning and you see how (it's made|they make it).
?fromage,together They vacuum pack it for the journey. (It still smells|Our car still smells)!
?fromage The old one is strong, (try before you buy|I love it).
?fromage,famille The kids tasted (everything|all of them) and liked it
?biere @pedagogie+ Friendly guy, explains the brewing (if you ask|and lets you smell everything).
?biere,amis good beers, we stayed (too long|till they closed)
?biere,good @prix- Small glasses for that money but the beer is (really good|interesting).
@accueil+ Nice people who like what they make.
[We/I] came out with more than planned...
?vin,together @accueil+ We had ten minutes before the end and said we would come back another day. He shut the door behind us, (opened three bottles|took his time) and talked for an hour about the weather and the soil, and would not hear of money for the tasting.
# degustation flow mixed
?vin @prix- Nice tasting, seven euros for (three sips|three small ones) though.
?fromage @pedagogie- Good cheese, but the tour is just (a film|a window you look through).
# degustation flow bad
?vin @accueil- As soon as they see you only want one bottle the smile is gone.
?biere @prix- Overpriced and (warm|flat).
?together @accueil- We were ignored, the French before and after us were not.
?fromage,together @attente- Ten o'clock visit cancelled. (Nobody had told us|No reason given).
# evenement flow good
?marche-noel @ambiance+ Pretty lights, and not too (big|noisy).
?marche-noel Real crafts instead of (plastic|the usual things).
?marche-noel @restauration+ The cheese dish with the mulled wine!!
?good,marche-noel,weekend @ambiance- Crowded on Saturday evening, (come on a weekday|lovely all the same).
?marche-noel,famille Father Christmas spoke English to our little one, (she was speechless|magic)
?fete,together @ambiance+ Everybody joins in, also (strangers|us).
?fete @restauration+ They cook in the street, (eat there|come hungry).
?fete,village Like a village fair should be
?festival @ambiance+ Nice relaxed crowd and (good sound|friendly staff).
?festival @prix+ The beer is not expensive, for a festival (that's rare|unbelievable)!
?festival @acces+ Parking was no problem and (out in ten minutes|a free bus).
?festival,good @equipements- More toilets please. (Fantastic music|Would go again)
?good @attente- Long queues for food, (eat before|good atmosphere though).
Would come back for it
?fete,top Danced till two with people I had never met, (great night|so friendly).
?festival,good,together @equipements-,accueil+ The rain came down in the middle of the concert and everybody ran. They moved it into the (church|hall) in half an hour and we heard the rest sitting on the floor, I thought that was very well done.
# evenement flow mixed
?festival @prix- Good bands, (silly|ridiculous) prices.
?marche-noel Half of it was the same stuff as everywhere. (Nice lights|Nice wine though).
?fete @attente- Nice atmosphere but you queue for all of it.
# evenement flow bad
@attente- (40|30) minutes for a drink.
@prix- Everything expensive and (nowhere to sit|half of it sold out)
?festival @equipements- Four toilets for (hundreds of people|everybody).
?marche-noel @ambiance- Crushed from one stand to the next, went home.
?fete,famille @accueil- Nobody could tell us when the children's part was. In the end it was already over.
# commerce flow good
?boulangerie,top Best croissants of [our/my] trip
?boulangerie @accueil+ The ladies are so (patient|sweet) with [our/my] French.
?good,boulangerie @attente- Sometimes a queue, (wait|it's worth it).
?boulangerie,good Come before nine or the good bread is gone.
?boulangerie A kind of brioche with sugar, every day the same one.
?boutique Nice for presents, (not the usual magnets|things from the region).
?boutique @accueil+ She wrapped everything for the flight(, for free|).
?boutique @accueil+ You can look as long as you like, (nobody runs after you|no pressure).
?boutique,good @prix- Pretty things, not cheap.
# commerce flow mixed
@prix- Nice shop, but (too dear|overpriced) for what it is.
# commerce flow bad
@accueil- Not even a bonjour back.
?boulangerie @accueil- Wrong change and no way to discuss it.
# ot flow good
@accueil+ Very helpful lady with (good|very good) English.
@accueil+ She rang (three|a few) places for [us/me] until she had a room.
@equipements+ Good maps, walking and cycling, some of them free.
Open on Sunday morning also, very practical for tourists.
@accueil+ The peoples there gave [us/me] (so many ideas|good maps).
@accueil+ They knew which restaurants are open, in $month (not so easy|that helps).
?famille A treasure hunt through town for the kids, (ask for it|ours loved it).
?good @attente- Only one person at the desk so you wait. (She's good|Worth it).
?good @pedagogie- Leaflets mostly in French, but they explain everything in English.
@accueil+ [We/I] asked for one walk and came out with five.
# ot flow mixed
@accueil- Friendly, but they only read out (the leaflet|what I had found online).
# ot flow bad
@attente-,accueil- Waited while two people talked behind the desk(, about their weekend|).
@accueil- Got a leaflet and that was it, you find more online.
`;
