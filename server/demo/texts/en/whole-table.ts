/** Whole reviews of restaurants, each told in one go. */
export const englishWholeTable = `
# restaurant flow good
@restauration+,accueil+ Lovely food and (lovely|very friendly) staff. (Will go again|Would recommend).
@restauration+ Nice restaurant and the food was (delicious|excellent) and not too expensive. (You should book|Best to reserve a table).
?!pizzeria,!creperie,!gastronomique @restauration+,prix+ Had the lunch menu for ($menu euros|about $menu euros) and it was great value, the main was (fish with rice|pork in a mustard sauce|chicken with a cream sauce) and there was plenty of it. Back home you pay that for a sandwich and a coffee.
@restauration+,attente+ Nice place, quick service and good food. ([We/I] went twice|[We/I] went back the next day).
?!pizzeria,!creperie,couple @restauration+ My (wife|husband) had the (duck|lamb) and I had the fish of the day. Both were (very good|cooked perfectly), only the vegetables were a bit the same on both plates. The waiter (spoke good English|was patient with our French) and recommended a (white|red) from the region which we liked so much that we bought some afterwards.
?bistrot @restauration+ This is the sort of restaurant I come to France for. Short menu on a blackboard, (everything cooked there|all fresh), no fuss. I had $thedish and it (was very good|couldn't have been better). At two they don't serve anymore so (don't be late|go in time).
?famille @accueil+ We went with (two small children|our kids, 3 and 6) and they could not have been nicer. Colouring pencils, (the food for the kids came first|they brought the kids' food straight away), and nobody minded when a glass went over. Food (was good|very tasty) too.
?pizzeria @restauration+ (Really good|Great) pizza, thin base and (proper toppings|not too much cheese). Can get busy so (book|[we/I] booked by phone). (About 50|Around 45) euros with wine for two.
?pizzeria,famille @restauration+ Our kids are fussy but everybody likes pizza and here they are (very good|really good). We went three times in (one week|ten days), (they knew us by the end|the kids wanted to go every night). The salads are (big|large) as well.
?pizzeria @restauration+ Good pizza and (friendly people|nice owner). Take away also (possible|works well).
?creperie @restauration+ Best galettes [we/I] have had outside Brittany. I had the one with (goat's cheese and honey|egg, ham and cheese|mushrooms), and then one with (salted caramel|lemon and sugar) because you can't leave without it. Cider comes in (a jug|cups). Not expensive.
?creperie,famille A good choice with children as there is always something they like. The crepes were (crispy|big and crispy), and for (twelve|fifteen) euros you are full. It's (noisy|a bit noisy) inside so nobody minds children.
?gastronomique,couple @restauration+,accueil+ We celebrated our (wedding anniversary|25 years of marriage) here and it was an evening to remember. Every course was beautifully presented and the flavours were outstanding, in particular the (fish course|cheese trolley). The young sommelier chose wines to match without pushing us to the expensive ones. It is not cheap, but we felt it was (worth every cent|fully justified).
?gastronomique @restauration+ Fantastic cooking. [We/I] took the small menu {(four|five) courses} and that is more than enough. (The bread alone is worth the trip|Service very correct but not stiff). Price okay for this level, wine is where it gets expensive.
?good,gastronomique @restauration+,attente- The food here is really excellent, but be prepared for a long evening. [We/I] sat down at half past seven and got [our/my] dessert (after eleven|at a quarter past eleven). If you know it in advance (it's no problem|it's fine), just don't plan anything for afterwards.
?brasserie @restauration+ Good (brasserie|place) for lunch, (burgers|big salads) and the usual dishes, service is fast (even when it's full|although it was packed). Sat outside and watched the people. (Two mains and drinks for 42 euros|Prices are fair).
?brasserie @emplacement+ [We/I] only had drinks and a plate of (ham and cheese|charcuterie) but it was very nice, good position for watching the world go by. The waiter (was funny|made [us/me] laugh). Would eat here next time.
?view,lake,!pizzeria,!creperie,!gastronomique,!alone @emplacement+ The view of $thelake is worth coming for, (ask for a table by the window|try to get one of the tables at the front), and luckily the food is good as well. I had the (trout|fish) and my (friend|partner) took the burger. You pay a bit for the view of course.
?lake,summer,!pizzeria,!creperie,!gastronomique @ambiance+ Lovely evening on the terrace (with a view of $thelake|close to $thelake). [We/I] came on a (Tuesday|Wednesday) without booking and had to wait (only ten minutes|a little), then (great service|very nice service). The mussels were the best thing.
@accueil+ [We/I] turned up (without booking|with no reservation) at (8.30|half eight) on a busy evening and they found [us/me] a table in the corner. That already made [us/me] happy as everything else was full. The food was (very good|good too), I had the (steak|special).
?!pizzeria,!creperie @accueil+ The owner is (very nice|a lovely man) and (explains the menu in English|takes time to explain everything). I don't eat (gluten|milk products) and he (knew exactly what I could have|changed the starter for me). Not every restaurant in France does that. Thank you!
?!pizzeria,!creperie,together @restauration+ We are vegetarians and often have to eat omelettes in France, but here there was a (real dish|proper choice), (roasted vegetables with a sort of polenta|a tart with goats cheese and figs), very good. My (friend|son in law) had meat and liked it too.
?!pizzeria,!creperie,!gastronomique,!alone @restauration+ Steak cooked the way I asked for it {(rare|medium)}, chips home made, decent (wine|house red). (I'm happy|Nothing else needed). My friend had $dessert and (would not share|said it was excellent).
?solo,!pizzeria,!creperie @accueil+ I ate here on my own (two evenings running|twice) and never felt rushed or stuck in a corner. The (girl|lady) serving was lovely and (kept me supplied with bread|chatted when she had a minute). The food is simple, soup, a main, something sweet. Good.
?affaires,!gastronomique @attente+ Quick lunch between (two meetings|two appointments), I was out again in (45|50) minutes and I had (a starter and a main|two courses). Good value. (Bit noisy|Bit full) at 12.30 so come (earlier|a bit earlier).
?together,!pizzeria,!creperie,!gastronomique @prix+ We were (eight|ten) people for a birthday and they (made one long table|gave us the back room). A fixed menu for 32 euros with (coffee|wine) included, all of it good. They did not mind that we stayed (until late|long).
?weekend,!pizzeria,!creperie,together Sunday lunch here with friends, [we/I] sat down at half twelve and got up at (four|half four). (Beautiful food|Very good food) and nobody hurries you. The starters were (huge|very generous), should have skipped the cheese.
?winter,!pizzeria,!creperie,!gastronomique @ambiance+ Came in frozen after a walk and the (soup|onion soup) was exactly right. Then the (stew|beef stew) which came in the pot, (help yourself|for everyone to help themselves). It's warm and a bit dark inside in a nice way.
?garden,!winter @ambiance+ [We/I] ate in the garden under the trees, (so lovely|it was magic). Good food too, simple but well done. (Take something against mosquitoes|Take a cardigan) in the evening.
?village,!pizzeria,!creperie @restauration+ You wouldn't expect such a good restaurant in a village like this. (Every table was taken|It was full of French people), always a good sign. [We/I] had (the menu of the day|the set menu), (three courses|starter, main and dessert), all very tasty. Will tell [our/my] friends.
(Third|Second) time here in (two|three) years and it's still (very good|just as good). (Same waiter|Menu has changed a bit) and the prices are (still fair|a bit higher, as everywhere).
?top @restauration+ Best meal of [our/my] whole trip, (by far|no question). Go there!!
?top @restauration+,accueil+ AMAZING. $thedishup was (incredible|out of this world) and [our/my] waitress was the sweetest. (If [we/I] lived here [we'd/I'd] come every week|Would give 6 stars if I could).
?top,!pizzeria,!creperie @restauration+ [We've/I've] eaten in quite a few restaurants in this region over the years and (this is one of the best|I'd put this one first). The cooking is (precise|refined) without being fussy, the plates (are hot|come out hot), and the service is attentive. (Thank you for a lovely evening|[We/I] shall be back in the spring).
?good,famille @restauration+,prix- Food very good but drinks are expensive, (4.50 for a small cola|6 euros for a bottle of water, really?). With three kids this adds up. (Otherwise great|Otherwise very nice) and [we'd/I'd] go back.
?good @ambiance-,restauration+ The tables are too close to each other, you (hear everything from|are nearly sitting with) the people next to you. Food (was excellent|very good though), and the staff friendly, so it's still a recommendation.
?good @attente- Had to wait quite long for the mains, (about 45 minutes|I think 50 minutes), because there was a big group. The waitress came to apologise and (brought some olives|offered [us/me] a drink), and the food was good when it came.
?good,!pizzeria,!creperie @restauration+,accueil- Nice dinner, the fish very fresh. Service was (correct|ok) but not very warm. Maybe they were stressed. For the food (I would come back|[we/I] would come back).
?good,!pizzeria,!creperie,!gastronomique @restauration- Good main course and (nice|very nice) people, but dessert wasn't home made I think, the (cake|tart) was still cold in the middle. The main was so big that it (doesn't matter|didn't matter).
?good,!parking @acces-,restauration+ Parking is not easy, [we/I] drove round (three times|for fifteen minutes). The restaurant is worth it though, (really good cooking|good, honest food). Book, and walk if you can.
?!pizzeria,!creperie The food in this restaurant was really good and (the personal|the personnel) was very kind. ([We/I] paid about $bill euros|It's not cheap but it is correct). I can recommend.
?!pizzeria,!creperie @restauration+ [We was/I was] on holiday nearby and found this place by accident. Very good (food|kitchen), (fresh vegetables|much fish on the menu), and the waiter speak English. The portions are big, (take not a starter|[we/I] could not eat dessert)!
?!pizzeria,!creperie @restauration+ The duck was very tender and the sauce was delicious. I could not read the menu but the waitress (explained with gestures|used her phone) and it was fun. (I want to go again|I will never forget). The bread is delicious too.
@restauration+ If you are in $town you must eat here. It is maybe not so nice from outside, but inside it is (cosy|very cosy) and the food was (tasty|really tasty). The cook came out to ask if all was ok.
@restauration+ nice food, big portions, fair price, (would go back|going back for sure)
so good ([we/I] went back the next day|i went back the next day) !!
?dogs @accueil+ Dog friendly, (water for him before [we/I] got [our/my] menu|they brought water for the dog straight away). Good food and (kind|smiling) people. Recommended if you (travel with|have) a dog.
?!winter @ambiance+ Nice terrace and (cold beer|a good rose). [We/I] stayed for (dinner|a bite to eat) and it was better than expected. Prices ok for (a tourist place|this spot).
?autumn,!pizzeria,!creperie @restauration+ Went in $month and there were (mushrooms|chestnuts) in nearly every dish, which suited me. (Really tasty|Delicious), (served with care|good wines by the glass) and it was quiet that evening. I prefer it to the summer when you can't get a table.
?!gastronomique Simple restaurant, (no frills|nothing fancy), but (what you get is good|the cooking is good). [We'd/I'd] eat there again.
?amis @ambiance+ Great night with friends. The food is good but it's more the atmosphere, everybody was talking (to everybody|with the next table), and the owner (put on some music|opened another bottle) at the end. Thanks for having us!
@restauration+ Excellent meal from start to finish. (Great wine list too|Thank you to the chef).
@prix+ Good food at (sensible|fair) prices, that's getting rare.
?couple @ambiance+ Lovely evening, (delicious food|great food). My (husband|wife) had two desserts.
?!gastronomique Nothing fancy but tasty and (filling|plenty of it). Friendly (waiter|waitress).
?pizzeria Best pizza [we/I] had (on this holiday|in France), and (cheap|not expensive).
@attente+ Quick, tasty, friendly. (Ideal before the drive home|Just what [we/I] needed).
@accueil+ great staff!! food was (good|really good) as well, recomend
?!pizzeria,!creperie @restauration+ Super fresh fish. (Nice wine|Nice desserts). [We/I] will definately come back
?gastronomique,together @restauration+ Saved this for the last night and it did not disappoint. $thedishup was (the highlight|the best I've had), (perfectly cooked|full of flavour). Dress code is relaxed, we were glad not to need a tie.
?good @prix-,restauration+ Nice food, but a bit pricey (for the portion size|for lunch).
?good @attente-,accueil+ Service (a bit slow|rather slow) but very friendly, food good. (No hurry on holiday|[We weren't/I wasn't] in a hurry).
# restaurant flow mixed
?!pizzeria,!creperie,!gastronomique @restauration- Food was ok, nothing special. (The dessert was the best part|Chips were good). Quite (full|noisy).
@attente-,restauration+ [We/I] liked the food but the service was (so slow|very slow). (An hour for the main course|It took an hour before [we/I] had anything to eat) and nobody told [us/me] why. Maybe just one waiter too few.
?!pizzeria,!creperie @prix- Not bad, but too expensive for what it is. $bill euros for two (with one dessert|with a glass of wine each). You can eat (just as well|better) elsewhere.
?lake,view,!pizzeria,!creperie,!gastronomique @restauration-,emplacement+ You come here for the view and not for the food. It's (ok|edible), (my burger was dry|the fish was a bit dry), but the view is fantastic. Have a drink here and eat somewhere else would be my advice.
@accueil-,restauration+ The food was good, I have nothing to say about that. But the waiter was (in a bad mood|not friendly) and forgot ([our/my] drinks|the bread) and then acted as if it was [our/my] fault. It's a pity because the cook does a good job.
?pizzeria @restauration- Average pizza, (soggy in the middle|a bit burnt), but kind people and (fair prices|quick). [We've/I've] had better in the area.
?together We've been here (often|many times) and unfortunately it's not what it was. Fewer dishes, (smaller portions|higher prices), still nice staff. We'll give it one more try.
?gastronomique @prix-,restauration+ Beautiful plates, and some of it was really excellent, but for the price I expected more to eat. (I was still hungry after five courses|The portions are really small). The wine pairing is (expensive|too much at 58 euros).
Average. (Would not go out of my way to eat here|There are better ones nearby).
@attente-,restauration+ Food good, (waiting time too long|service far too slow). Maybe better on a quiet day.
# restaurant flow bad
@attente-,accueil- Waited (an hour|50 minutes) for the food, then they had forgotten (half of it|one dish). No apology. [We/I] won't be going back.
?!pizzeria,!creperie @restauration- Not good. My (steak|fish) was (overcooked|dry), the vegetables came out of a tin. (For $bill euros this is a joke|I left half of it).
@accueil- They told [us/me] there was no table, although (half|more than half) of the restaurant was empty. If you don't want guests (speaking English|after 8.30) just say so. The (woman|man) was really rude. [We/I] ate a very good pizza round the corner.
?!pizzeria,!creperie,!gastronomique @prix-,restauration- Tourist trap. (Microwaved food|Frozen chips), small portions and high prices. (18 euros for a salad with two slices of ham|22 euros for a burger that was burnt). Look at the menu and keep walking.
@proprete- The glasses were dirty and the table was sticky, ([we/I] asked for it to be wiped|nobody came to wipe it). There was a smell (from the toilets|of old fat) as well. I didn't really enjoy the meal after that and [we/I] didn't order dessert.
?!pizzeria,!creperie @restauration-,accueil- I ordered my meat medium and it came (nearly raw|well done). I sent it back and got the same piece ten minutes later with (the rest of the plate cold|cold chips). The waitress said that's how it's done here. Shame, as [we'd/I'd] eaten well here (last summer|two years ago).
@attente- Sat there for (25|20) minutes, nobody came to take the order, so [we/I] (left|got up and left). I don't think they even noticed.
@accueil-,prix- Check your bill. They charged [us/me] for (a bottle [we/I] didn't have|three coffees instead of one) and were not happy when I asked. Food average.
?famille @accueil- Not for families. There's no high chair, (nothing for kids|the kids' menu is nuggets for 14 euros) and the lady (sighed|rolled her eyes) when our little one dropped a spoon. We ate fast and left.
?gastronomique @prix-,attente- Very disappointed. After reading about this restaurant I had looked forward to it for weeks, and it was (pretentious|cold) from start to finish. Long waits, tiny plates, (lukewarm food|a main that was lukewarm) and a very high bill. I'm not saying the chef has no talent but something went wrong that evening.
?worst,together,!pizzeria,!creperie @restauration- Both of us were ill (the same night|the next day) after the (seafood|mussels). I wrote to them and got no answer. Stay away from this place.
@restauration- very bad food and slow service, (dont go|i dont recommend)
?together @accueil- Table booked for (six|ten) at eight o'clock and when we came they (had no trace of the booking|had given our table away). After a long discussion we got two tables in different corners. No one said sorry. It was my mother's birthday so not a nice evening for her.
@restauration- Tasteless food. (Don't bother|Not recommended).
?pizzeria @restauration-,attente- Waited (an hour|50 minutes) for two pizzas, one of them burnt (underneath|on one side). When I said so the man (told me that's how they are in Italy|just took it away and came back with the same one).
`;
