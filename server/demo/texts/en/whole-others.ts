/** Whole reviews of sights, campsites, rented houses, outings and shops, each told in one go. */
export const englishWholeOthers = `
# site flow good
?!nature @pedagogie+ Very interesting visit. (Allow two hours|[We/I] spent nearly two hours here). (Leaflet in English|English leaflet available).
Well worth a visit, ([we/I] enjoyed it very much|really enjoyed it). (Go early to avoid the coaches|Nice and quiet in the morning).
?musee @pedagogie+ Small museum but very well done. There is an audio guide in English (included in the price|for 2 euros), which is not so common, and the lady at the desk (told [us/me] what not to miss|showed [us/me] where to start). ([We/I] only meant to be there for half an hour and stayed until they closed|I learned a lot about how people lived here).
?musee,famille @pedagogie+ I was afraid the children would be bored but there's a (quiz|treasure hunt) for them and things to touch, so they (went through every room|were busy for an hour and a half) and we could actually read the panels. The (10 year old|8 year old) talked about it all evening.
?musee Good museum for a rainy day. (Not very big|It's not huge), but modern and (nice people|friendly staff). The film at the end has English subtitles.
?good,musee,!alone @pedagogie- Interesting collection but most of the texts are only in French. I read French a bit so for me it was ok, my (wife|friend) (gave up after the second room|was bored). Some English signs would help a lot.
?chateau @pedagogie+ [We/I] took the guided tour (in English|which was in English at 3) and the young (woman|man) who did it was excellent, (funny and well informed|she really knew the history|you could ask anything). The rooms are furnished so it's easier to imagine. Afterwards walk round the (park|moat), it's free.
?chateau Beautiful castle, not as crowded as the ones on the Loire (and half the price|and cheaper). The view from the top of the tower is (worth the stairs|super) if you can manage the stairs.
?good,chateau @prix- Nice castle and a nice park, but $fee euros is a bit much as only (five or six|a few) rooms are open. The (restoration|work on the roof) is still going on, so the money is going to a good cause I suppose.
?jardin,!winter @ambiance+ I am a keen gardener and have seen many gardens, this one is really lovingly looked after. (Everything is labelled|The labels are good), there are benches in the shade and (the gardeners answer your questions|one of the gardeners talked to [us/me] about pruning). [We/I] came in $month and there was plenty to see.
?jardin,!winter So peaceful. (Had a coffee under the trees|Bring a book), could have stayed all day
?jardin,spring @ambiance+ The (tulips|irises) were out and it was gorgeous. Not many people there (in the week|during the week). The paths are (flat mostly|mostly flat), so it's good for older people too.
?grotte Bring a jumper, (it's 11 degrees|it is really cold) down there whatever the weather. The tour takes (about 50 minutes|an hour) and is in French, but they give you a sheet in English. Impressive, (even the third cave [we've/I've] seen|I had never seen anything like it).
?grotte,famille @pedagogie+ Kids loved it, (especially when they turned the lights off|they want to be cave explorers now). (Some narrow bits|A lot of steps) and wet floor so proper shoes needed. Our guide made a special effort to (speak some English|explain it to us in English).
?good,parc-animalier,famille @ambiance+ Lovely day out. The animals have a lot of space and (look healthy|seem well cared for), you can feed the (goats|deer). (We took a picnic|There are picnic tables), which saved money because (the snack bar is expensive|it's quite dear at the snack bar).
?good,parc-animalier,famille @prix- Our (son|daughter) had a great day so we are happy, but it's expensive for (a family of four|four people) and some enclosures were empty. Go (when it opens|in the morning), the animals are more active.
?abbaye @ambiance+ Very peaceful place. (I am not religious but it does something to you|You can feel the centuries). There was (a choir rehearsing|somebody playing the organ) when [we/I] visited which was a lovely surprise. (Free entry|Entrance is free), put something in the box.
?nature,parking @emplacement+ Beautiful place. The walk from the car park takes about (20|30) minutes, there are some (steep parts|roots and stones) so (don't come in sandals|wear decent shoes). (Early in the day [we/I] had it to ourselves|It's free). Take water with you.
?nature Amazing views!! (The photos don't do it justice|worth every step), [we/I] had lunch up there.
?nature,spring @ambiance+ After all the rain there was (a lot of water|so much water) and it was really spectacular, you get wet from the spray. Path is (slippery|muddy) in places. (I would not do it with a buggy|Not for buggies).
?good,nature,!parking @acces- Lovely spot but (the parking is a problem|there is hardly any parking), [we/I] came at 11 and had to leave the car (a long way down|one km down the road). Signs (could be better|are not good) too. Once you are there you forget it.
?nature,parking,!alone @emplacement+ Good hike, not too hard, (my parents are over 70 and managed|[we/I] did it with friends of 70). Toilets at the car park. (Very few people in $month|Nice in $month).
?!nature,solo @accueil+ I was the only (visitor|guest) that afternoon and the man on duty took me round himself and explained everything. (What a nice man|So kind). You don't get that in the big places.
?!nature,winter @ambiance+ A good thing to do in winter when many other places are closed. (It's heated|Warm inside) and not busy. (Check the opening times, they close for lunch|Note that they are closed at lunch).
?good,summer,!nature @attente- [We/I] waited (25|20) minutes for tickets in the sun, (buy online|better book online). The visit itself (is very good|was really interesting).
?!nature,!parc-animalier @accueil+ Very friendly staff, (interesting place|really interesting). (The shop has nice things|Nice cafe too).
?!nature The visit took (one hour|one and a half hour) and [we/I] have learned much. (I can recommend this place|It is worth the way). Maybe a few more benches for old people like [us/me].
Very beautiful place, (i took many photos|[we/I] took so many pictures). I was happy to visit here
?dogs @accueil+ Dogs allowed on a lead which made it easy for [us/me]. (Nice|Lovely) walk round, (good views|pretty spot), and a water bowl at the entrance.
?top Don't miss this, (one of the best things [we/I] did|the highlight of [our/my] week) in the area. Not so well known (among|with) tourists.
?affaires I had (a free afternoon|two hours to kill) between appointments and someone recommended this. (Good choice|Really pleasant). I'll bring the family one day.
@ambiance+ Lovely place to spend a couple of hours, (would definately go again|so glad [we/I] went).
?!nature @prix+ Good value for the entrance price, (there's a lot to see|you get a lot to see).
?chateau,famille The kids ran around the (park|courtyard) and we saw the rooms in turns, worked out fine. (Ice cream at the end|Nice cafe for after).
?nature Really pretty, (short walk|easy walk). (Go early|Wear proper shoes).
?!nature,!parc-animalier @pedagogie+ The guide was (very good|excellent), (spoke clearly and had time for questions|knew everything), and the group was small. I have been to more famous places in France where you are just pushed through.
?jardin,!winter,good @prix- Nice gardens but (a bit pricey|not cheap) for an hour's walk. Ok with the (sun|weather) [we/I] had.
?chateau,couple @accueil+ My (husband|wife) is the one who likes castles, I usually wait in the cafe, but this time I went round as well and I have to say I liked it. You are not rushed, there are not so many rooms that you get tired, and the volunteers in each room (are happy if you ask something|love to tell you about it). We stayed for (a coffee|cake) afterwards before we drove on.
?musee,!alone @ambiance+,accueil+ It started to rain and we had no better idea, so we went into the museum and didn't come out until lunchtime. It is a small place and you can see that it is run by people who care. The old photographs were what I liked most. They (close at 12|have no cafe), so eat before or after.
?nature,!alone @emplacement+ We had read about this place in the guide and did it on our last day. It took us (two hours|two and a half hours) there and back with stops, you can do it faster. The path is well marked, but on the way down it is easy to slip after rain and we saw people in flip flops, which I don't understand. Very much worth it.
# site flow mixed
It's ok but you don't need to make a (big|long) detour for it. [We/I] had seen everything in (half an hour|40 minutes).
?!nature @prix-,accueil+ The people are nice and it's well looked after, but too expensive for (what you see|the size). $fee euros each and then (2 euros more for the audio guide|the car park costs extra). Fine if you get a reduction.
?musee @pedagogie- Old fashioned museum, (lots of glass cases|everything behind glass) and little explanation, nothing in English. There are some beautiful objects (though|though, the tools for example). I'd say for people who already know the subject.
?nature @ambiance- The place itself is beautiful, but it was far too busy (on a Sunday|when [we were/I was] there), people with loudspeakers and rubbish (next to the bins|in the bushes). Go on a weekday.
?famille,!nature @pedagogie- Our children were bored after (15|20) minutes as there's nothing for them to do. We adults found it quite interesting. On the website it says family friendly.
# site flow bad
@prix- Not worth the money. (Twenty minutes and you've seen it|[We were/I was] out after 20 minutes).
?!nature @accueil- The (lady|man) at the till was so unfriendly, ([we/I] nearly turned round|I almost left). [We/I] asked for a leaflet in English and got (told there are none|no for an answer), later [we/I] saw them on the counter.
?!nature @acces- [We/I] drove (45 minutes|an hour) and it was closed, although the website (said open|gave other times). A note on the door, that's all. Please update your website.
?chateau @prix-,pedagogie- Guided tour was only in French, nobody told [us/me] before [we/I] paid. It took (50 minutes|one hour) and [we/I] understood almost nothing. Several rooms were closed too. For $fee euros I find that (cheeky|not ok).
?nature @proprete-,acces- Litter everywhere, (dirty toilets|toilets out of order) and cars parked all over the road. It could be such a nice place. (The town should do something|Somebody should look after it).
?parc-animalier @prix-,ambiance- I left sad. Small cages, (bored animals|animals walking up and down) and a lot of plastic toys in the shop. (I don't recommend|Expensive as well).
# camping flow good
@proprete+ lovely site with clean facilitys and (friendly staff|helpful owners). Pitches (a good size|with shade). [We'll/I'll] be back.
?caravan @acces+,proprete+ Good sized pitches, [our/my] caravan is (7|8) metres and it was no trouble. Showers (hot|hot and clean|always hot) and cleaned twice a day. (Bread can be ordered|There's fresh bread at 8) and the owner tells you where to go. Will use again on the way south.
?tent,together @calme+ Nice quiet campsite for tents, (grass not gravel|real grass), which we prefer. We (came by bike|are cyclists) and there was a (shelter with a table|table and sockets) for people without car. 16 euros for (two|the two of us), can't complain.
?good,mobile-home,famille @equipements+,chambre- Rented a mobile home for (a week|ten days). It was (quite new|well looked after) with everything you need in the kitchen, beds ok for kids, a bit hard for us. The children were (off on their bikes all day|gone all day with new friends), so it was a holiday for us as well!
?pool,famille @equipements+ Kids loved the (pool|slides), we loved that you could (sit and see them|leave them with the club) for once. Quiet after (10.30|11), (friendly people|good bar). We booked again for next year already.
?good,lake @emplacement+ Great location, (you walk straight|it's two minutes) to $thelake. [We/I] swam every morning. (A bit old fashioned but well run|Plain but well run), shop with the basics.
?good,lake @equipements-,emplacement+ Wonderful place close to $thelake. The toilet block could do with (renovation|more showers), (in the morning it's busy|I went after 9 to avoid the rush). But for the location [we/I] would come back anytime.
?good @calme- Good campsite but there was a group of (teenagers|young people) that partied until 2. To be fair the (owner|guard) went over and after that it was quiet. Rest (perfect|all good).
?caravan,village @accueil+ Arrived late and (the owner helped [us/me] push the caravan on|the barrier was closed but someone came), no problem at all. (Flat pitch|Level pitch), electricity ok. Nice walk into the village for dinner.
?together @ambiance+ Nice small camping, no animation, just nature. (Thats how we like it|Very relaxing). We come here since (six|ten) years.
?tent,famille We was two families in tents, (four adults and five kids|with five children together). The place is super for kids, they play everywhere and there are nearly no cars. (Toilets are cleaned often|Owner is very nice man).
?good @numerique-,calme+ Peaceful, (green|shady) and well kept. Wifi only works (at the bar|near reception), which is maybe good.
@prix+ Good value campsite with (nice pitches|big pitches) and (friendly people|helpful reception).
?family-run,!pool @accueil+,calme+ Small family run site, very quiet, the (owners|people) really care. (Ice packs can be frozen at reception|They even came round with apricots one evening). No pool, which [we/I] didn't miss.
?good,tent Good site for a night or two on the road. (Ground a bit hard|You need strong pegs). Hot showers, all fine.
?caravan,couple @accueil+,proprete+ We have been touring France with the caravan for nearly (20|25) years and this is one of the better sites we have found. Clean facilities, pitches separated by hedges, and the owners are always around without bothering you. We stopped for two nights and ended up staying (six|a week). The (bread van|baker) comes every morning except Mondays.
?tent,!alone,summer @accueil+ Our tent got soaked in the storm on the second night and the people at reception were brilliant, they (let us dry everything in the laundry room|lent us two dry mattresses) and even offered us a cabin for the next night at a reduced price. I will not forget that. The site is simple but it has what you need.
# camping flow mixed
@proprete- Ok site but the showers were not always clean, especially in the (evening|afternoon). (Pitches are fine|Friendly people). Price ok for what it is.
?mobile-home @prix-,chambre- The mobile home was (old|older than on the pictures) and for high season money I expected better. Nice area though, (and good bread|kind staff).
?pool @equipements-,emplacement+ Nicely situated. The pool was (closed for repairs|closed when [we were/I was] there) which [we/I] only found out there, and (half of|most of) the services too. For a quiet stop it's alright.
# camping flow bad
@proprete- Toilets were filthy and (there was no paper|no soap) for two days. When [we/I] told them they said the cleaner was off. For (38|42) euros a night!
@calme- Very noisy, music till (1|half past 12) and then people shouting, (nobody at reception to call|the emergency number didn't answer). [We/I] left a day early.
?caravan @acces-,accueil- The pitch [we/I] had booked was much too small and (on a slope|under trees with low branches). They had no other and were not interested. (Couldn't get the awning up|[We/I] had to leave the awning in the car). Not for caravans.
# location flow good
@proprete+,accueil+ Lovely place, very clean and (comfortable|well equipped), and ([our/my] hosts were|the owners are) so kind. ([We'd/I'd] love to come back|Highly recommended).
?gite,together @emplacement+ We rented this house for (a week|ten days) and would have liked to stay longer. It's (exactly as on the photos|just like the description), the garden is lovely and you hear nothing but (birds|birds and a tractor sometimes). Kitchen has all you need including (a dishwasher|a proper coffee machine). Thank you $hostess for the (eggs|vegetables)!
?gite,famille @equipements+ Perfect house for two families. (Three bathrooms|Big table), games, (a swing in the garden|enough space outside) and everything in the kitchen. The kids (didn't want to leave|cried when we left). Shops are a ten minute drive.
?appartement @emplacement+,proprete+ Nice appartment, clean, (modern|bright) and in a good position. Key from a box which worked fine. $hostess answered (all [our/my] questions|every message) within minutes.
?good,appartement,!lift @acces- Nice little flat with (a good bed|a really good shower). It's on the third floor without a lift so travel light! (Parking was no problem|Bakery just downstairs).
?chambre-hotes @accueil+,petit_dejeuner+ Such a warm welcome from $hostess. She (cooked for [us/me] on the first night|sat down with [us/me] and told [us/me] about the region) and the breakfast with (home made jam|her cakes) is worth getting up for. Room (comfortable|very pretty). Quite different from a hotel.
?chambre-hotes,couple @accueil+ My (wife|husband) doesn't usually like staying in other people's houses but here we had our own entrance and (plenty of privacy|nobody bothered us). Lovely hosts, (good English|we even had a drink with them). Will recommend to (friends|all our friends).
?chalet,winter,together @chambre+ Cosy chalet, warm, with a (wood stove|stove) and good beds. [We/I] came back from (walking|the snow) every day to a warm house. (Road was cleared|They clear the road).
?good @chambre- Good place but the second bedroom is very small, more for a child really. (On the website it looks bigger|Maybe say so in the advert). The rest was great and the owner very friendly.
?good,!chambre-hotes @prix- Nice house and (nice owners|friendly owner), but the cleaning fee of (80|90) euros is too high as [we/I] had to clean the place [ourselves/myself] as well. It's well located and (comfortable|quiet), so would stay again anyway.
?solo @calme+ I rented this place for (four|five) nights to (write|get some rest) and it was just right, quiet, warm and with a (table by the window|good desk). (Landlady discreet but there if you need her|The owner gave me a lift when my bus didn't come).
?!chambre-hotes The house is as [we/I] hoped, (nothing to add|[we/I] recommend it). Thank you for everything.
?!chambre-hotes,together @accueil+,proprete+ We was five people. House is big, clean and there is all for cooking. The owner waited us with (a bottle of wine|a cake), very nice gesture. (Only it is far to the shop|We come back surely).
@chambre+ Comfy beds, (good shower|hot shower), nice view. (What you need|Would stay again)
?!chambre-hotes @emplacement+ Great base for (walking|a week of walking), quiet spot, (everything worked|everything there that you need).
?chambre-hotes @petit_dejeuner+ Great breakfast, (great people|lovely people), very comfy room. Thank you!!
?appartement Good flat for (a weekend|a few days). (Easy check in|Key was where she said). Comfy bed.
?chambre-hotes,!alone @accueil+,restauration+ Very kind hosts who made us feel at home. The evening meal is (optional|extra) but do take it, (local wine included|the cooking is wonderful). Our room at the top of the house was quiet and very tastefully done.
?gite,couple @emplacement+,chambre+ We booked the house for a quiet week, as my (wife|husband) had been ill and we didn't want to do much. It was ideal. Everything is on one level, the bed is excellent and in the mornings you can sit outside with a coffee and look at the trees. $hostess left us in peace but came at once when we had a question about the (oven|shower). We hope to come again.
?good,appartement,!alone @emplacement+,equipements- The apartment is well situated and we had everything we needed for four nights. It would be helpful to have instructions in English for the (washing machine|oven), as we never found out how it works. $hostess was very nice by message, we didn't meet her. (Good restaurants nearby|There is a bakery very near).
# location flow mixed
?!chambre-hotes @equipements- House is nice and in a nice place, but not well equipped. (Two pans|One pan) for six people, blunt knives, (no salad bowl|no corkscrew). A trip to the supermarket would fix it.
@chambre-,accueil+ $hostess is lovely but the (beds are|mattress is) really worn out, my back (hurt|was sore) after two nights. If that was changed it would be 5 stars.
?appartement @calme- Flat is fine but you hear (everything from upstairs|every step of the neighbours). (Location is good|Ok for a short stay).
# location flow bad
@proprete- Place was not clean, (hair in the shower|crumbs in the drawers), sticky floor. [We/I] (spent the first evening cleaning|bought cleaning things ourselves). And then they ask you to leave it spotless.
?!chambre-hotes @accueil-,prix- They kept (100|80) euros of the deposit for (a scratch that was there before|a glass), and don't answer my mails. Take photos when you arrive!
?appartement @numerique- No wifi although it's in the advert, (and [we/I] needed it for work|and I had to work). The owner said (try the neighbour's|it's like that since the storm). Also (dark|a lot darker than on the pictures).
# collectif flow good
?refuge @accueil+,restauration+ [We/I] walked up in (three hours|four hours) and [were/was] met with (soup|tea and cake). Dinner was (simple and plenty of it|lasagne and then cheese), everyone at long tables. (Take earplugs for the dormitory|Slept ok with earplugs). What a place to wake up.
?good,refuge @chambre-,accueil+ Great hut and very nice guardians. Dormitory is tight, (18|16) people, and someone always snores, this is how it is. (Cold water only|Book early for Saturdays).
?auberge-jeunesse,solo @ambiance+,prix+ Good hostel for the money. I met (people from everywhere|nice people), kitchen is ok, (lockers in the room|beds with curtain). (Staff is young and helpful|Staff told me good places).
?auberge-jeunesse,amis @ambiance+ we were 4 friends, had (our own room|a room for us), cheap and (fun|good enough for us). good bar
?good,village-vacances,famille @equipements+ Ideal with children, club in the morning, (everything on site|no car needed all week). The food was (fine|better than I expected), a bit the same after (five|four) days. The kids want to go back, so (I suppose we will|yes).
# collectif flow mixed
?village-vacances @restauration- Holiday village is well organised and (nice people|kind team), but the food is canteen food. (Half board for one week is long|By Thursday [we/I] went out to eat).
# collectif flow bad
@calme-,proprete- Thin walls, (groups running in the corridor until midnight|school group above [us/me]) and the showers weren't clean. I know it's cheap but (not that cheap|still).
# activite flow good
?nautique @accueil+ Great fun! (Good explanation before you start|They explain everything in English) and the equipment is (good|new). The bus back was on time. Take (shoes that can get wet|sun cream), [we/I] had a lovely day.
?nautique,famille We did the canoe trip with (a 7 and a 10 year old|the kids) and it was (easy enough|calm enough) for them, one or two faster bits. Plenty of places to stop and swim. (Bring a picnic|We took a picnic). Recommended.
?accrobranche,famille @equipements+ (Kids had a ball|Our boys loved it), different levels so everyone found something. Staff are careful with safety and (patient with my fear of heights|helped me down, very embarrassing).
?bateau @pedagogie+ Nice boat trip of (an hour|a bit more than one hour). The captain tells stories in French and (then a short version in English|a bit of English). (Sit on the left side|Take a jacket, it's windy). Good value I think.
?velo @equipements+,accueil+ Rented two e-bikes for (the day|two days). Good bikes, well maintained, and they gave [us/me] (a map with easy routes|good advice on the route). (Battery lasted for 70 km|[We/I] did 55 km without feeling it).
?cheval @accueil+ I hadn't ridden for (20|15) years and they gave me a very (calm|patient) horse. Two hours through (the woods|forest and fields), small group, lovely people. (Sore the next day|Would do it again tomorrow).
?parapente @accueil+ Did a tandem flight as a birthday present. I was so nervous but my instructor (was calm|made me laugh) and once you're up it's (magic|unbelievable). (Worth every euro|Do it)!
?good,spa @equipements- A good afternoon, (warm pools|sauna and pool), not too full (in the week|during the week). (Bring your own towel|Towels can be rented). Changing rooms a bit small.
?escape,amis @ambiance+ (Really fun|So much fun), we got out with (two|three) minutes to go. There's an English version (if you ask|when you book it). The room is well made.
?!spa,!escape,!velo @accueil+ Had a (great|really good) time, thanks to ([our/my] guide $guide|$guide who took care of [us/me]). I can recommend this to everyone.
?good,!velo,!spa @attente-,accueil+ Really nice people and a good activity, but it started (25|30) minutes late because (of another group|one guest was missing). Plan some time.
Brilliant afternoon, (really recommend it|would do it again).
?famille,!spa,!escape,!velo,!bateau @accueil+ The instructors were so good with the kids, (especially $guide|special thanks to $guide). (They want to do it again tomorrow|They slept well that night).
?nautique,together @accueil+ Never done this before and it was easier than I thought. (We only fell in once|Nobody fell in). Friendly guys, fair price, they let you keep the boat a bit longer as (it wasn't busy|they weren't busy).
?velo Good bikes, (helmets included|locks included), nice people. Perfect day out
?cheval,famille @accueil+,pedagogie+ Our daughter rides at home and was a bit unsure about the language, but it was no problem at all. They looked at how she rides and then gave her a horse that suited her, and she went out with the others on the (second|third) day. The horses look well treated. We paid (a bit less|less) than at home for the same.
?nautique,!alone @accueil+ We came without booking at around two and got the last boats. The young guys who run it are relaxed but serious about the safety things. It is further than you think to the end, our arms were tired, and we should have taken more water. They were waiting for us (with the van|at the landing place) and drove us back.
# activite flow mixed
?!spa,!escape,!velo,!bateau @prix- It was fun but quite short for the price. (Of the two hours|Of the 90 minutes) [we were/I was] maybe (half|45 minutes) really doing it, the rest is waiting and getting dressed.
# activite flow bad
?!spa,!escape,!velo,!bateau @accueil-,attente- Booked for 10, (nobody was there until 10.40|they had no booking), and then [we/I] got (five minutes of explanation|a rushed explanation) in French only. Didn't feel safe. Would not recommend.
# degustation flow good
?biere Good beers and a friendly guy who explains (how he does it|the brewing). (Shame I was driving|Took some bottles home).
?vin @accueil+ [We/I] tried (six|seven) wines and (there was no pressure to buy|the owner took his time). Of course [we/I] bought (a case|two boxes), the white is lovely. (Speak good English|His daughter speaks English).
?fromage @accueil+ You can see how the cheese is made if you come (before 10|in the morning), then taste it. The (old one|18 months one) is the best. They vacuum pack it for (the journey|the flight).
# evenement flow good
?marche-noel @ambiance+ Pretty Christmas market, not too big, with (real crafts|things made by local people). The mulled wine is (good|strong). Come in the evening because of the lights.
?fete Lovely local feast, (music everywhere|everybody joins in), [we were the only foreigners/I was the only foreigner] I think. (Come early to park|Food was good too).
?festival @ambiance+ Came for one concert and stayed for (two more|three). Good sound, (nice crowd|relaxed people), beer not too expensive. (Bring something warm|Parking was organised).
# evenement flow bad
@attente-,prix- Too crowded, (30 minutes for a drink|40 minutes at the toilets), and everything expensive. [We/I] went home early.
# commerce flow good
?boulangerie @accueil+ Best croissants of [our/my] holiday, [we were/I was] there every morning (at 7.30|before 8). The ladies are (friendly|so friendly) even with my (bad|terrible) French.
?boutique @accueil+ Nice shop for (presents|souvenirs), local things and not the usual stuff. (The owner let [us/me] taste the honey|She wrapped everything nicely).
# ot flow good
@accueil+ Very helpful lady who spoke good English. She (marked walks on a map|printed the bus times) for [us/me] and (knew which restaurants were open|told [us/me] about the market). Go there first.
The peoples in this tourist office (were friendly and gave [us/me] good maps|gave [us/me] so many ideas). (Open on Sunday morning also|Good choice of walking maps too).
# ot flow bad
@accueil-,attente- Waited while (two people talked behind the desk|she was on a private call), then got a leaflet and that was it. ([We/I] will look online next time|You find more online).
`;
