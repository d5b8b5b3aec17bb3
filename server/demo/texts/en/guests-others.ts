/** Guests of restaurants, sights, campsites and all other places in their own manner: flat, hasty or at length. */
export const englishGuestsOthers = `
# restaurant flow good
@restauration+ Very tasty food(, very fresh| and a lot of it).
@restauration+,accueil+ Lovely food lovely staff, will be back (soon|for sure)
@prix+,restauration+ Good value, good food. Will go again
?top @restauration+ Food was (unbelievable|amazing amazing amazing)
@ambiance+ Cosy little place with a (good|really good) atmosphere
?good @attente- Service took a while as they were full and only two serving
@restauration+ the desserts are to die for
@accueil+ Waiters very (friendly|helpful), they speak English as well
?good @prix-,restauration+ Pricey but (excellent|very good)
@restauration+ Enough on the plate and well cooked, not too salty
?pizzeria @restauration+ pizza was (brilliant|really good), massive as well
?creperie @restauration+ Galette with everything on it, (delicious|yum)
?!pizzeria,!creperie @restauration+ Best duck (ever|I've had in years)
@accueil+ Thank you for the nice evening, (all|everything) perfect
@restauration+,accueil+ Very good meal, all six of us happy with it. The waitress was lovely and explained the menu.
?good @restauration+,ambiance- Food great. It's loud inside when it fills up.
?!pizzeria,!creperie @restauration+ Had the fish of the day, perfectly cooked, and the vegetables as well. Good wine by the glass.
?famille @accueil+,attente+ Good with kids and quick. Portions for children (are|were) big enough
?brasserie @accueil+ Good for a beer and something to eat. Menu in English too
# restaurant flow mixed
@restauration- Food was ok, (nothing special|not special)
@prix-,restauration- Average and a bit (overpriced|expensive), expected more with all the good comments
@attente-,restauration+ tasty but we waited over an hour
?!pizzeria,!creperie @accueil+,restauration- The girl who served us was lovely. My chicken was dry and the chips not done enough.
@restauration-,prix-,accueil+ We had been here last year and it was much better. The card is shorter now and prices higher. My starter was fine, the main dish had no taste at all, just salt. The staff is still friendly as before.
# restaurant flow bad
@restauration- Tasteless and cold(|, sent it back).
@prix-,restauration- Total rip off, tourist prices and (not even good|food not even hot)
@attente- Over an hour for a (starter|salad) and then it was the wrong one
?worst @restauration- Disgusting. I was ill all night (after|from it).
@restauration-,accueil- food bad, service bad(|, wouldn't go there)
@accueil-,prix- They charged us for bread we never ordered and argued about it, the bill was wrong twice. Very unpleasant
@restauration-,prix- I do not understand the good reviews. The food came from the microwave, one could taste it. The sauce was the same on every plate. For this we have paid much too much.
@restauration-,accueil- really disappointed.used to be good here but new people now i think.food came out lukewarm and the girl had no idea what was in anything. we wont be going back, pity as its so near to us
# site flow good
?!nature @pedagogie+ Very interesting, good explanations in English, (a lot|quite a lot) to read
?!nature,good @prix- Interesting. Entry is (expensive|a bit much) when you come with a family
?jardin,!winter everything in flower when we went, so well kept
?top Loved (every minute of it|it loved it loved it)
?!nature,!jardin @accueil+,pedagogie+,prix+ The guide was very passionate and spoke clear, so also for not native speakers it was good to follow. The visit takes about one hour. We found it worth the money.
# site flow bad
?!nature @prix- Not worth the entry(|, sorry).
?!nature @accueil- The lady at the cash desk was very unfriendly.
?nature @proprete-,acces- Rubbish everywhere and people park all over the place. The path is broken at several points and no sign tells you, so we turned around half way. Would not do again.
?!nature,!jardin,!parc-animalier,!grotte @pedagogie-,accueil-,prix- Boring. We had a guided tour because you can't go round by yourself, and he talked so fast. Three rooms were closed, no reduction for that.
# camping flow good
@proprete+ Clean toilets and showers, (hot water all day|always hot water)
Great site, (will be back|see you) next year
?!winter @calme+,emplacement+ quiet site, big pitches, (loads|plenty) of shade
?good @chambre-,proprete+ Mobile home clean, everything in it, (beds ok|beds fine), bit tight with five of us
# camping flow mixed
@calme-,accueil+ Friendly, music until very late every night.
@prix-,emplacement-,proprete+ We were here some years ago and it was nicer then. They put more and more bungalows and the normal places are now at the end near the road. Price went up too. The bar is good, and it's clean I have to say.
# location,collectif flow good
@proprete+,chambre+ Clean and comfy, (really|very) happy with it
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ Very kind hosts, thank you!!
?!refuge,!chambre-hotes @equipements+,chambre+ Kitchen had (everything|all) we needed, washing machine as well, good beds
@calme+ so peaceful, wish we could have stayed (longer|another week)
?gite @equipements+,proprete+,chambre+ We had a great week. Lots of space, very clean. Bed linen was there, towels too.
?appartement,good @emplacement+,acces- Perfect location for us, shops and bakery around the corner. The stairs are steep, think of that if you have heavy luggage.
?auberge-jeunesse,good @ambiance+,prix+,proprete- Cheap and easy to meet people. Dorm was a bit smelly
?village-vacances,famille,good @equipements+,accueil+,chambre- Good for families, always something on for the kids and the team is great with them. Flat smaller than I thought
# location,collectif flow mixed
@chambre-,prix- ok but small, photos make it look bigger and for that money we'd hoped for (more|a bit more)
# location,collectif flow bad
@proprete- Not (cleaned|clean) before we came
# activite,degustation,evenement flow good
had a brilliant time thanks(| everyone)
@prix+ Good fun and good value
?nautique,!winter @pedagogie+,attente+ Good instructions, (bus back|the bus) was on time too
?spa @calme+,proprete+ Clean and quiet, we had it nearly to ourselves. Loved it
?vin @pedagogie+,accueil+ Very interesting tasting. He explained a lot and we tried five or six wines, no pressure to buy. We bought some bottles.
?accrobranche,good @prix-,accueil+ Really enjoyed it, they keep an eye on you the whole time. Not cheap when there's five of you
?fromage @pedagogie+ Interesting tour and the cheese is (superb|great)
# activite,degustation,evenement flow bad
?!fete,!marche-noel @attente-,accueil- We had booked and paid online two weeks before. When we came they said that it's cancelled, they had sent an email, which we never got. No excuse and the money we should ask on the internet. Now I wait since three weeks and hear nothing.
?spa @proprete-,ambiance- Far too many people let in, no loungers free, hairs in the showers.
# commerce,ot,autre flow good
@accueil+ Very friendly and helpful(|, thanks)
@attente+ No waiting, all quick and (easy|simple)
@accueil+ Friendly man, he took the time to answer all our questions.
# commerce,ot,autre flow bad
@accueil- Rude. I won't be (using them|going there) again.
`;
