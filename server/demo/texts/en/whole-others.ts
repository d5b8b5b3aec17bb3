/** Whole reviews of sights, campsites and rented houses: most are a sentence or two about one thing. */
export const englishWholeOthers = `
# site flow good
?!nature @pedagogie+ More to see than you think, allow (two hours|a good two hours).
?!nature @pedagogie+ Leaflet in English, and (well translated too|you can keep it).
Well worth a visit
?together Go early to avoid the coaches, (after ten they arrive|we had it nearly to ourselves).
?musee @pedagogie+ Audio guide is included and quite detailed, (maybe skip a few rooms|[we/I] listened to all of it).
?musee @accueil+ They let [us/me] leave the rucksacks at the desk, (very kind|no charge).
?musee There's a film with subtitles and you can sit down, (start there|good for tired feet).
?musee @pedagogie+ How people lived and worked here, (very well done|really interesting if you like history).
?musee,famille @pedagogie+ The quiz for the kids is brilliant, they (read every sign|ran from room to room).
?musee,famille Our two usually hate museums. (Not this one|They asked to go again).
?musee Good for a rainy day.
?good,musee @ambiance- It was raining so everybody had the same idea, a bit full. (Nice museum|Good collection).
?good,musee @pedagogie- Interesting, but more English would help, I (understood half|had to use the phone to translate).
?musee Don't miss the view (from upstairs|over the roofs) at the end.
?good,musee The temporary exhibition was (better|more interesting) than the rest I thought.
?chateau @pedagogie+ The guide was excellent, funny and (well informed|never boring).
?chateau @pedagogie+ Tour in English, (ask at the desk for the times|which I had not expected).
?chateau The kitchen with all the copper pots! (My favourite|Could have stayed in there).
?good,chateau @acces- Tower stairs are (steep|narrow), not for everybody. Beautiful castle.
?chateau @accueil+ There's a bench in nearly every room, (somebody thought of older people|which was welcome).
?chateau Not too crowded, lovely park.
?good,chateau @prix- $fee euros is a bit much when half the rooms are (closed for restoration|closed), the park is lovely though.
?good,chateau [We/I] have seen better castles but (this was still interesting|the gardens are nice).
?chateau,couple @accueil+ The volunteers are proud of it and show you a staircase that's not (on the plan|in the leaflet).
?chateau @ambiance+ Still lived in, and (you notice|that makes the difference).
?chateau,!summer bring a jumper, it's cold inside
?chateau,famille Kids liked the (tower|armour) and then ran round the park for an hour.
?good,chateau @equipements- Could do with a few more toilets. (Very nice otherwise|Great castle).
?jardin,!winter @ambiance+ Benches in the shade everywhere, [we/I] stayed (half a day|all afternoon).
?jardin,!winter @pedagogie+ Everything is labelled so I know now (what I want for my garden|what grows in my own garden).
?jardin,!winter They sell plants at the end, [we/I] bought two.
?jardin,!winter so peaceful
?jardin,spring The tulips were out, (gorgeous|what colours).
?jardin,!winter,good @prix- Not cheap for an hour's walk. (Very well looked after|You can see where the money goes).
?jardin,!winter Lots of (bees and butterflies|birds), [we/I] loved it.
?jardin,!winter @accueil+ One of the gardeners stopped to explain (a tree|the roses), such a nice man.
?jardin,!winter @acces+ Paths are flat, fine for (my mother's rollator|older people).
?grotte,together @pedagogie+ Guide tried very hard to say things in English as well, (we all clapped|bless him).
?grotte Really cold so bring a jumper(, also in summer|).
?grotte I'm not fond of closed spaces but (it was fine|the rooms are so high).
?good,grotte @acces- Many steps and wet floors, proper shoes. (Impressive|Worth it).
?grotte @ambiance+ The last room is enormous, (and so well lit|[we/I] just stood there).
?grotte,famille kids loved it and so did we
?parc-animalier,famille @ambiance+ The animals have a lot of space. (The goats were the favourite|Our favourite was the deer).
?parc-animalier,famille Otter feeding is the one to see, be there (ten minutes before|early).
?good,parc-animalier,famille @prix- Expensive with (three|four) kids. They still talk about it, so...
?parc-animalier,famille @equipements+ Picnic tables everywhere, bring your own food(| like everybody does).
?good,parc-animalier @restauration- Snack bar (overpriced|not good), park lovely.
?parc-animalier,famille We stayed until it closed and (the youngest cried|nobody wanted to leave).
?abbaye @ambiance+ There was nobody else in the cloister. (Very special|I sat there for a long time).
?abbaye @prix+ Free, and some information in English, (leave something in the box|wonderful).
?abbaye They sell honey and biscuits (made there|at the exit), very good.
?nature @emplacement+ Stunning views.
?nature,parking (Twenty|Thirty) minutes from the car park and then that view...
?nature @ambiance+ Met only a few people, (everybody says bonjour|so peaceful).
?nature Take good shoes and water, there is no (shop|tap).
?nature The photos don't do it justice.
?nature,spring So much water after the winter, (spectacular|beautiful)!
?nature,good @acces- Slippery on the way down, (poles would have been good|mind the stones). Beautiful walk.
?good,nature,!parking @acces- Hardly any parking, [we/I] walked along the road for ages. (Lovely spot|Worth it in the end).
?good,nature @ambiance- Come early or late, at midday there are too many people (and loud music|).
?nature,parking @equipements+ Clean toilets at the car park, (not something you expect|a nice surprise).
?nature @acces+ Well signposted, [we/I] never needed the map.
?nature,dogs,together Dogs on the lead are fine, ours (loved it|was in the water all the time).
?nature,autumn The colours in $month! (Go|Wow)
?nature,aurelle I came here as a child and it's still (the same|as beautiful).
?!nature,!parc-animalier @accueil+ Very kind staff who took time to explain (everything|things twice).
?!nature,winter Open in winter when (everything else is closed|nothing else is), and it's warm inside.
?!nature Careful, they close at lunch time (and [we/I] had to wait|).
?good,summer,!nature @attente- Queued for the tickets in the full sun, so buy online. (Visit itself very good|Very good once you're in).
?!nature @attente+ Booked online and walked (straight past the queue|straight in).
?!nature the visit took (one hour|one and a half hour) and [we/I] have learned much
?good,!nature @equipements- Maybe a few more benches, (for older visitors|my feet hurt). Otherwise top.
i took so many pictures
?dogs @accueil+ They came out with a bowl of water and asked what his name was...
?top Highlight of [our/my] week
?top,together One of the best things (we did|to do) around here, don't miss it!
?together We only wanted a quick look and stayed all (morning|afternoon).
?affaires Had a free afternoon and this was (a good choice|very pleasant).
?!nature @prix+ With the ticket you get a reduction (at other places|somewhere else too), keep it.
?!nature @prix+ You get a lot (for the entrance price|to see for that price).
?!nature,!parc-animalier @pedagogie+ Small group, and you see parts which are (normally|otherwise) closed.
?!nature,good @pedagogie- Guide spoke too fast for [us/me], (a very interesting place|interesting all the same).
@ambiance+ So glad [we/I] went.
?!nature @accueil+ Friendly lady at the till, (her English is very good|she knew it all by heart).
?!nature Nice things in the shop, not the usual rubbish.
?solo I like to take my time and nobody (hurried me|minded).
?groupe,!nature @pedagogie+ We were over twenty and everybody could hear (the guide|what was said).
?famille,!nature @prix+ Free for the little ones.
?good,!nature @acces- Satnav takes you to the wrong side, follow the (brown signs|signs in the village). Nice visit.
?!nature,good @numerique- The app didn't work on my phone. I took the paper (plan|map) and was happy.
?amis nice afternoon out with friends
[We've/I've] been (twice|three times) now, you always see something new
?!nature @proprete+ Clean toilets, (even paper and soap|I mention it because it's rare).
?holidays,good @ambiance- Too many people in the holidays (but it is beautiful|, otherwise wonderful).
?winter,nature Cold, clear and not a soul, (loved it|a good time to come).
?good It's smaller than I thought. Nice (though|all the same).
?chateau @pedagogie+ I have done many guided tours in France where you understand a third and nod politely. This young woman switched between French and English (without losing anybody|all the time), answered in both, and the hour was over far too quickly.
?musee,together @accueil+ My mother gets tired after twenty minutes, so we asked for a chair. They gave her a folding one to carry round, then a man (carried it for her|came to carry it), from room to room. She has told everyone at home about him.
?good,nature,aurelle,together @acces- Don't follow the phone, it sends you up a track that's not for cars and there is nowhere to turn. We met (three|two) others in reverse. From the village it is signposted and easy, and the place is wonderful.
?nature,!alone,aurelle @emplacement+ It's two hours up and I wanted to turn back more than once. The view at the end is (beautiful|so wide), we stayed until it got cold, so just keep going.
?jardin,!winter,good @prix- I thought it was a lot of money for a garden but there must have been ten people (weeding|working) in there and you see it, not a bad corner anywhere. So in the end I didn't mind.
?top,famille,parc-animalier @pedagogie+ Our son wants to know everything and after ten minutes most people have enough of him. The keeper answered (all of it|every question) for half an hour and let him help with the feeding, he (talks of nothing else|still talks about it).
# site flow mixed
OK but don't make a (big|long) detour for it.
?!nature Seen everything in (half an hour|40 minutes)
?!nature @prix-,accueil+ Nice people, but too expensive for (the size|an hour).
?musee @pedagogie- Old fashioned, everything behind glass and (nothing in English|hardly explained).
?musee Probably more interesting if you know the subject.
?nature @ambiance- Beautiful, but (on a Sunday|when [we were/I was] there) it was far too busy.
?nature @proprete- Rubbish next to the bins, what a shame in a place like that
?famille,!nature @pedagogie- Our children were bored, nothing for them to do. We (liked|enjoyed) it.
?famille,!nature @prix- A lot of money for a family
?chateau @pedagogie- Pretty from outside, inside (a bit empty|not much to see).
?grotte @ambiance- Nice cave, group far too big, I (heard nothing|was always at the back).
?jardin @equipements- Half of the beds (were empty|are not planted yet), would have liked to know before.
# site flow bad
@prix- Not worth the money.
?!nature @accueil- The (lady|man) at the till was so unfriendly.
?!nature @accueil- Asked for a leaflet in English and got (no answer|no answer, not even a no).
?!nature @acces- Drove an hour and it was closed. (The website said open|Update your website)!
?chateau @pedagogie- Tour only in French and nobody (told [us/me] before [we/I] paid|says so when you pay).
?chateau @prix-,pedagogie- $fee euros and several rooms closed, (nothing explained|not one sign you can read).
?chateau @accueil- You can't leave the group because they lock the doors behind you.
?nature @proprete- Litter everywhere, toilets (out of order|filthy).
?nature @acces- Cars parked all over the road, (path in bad condition|no way past).
?parc-animalier @ambiance- Small cages, the animals (don't look happy|walk up and down all day).
?parc-animalier @prix- You pay, and then you pay again for parking.
?jardin,summer @equipements- Everything was dry and not looked after.
?musee,together @accueil- The guard followed us around (as if we were thieves|from room to room).
?musee @equipements- Half of the screens (broken|dark), the audio guide too.
?grotte @attente- (An hour|An hour and a half) outside with a booked time slot.
?abbaye @acces- Closed for a private event, (no sign, nothing online|nobody tells you).
?!nature @prix-,pedagogie- Four rooms and no explanation, for that price
?worst Rip off
?nature,together @ambiance- Drones, speakers, people (swimming with their dogs|shouting), we turned round.
?!nature,famille @accueil- Shouted at because our little boy touched (a rope|the glass)
?groupe,!nature @accueil- They had (forgotten our group|no trace of our booking), after two phone calls and an email.
?!nature @attente-,accueil- One till open, forty people waiting and two of them chatting behind the counter. When it was [our/my] turn the last tour (was full|had gone), and she said [we/I] should have come earlier.
# camping flow good
@proprete+ Clean facilitys, (all day|even in the evening).
@accueil+ helpful owners, (nice site|can't praise them enough)
?caravan @acces+ No problem with [our/my] (7|8) metre caravan, pitches are long enough.
?caravan @accueil+ The owner told [us/me] which road not to take with the van. (Thank you|He was right)!
?caravan @equipements+ Water and electricity on the pitch, (what more do you need|all working).
Will use it again on the way (to Spain|down south).
?tent,together,!winter @calme+ Quiet site for tents, (no radio, no engines|we slept like babies).
?tent,!winter @equipements+ There's a shelter with a table, which saved (dinner|the evening) when it rained.
?tent,good You need strong pegs, the ground is (hard|like concrete). All else fine.
?mobile-home @equipements+ Everything in the kitchen you can think of(, even a toaster|).
?good,mobile-home @chambre- Beds a bit hard in the mobile home, it's (quite new|clean) otherwise.
?famille @equipements+ Crafts in the morning, football in the afternoon, (we hardly saw the kids|our kids came back only to eat).
?famille,holidays Disco for the little ones, (ours went every evening|they loved it).
?pool,famille @equipements+ The slides!!
?famille Booked again for next year already
?lake @emplacement+ You walk straight to $thelake, (no road to cross|in your bare feet).
?good,lake @equipements-,emplacement+ Wonderful spot, the toilet block needs (renovation|more showers).
?good @attente- Queue for the showers between eight and nine, later it's (quiet|empty).
?good,holidays @calme- Teenagers partied until 2 one night and the staff (did something about it|had a word with them) the next day.
The pizza van comes on (Fridays|Thursdays), go early
?caravan,!alone @accueil+ Arrived late, no problem at all, he (came out with a torch|showed [us/me] the way on his bike).
?village @emplacement+ Nice walk into the village for (bread|a beer).
?together @ambiance+ We come here since (six|ten) years and know nearly everybody.
?tent,famille Nearly no cars so the kids can go where they want.
Barbecue is allowed on a special place, (very practical|this is rare now).
?good @numerique- Wifi only at the bar. (Fine by me|You get to know people).
@calme+ peaceful and green
@prix+ Good value campsite, (big pitches|nice people).
?family-run,!pool,together @calme+ No pool, so no noise, (just what [we/I] wanted|that suits us).
?family-run @accueil+ Sometimes they make pizza in the old oven for everybody, (so nice|very good).
Planned one night, stayed three
?caravan,couple @proprete+ One of the cleanest sanitary blocks we know, and we have seen (many|a lot of them).
?caravan @equipements+ Hedges between the pitches and (trees for shade|space enough).
?tent,summer,together @accueil+ Everything wet after the storm and they let us use the (dryer|laundry room) for nothing.
?good @equipements- Some pitches have no shade, ask when you book. (Very nice site|Good showers).
@petit_dejeuner+ Fresh bread in the morning, (order it the evening before|croissants as well).
?dogs There's a shower for (dogs|the dog), (good idea|very practical).
?good,pool,famille @prix- Shop is expensive, go to the supermarket. The pool makes up for (a lot|it).
?winter,caravan Open in winter and the showers are heated, (hard to find|that's all I ask).
?caravan,good @acces- Narrow entrance for a long caravan, (they help you in|somebody comes to help you). Fine once you're in.
?tent,solo @accueil+ Came on foot with a small tent and only paid a few euros. (So friendly|They even had a chair for me).
?good,bell @calme- The church bell... but you get used to it.
?tent,!alone,summer @accueil+ We had a big storm on the second night and woke up in water. The people at reception were brilliant, at six in the morning they opened (the games room|the laundry) for everybody in tents and made coffee. You don't forget that.
?good,caravan,together @equipements-,accueil+ The electricity went off every time we boiled the kettle. $staff came three times, changed the cable and in the end (moved us to another pitch|gave us the pitch next door), always in a good mood. I wish more places were like that.
?famille @ambiance+ Last year we were on one of those huge sites with everything and the kids were bored. Here there's a stream, a table tennis table and other children, and they (were outside all day|made friends the first evening).
# camping flow mixed
?!holidays @proprete- Showers not always clean, (in the evening|at the weekend) especially.
?mobile-home @chambre- Mobile home older than on the pictures, (beds uncomfortable|fridge loud).
?mobile-home @equipements-,accueil+ The oven didn't work until the third day. (Kind|Nice) staff.
?pool @equipements- Pool closed and the price (the same|no lower).
With a full site I wouldn't want to be there.
?tent @prix- Too expensive for a patch of grass. It was (clean|quiet).
@calme-,emplacement+ Lovely (position|situation) but the road is closer than it looks.
@accueil- OK. Reception (could be open a bit longer|is hardly ever open).
# camping flow bad
@proprete- The toilets were filthy, no (paper|soap) for two days.
@prix- (38|42) euros a night for that!
@calme-,accueil- Music till (late|two) and nobody at reception to call.
@equipements- Cold showers. ([We/I] left a day early|And a coin for each one).
?caravan @acces- Pitch on a slope, (much too small|far too short) for a caravan.
?caravan @accueil- They had no other pitch and were not interested at all.
?tent,together @proprete- Last people's rubbish still on our pitch.
?mobile-home @proprete- Mice in the mobile home, and (that's normal in the country they said|they knew about it).
?pool,famille @equipements- Pool so full you couldn't swim, (no lifeguard|water cloudy).
?low,together @prix-,accueil- We wanted to leave a day early because of the rain and had to pay the whole week. All right, but then she asked another (20|15) euros for cleaning, after we had swept it ourselves.
# location flow good
@proprete+ very clean, (very comfortable|lovely place)
?together @accueil+ Our hosts were so kind.
?gite,together @emplacement+ Exactly as on the photos, (that's not always so|inside and out).
?!chambre-hotes @equipements+ The kitchen has all you need, even (a waffle iron|sharp knives).
?gite,together,!winter Ate outside (every evening|every day, breakfast too).
?gite @calme+ You hear nothing, (really nothing|only some birds).
?gite,famille @equipements+ Enough room for two families without (getting in each other's way|waiting for the bathroom).
?gite,famille Garden is safe for little ones, so we could sit down (for once|at last).
?gite,famille @equipements+ A swing, a trampoline, a goal, (all day outside|we hardly saw the kids)...
?appartement @proprete+ Nice appartment, clean and (modern|bright).
?appartement,!village @emplacement+ Did everything on foot, (the car never moved|left the car for a week).
?appartement,good @prix- Parking costs money in the centre, (take that into account. Flat is very good|the flat itself is very good).
?good,appartement,!lift @acces- Third floor, no lift, narrow stairs. (Travel light|Lovely flat).
?chambre-hotes @petit_dejeuner+ Home made jam, home made cake, (every morning another one|I'm still full).
?chambre-hotes @ambiance+ Everybody at one big table, some spoke English, it was (really nice|good fun).
?chambre-hotes @accueil+ $hostess knows all the small roads, (ask her|follow her advice).
?chambre-hotes,couple @accueil+ They rang a restaurant for us because our French is (bad|not good enough for the phone).
?chambre-hotes,couple @chambre+ Own entrance, so you can come and go (as you like|without disturbing anyone).
?chambre-hotes,!alone @restauration+ Book the evening meal as well. (Really|It was very good).
?chalet,winter @ambiance+ Wood stove, (cards|a pile of books), snow outside!
?chalet,winter @acces+ The road was cleared (every morning|before breakfast).
?good @chambre- The second bedroom is tiny, (there's only just space for the bed|fine for a child).
?good,!chambre-hotes @prix- Cleaning fee too high for (such a small house|two people), apart from that very happy.
?solo @calme+ Wanted some days alone to read, (right place for that|and that's what I did).
?!chambre-hotes Nothing to add, [we/I] recommend it.
?!chambre-hotes,together @accueil+ the owner waited us with a (cake|bottle of wine), so friendly
?!chambre-hotes,together We was (five|six) persons and there was plenty of place.
?!chambre-hotes,good @emplacement- Only it is far to the shop, (do your shopping before|take what you need with you).
?gite In the night you see so many stars.
@chambre+ comfy beds
?!chambre-hotes There is a book with walks in the house, [we/I] did three of them (from the door|).
?appartement @acces+ Key was where she said, (in and settled in ten minutes|easy).
?appartement @emplacement+ Bakery nearly next door, (so handy|fresh croissants every morning)!
?good,gite @equipements- Knives are blunt, (bring one|bring your own). Very nice house.
?gite,couple,!winter @emplacement+ In the mornings we sat outside with a coffee and just (listened|looked).
@accueil+ $hostess answered all [our/my] messages within minutes.
?good,appartement,together @equipements- Instructions in English for the (washing machine|oven) would help, we guessed.
?good,summer @chambre- Bedroom gets warm under the roof, there's a (fan|big fan).
?winter,!chambre-hotes @chambre+ House was already warm when [we/I] arrived, (that was nice|thank you).
?dogs,!chambre-hotes Fenced garden for the dog, so (no stress|she was free all day).
?!chambre-hotes,good @numerique- wifi slow, no phone signal. You get used to it (and then you like it|).
?!chambre-hotes @numerique+ Worked from there for (a week|two weeks), internet no problem.
?affaires,appartement @equipements+ Washing machine and a real desk, (better than a hotel|for longer jobs ideal).
?good,gite,together @chambre- Stairs like a ladder up to the bedrooms. (Careful at night|We managed), charming house.
?good @proprete- Windows could do with a clean, everything else was (spotless|very clean).
?famille,!chambre-hotes @accueil+ Cot, high chair and (a box of toys|even a baby bath) were ready for us.
?amis,!chambre-hotes A table for twelve and a dishwasher that works, (all you need with friends|we cooked every night).
[We'd/I'd] love to come back
?!chambre-hotes,together @prix+ Half of what a hotel would have cost us.
?top Best place [we/I] have rented (so far|in France).
?chambre-hotes @accueil+ very good breakfast, very nice people, thank you!!
?chambre-hotes,good @calme- Thin wall to the other guests, (they were nice|luckily nice people).
?village,!chambre-hotes @emplacement+ Baker and (butcher|a bar) within five minutes.
?holidays,!chambre-hotes,together @accueil+ The boiler stopped on a Sunday in the middle of the holidays. $hostess had somebody there in (two|three) hours and brought us a (cake|bottle) for the trouble, you really can't ask for more than that.
?good,gite,together @equipements- We cook a lot when we are away and the pans in this kitchen are worn out. I told the owner, nobody had ever said anything to her, and the next day there were (two new ones|new ones) on the table.
?chambre-hotes @accueil+ I'm a vegan, in the French countryside that's usually a problem. She had (looked up recipes|bought oat milk) before I came and baked a cake without eggs, which the other guests ate as well. I felt so welcome.
# location flow mixed
?!chambre-hotes @equipements- Not enough plates for the number of (beds|people). House is nice.
?!chambre-hotes @equipements- No corkscrew, no salad bowl, (it would not cost much|at this price).
@chambre-,accueil+ Lovely hostess, but a new mattress would (help|make all the difference).
?appartement @calme- You hear every step of the neighbours upstairs(, and they get up early|).
?appartement Ok for a short stay
?gite @proprete- The house was clean, the oven wasn't. (Nice garden|Good beds).
?!chambre-hotes @prix- Fine, only the extras add up, (sheets, wood, cleaning|towels, wood).
?together @acces- Key box took us (half an hour|twenty minutes). The flat was alright.
# location flow bad
@proprete- (Crumbs in the drawers|Hair in the sink), sticky floor, [we/I] had to clean first.
@proprete-,prix- And then they ask for a cleaning fee!
The pictures must be from many years ago.
?!chambre-hotes @accueil- Kept part of the deposit for (a scratch that was there before|nothing). Be careful!
?!chambre-hotes @accueil- Doesn't answer (mails|the phone) once you have paid.
?appartement @numerique- No wifi although it's in the advert, owner (didn't care|said he can't do anything).
?appartement @calme- Bar downstairs till two, (every night|no sleep)
?appartement @chambre- Dark and damp, (clothes felt wet in the morning|mould behind the wardrobe).
?chambre-hotes @accueil- You feel like an intruder (in their house|, rules on every door).
?chambre-hotes @petit_dejeuner- Two slices of toast and a (yoghurt|biscuit). That's all there was for breakfast.
?gite,winter @prix-,chambre- Wood and electricity on top of the rent, and still (cold|freezing).
?!chambre-hotes,low,together @accueil-,proprete- There was an animal dead somewhere, you smelt it in the whole house. The owner came after two days, opened a window and said it would go away. We asked for (one night|something) back and (got nothing|she hung up).
`;
