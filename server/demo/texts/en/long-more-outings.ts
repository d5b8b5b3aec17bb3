/** Whole reviews of some length of tables and sights: flat praise, complaints that go on, and a little of the guests' own lives. */
export const englishLongMoreOutings = `
# restaurant flow good
?together @restauration+ We had booked on the strength of the reviews on here and they are all true. Great food and great service.
@restauration+ One of the best meals I've had in France and I have been coming here for years. It gets very busy, mostly with local people, so you need to book.
?together @accueil+ We turned up late without a booking and they squeezed us in. Lovely food, lovely wine and a very patient waitress.
?!pizzeria,!creperie,together @prix+ Lunch here is really cheap and really good, not fancy but tasty and more than I could eat.
?top,together @accueil+,ambiance+ We were celebrating and they made it a really special evening.
?good,together @attente- Be prepared to wait, service is very slow. We had the duck and the dessert was lovely as well.
?pizzeria,together @restauration+ Pizzas are great. We had it three times in one week, so good.
?gastronomique,couple,together @restauration+ Amazing meal from start to finish. Not cheap but it was our anniversary.
?famille,together @accueil+ Very good with children, we came with a toddler and a baby and they couldn't have been kinder. Food was great too, everything fresh.
?good,together @prix- Excellent cooking, can't fault it, although it's a bit pricey, especially the wine. Portions are not huge either.
?!winter,together @ambiance+ We sat outside and had the most wonderful evening. The desserts are amazing as well!
?good,together @ambiance- Very loud inside when it's full, I couldn't hear a word my friends were saying. Excellent food and nice staff.
?solo,man @accueil+,restauration+ Ate here alone two nights running while I was in the area on a job. Good food, friendly people, cold beer.
?!pizzeria,!creperie,!gastronomique,together @restauration+ Proper old fashioned cooking and huge portions. The desserts are great as well.
?amis,together @accueil+,restauration+ The staff were good fun and very friendly. Food was excellent all round.
?view,!winter,together @emplacement+,restauration+ Gorgeous spot with an amazing view and for once the food is as good as the view. Friendly people too.
?couple,man,together @restauration+ Took the wife out for her birthday. We both had a lovely meal and the service was very good.
?dogs,together @accueil+ Dogs are welcome and they were really nice to ours. We had a really good dinner, big portions and not too expensive.
?good @acces- Parking is a nightmare. The restaurant itself is super, with really tasty food and attentive staff.
# restaurant flow mixed
?together @attente- We were told forty minutes for a table, which turned into over an hour. Food was ok when it came.
@restauration- I had read such good things that I was expecting more. It was all a bit bland.
?together @accueil-,restauration+ Really good food let down by the attitude of the waiter. He clearly couldn't be bothered and made us feel stupid for asking what things were.
?!creperie,!pizzeria,couple,woman,together @restauration-,ambiance+ Nice atmosphere and a pretty dining room, but the cooking was hit and miss. My starter was excellent, my husband's fish was dry as a bone and the desserts tasted bought in.
@prix- Very expensive for what it is, even the beer. What I ate was all right but nothing special.
?together @restauration- We used to love this place but it's not what it was. Higher prices, smaller portions and the food is just average now.
# restaurant flow bad
?famille,together,!gastronomique @restauration- Awful food, everything was frozen and reheated. The kids wouldn't eat it and neither would we.
?together @attente-,accueil- An hour and ten minutes for two salads. When I asked I was told that if I didn't like it I could leave.
@accueil- I asked if I could have the sauce on the side and he just walked off. Worst service I have had in France.
?together @prix-,accueil- The prices on the board outside are not the prices on the bill. When we pointed it out they said that was the old menu.
?together @restauration- I was ill all night after eating here and so was one of our friends. I rang to tell them and they put the phone down on me.
?pizzeria @restauration-,attente- Soggy in the middle, burnt round the edge and hardly any topping. It also took forever to arrive although the place was nearly empty.
?together @accueil- We had booked a table two days before and when we got there they'd given it away. No apology. The manager was rude about it as well.
?gastronomique,together @prix- Stiff, silent and stupidly expensive. Tiny portions and the food wasn't even that good.
# site flow good
?chateau,couple,woman,together @ambiance+ This was my favourite of all the chateaux we saw. It's not too big and not too busy. My husband loved it too.
?musee @pedagogie+ Really interesting museum, far better than I expected in such a small town. Very well laid out with lots of information in English, and the lady at the desk was so enthusiastic.
?jardin,!winter,famille,together @ambiance+ Beautiful gardens, my mother and I loved it. There is a plant stall as well. Really nice cafe.
?parc-animalier,famille,together @equipements+ Good value day out compared with the big parks. Clean toilets, a nice playground and you can bring your own food.
?abbaye @ambiance+ There was hardly anyone else there. The building itself is magnificent.
?good,!nature @prix- Very enjoyable visit and there's a lot to see, but it's expensive, especially for a family.
?chateau,good,together @pedagogie- Lovely building with a fascinating history, just a shame there isn't more in English. The tour was in French only.
?musee,couple,woman,together @pedagogie+ Very interesting museum, my husband and I both enjoyed it. Nicely explained and plenty to see.
?!nature,famille,together @pedagogie+,accueil+ Great place for kids, ours loved it and we learned something as well. Really friendly staff.
?nature,good @acces- A beautiful spot, although the road up there is not for the faint hearted and there's hardly anywhere to park. I'd go on a weekday if you can.
?together,!nature,!parc-animalier @accueil+,pedagogie+ Our guide was brilliant, so knowledgeable and very funny too. Do the guided tour, it is really worth it.
# site flow mixed
?!nature,together @pedagogie- It's a nice enough place but if you don't speak French you won't get much out of it.
?together,!nature @prix- Overrated and overpriced in my opinion. It was over in no time and a good part of it was closed for repairs.
?nature,summer,together @ambiance- Lovely place but it was packed, far too many people and loud music. We didn't stay long.
# site flow bad
?!nature,together @prix- We paid nearly fifty euros for the four of us and there was nothing to see. Done in twenty minutes.
?!nature,famille,together @accueil- Drove all the way there and were turned away at the door even though the website said it was open. They were really rude about it.
?nature,together @acces- Couldn't find it. No signs, no parking, nothing. We gave up after an hour of driving up and down.
?parc-animalier,together @ambiance-,prix- I found this really upsetting. The enclosures are small and bare and some of the animals looked thin to me. And they charge a fortune for it.
`;
