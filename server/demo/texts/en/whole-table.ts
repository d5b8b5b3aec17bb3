/** Whole reviews of restaurants: most are a sentence or two about one thing. */
export const englishWholeTable = `
# restaurant flow good
?together @restauration+ We shared two starters, (so good|very good).
@accueil+ lovely staff, (would go again|thank you)
@restauration+ (Big|Generous) portions, a starter and a main was more than enough.
You should book, it fills up.
?!pizzeria,!creperie,!gastronomique @prix+ Lunch menu for $menu euros, (great|good) value.
?!gastronomique,together @ambiance+ Lots of local people at lunch, nice atmosphere.
@attente+ nice place, quick service
[We/I] went twice!
?!pizzeria,!creperie,couple @restauration+ My (wife|husband) had the lamb and I had the fish, both (very|really) good.
?!pizzeria,!creperie @restauration+ Salad with warm cheese to start, (very|really) good.
@accueil+ $staff was very (friendly|patient with [our/my] French).
?!pizzeria,!creperie @accueil+ They recommended a good (white|red) from the region.
?bistrot @restauration+ Short menu but everything is (fresh|good).
?good,bistrot @ambiance-,restauration+ Noisy when it's full. Good cooking.
?!pizzeria,!creperie @restauration+ The chocolate fondant was (very|really) good
?famille @accueil+ They served the kids first, thanks.
?famille @restauration+ Children can have a small portion of the normal dishes.
?famille,garden,!winter @ambiance+ Nice garden with space for the kids.
?famille @accueil+ Staff (very|really) nice with our kids.
?pizzeria @restauration+ Good pizza with a thin base.
?pizzeria @attente+ Busy but the service is quick.
?pizzeria @restauration+ The tiramisu is (very good|great)!!
?pizzeria,famille @restauration+ we went (three|two) times, the kids loved it
?pizzeria,famille @prix+ Not expensive for a family.
?pizzeria @restauration+ Take away was good and (still hot|ready on time).
?pizzeria @restauration+ Real wood oven, (very|really) good pizza.
?pizzeria,good @ambiance- A bit loud inside but the pizza was great.
?creperie,top @restauration+ Best galettes [we/I] have had.
?creperie @restauration+ I had the one with (goat's cheese and honey|salted caramel), delicious!!
?creperie @restauration+ Good galettes and good cider.
?creperie Small place so it fills up quickly, [we/I] came (at 7|early).
?gastronomique,couple @ambiance+ We celebrated our wedding anniversary here, it was a lovely evening.
?gastronomique @restauration+ Every course was (excellent|very good).
?gastronomique @ambiance+ Elegant restaurant with a nice atmosphere.
?gastronomique @prix+ Expensive of course but fair for the quality.
?gastronomique @restauration+ The small menu is more than enough, (very|really) good.
?gastronomique @accueil+ They explained everything in English.
?gastronomique @restauration+ (Very|Really) good cheese trolley.
?gastronomique,good @prix-,restauration+ The wine list is (expensive|really expensive). Cooking is superb.
?brasserie @attente+ Good for lunch, fast service.
?brasserie @prix+ Prices are fair.
?brasserie,!winter @emplacement+ Only had a drink, nice spot to sit.
?brasserie @restauration+ The salads are big and fresh.
?view,lake,!winter @emplacement+ (Lovely|Nice) terrace with a view, book if you want to sit outside.
?lake,summer,!pizzeria,!creperie,!gastronomique @restauration+ Mussels and chips were (very|really) good.
?lake,summer @ambiance+ Lovely evening on the terrace.
?together @accueil+ No reservation and they still found us a table.
@accueil+ the owner is so (nice|friendly)
?!pizzeria,!creperie @accueil+ I can't eat (gluten|milk products) and they were (very|really) helpful.
?!pizzeria @accueil+ They were careful with my allergy.
?!pizzeria,!creperie,together @restauration+ Good vegetarian food.
?!pizzeria,!creperie @restauration+ I had the gratin with vegetables, (very|really) good.
?together @attente+ They don't rush you.
?solo @accueil+ Made to feel very welcome on my own.
?solo @accueil+ The waitress was (very|really) nice.
?affaires,!gastronomique @attente+ Quick lunch, under an hour.
?affaires,good @ambiance- Full and noisy at 12.30.
?together,!pizzeria,!creperie,!gastronomique @prix+ Fixed menu with wine for our group, (very|really) good value.
?groupe @accueil+ Friendly with our group.
?amis @accueil+ We celebrated a birthday here and the staff were great.
?weekend,!pizzeria,!creperie,together @ambiance+ Nice Sunday lunch.
?winter @ambiance+ Nice and warm inside.
?winter,!pizzeria,!creperie,!gastronomique @restauration+ Onion soup and then the stew, (both good|very good).
?garden,!winter @ambiance+ Ate in the garden, lovely.
?village @restauration+ (Very|Really) good cooking for a small village.
?village,!gastronomique @prix+ Cheaper than in town.
?!pizzeria,!creperie (Third|Second) time here and still good.
Stopped by chance and [we were/I was] very happy with it.
?top @restauration+ Best meal of [our/my] whole trip, by far.
?top @restauration+ AMAZING food.
?top @accueil+ [Our/My] waitress was lovely!!
?top,!pizzeria,!creperie @restauration+ Excellent cooking, one of the best (in the region|in the area).
?gastronomique @ambiance+ Quiet dining room, (very|really) pleasant.
?top,together (Very|Really) good, we went back on the last evening.
?good @prix-,restauration+ Food (very|really) good, drinks expensive.
?good @ambiance-,restauration+ Tables too close together, food excellent though.
?good @ambiance- It gets (loud|very loud) in the evening.
?summer @ambiance+ Nice and cool inside.
?good,!parking @acces-,restauration+ Really good cooking but parking is impossible.
?!pizzeria,!creperie @accueil+ The food was really good and (the personal|the personnel) (very|really) kind.
@accueil+ Menu only in French but the waiter translated everything.
?!pizzeria,!creperie @restauration+ (Very|Really) good kitchen with (fresh vegetables|much fish), [we was/I was] very satisfied.
?together @ambiance+ Very cosy inside!
@restauration+ big portions, good food
so good i went back the next day
?dogs,together @accueil+ Dogs are welcome.
?dogs Enough room for a (big dog|dog).
?!winter @ambiance+ Cold beer and a nice terrace.
?autumn,!pizzeria,!creperie @restauration+ Mushrooms on the menu in $month, (very|really) good.
?!gastronomique @restauration+ Simple and good cooking.
?!gastronomique @accueil+ The owner is a (very|really) nice man.
?amis @ambiance+ great night with friends!!
?!pizzeria,!creperie @restauration+ Fish very fresh, sauce (very|really) good.
@prix+ Sensible prices.
?!gastronomique @restauration+ nothing fancy but tasty
@attente+,restauration+ quick and tasty
@accueil+ great staff!! recomend
?!pizzeria,!creperie @restauration+ (Good|Nice) food, will definately be back!!
?gastronomique @restauration+ $thedishup was (perfectly cooked|full of flavour).
?gastronomique @accueil+ Attentive and friendly service.
?gastronomique,good,together @prix- (Not cheap|Expensive) but all (very|really) good.
?good,!creperie @prix-,restauration+ Nice food but a bit pricey.
?good,!winter @attente-,accueil+ Slow but friendly.
?!gastronomique The house wine is (fine|good).
?together @accueil+ Second time here, (very|really) friendly again.
?old @ambiance+ Lovely old house with (wooden beams|stone walls).
?good @prix- 4 euros for a (coffee|small water) is a lot. Food was good.
@proprete+ (Very|Really) clean, the toilets too.
@attente+ Food came quickly although it was full.
?famille @equipements+ They have high chairs and (a changing table|crayons for the kids).
@acces+ No problem with the (wheelchair|pushchair).
@restauration+ (Very|Really) good bread too
?solo,affaires @restauration+ Plat du jour, always good.
[We've/I've] been coming for years, always good.
?good,weekend @attente- Too slow on Saturday night. Good kitchen.
?autumn @accueil+ Out of season and still such nice service.
?top,!pizzeria,!creperie,!gastronomique @restauration+,prix+ Steak was (amazing|perfect) and not expensive.
?couple,gastronomique @accueil+,restauration+ We had our anniversary dinner here. The staff were (very|really) kind.
?creperie @restauration+ Really good galettes, been (twice|three times).
?solo @restauration+,prix+ all home made and not expensive
# restaurant flow mixed
?!pizzeria,!creperie,!gastronomique @restauration- Nothing special, meat a bit tough
@attente-,restauration+ [We/I] liked the food but an hour for a main course is too long.
@attente-,accueil+ Only two people for all the tables.
?!creperie @prix- Not bad, (too|much too) expensive for what it is.
?lake,view @restauration-,emplacement+ Fantastic view, (average|ordinary) food.
@accueil-,restauration+ The food was good but the waiter was unfriendly.
?pizzeria @restauration-,accueil+ Average pizza, (soggy in the middle|a bit burnt). Friendly staff.
?together @restauration- We come (often|every year) and it's not as good as before.
@prix- Prices went up since (last year|two years ago).
?gastronomique @prix-,restauration- Beautiful plates but not much taste, and expensive.
?gastronomique @prix- The wine is very expensive. Dessert was good.
Average.
@attente- Waited over an hour.
?famille @attente-,restauration+ Much too slow with kids.
?!pizzeria,!creperie @restauration- (Good|Lovely) starter, dry fish.
?together @ambiance- Very loud inside. Food (ok|fine).
@accueil+,restauration- Good service, the food is nothing special
?affaires @attente- Too slow for a lunch break.
# restaurant flow bad
@attente- Waited an hour and then they had forgotten (half of it|one dish).
@attente-,accueil- Waited twenty minutes for the bill, no apology.
?!pizzeria,!creperie @restauration- Vegetables out of a tin and the dessert was frozen.
?!pizzeria,!creperie @restauration-,accueil- My (steak|fish) was dry and the waiter didn't care.
@prix- Not worth $bill euros.
@accueil- Very unwelcoming to foreigners.
?!pizzeria,!creperie,!gastronomique @restauration- Tourist trap, frozen food.
?!gastronomique @restauration- Cold chips, burnt burger
@proprete- Dirty glasses and a sticky table.
?worst @proprete- The toilets were disgusting.
@restauration- It was much better (last summer|two years ago).
@accueil- The waiters don't look at you.
?famille @accueil- The waitress was very unfriendly to our children.
?famille @equipements- No high chair and nothing for kids on the menu
?gastronomique @prix-,restauration- Tiny portions and very expensive.
?gastronomique,together @accueil- Arrogant staff.
?gastronomique @prix- In (Lyon|Paris) [we/I] have eaten much better for half the price.
?worst,together,!pizzeria,!creperie @restauration- Both of us were ill after the (seafood|mussels).
@restauration- very bad food and no service, dont go
?together @accueil- They had given our table away, no one said sorry.
?together @accueil- They gave us a table next to the toilets.
@restauration- Tasteless.
?pizzeria @restauration- Pizza was (burnt|raw in the middle).
?pizzeria @accueil- The pizza was burnt and they wouldn't make a new one.
?creperie @restauration- Galette was dry and hard.
?winter @ambiance- No heating, very cold inside.
?dogs @accueil- Sent away because of the dog.
@proprete-,accueil- A hair in the salad and no apology.
?affaires @attente-,accueil- Lunch took more than an hour and nobody was sorry.
@ambiance- smell of old fat in the whole place
?lake @restauration-,emplacement+ Nice view but the food is (poor|bad).
?together @attente-,accueil- We had a booking and still waited an hour. Owner was rude.
?worst,together @accueil-,prix- Card machine didn't work, bill was wrong, rude staff.
?famille @restauration-,accueil- Our daughter is allergic to nuts and we said it twice. The dessert came with nuts!!
`;
