/** Whole reviews of sights, campsites and rented houses: most are a sentence or two about one thing. */
export const englishWholeOthers = `
# site flow good
?!nature @pedagogie+ A lot to see, allow two hours.
?!nature @pedagogie+ Leaflet in English, (well translated|very useful).
Well worth a visit
?together Go early to avoid the coaches.
?musee @pedagogie+ Audio guide is included and quite detailed.
?musee @pedagogie+ There's a film with subtitles, (interesting|very good).
?musee @pedagogie+ How people lived and worked here, really interesting if you like history.
?musee,famille @pedagogie+ The quiz for the kids is (brilliant|very good).
?musee,famille Our kids liked it.
?musee Good for a rainy day.
?good,musee @pedagogie- Interesting, but more English would help.
?musee @emplacement+ Nice view from upstairs.
?good,musee The temporary exhibition was (good|interesting).
?chateau @pedagogie+ The guide was excellent, funny and well informed.
?chateau @pedagogie+ Good tour in English.
?chateau The kitchen is (very|really) nice to see.
?good,chateau @acces- Tower stairs are (steep|narrow), not for everybody.
?chateau @equipements+ There's a bench in nearly every room, good for older people.
?chateau Not too crowded, lovely park.
?good,chateau @prix- $fee euros is a bit much when half the rooms are closed, the park is lovely.
?chateau,couple @accueil+ The volunteers are (very|really) friendly.
?chateau @ambiance+ Nice atmosphere, the owners still live there.
?chateau,!summer bring a jumper, it's cold inside
?chateau,famille Kids liked the (tower|armour) and the park.
?jardin,!winter @ambiance+ Benches in the shade, [we/I] stayed all afternoon.
?jardin,!winter @pedagogie+ All the plants are labelled.
?jardin,!winter They also sell plants.
?jardin,!winter so peaceful
?jardin,spring The tulips were (gorgeous|beautiful).
?jardin,!winter,good @prix- Not cheap for a garden.
?jardin,!winter Lots of (bees and butterflies|birds), lovely.
?jardin,!winter @accueil+ Friendly gardeners.
?jardin,!winter @acces+ Paths are flat, good for older people.
?grotte,together @pedagogie+ The guide also explained in English, (very|really) good.
?grotte Really cold so bring a jumper.
?good,grotte @acces- Many steps and wet floors, proper shoes.
?grotte @ambiance+ The last room is enormous, (beautiful|well lit).
?grotte,famille kids loved it and so did we
?parc-animalier,famille @ambiance+ The animals have a lot of space.
?parc-animalier,famille The (otters|goats) were the favourite.
?good,parc-animalier,famille @prix- Expensive with (three|four) kids. They loved it.
?parc-animalier,famille @equipements+ Lots of picnic tables.
?parc-animalier,famille We stayed until it closed.
?abbaye @ambiance+ Very peaceful cloister.
?abbaye @prix+ Free, and some information in English.
?abbaye They sell honey and biscuits, (very|really) good.
?nature @emplacement+ Stunning views.
?nature,parking @emplacement+ (Twenty|Thirty) minutes from the car park, beautiful view.
?nature @ambiance+ (Very|Really) quiet, so peaceful.
?nature Take good shoes and water.
?nature @emplacement+ Beautiful landscape.
?nature,spring A lot of water in spring, beautiful!
?good,nature,!parking @acces- Hardly any parking.
?good,nature @ambiance- Too many people at midday. Beautiful place.
?nature,parking @equipements+ Clean toilets at the car park.
?nature @acces+ Well signposted.
?nature,dogs,together Dogs on the lead are fine.
?nature,autumn Beautiful colours in $month!
?nature,aurelle I came here as a child and it's still beautiful.
?!nature,!parc-animalier @accueil+ (Very|Really) kind staff who took time to explain everything.
?!nature,winter Open in winter and warm inside.
?!nature Careful, they close at lunch time.
?good,summer,!nature @attente- Long queue for the tickets, buy online.
?!nature @attente+ Booked online, no queue.
?!nature the visit took (one hour|one and a half hour) and [we/I] have learned much
i took so many pictures
?dogs @accueil+ Friendly with the dog.
?top Highlight of [our/my] week
?top,together One of the best things to do around here!
?together We stayed all (morning|afternoon).
?affaires Had a free afternoon, (very|really) pleasant.
?!nature @prix+ With the ticket you get a reduction at other places.
?!nature @prix+ You get a lot for the entrance price.
?!nature,!parc-animalier @pedagogie+ Small group, good tour.
@ambiance+ So glad [we/I] went.
?!nature @accueil+ Friendly lady at the till, her English is (very|really) good.
?!nature Nice things in the shop.
?solo You can take your time.
?groupe,!nature @pedagogie+ Good guide for our group, everybody could hear.
?famille,!nature @prix+ Free for the little ones.
?amis nice afternoon out with friends
[We've/I've] been (twice|three times) now, always interesting
?!nature @proprete+ Clean toilets.
?holidays,good @ambiance- Too many people in the holidays but it is beautiful.
?winter,nature Cold and clear, loved it.
?chateau @pedagogie+ The guide was very interesting.
# site flow mixed
OK but don't make a (big|long) detour for it.
?!nature Seen everything in half an hour
?musee @pedagogie- Old fashioned and nothing in English.
?musee Probably more interesting if you know the subject.
?nature @proprete- Rubbish next to the bins
?famille,!nature @pedagogie- Our children were bored.
?famille,!nature @prix- A lot of money for a family
?grotte @ambiance- Nice cave, group far too big.
?jardin @equipements- Half of the beds were empty.
# site flow bad
@prix- Not worth the money.
?!nature @accueil- The (lady|man) at the till was so unfriendly.
?!nature @accueil- Asked for a leaflet in English and got no answer.
?!nature @acces- Drove an hour and it was closed. The website said open!
?chateau @pedagogie- Tour only in French and nobody told [us/me].
?chateau @prix-,pedagogie- $fee euros and several rooms closed, nothing explained.
?nature @proprete- Litter everywhere, toilets (out of order|filthy).
?nature @acces- Cars parked all over the road, path in bad condition.
?parc-animalier @ambiance- Small cages, the animals don't look happy.
?parc-animalier @prix- Expensive, and parking is extra.
?jardin,summer @equipements- Everything was dry and not looked after.
?musee,together @accueil- The guard was very unfriendly.
?grotte @attente- Waited (an hour|an hour and a half) with a booked time.
?!nature @prix-,pedagogie- Four rooms and no explanation, too expensive
?worst Rip off
?nature,together @ambiance- Too many people and loud music.
?!nature,famille @accueil- They shouted at our little boy
?groupe,!nature @accueil- They had no trace of our group booking.
# camping flow good
@proprete+ Clean facilitys, (all day|even in the evening).
@accueil+ helpful owners, nice site
?caravan @acces+ No problem with [our/my] (7|8) metre caravan.
?caravan @accueil+ The owner helped [us/me] with the caravan.
?caravan @equipements+ Water and electricity on the pitch, all working.
Will use it again on the way (to Spain|down south).
?tent,together,!winter @calme+ Quiet site for tents, we slept very well.
?tent,!winter @equipements+ There's a shelter with a table for when it rains.
?tent,good You need strong pegs, the ground is hard.
?mobile-home @equipements+ The kitchen has everything you need.
?famille @equipements+ Lots of activities for the kids.
?famille,holidays Disco for the little ones, they loved it.
?pool,famille @equipements+ Great slides for the kids!
?lake @emplacement+ You walk straight to $thelake.
?good @attente- Queue for the showers in the morning.
The pizza van is good
?caravan,!alone @accueil+ Arrived late, no problem at all.
?village @emplacement+ Nice walk into the village.
?together @ambiance+ We come here since (six|ten) years, always nice people.
?tent,famille Nearly no cars, good for kids.
Barbecue is allowed on a special place, (very|really) practical.
?good @numerique- Wifi only at the bar. (Nice|Good) site.
@calme+ peaceful and green
@prix+ Good value campsite, (big pitches|nice people).
?family-run,!pool @calme+ Small and quiet site, no pool.
?family-run @accueil+ (Very|Really) friendly family.
?caravan,couple @proprete+ (Very|Really) clean sanitary block.
?caravan @equipements+ Hedges between the pitches and trees for shade.
@petit_dejeuner+ Fresh bread in the morning.
?dogs There's a shower for dogs, (very|really) practical.
?good,pool,famille @prix- Shop is expensive.
?winter,caravan Open in winter and the showers are heated.
?tent,solo @prix+ Only paid a few euros for a small tent.
# camping flow mixed
?!holidays @proprete- Showers not always clean.
?mobile-home @chambre- Mobile home older than on the pictures, beds uncomfortable.
?mobile-home @equipements- The oven didn't work until the third day.
?pool @equipements- Pool was closed. Rest ok.
?tent @prix-,proprete+ Too expensive for a tent. It was clean.
@calme-,emplacement+ Lovely (position|situation) but the road is closer than it looks.
@accueil- Reception is hardly ever open.
# camping flow bad
@proprete- The toilets were filthy, no (paper|soap).
@prix- (38|42) euros a night, much too expensive.
@calme-,accueil- Music till (late|two) and nobody at reception to call.
@equipements- Cold showers.
?caravan @acces- Pitch was (much too small|far too short) for a caravan.
?caravan @accueil- They had no other pitch and were not helpful.
?tent,together @proprete- There was rubbish on our pitch.
?mobile-home @proprete- Mice in the mobile home.
?pool,famille @equipements- Pool too full and the water was cloudy.
# location flow good
@proprete+ (very|really) clean and very comfortable
?together @accueil+ Our hosts were so kind.
?gite,together @emplacement+ Exactly as on the photos.
?!chambre-hotes @equipements+ The kitchen has all you need.
?gite,together,!winter Ate outside every evening, lovely.
?gite @calme+ (Very|Really) quiet, you hear nothing.
?gite,famille @equipements+ Enough room for two families.
?gite,famille Garden is safe for little ones.
?gite,famille @equipements+ A swing and a trampoline for the kids.
?appartement @proprete+ Nice appartment, clean and (modern|bright).
?appartement,!village @emplacement+ We did everything on foot.
?appartement,good @prix- Parking costs money in the centre. The flat is (very|really) good.
?good,appartement,!lift @acces- Third floor, no lift, narrow stairs.
?chambre-hotes @petit_dejeuner+ Home made jam and cake, (very|really) good.
?chambre-hotes @ambiance+ Everybody at one big table, it was really nice.
?chambre-hotes @accueil+ $hostess gave [us/me] good tips.
?chambre-hotes,couple @accueil+ They rang a restaurant for us, (very|really) helpful.
?chambre-hotes,couple @chambre+ Nice room with its own entrance.
?chambre-hotes,!alone @restauration+ We had the evening meal as well, it was (very|really) good.
?chalet,winter @ambiance+ Very cosy with the wood stove.
?good @chambre- The second bedroom is tiny, fine for a child.
?solo @calme+ (Very|Really) quiet, good for reading.
?!chambre-hotes Nothing to add, [we/I] recommend it.
?!chambre-hotes,together @accueil+ the owner waited us with a (cake|bottle of wine)
?!chambre-hotes,together We was (five|six) persons and there was plenty of place.
?!chambre-hotes,good @emplacement- Only it is far to the shop.
@chambre+ comfy beds
?appartement @acces+ Easy with the key box.
?appartement @emplacement+ Bakery nearly next door, so handy!
?gite,couple,!winter @emplacement+ (Lovely|Nice) terrace with a nice view.
@accueil+ $hostess answered all [our/my] messages quickly.
?dogs,!chambre-hotes Fenced garden, good for the dog.
?!chambre-hotes @numerique+ Worked from there, internet no problem.
?affaires,appartement @equipements+ Washing machine and a real desk.
?famille,!chambre-hotes @equipements+ Cot and high chair were ready for us.
?amis,!chambre-hotes @equipements+ Big table and a dishwasher, good for a group of friends.
[We'd/I'd] love to come back
?!chambre-hotes,together @prix+ Much cheaper than a hotel.
?top Best place [we/I] have rented (so far|in France).
?chambre-hotes @accueil+ (very|really) good breakfast, very nice people, thank you!!
?village,!chambre-hotes @emplacement+ Bakery and (butcher|a bar) within five minutes.
?chambre-hotes @accueil+ So kind, even with my vegan food.
# location flow mixed
?!chambre-hotes @equipements- Not enough plates for the number of (beds|people). House is nice.
?!chambre-hotes @equipements- Kitchen not well equipped.
@chambre-,accueil+ Lovely hostess, but it needs a new mattress.
?appartement @calme- You hear every step of the neighbours upstairs.
?appartement Ok for a short stay
?gite @proprete- Could be cleaner.
?!chambre-hotes @prix- Fine, only sheets and cleaning are extra.
?together @acces- Key box was hard to find.
# location flow bad
@proprete- Hair in the sink and a sticky floor.
@proprete-,prix- Not clean and they ask for a cleaning fee.
The pictures must be very old.
?!chambre-hotes @accueil- Kept part of the deposit for nothing.
?!chambre-hotes @accueil- Doesn't answer (mails|the phone) once you have paid.
?appartement @numerique- No wifi although it's in the advert.
?appartement @calme- Bar downstairs, no sleep
?appartement @chambre- Dark and damp.
?chambre-hotes @accueil- Not a warm welcome, too many rules.
?chambre-hotes @petit_dejeuner- Poor breakfast.
?gite,winter @prix-,chambre- Wood and electricity are extra and the house was (cold|freezing).
?!chambre-hotes,low,together @accueil-,proprete- Terrible smell in the whole house and the owner did nothing.
`;
