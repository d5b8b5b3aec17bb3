/** Whole reviews of sights, campsites, rented houses, outings and shops, each told in one go. */
export const englishWholeOthers = `
# site flow good
?!nature @pedagogie+ Very interesting visit. (Allow two hours|[We/I] spent nearly two hours here). (Leaflet in English|English leaflet available).
Well worth a visit, ([we/I] enjoyed it very much|really enjoyed it). (Go early to avoid the coaches|Nice and quiet in the morning).
?musee @pedagogie+ Small museum but very well done and there is a lot more to see than you think from outside. The audio guide in English is (included in the price|cheap) and quite detailed, maybe too much in some rooms. The staff were friendly. There is also a film. Nice shop with postcards and books. I learned a lot about the region and would recommend it to anyone who is interested in history.
?musee,famille @pedagogie+ We visited with the children and they liked it. There is a (quiz|treasure hunt) for them and things to touch. It takes about an hour and a half. Staff very nice and helpful. Good for families.
?musee Good museum for a rainy day. (Not very big|It's not huge), but modern and (nice people|friendly staff). There is English on most of the signs. Enjoyed it.
?good,musee,!alone @pedagogie- Interesting collection in a beautiful building and friendly staff. Most of the texts are only in French, so my (wife|friend) didn't understand much, more English would help. The temporary exhibition was good as well.
?chateau @pedagogie+ A very beautiful castle and a must if you are in the area. [We/I] took the guided tour (in English|which was in English) and the guide was excellent, very (funny and well informed|knowledgeable), and answered all the questions. The rooms are furnished and the kitchen is very interesting. The park is also nice for a walk. There is a small cafe but [we/I] didn't try it. You need about two hours for everything. Highly recommended.
?chateau Beautiful castle and not too crowded. The view from the tower is (super|wonderful) but there are a lot of stairs. The rooms are well preserved and there is good information. (Well worth a visit|A must see).
?good,chateau @prix- Nice castle and a nice park. $fee euros is a bit much as only a few rooms are open, some were closed because of restoration. The gardens are well kept and (the view is beautiful|it's nice to walk there). Toilets at the entrance. [We/I] saw better ones but still interesting.
?jardin,!winter @ambiance+ This garden is really beautiful and very well looked after. (Everything is labelled|The labels are good) and there are benches in the shade. [We/I] came in $month and there were a lot of flowers, so many colours. The paths are easy to walk and theres a small shop where you can buy plants. You can spend a few hours there. The staff were friendly and gave [us/me] a map in English.
?jardin,!winter So peaceful. (Beautiful flowers|Beautiful trees), could have stayed all day
?jardin,spring @ambiance+ The (tulips|irises) were out and it was gorgeous. Not many people there. The paths are mostly flat. (Nice cafe too|Good for photos).
?grotte @pedagogie+ Impressive cave and a good tour, about (50 minutes|an hour). It is really cold so bring a jumper. The tour was in French but they give you a sheet in English, and the guide also said a few things in English. The lighting is well done. Lots of steps. Parking is free. [We/I] really enjoyed it.
?grotte,famille @pedagogie+ Kids loved it and so did we. (Some narrow bits|A lot of steps) and the floor is wet so wear proper shoes. The guide was very nice and spoke some English. It's not too long. Great for families.
?good,parc-animalier,famille @ambiance+ Lovely day out with the kids. There are many animals and they have alot of space, the (goats|deer) were the favourite. There is a playground and plenty of picnic tables. The snack bar is expensive. We stayed until it closed and (would come again|the kids want to go back).
?good,parc-animalier,famille @prix- Nice park and our (son|daughter) had a great day. It's expensive for a family and some animals we didn't see at all. The paths are good for buggies. (Best to go in the morning|Lots of shade). Friendly people.
?abbaye @ambiance+ This is a very peaceful and beautiful place. The (church|cloister) is impressive and very old and there was nobody else when [we/I] visited. The entrance is free and there is some information in English. You can also walk around it, which is very nice too. (Worth a visit|Definitely worth a stop).
?nature,parking @emplacement+ Beautiful place and the views are stunning. The walk from the car park takes about (20|30) minutes and some parts are steep, so take good shoes and water. It's free and the parking too. It can be busy at the weekend. There are a few places to sit. (Highly recommended|One of the best walks in the area).
?nature Amazing views!! (The photos don't do it justice|worth every step)
?nature,spring @ambiance+ Really spectacular as there was (a lot of water|so much water). The path is (slippery|muddy) in places. A beautiful walk through the woods. (Take good shoes|Good signs).
?good,nature,!parking @acces- Lovely spot and great for photos but there is hardly any parking, so [we/I] had to walk along the road. The walk itself is easy and (the view is fantastic|very beautiful), although there were many people.
?nature,parking,!alone @emplacement+ Good hike, not too hard, also ok for older people, and well signposted. There are toilets at the car park and places to have a picnic. The views are great.
?!nature,!parc-animalier @accueil+ Very kind staff who took time to explain everything. (Interesting place|Really interesting place) and not crowded. Price is fair. I would recommend it to anyone.
?!nature,winter @ambiance+ Good place to visit in winter when many other places are closed, it's warm inside and not busy. Interesting and well presented. They close at lunch time.
?good,summer,!nature @attente- [We/I] had to wait quite long for the tickets in the sun, (so buy online|so better book online). The visit itself (is very good|was really interesting), everything is well organised inside and the staff are friendly.
?!nature,!parc-animalier @accueil+ Very friendly staff, (interesting place|really interesting). The shop has nice things.
?!nature The visit took (one hour|one and a half hour) and [we/I] have learned much. (I can recommend this place|It is worth the way). Maybe a few more benches.
Very beautiful place, (i took many photos|[we/I] took so many pictures). I was happy to visit here
?dogs @accueil+ Dogs are allowed on a lead. (Nice|Lovely) walk round and (good views|pretty spot). Friendly staff.
?top Don't miss this, (one of the best things [we/I] did|the highlight of [our/my] week) in the area. Beautiful place and so well looked after.
?affaires I had (a free afternoon|a few hours) and visited this place. (Good choice|Really pleasant). Not crowded, interesting, friendly people at the entrance.
@ambiance+ Lovely place to spend a couple of hours, (would definately go again|so glad [we/I] went). Really beautiful.
?!nature @prix+ Good value for the entrance price, (there's a lot to see|you get a lot to see).
?chateau,famille Nice castle for a visit with kids, they liked the (tower|armour) and the park is big enough to run around. Not too long. (Ice cream at the end|Nice cafe).
?nature Really pretty, (short walk|easy walk). (Go early|Wear proper shoes).
?!nature,!parc-animalier @pedagogie+ The guide was (very good|excellent), spoke clearly and had time for questions, and the group was small. It lasted about an hour and you see a lot. It's a beautiful place with a lot of history.
?jardin,!winter,good @prix- Nice gardens but (a bit pricey|not cheap) for an hour's walk. Well looked after. Some nice views.
?chateau,couple @accueil+ We really enjoyed our visit to this castle. It is not so big that you get tired and the rooms are beautifully restored. The volunteers are very friendly and happy to tell you about it. Information in English is available in every room. We also walked through the park, which is well kept, and had (a coffee|cake) afterwards. Parking is close by. Reasonable entrance fee. A lovely afternoon.
?good,musee,!alone @ambiance+,accueil+ A small but interesting museum and very nice people. The old photographs were what I liked most, and there are also many tools and costumes. They (close at 12|have no cafe). Some of the descriptions are a bit hard to read because of the light. It's good for an hour or so. We were the only visitors. Not expensive at all.
?nature,!alone @emplacement+ Beautiful walk, it took us (two hours|two and a half hours) there and back with stops. The path is well marked but it's slippery on the way down and there are a lot of stones, so you need good shoes. The views at the top are amazing. We met some other people but it wasn't busy. No shop or water there so bring something to drink. Very much worth it and we would do it again.
# site flow mixed
It's ok but you don't need to make a (big|long) detour for it. [We/I] had seen everything in (half an hour|40 minutes). Nice photos though.
?!nature @prix-,accueil+ The people are nice and it's well looked after, but too expensive for (what you see|the size). Not everything was open. The (shop|cafe) is ok. Average.
?musee @pedagogie- Old fashioned museum with (lots of glass cases|everything behind glass) and little explanation, and nothing in English. There are some beautiful objects. It was quite cold inside. For people who know the subject it's probably more interesting.
?nature @ambiance- The place itself is beautiful, but it was far too busy (on a Sunday|when [we were/I was] there) and there was rubbish (next to the bins|in the bushes). Path is ok. Maybe go on a weekday or out of season.
?famille,!nature @pedagogie- Our children were bored as there's nothing for them to do. We adults found it quite interesting but it is expensive for a family.
# site flow bad
@prix- Not worth the money. (Nothing to see|[We were/I was] out after 20 minutes).
?!nature @accueil- The (lady|man) at the till was so unfriendly. [We/I] asked for a leaflet in English and (got no answer|there was none). The place is not that interesting either and too expensive. Would not recommend.
?!nature @acces- [We/I] drove (45 minutes|an hour) and it was closed, although the website (said open|gave other times). Please update your website. Very disappointing.
?chateau @prix-,pedagogie- Guided tour was only in French and nobody told [us/me] before [we/I] paid. [We/I] understood almost nothing. Several rooms were closed too. $fee euros is too much for this. The garden was dry and not looked after.
?nature @proprete-,acces- Litter everywhere, (dirty toilets|toilets out of order) and cars parked all over the road. The path is in bad condition. It could be such a nice place but (nobody looks after it|not like this).
?parc-animalier @prix-,ambiance- Small cages and (bored animals|the animals don't look happy). Too expensive for what it is. Food is bad as well. (I don't recommend|Very disappointed).
# camping flow good
@proprete+ lovely site with clean facilitys and (friendly staff|helpful owners). Pitches (a good size|with shade). [We'll/I'll] be back.
?caravan @acces+,proprete+ Good sized pitches, no problem with [our/my] (7|8) metre caravan. Showers (good|always hot) and cleaned twice a day. Bread can be ordered. The owner is very friendly and helpful. Water and electricity on the pitch. (Will use again on the way south|Would stay again). Nice walks from the site.
?tent,together @calme+,proprete+ Nice quiet campsite for tents with grass pitches. Clean showers, always hot water, (a shelter with a table|washing machine available). Friendly owners. Not expensive. It is a short ride to the supermarket. We stayed (two|three) nights and liked it a lot.
?good,mobile-home,famille @equipements+,chambre- We rented a mobile home for (a week|ten days). It was (quite new|well looked after) with everything you need in the kitchen, the beds were a bit hard. The children loved it, there are so many things to do. Staff very friendly and the site is pretty. The shop is a bit expensive so better go to the supermarket. Not much shade. It was a great holiday and we will come back.
?pool,famille @equipements+ Kids loved the (pool|slides) and the kids club. Nice site, friendly staff, (quiet at night|good bar). The pitches are big enough. Food in the snack bar is ok. We booked again for next year already.
?good,lake @emplacement+ Great location, (you walk straight|it's two minutes) to $thelake. A bit old fashioned but well run. Shop with the basics, fresh bread in the morning. Friendly people. (Lots of families|Some pitches are small).
?good,lake @equipements-,emplacement+ Wonderful place close to $thelake. The toilet block could do with (renovation|more showers), in the morning it's really busy. The pitches are nice with some shade and the people at reception are friendly. [We/I] would come back anytime.
?good @calme- Good campsite with nice pitches and good showers. There was a group of (teenagers|young people) that partied until 2 one night. Staff were very friendly. Rest (perfect|all good).
?caravan,village @accueil+ Arrived late but it was no problem at all, very friendly owner. (Flat pitch|Level pitch), electricity ok, good showers. Nice walk into the village. Would recommend for caravans.
?together @ambiance+ Nice small camping, very relaxing, beautiful nature. We come here since (six|ten) years. The owners are always friendly.
?tent,famille We was two families in tents. The place is super for kids and there are nearly no cars. Owner is very nice man. Many trees so it was not too hot. Good prices.
?good @numerique-,calme+ Peaceful, (green|shady) and well kept. Friendly reception. Wifi only works (at the bar|near reception). Sanitary block ok.
@prix+ Good value campsite with (nice pitches|big pitches) and (friendly people|helpful reception).
?family-run,!pool @accueil+,calme+,proprete+ Small family run site which is very quiet, and the (owners|people) are lovely. The showers are clean and the pitches are big with hedges between them. There is no pool but [we/I] didn't need it. You can get fresh bread in the morning.
?good,tent Good site for a night or two. (Ground a bit hard|You need strong pegs). Hot showers, friendly people, all fine.
?caravan,couple @accueil+,proprete+ We have been here with our caravan several times and it is one of the best sites we know. The facilities are modern and very clean, the pitches are separated by hedges and most have shade. The owners are friendly and always around. Good restaurant not far away, and there is a nice market in the area. The (bread van|baker) comes in the morning. It gets full in the holidays so you should book. We stayed (six nights|a week) and it was lovely as always.
?tent,!alone,summer @accueil+ We had a big storm on the second night and our tent got wet, the people at reception were brilliant and (let us dry everything in the laundry room|helped us with everything). The site is simple but it has what you need and it's quiet at night. The pitches are a good size and not too close to each other. Thank you again.
# camping flow mixed
@proprete- Ok site but the showers were not always clean, especially in the (evening|afternoon). Pitches are (fine|a good size) and people friendly. Price ok for what it is.
?mobile-home @prix-,chambre- The mobile home was (old|older than on the pictures) and for high season money I expected better. Beds uncomfortable. Nice area and kind staff. (Pitch was ok|Kitchen ok).
?pool @equipements-,emplacement+ Nicely situated. The pool was closed when [we were/I was] there and most of the services too. For a quiet stop it's alright but the price is (too high|the same).
# camping flow bad
@proprete- The toilets were filthy and (there was no paper|no soap) for two days and nobody does anything about it. The pitches are small with no shade. For (38|42) euros a night!
@calme- Very noisy, music till late and people shouting, (nobody at reception to call|nobody does anything). The showers were cold as well. [We/I] left a day early.
?caravan @acces-,accueil- The pitch [we/I] had booked was much too small and (on a slope|under trees with low branches). They had no other and were not interested at all, and the sanitary block is old. This is not a place for caravans.
# location flow good
@proprete+,accueil+ Lovely place, very clean and (comfortable|well equipped), and ([our/my] hosts were|the owners are) so kind. Nice quiet area. ([We'd/I'd] love to come back|Highly recommended).
?gite,together @emplacement+,equipements+,proprete+ We rented this house for (a week|ten days) and had a wonderful time. The house is exactly as on the photos, very clean and comfortable, with good beds and lovely garden. The kitchen has all you need. It is very quiet and there are nice walks from the house. The nearest shops are about ten minutes by car. $hostess was very friendly and helpful. We would have liked to stay longer.
?gite,famille @equipements+ Perfect house for two families. Plenty of space, (three bathrooms|big table), games for the children and everything in the kitchen. The garden is big and safe. Shops are a ten minute drive. The owners are very nice. We had a great week and the kids (didn't want to leave|loved it).
?appartement @emplacement+,proprete+ Nice appartment, clean, (modern|bright) and in a good position. Very comfortable bed. $hostess answered all [our/my] questions quickly. The kitchen is small but has everything. (Would book again|Recommended).
?good,appartement,!lift @acces- Nice little flat with (a good bed|a really good shower). It's on the third floor without a lift. Modern and well equipped, parking was no problem. (Bakery very near|Friendly owner).
?chambre-hotes @accueil+,petit_dejeuner+ [We/I] had a very warm welcome from $hostess. The room was (comfortable|very pretty) with a nice bathroom and it's very quiet at night. The breakfast was excellent with (home made jam|home made cakes), fresh bread, fruit and yoghurt. $hostess also gave [us/me] lots of good tips for the area. It is a beautiful house and the garden is lovely too. Would definitely recommend.
?chambre-hotes,couple @accueil+ Lovely hosts and a beautiful room with its own entrance. Very comfortable bed. Breakfast was plentiful. They speak (good English|some English) and are very helpful. We will recommend it to (friends|all our friends).
?chalet,winter,together @chambre+ Cosy chalet, warm, with a (wood stove|stove) and good beds. Well equipped kitchen. The road was cleared and there is parking. Nice walks from the door. We had a great week and (would rent it again|enjoyed the snow).
?good @chambre- Very well situated and the owner is very friendly. The second bedroom is very small, there is only just space for the bed. The kitchen has everything you need and parking was no problem.
?good,!chambre-hotes @prix- Nice house and (nice owners|friendly owner). The beds are comfortable and the kitchen is good. [We/I] thought the cleaning fee is too high for such a small house. It is well located and (comfortable|peaceful), so would stay again.
?solo @calme+ I rented this place for (four|five) nights and it was very quiet and comfortable. The owner was friendly and helpful and the shops are not far. I would come again.
?!chambre-hotes The house is as [we/I] hoped, (nothing to add|[we/I] recommend it). Thank you for everything.
?!chambre-hotes,together @accueil+,proprete+ We was five people. House is big, clean and there is all for cooking. The owner is very friendly and waited us with (a bottle of wine|a cake). Only it is far to the shop. Very nice view and quiet place, we come back surely.
@chambre+ Comfy beds, (good shower|hot shower), nice view. (What you need|Would stay again)
?!chambre-hotes @emplacement+ Great base for (walking|a week of walking), quiet spot, (everything worked|everything there that you need).
?chambre-hotes @petit_dejeuner+ Great breakfast, (great people|lovely people), very comfy room. Thank you!!
?appartement Good flat for (a weekend|a few days). (Easy check in|Key was where she said). Comfy bed.
?chambre-hotes,!alone @accueil+,restauration+ Very kind hosts who made us feel at home. The evening meal is very good, (local wine included|all home cooked). Our room was quiet and very tastefully done. Good breakfast. Beautiful garden and a nice place to relax.
?good,gite,couple @emplacement+,chambre+ We spent a very relaxing week in this house. Everything is on one level, the bed is excellent and the kitchen is well equipped, only the (knives|pans) are not so good. In the mornings you can sit outside. There are several nice villages nearby and the market is worth a visit. $hostess was very kind and answered all our questions. We hope to come again.
?good,appartement,!alone @emplacement+,equipements- The apartment is well situated and we had everything we needed for four nights. Comfortable beds and a good shower. It would be helpful to have instructions in English for the (washing machine|oven). $hostess was very nice by message. (Good restaurants nearby|There is a bakery very near). A bit warm in the bedroom.
# location flow mixed
?!chambre-hotes @equipements- House is nice and in a nice place, but not well equipped. (Old pans|Not enough plates), blunt knives, no (salad bowl|corkscrew). Beds ok. The garden is lovely. For this price there should be more.
@chambre-,accueil+ $hostess is lovely but the (beds are|mattress is) really worn out, my back (hurt|was sore) after two nights. Very quiet. Bathroom small.
?appartement @calme- Flat is fine but you hear (everything from upstairs|every step of the neighbours). Location is good, kitchen basic. Ok for a short stay.
# location flow bad
@proprete- Place was not clean, (hair in the shower|crumbs in the drawers), sticky floor and a bad smell in the kitchen. [We/I] had to clean first. The beds are old. The pictures look much better. Not recommended.
?!chambre-hotes @accueil-,prix- They kept part of the deposit for (a scratch that was there before|nothing) and don't answer my mails. The house is also smaller than described. Be careful!
?appartement @numerique- No wifi although it's in the advert, and the owner (didn't care|said he can't do anything). Also (dark|a lot darker than on the pictures) and noisy. Too expensive.
# collectif flow good
?good,refuge @accueil+,restauration+ Great hut in a beautiful place. [We/I] walked up in about (three|four) hours. The dinner was (simple and plenty of it|very good) and the guardians are very friendly. The dormitory is ok, a bit noisy. Sunrise was fantastic. Book early.
?good,refuge @chambre-,accueil+ Great hut and very nice guardians. Dormitory is tight and someone always snores. (Cold water only|Book early for Saturdays). Good food. Beautiful walk up.
?good,auberge-jeunesse,solo @ambiance+,prix+ Good hostel for the money. The kitchen is ok and there are (lockers in the room|beds with curtain), the staff is young and helpful and I met nice people. The showers could be (bigger|warmer).
?auberge-jeunesse,amis @ambiance+ we were 4 friends, had (our own room|a room for us), cheap and (fun|good enough for us). good bar
?good,village-vacances,famille @equipements+ Ideal with children, there is a club and lots of activities, (everything on site|no car needed all week). The staff are great. The food was (fine|better than I expected), a bit the same after (five|four) days. Rooms simple but ok. The kids loved it and want to go back
# collectif flow mixed
?village-vacances @restauration- The holiday village is well organised and the team is (nice|kind), but the food is not good and always the same. The rooms are ok but basic. It was a bit noisy in the evening because of the entertainment.
# collectif flow bad
@calme-,proprete- Thin walls, (groups running in the corridor until midnight|very loud groups) and the showers weren't clean. Bad beds. Staff not helpful. I know it's cheap but still.
# activite flow good
?nautique @accueil+ great fun! good explanation before you start, in English too, and the equipment is (good|new). The river is beautiful and you can stop to swim. The bus back was on time. Take (shoes that can get wet|sun cream). [We/I] had a lovely day and would do it again.
?nautique,famille We did the canoe trip with the kids and it was (easy enough|calm enough) for them. Plenty of places to stop and swim. Staff very friendly. There were quite a lot of people but it was no problem. Recommended.
?accrobranche,famille @equipements+ (Kids had a ball|Our boys loved it), different levels so everyone found something. Staff are careful with safety and very friendly. Good value. There is a snack bar and (toilets|tables). We stayed all afternoon.
?bateau @pedagogie+ Nice boat trip of (an hour|a bit more than one hour) with lovely views. The captain tells stories in French and (then a short version in English|a bit of English). It can be windy so take a jacket.
?velo @equipements+,accueil+ Rented two e-bikes for (the day|two days). Good bikes, well maintained, and they gave [us/me] (a map with easy routes|good advice on the route). Friendly staff, fair price. The area is great for cycling.
?cheval @accueil+ Very nice ride of two hours through (the woods|forest and fields), small group, lovely people. The horses are calm and well looked after. I hadn't ridden for years and it was no problem. (Would do it again|Highly recommended).
?parapente @accueil+ Did a tandem flight and it was (amazing|unbelievable). My instructor was very professional and friendly and I felt safe all the time. Great views. You also get photos. Not cheap but worth it. (Thank you|Do it)!
?good,spa @equipements- A good afternoon, (warm pools|sauna and pool) and not too full. (Bring your own towel|Towels can be rented). The changing rooms are a bit small but the staff are friendly.
?escape,amis @ambiance+ (Really fun|So much fun). There's an English version. The room is well made and the staff were great. Difficult but not too difficult.
?!spa,!escape,!velo @accueil+ Had a (great|really good) time, thanks to ([our/my] guide $guide|$guide who took care of [us/me]). I can recommend this to everyone.
?good,!velo,!spa @attente-,accueil+ Really nice people and a good activity with good explanations, but it started (25|30) minutes late. Everything else was great and it was fun.
Brilliant afternoon, (really recommend it|would do it again).
?famille,!spa,!escape,!velo,!bateau @accueil+ The instructors were so good with the kids, (especially $guide|special thanks to $guide). Well organised and safe. We all had a great time and (they want to do it again|would come back).
?nautique,together @accueil+ Never done this before and it was easier than I thought. The guys are friendly and the price is fair, and the river is so beautiful. We had a great afternoon.
?velo Good bikes, (helmets included|locks included), nice people. Perfect day out
?cheval,famille @accueil+,pedagogie+ Our daughter had riding lessons here during our holiday and loved it. The instructors are very friendly and spoke some English with her. The horses look well treated. She went out with the others on the (second|third) day. Price is very reasonable. We can really recommend this place for children, also for beginners.
?nautique,!alone @accueil+,attente+ We came without booking and got boats straight away. The people are relaxed and friendly and explained everything. The trip is quite long so take enough water and something to eat. It was very beautiful and there were not many people on the river. They drove us back (with the van|in a small bus). Life jackets in all sizes. A great day out.
# activite flow mixed
?!spa,!escape,!velo,!bateau @prix- It was fun but quite short for the price, a lot of waiting and getting dressed. Guide was nice. (Equipment ok|Well organised). Would not do it again for that money.
# activite flow bad
?!spa,!escape,!velo,!bateau @accueil-,attente- [We/I] booked for 10 and (nobody was there until 10.40|they had no booking), then got a rushed explanation in French only. The equipment is old and I didn't feel safe. Would not recommend.
# degustation flow good
?biere Good beers and a friendly guy who explains (how he does it|the brewing). Nice place. Fair prices.
?vin @accueil+ Very nice tasting, [we/I] tried (six|seven) wines and the owner took his time and explained everything in good English. The white is lovely. There is no pressure to buy but (prices are very good|[we/I] bought some bottles). The cellar is interesting to see as well.
?fromage @accueil+ You can see how the cheese is made if you come in the morning, then taste it. All very good. Friendly people. They vacuum pack it (for the journey|if you ask).
# evenement flow good
?marche-noel @ambiance+ Pretty Christmas market, not too big, with (real crafts|nice local products). Good food and mulled wine. Beautiful lights in the evening. It was quite crowded.
?fete Lovely local feast, (music everywhere|everybody joins in), good food and friendly people.
?festival @ambiance+ Great festival with good sound and a (nice crowd|relaxed crowd), and the beer is not too expensive. Well organised, parking was no problem. Would go again.
# evenement flow bad
@attente-,prix- Too crowded, (30 minutes for a drink|40 minutes at the toilets), and everything expensive. Not enough places to sit. [We/I] went home early.
# commerce flow good
?boulangerie @accueil+ Best croissants of [our/my] holiday, [we were/I was] there every morning. The bread is also very good. The ladies are (friendly|so friendly). Sometimes a queue.
?boutique @accueil+ Nice shop for (presents|souvenirs), good local products. Very friendly owner. Prices ok.
# ot flow good
@accueil+ Very helpful lady who spoke good English. She gave [us/me] maps and (knew which restaurants were open|told [us/me] about the market). Lots of information for walking and cycling. Very useful.
The peoples in this tourist office were friendly and (gave [us/me] good maps|gave [us/me] so many ideas). Open on Sunday morning also.
# ot flow bad
@accueil-,attente- Waited a long time while (two people talked behind the desk|she was on the phone), then got a leaflet and that was it. Not friendly. You find more online.
`;
