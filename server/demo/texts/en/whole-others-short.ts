/** Whole reviews of huts and hostels, outings, tastings, feasts, shops and tourist offices: most are a sentence or two. */
export const englishWholeOthersShort = `
# collectif flow good
?refuge @restauration+ Simple dinner and plenty of it.
?refuge @accueil+ The guardians are so friendly.
?refuge @emplacement+ Beautiful sunrise!!
?refuge Book by phone, they don't always answer the emails.
?refuge Bring cash.
?refuge,woman,solo @ambiance+ Came alone and met (very|really) nice people.
?auberge-jeunesse @prix+ (Good|Decent) hostel for the money
?auberge-jeunesse @ambiance+ Nice kitchen where everybody cooks together.
?auberge-jeunesse @equipements+ Curtains on the beds and a locker, (very|really) good.
?auberge-jeunesse,amis we didnt sleep much lol, good fun
?village-vacances,famille @equipements+ Everything is on site.
?village-vacances,famille @accueil+ The children's club people are (great|wonderful).
?village-vacances,famille The kids found friends.
?groupe @accueil+ They made packed lunches for all of us, (very|really) helpful.
@proprete+ Clean showers.
?good @calme- Bring earplugs.
?refuge,good,together @attente- We were in the second sitting for dinner and had to wait a long time.
# collectif flow mixed
?village-vacances @restauration- Well organised, only the food is not good.
?village-vacances @calme- Entertainment till midnight, too loud.
@chambre-,prix+ Cheap, but the mattress (is thin|was awful).
?refuge,together @accueil- Nice hut, they were (stressed|not very friendly).
# collectif flow bad
@calme- Groups noisy in the corridor until midnight.
@proprete- The showers weren't clean.
@prix- You have to pay extra for sheets.
Cheap but not good.
?village-vacances,famille @accueil- The club was closed (two|three) days of our week.
# activite flow good
?nautique,!winter great fun!
?nautique @pedagogie+ Explained properly before the start, in English too.
?nautique,!winter Bring shoes that can get wet.
?nautique,!winter You can stop to swim, lovely.
?nautique,famille,!winter Easy enough for the kids.
?nautique,together @attente+ No booking and we got boats straight away.
?nautique @accueil+ Good for beginners, nice guys.
?nautique @equipements+ Life jackets in all sizes, boats in good condition.
?nautique,good Longer than I thought but so nice.
?accrobranche,famille (Kids had a ball|Our boys loved it).
?accrobranche @equipements+ Different levels, good for everyone.
?accrobranche @accueil+ Careful with safety.
?accrobranche,amis so much fun
?accrobranche,famille @accueil+ Our youngest was scared and $guide helped her, thank you.
?bateau,!winter @ambiance+ (Very|Really) nice sitting outside.
?bateau @pedagogie+ Explained in French and a short version in English.
?bateau,good,summer @attente- Long queue, be there early.
?velo @equipements+ Good e-bikes, well maintained.
?velo @accueil+ They gave [us/me] a map with good routes.
?velo,famille @equipements+ Child seat included.
?velo @prix+ Fair price, helmets and locks included.
?cheval @accueil+ Calm horses and nice people.
?cheval,famille @pedagogie+ Our daughter had lessons all week and loved it.
?cheval @ambiance+ Horses look well treated.
?parapente,top AMAZING!!
?parapente @accueil+ I was scared before but the instructor was (very|really) good.
?parapente,good @prix- Photos cost extra.
?parapente,woman,top Birthday present from (the girls|my sister), thank you
?spa @ambiance+ Lovely pool outside.
?spa @ambiance+ Not too full, very relaxing.
?spa Bring your own towel, otherwise you pay.
?good,spa,weekend @ambiance- Saturday is too busy. Lovely sauna.
?spa,couple Lovely present from my (wife|husband).
?escape,amis Good escape room
?escape,amis @ambiance+ So much fun, difficult but not too difficult.
?escape,famille @accueil+ They gave the kids some hints, (very|really) nice.
?!spa,!escape,!velo @accueil+ Thanks to $guide!
?!spa,!escape,!velo,!bateau @accueil+ I felt safe all the time.
(Brilliant|Lovely) afternoon
would do it again
?famille,!spa,!escape,!velo,!bateau @accueil+ So good with the kids.
?amis @accueil+ Stag do, they were very patient with us
?groupe @accueil+ Good for a group, well organised.
?winter,!bateau,!nautique (Very|Really) quiet, we were the only ones.
@prix+ Worth every euro
?good @prix- Not cheap. Good though.
?cheval @pedagogie+ Very patient with beginners.
# activite flow mixed
?!spa,!escape,!velo,!bateau @prix- Fun but (quite short|too short) for the price.
?nautique @attente- Too long in the bus.
?velo @equipements- Nice people, the bikes are (old|a bit rattly).
?bateau @pedagogie- Beautiful trip, everything in French.
?spa @ambiance- Too many people for a spa. Pools (ok|warm).
Too expensive
?accrobranche,famille @accueil- Our youngest was too small for the big course, nobody told us when we booked.
# activite flow bad
?!spa,!escape,!velo,!bateau @attente- Booked for 10, started at (10.40|half past).
?!spa,!escape,!velo,!bateau @equipements- Old equipment, I didn't feel safe.
?!spa,!escape,!velo,!bateau @accueil- Complained and he didn't care.
?velo @equipements- Brakes didn't work.
?spa @proprete- Hair in the shower and dirty pool.
?nautique @pedagogie- No explanation before the start.
?cheval,together @ambiance- Thin horses, we didn't go.
?bateau,together @attente- Boat full although we had tickets.
?escape @equipements- Half of the locks were broken.
?parapente @accueil- Cancelled by text. No refund so far.
?low,famille @accueil- We paid for four, then they said our youngest was too small.
# degustation flow good
?vin @accueil+ No pressure to buy.
?vin @pedagogie+ The owner explained everything in good English.
?vin The white is (lovely|so good).
?vin @prix+ Cheaper than at home.
?vin @accueil+ She let [us/me] taste everything, (very|really) friendly.
?fromage @pedagogie+ Come in the morning and you see how it's made.
?fromage,together They vacuum pack the cheese.
?fromage The old cheese is strong and (very|really) good.
?fromage,famille The kids liked it
?biere @pedagogie+ Friendly guy, explains the brewing well.
?biere,amis good beers
@accueil+ Nice people.
# degustation flow mixed
?vin @prix- Nice tasting but seven euros is too much.
?fromage @pedagogie- Good cheese, but the tour is just a film.
# degustation flow bad
?vin @accueil- Not friendly if you only want one bottle.
?biere @prix- Overpriced and (warm|flat).
?together @accueil- They ignored us.
?fromage,together @attente- Ten o'clock visit was cancelled, nobody had told us.
# evenement flow good
?marche-noel @ambiance+ Pretty lights, and not too (big|noisy).
?marche-noel Real crafts and nice things.
?marche-noel @restauration+ Good mulled wine!!
?marche-noel,famille The kids loved Father Christmas
?fete,together @ambiance+ (Very|Really) good atmosphere.
?fete @restauration+ (Good|Nice) food in the street.
?fete,village Nice village party
?festival @ambiance+ Nice relaxed crowd and (good sound|friendly staff).
?festival @prix+ The beer is not expensive.
?festival @acces+ Parking was no problem.
Would come back for it
?fete,top Danced till two, great night.
# evenement flow mixed
?festival @prix- Good bands, (silly|ridiculous) prices.
?marche-noel Same things as everywhere. (Nice lights|Nice wine though).
?fete @attente- Nice atmosphere but too much queuing.
# evenement flow bad
@attente- (40|30) minutes for a drink.
@prix- Everything expensive and nowhere to sit
?festival @equipements- Not enough toilets.
?marche-noel @ambiance- Far too crowded.
?fete,famille @accueil- Nobody could tell us when the children's part was.
# commerce flow good
?boulangerie,top Best croissants of [our/my] trip
?boulangerie @accueil+ The ladies are so friendly.
?good,boulangerie @attente- Sometimes a queue.
?boulangerie,good Come early, the good bread is gone at nine.
?boulangerie The brioche is (very|really) good.
?boutique Nice for presents, things from the region.
?boutique @accueil+ She wrapped everything for free.
?boutique @accueil+ You can look as long as you like.
?boutique,good @prix- Pretty things, not cheap.
# commerce flow mixed
@prix- Nice shop but overpriced.
# commerce flow bad
@accueil- Unfriendly.
?boulangerie @accueil- Wrong change and she was rude.
# ot flow good
@accueil+ (Very|Really) helpful lady with (good|very good) English.
@accueil+ She rang (three|a few) hotels for [us/me], (very|really) helpful.
@equipements+ Good maps, some of them free.
Open on Sunday morning also, (very|really) practical.
@accueil+ The peoples there gave [us/me] (so many ideas|good maps).
@accueil+ They knew which restaurants are open in $month.
?famille There is a treasure hunt for the kids, ours loved it.
?good @pedagogie- Leaflets mostly in French. Friendly staff.
@accueil+ Good tips for walks.
# ot flow mixed
@accueil- Friendly but not much information.
# ot flow bad
@attente-,accueil- Waited while two people talked behind the desk.
@accueil- Only got a leaflet.
# degustation,evenement,commerce,ot,autre flow bad
@accueil- (Very unfriendly|Unfriendly) staff, I left.
@accueil- Nobody said hello or (helped|asked if we needed anything).
@prix- (Far too|Too) expensive.
@attente- Waited (half an hour|a long time) and then left.
@accueil-,attente- One person working and a long queue, and she was rude as well.
(Not worth it|Disappointing).
`;
