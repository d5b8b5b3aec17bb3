/** Whole reviews of restaurants: most are a sentence or two about one thing. */
export const englishWholeTable = `
# restaurant flow good
?together @restauration+ We shared two starters and (fought over the last bit|ordered a third), so good.
@accueil+ lovely staff, (would go again|thank you)
@restauration+ A starter and a main was more than enough, the portions are (generous|big).
You should book, (it fills up|[we/I] got the last table).
?!pizzeria,!creperie,!gastronomique @prix+ Lunch menu for $menu euros, (great value|three courses).
?!gastronomique,together @ambiance+ Full of local people at lunch, (that's always a good sign|so we knew it would be ok).
@attente+ nice place, quick service
[We/I] went twice!
?!pizzeria,!creperie,couple @restauration+ My (wife|husband) had the lamb and I had the fish of the day, both (cooked just right|very good).
?!pizzeria,!creperie @restauration+ A salad with warm cheese to start, which I would (have again tomorrow|order again).
@accueil+ $staff was very patient with [our/my] French.
?!pizzeria,!creperie @accueil+ They recommended (a white|a red) from the region which was excellent, and not the most expensive one.
?bistrot @restauration+ Short menu but (everything is fresh|everything on it is good).
?good,bistrot @ambiance-,restauration+ Noisy when it's full. (I'd still go back|Still recommended) for the cooking.
?!pizzeria,!creperie @restauration+ Take the chocolate fondant
?famille @accueil+ The food for the little ones came first, (that's how you do it|they think of everything).
?famille @restauration+ Children can have a small portion of the normal dishes instead of (nuggets|chips with everything), great idea.
?famille,garden,!winter @ambiance+ There's room outside for the kids to run around, so we could (finish our wine|eat in peace).
?famille @accueil+ Our two were (tired and loud|not at their best) and nobody gave us a look, thank you.
?pizzeria @restauration+ Thin base, proper toppings.
?pizzeria @attente+ People were waiting outside for a table but it goes (quickly|fast).
?pizzeria The tiramisu!! (Order it before it's gone|Two each)
?pizzeria,famille @restauration+ we went three times in one week, the kids (loved it|would eat here every day)
?pizzeria,famille @prix+ Not expensive for a family (of five|and you can share the big ones).
?pizzeria @restauration+ Take away works well, you ring half an hour before and it's (still hot|ready).
?pizzeria @restauration+ The one with (four cheeses|anchovies and olives) is the best.
?pizzeria @restauration+ Real wood oven. (You taste the difference|You can see it from the table).
?pizzeria,good @ambiance- A bit loud inside but (that's normal with so many people|the pizza was great).
?pizzeria Ask for the spicy oil!
?creperie,top @restauration+ Best galettes [we/I] have had since Brittany.
?creperie @restauration+ I had goat's cheese and honey and then one with (salted caramel|lemon and sugar), both delicious!!
?creperie @ambiance+ Good cider, served in cups as it should be.
?creperie,good @restauration- If you are very hungry you need (two|three), they are thin. Tasty.
?creperie Small place so it fills up quickly, [we/I] came (at 7|early) and that was fine.
?good,creperie,famille @ambiance- Bit noisy inside, but (the kids ate everything|nobody hears yours).
?gastronomique,couple @ambiance+ We celebrated our wedding anniversary here and (had a wonderful evening|it was a lovely evening).
?gastronomique @restauration+ Every course was beautifully presented and the flavours were (excellent|very fine).
?gastronomique,couple @accueil+ We left the wine to the sommelier, who did not recommend (the most expensive ones|anything silly).
?gastronomique @ambiance+ Elegant but not too formal, one does not need (a tie|a jacket).
?gastronomique @prix+ Expensive of course, in (Amsterdam|London|Copenhagen) you pay double for this.
?gastronomique @restauration+ Take the small menu, (that is more than enough|with the extras you have plenty).
?gastronomique @accueil+ They explained everything in English without making you feel (stupid|like a tourist).
?good,gastronomique @attente-,restauration+ Excellent food, very long waits between the courses. (It got late|Some people left before dessert).
?gastronomique @restauration+ The cheese comes on a trolley and you can have as many as you like.
?gastronomique,good @prix- Watch the wine list, that's where it gets (expensive|really expensive). Cooking is superb.
?brasserie @attente+ Good for lunch, (fast|you are out in 45 minutes).
?brasserie @prix+ Prices are fair for (the location|where it is).
?brasserie,!winter @emplacement+ Only had a drink but it's a nice spot to sit and watch people.
?brasserie The big salads are a meal (on their own|for two).
?good,view,lake @emplacement+,prix- You pay for the view, but (what a view|it's worth it).
?view,lake,!winter @emplacement+ Book if you want to sit outside, (the tables by the water go first|everybody wants the view).
?lake,summer,!pizzeria,!creperie,!gastronomique @restauration+ The mussels, a huge pot, and (bread to dip|good chips).
?lake,summer @ambiance+ Lovely evening on the terrace. Bring something warm, (it gets windy|the wind comes up).
?together @accueil+ No reservation and they still found us a table, (on a Saturday|in a full restaurant).
@accueil+ the owner is so (nice|friendly)
?!pizzeria,!creperie @accueil+ I don't eat (gluten|milk products) and they changed the starter and the dessert for me.
?!pizzeria @accueil+ They asked the kitchen about my allergy (without being annoyed|twice), I felt safe here.
?!pizzeria,!creperie,together @restauration+ Vegetarian food that's not (an omelette|a plate of side dishes), finally!
?!pizzeria,!creperie @restauration+ I had the gratin with vegetables. The others had meat and (wanted mine|were jealous).
?!pizzeria,!creperie,!gastronomique @restauration+ Very good (steak|steak tartare) and home made chips.
?together @attente+ They don't rush you, (we had the table until 11|you can sit as long as you like).
?solo @accueil+ Made to feel very welcome on my own, (no bad table next to the toilets|and I got a nice table too).
?solo @accueil+ The waitress had time for a chat, (that's nice when you eat alone|nice for once).
?affaires,!gastronomique @attente+ Out again in under an hour with (a coffee|dessert).
?affaires,good @ambiance- Full and noisy at 12.30, come earlier. (Good food|Food is good).
?together,!pizzeria,!creperie,!gastronomique @prix+ Fixed menu with wine included for our group of ten, (very good value|no arguments about the bill).
?groupe @accueil+ We changed the number (three|four) times and they stayed friendly.
?amis @accueil+ They brought the cake with candles and everybody was singing, even (the other guests|the kitchen)...
?weekend,!pizzeria,!creperie,together @ambiance+ Sunday lunch till five in the afternoon, (as it should be|that's France).
?winter @ambiance+ Nice warm place in winter, (they have a fire going|sit near the fire).
?winter,!pizzeria,!creperie,!gastronomique @restauration+ Onion soup and then the stew, (plenty of it|couldn't move after).
?garden,!winter @ambiance+ Ate in the garden and it was so lovely.
?garden,summer,good A few mosquitoes in the garden in the evening, otherwise (lovely spot|very nice).
?village @restauration+ You don't expect (cooking like this|food like this) in a small village.
?village,!gastronomique @prix+ Half of what you pay in town, and (better|just as good).
?!pizzeria,!creperie (Third|Second) time here and still just as good.
Stopped by chance and (so glad [we/I] did|will tell [our/my] friends).
?top @restauration+ Best meal of [our/my] whole trip, by far.
?top @restauration+ AMAZING. Even the bread and butter.
?top 6 stars if I could
?top @accueil+ [Our/My] waitress was the sweetest!!
?top,!pizzeria,!creperie @restauration+ The cooking is refined without being complicated, one of the best (in the region|tables in the area).
?gastronomique @ambiance+ The room is quiet and one can have a conversation, which I appreciate.
?top,together We reserved again for the last evening, (that says it all|no better recommendation).
?good @prix-,restauration+ Food very good, drinks expensive, (5|6) euros for a lemonade...
?good @ambiance-,restauration+ Tables too close together, you hear every word of (the neighbours|the next one), food excellent though.
?good @ambiance- Ask for a table in the corner, it gets (loud|very loud) in the middle.
?good @attente-,accueil+ Long wait for the mains because of a big group, they apologised and (were very nice about it|gave [us/me] a drink).
?summer @ambiance+ Thick walls so it stays cool inside, (on a hot day very pleasant|a relief).
?good,!creperie @accueil-,restauration+ Service was correct but not very warm. Fish (very fresh|excellent though).
?good,!pizzeria,!creperie @restauration- Dessert not home made I think, the main course was (really good|excellent).
?good,!parking @acces-,restauration+ Really good cooking, but parking impossible, so (walk|take a taxi).
?!pizzeria,!creperie @accueil+ The food was really good and (the personal|the personnel) very kind.
Card only in French, (with the telephone you can translate it|the waiter translated everything).
?!pizzeria,!creperie @restauration+ Very good kitchen with (fresh vegetables|much fish), [we was/I was] very satisfied.
?together @ambiance+ Very (cosy|hyggelig) inside!
@restauration+ big portions, (nobody leaves hungry|come with an empty stomach)
so good i went back the next day
?dogs,together @accueil+ Our dog got water before we (got the menu|could order).
?dogs There's enough room under the tables for a (big dog|labrador).
?!winter @ambiance+ Cold beer, nice terrace, (happy|what else).
?!winter,good @ambiance-,restauration+ Traffic in front of the terrace until seven or so. Better food than I expected for the spot.
?autumn,!pizzeria,!creperie @restauration+ Mushrooms from the region on the menu in $month, order them.
?!gastronomique @restauration+ No frills, good cooking.
?!gastronomique,!pizzeria,!creperie The menu is a blackboard with (three|four) dishes and that's it, (good sign|I like that).
?!gastronomique @accueil+ The owner does nearly everything himself and still has time (for a joke|to explain the menu).
?amis @ambiance+ great night with friends!! the owner sat down with us in the end
?!pizzeria,!creperie @restauration+ Fish so fresh, sauce wonderful. (Compliments to the chef|Thank you to the kitchen).
@prix+ Sensible prices, in this area that's not so easy in the season.
?couple @accueil+ They gave us the table by the window because it was my (birthday|40th).
?!gastronomique @restauration+ nothing fancy but tasty and (filling|plenty of it)
quick, tasty, friendly
@accueil+ great staff!! recomend
?!pizzeria,!creperie @restauration+ Still so many things on the menu to try, will definately be back!!
?gastronomique @restauration+ $thedishup was (perfectly cooked|full of flavour).
?gastronomique @accueil+ Attentive without being stiff, (you don't often see that|they even laughed with [us/me]).
?gastronomique,good,together @prix- We counted seven little courses, some only one bite, and it is (not cheap|expensive), but (all good|very good all of them).
?good,!creperie @prix-,restauration+ Nice food but a bit pricey for (lunch|the size).
?good,!winter @attente-,accueil+ Slow but friendly, and (nobody was in a hurry|on a warm evening who minds).
?!gastronomique The house wine comes in a jug and is (fine|better than it should be).
?together @accueil+ Second time they remembered (what we had to drink|our table)!
?old @ambiance+ Old house with (wooden beams|stone walls), lovely inside.
?good,!pizzeria,!creperie @restauration- Main course could have been hotter, (taste was good|it was tasty).
?good @ambiance- Too dark to read the menu, otherwise a (pleasant|very nice) evening.
?good @prix- 4 euros for a (coffee|small water) is a lot, (otherwise fair prices|the food was not expensive).
@proprete+ Very clean, the toilets too, (that tells you about the kitchen|you notice these things).
@attente+ Food on the table in (fifteen|twenty) minutes although it was packed.
?famille @equipements+ High chairs, (a changing table|crayons), they are ready for you.
?good,summer @equipements- Not enough parasols so half the terrace is too hot, (go in the evening|ask for the shade).
@acces+ Step free, and they moved a table for the (wheelchair|walking frame).
?good @acces- Toilets are (downstairs|down some steps), difficult for older people. Nice meal.
?good Check the opening days, [we/I] stood in front of a closed door the first time. (Good food|Nice place).
@restauration+ The bread alone, (mmm|they bake it themselves)
?solo,affaires @restauration+ Plat du jour every time, (never disappointed|always good).
?!pizzeria,!creperie,good @restauration- Sauce a bit salty for me, (nice piece of meat|meat was very tender).
[We've/I've] been coming for years, please never change.
?good @attente- Took an age to get the bill. Everything before that was (quick|good).
?good,weekend @attente- Saturday night they can't keep up, (go on a weekday|weekdays are better).
?!pizzeria,!creperie @restauration+ I asked for the recipe...
?woman,amis @ambiance+ Ladies lunch, we laughed so much and nobody (hurried us|minded).
?!winter,village @emplacement+ Tables on the square under the trees, (lovely|stayed much too long).
?autumn @accueil+ Out of season, hardly anybody there and still (they took care of everything|such nice service).
?!pizzeria,!creperie @accueil+ I am coeliac and most evenings on this trip I ended up with a salad. Here the owner came out, (went through the menu with me|told me what he could change) and I had three courses like everybody else. It means a lot, thank you.
?top,!pizzeria,!creperie,!gastronomique @restauration+ I have been ordering steak in France for twenty years and sent a good few of them back. This one was exactly as I asked, rested properly, with (real chips|a pepper sauce they make themselves), and it was not even the most expensive place in town.
?famille @accueil+ Our little one spilled a glass over the table just when the food came. They moved us straight away, brought a new drink and (did not put it on the bill|were so nice to her about it).
?good,together @attente-,accueil+ We had waited nearly an hour when $staff came to say that the kitchen had lost our order. No excuses, she (took the drinks off the bill|brought us some ham and bread) and then it went fast. Mistakes happen, it's what they do about it.
?couple,gastronomique @ambiance+,accueil+ We had told them nothing, but they must have heard us say that it was our anniversary. With the dessert came a small plate with (our names|a candle) on it, we thought that was very kind.
?creperie @restauration+ I'm from Ireland and did not expect much from a pancake. The buckwheat ones here are crisp at the edge, (not greasy|not soggy), and the egg is still soft, I have now been three times this week.
?pizzeria,together @accueil+ They forgot one of our pizzas, so three of us were eating and one was watching. The owner saw it himself, made it in (five|six) minutes and we didn't pay for it. Would go back just for that.
?solo @restauration+ I went in for a coffee because of the rain and saw what was on the next table. Ended up having (two|three) courses, all of it home made, and (not expensive|it didn't cost much) either.
?good,lake,!winter,together @emplacement+,prix- Yes it is expensive, and yes the menu is short. We still sat there for three hours because you look over $thelake and nobody asks you to (order something else|leave), for us that was worth the money.
?village,!gastronomique,!pizzeria,!creperie @restauration+ There is no menu, the owner comes to the table and tells you what he has that day. It was (rabbit|pork) when [we were/I was] there, not something I would normally order, and it was really good.
# restaurant flow mixed
?!pizzeria,!creperie,!gastronomique @restauration- Nothing special, (meat a bit tough|sauce out of a packet I think)
@attente-,restauration+ [We/I] liked the food, but (an hour for a main course|with this service I would not go again).
@attente-,accueil+ Only two people for all the tables, you could see them running. (Not their fault|They did their best).
?!creperie @prix- Not bad, (too|much too) expensive for what it is.
?together,!pizzeria,!creperie @restauration- The vegetables were the same (for every dish|on every plate), starter was nice.
?lake,view @restauration-,emplacement+ Fantastic view, (average|ordinary) food.
?view,!winter @emplacement+ Good for a drink, eat somewhere else.
@accueil-,restauration+ The food was good but the waiter was in a bad mood and (forgot the bread|forgot half the drinks).
?pizzeria @restauration- Average pizza, (soggy in the middle|a bit burnt). Friendly staff.
?pizzeria If everything else is full you can go here.
?together @restauration- We come (often|every year) and it's not as good as before.
@prix- Smaller portions, higher prices than (last year|two years ago), still nice people.
?gastronomique @prix-,restauration- Beautiful plates but some of it was bland, and for this price...
?gastronomique @prix- Almost nothing below 40 euros on the wine list. Dessert was the best.
Average.
@attente- They said twenty minutes and it was (more than an hour|fifty), luckily the bread was good.
?famille @attente-,restauration+ Kids fell asleep before (their food|the pasta) came. Shame because it was tasty.
?!pizzeria,!creperie @restauration- (Good|Lovely) starter, dry fish.
?together @ambiance- So loud we ate and left. Food (ok|fine).
Good service, (that's about it|the food is nothing special)
?creperie @restauration- Filling was generous, galette (rubbery|a bit hard).
?affaires @attente- Too slow for a lunch break, I left without (coffee|dessert).
?together @restauration-,accueil+ One of us had a really nice piece of fish and the other a burger that was still cold in the middle. They took it back and apologised, but it took (twenty|thirty) minutes more and by then the evening was a bit spoiled.
# restaurant flow bad
@attente- Waited an hour and then they had forgotten (half of it|one dish).
@attente-,accueil- Another twenty minutes for the bill, and (rude as well|no apology).
?!pizzeria,!creperie @restauration- Vegetables out of a tin, dessert still frozen.
?!pizzeria,!creperie @restauration-,accueil- Told the waiter that my (steak|fish) was dry and he just shrugged.
@prix- Not worth $bill euros!
@accueil- No table for [us/me] they said, and the place was (half|more than half) empty.
@accueil- Very unwelcoming to foreigners. (Others came in after and got a table|You feel it as soon as you open your mouth).
?!pizzeria,!creperie,!gastronomique @prix-,restauration- Tourist trap, (everything out of the microwave|frozen food), high prices.
?!gastronomique @restauration- Cold chips, burnt burger
@proprete- (Dirty glasses|Lipstick on my glass) and a sticky table.
?worst @proprete- The toilets were disgusting. (I don't want to know what the kitchen looks like|Nobody cares).
?!pizzeria,!creperie @restauration- Ordered medium, it came (nearly raw|well done), sent it back and then it was cold.
@restauration- [We/I] had a good meal here (last summer|two years ago), this was nothing like it.
@attente- Sat there for (25|20) minutes, nobody took the order, [we/I] left.
@accueil- (Three|Two) waiters walking past all the time and nobody looks at you.
@prix-,accueil- Check your bill, they charged (a bottle [we/I] didn't have|three coffees instead of one)...
?famille @accueil- The waitress was very unfriendly to our children, who (were really quiet|hadn't done anything).
?famille @equipements- No high chair, nothing for kids on the menu, (we ate quickly and left|not for families)
?gastronomique @prix-,restauration- Tiny plates, lukewarm, and even the water was 9 euros.
?gastronomique,together @accueil- Arrogant staff, (we felt out of place|you are made to feel you don't belong).
?gastronomique @prix- In (Lyon|Paris) [we/I] have eaten much better for half the price.
?worst,together,!pizzeria,!creperie @restauration- Both of us were ill after the (seafood|mussels). Stay away!!
@restauration- very bad food and no service, dont go
?together @accueil- They had given our table away, (booked a week before|and no one said sorry).
?together @accueil- Ended up at two separate tables, one of them next to the (toilets|bin).
@restauration- Tasteless.
?pizzeria @restauration- One pizza burnt, (the other one cold|the other one raw in the middle).
?pizzeria @accueil- They wouldn't make a new one and wanted the full price.
?creperie @restauration- Galette like (cardboard|a shoe sole), ham out of a packet.
?winter @ambiance- Sat in [our/my] coat the whole evening, (no heating|the door open all the time).
?dogs @accueil- Sent away because of the dog although (the website says welcome|they had said yes on the phone).
@proprete-,accueil- A hair in the salad. They took it out and (brought the same plate back|put it down again).
@prix- All the extras are charged, even the (bread|tap water).
?affaires @attente-,accueil- Said I had 45 minutes, they said no problem. It was (an hour ten|more than an hour) and nobody was sorry.
@ambiance- smell of old fat in the whole place
?lake @restauration- They live from the view, the food is (poor|bad).
?together @attente-,accueil- We had a table for six booked for eight o'clock and sat down at nine. When we asked why, the owner said if we were in a hurry we should go to a (snack bar|kebab). We left.
?worst,together @accueil-,prix- The card machine was broken, which they told us when we asked for the bill. One of us had to walk to the bank in the dark, and when he came back they had added (a dessert|two coffees) that nobody had eaten. Awful people.
?famille @restauration-,accueil- Our daughter is allergic to nuts and we said it twice. The dessert came with nuts on top, and the answer was that we could (scrape them off|take them off). Nobody there understands how serious that is.
`;
