/** Whole reviews of some length of tables and sights: flat praise, complaints that go on, and a little of the guests' own lives. */
export const englishLongMoreOutings = `
# restaurant flow good
?together @restauration+ Absolutely delicious. We had booked on the strength of the reviews on here and they are all true. Great food and great service. Would definitely eat here again.
@restauration+ One of the best meals I've had in France and I have been coming here for years. Not expensive either. It gets very busy, mostly with local people, so you need to book. Staff work hard and are always pleasant.
?together @accueil+ We turned up late without a booking and they squeezed us in. Lovely food, lovely wine and a very patient waitress. Highly recommended. Would definitely go back.
?!pizzeria,!creperie,together @prix+ Lunch here is really cheap and really good, not fancy but tasty and more than I could eat. Staff are nice as well. Great value for money. Would recommend.
?top,together @restauration+ Wow. Beautiful food, beautifully presented, and they are so nice with it. We were celebrating and they made it a really special evening. Cannot recommend it enough.
?good,together @attente- Be prepared to wait, service is very slow. The food is good though and the staff were nice. We had the duck and the dessert was lovely as well. Just don't go if you are in a hurry.
?pizzeria,together @restauration+ Pizzas are great. Thin base, loads on them, not expensive. Takeaway is good too. No complaints. Staff are friendly too. We had it three times in one week, so good.
?gastronomique,couple,together @restauration+ Amazing meal from start to finish. Every course was gorgeous and the service was perfect. Not cheap but it was our anniversary. Would love to go back.
?famille,together @accueil+ Very good with children, we came with a toddler and a baby and they couldn't have been kinder. Food was great too, everything fresh. We went back twice.
?good,together @prix- Excellent cooking, can't fault it, although it's a bit pricey, especially the wine. Portions are not huge either. Service was charming. Good for a special occasion.
?!winter,together @ambiance+ We sat outside and had the most wonderful evening. Great food, good wine, friendly staff. We're already planning to go back. The desserts are amazing as well!
?good,together @ambiance- Very loud inside when it's full, I couldn't hear a word my friends were saying. Excellent food and nice staff. The fish was really good and so was the dessert.
?solo,man @accueil+,restauration+ Ate here alone two nights running while I was in the area on a job. Good food, friendly people, cold beer. Good prices as well. Would recommend to anyone.
?!pizzeria,!creperie,!gastronomique,together @restauration+ Proper old fashioned cooking and huge portions. Everything was really tasty and good value. The desserts are great as well. Staff were lovely. Would definitely recommend.
?amis,together @ambiance+,accueil+ Great night out with friends. The staff were good fun and very friendly. Food was excellent all round. Would go again. Highly recommend this restaurant.
?view,!winter,together @emplacement+,restauration+ Gorgeous spot with an amazing view and for once the food is as good as the view. Friendly people too. Really enjoyed it. Would recommend this place. Great.
?couple,man,together @restauration+ Took the wife out for her birthday. We both had a lovely meal and the service was very good. She loved it. Will go again next time we are here. Highly recommended.
?dogs,together @accueil+ Dogs are welcome and they were really nice to ours. We had a really good dinner, big portions and not too expensive. Service was friendly. Would go again.
?good @acces- Parking is a nightmare. The restaurant itself is super, with really tasty food and attentive staff. Lovely meal and good value for money too. Would eat here again.
# restaurant flow mixed
?together @attente- We were told forty minutes for a table, which turned into over an hour. Food was ok when it came. Not going to rush back. Staff nice but there are not enough of them.
@restauration- Nothing wrong with it but nothing to get excited about either. I had read such good things that I was expecting more. It was all a bit bland. Pleasant enough staff.
?together @accueil-,restauration+ Really good food let down by the attitude of the waiter. He clearly couldn't be bothered and made us feel stupid for asking what things were. Such a shame.
?!creperie,!pizzeria,couple,woman,together @restauration-,ambiance+ Nice atmosphere and a pretty dining room, but the cooking was hit and miss. My starter was excellent, my husband's fish was dry as a bone and the desserts tasted bought in.
@prix- Very expensive for what it is, even the beer. What I ate was all right but nothing special. Nice waitress. There are better and cheaper restaurants in the area.
?together @restauration- We used to love this place but it's not what it was. Higher prices, smaller portions and the food is just average now. The people are still friendly. Such a shame.
# restaurant flow bad
?famille,together,!gastronomique @restauration- Awful food, everything was frozen and reheated. The kids wouldn't eat it and neither would we. Rude waiter as well. Avoid this place. Worst meal of our trip.
?together @attente-,accueil- An hour and ten minutes for two salads. When I asked I was told that if I didn't like it I could leave. So we did. Disgraceful. Never going back there.
@accueil- Incredibly rude. I asked if I could have the sauce on the side and he just walked off. Terrible attitude. Worst service I have had in France. Avoid. Never again.
?together @prix-,accueil- Tourist trap. The prices on the board outside are not the prices on the bill. When we pointed it out they said that was the old menu. The food was horrible anyway.
?together @restauration- I was ill all night after eating here and so was one of our friends. I rang to tell them and they put the phone down on me. Disgusting. Do not eat here.
?pizzeria @restauration-,attente- Terrible pizza. Soggy in the middle, burnt round the edge and hardly any topping. It also took forever to arrive although the place was nearly empty. There are better ones in the supermarket.
?together @accueil- We had booked a table two days before and when we got there they'd given it away. No apology. The manager was rude about it as well. Will never go back.
?gastronomique,together @prix-,ambiance- Stiff, silent and stupidly expensive. No atmosphere at all. Tiny portions and the food wasn't even that good. Complete waste of money. Would not go back.
# site flow good
?chateau,couple,woman,together @ambiance+ This was my favourite of all the chateaux we saw. It's not too big and not too busy. My husband loved it too. The gardens are beautiful. Well worth a visit.
?musee @pedagogie+ Really interesting museum, far better than I expected in such a small town. Very well laid out with lots of information in English, and the lady at the desk was so enthusiastic. A perfect thing to do on a wet day.
?jardin,!winter,famille,together @ambiance+ Beautiful gardens, my mother and I loved it. Very well kept and lots of places to sit. There is a plant stall as well. Would recommend a visit. Really nice cafe.
?parc-animalier,famille,together @equipements+ Good value day out compared with the big parks. The kids had a great day. Clean toilets, a nice playground and you can bring your own food. We will go again.
?abbaye @ambiance+ Such a peaceful place. The building itself is magnificent. There was hardly anyone else there. Really worth a visit. Very interesting too and the staff were helpful.
?good,!nature @prix- Very enjoyable visit and there's a lot to see, but it's expensive, especially for a family. I would still say go. Lovely gardens and friendly staff as well.
?chateau,good,together @pedagogie- Lovely building with a fascinating history, just a shame there isn't more in English. The tour was in French only. The grounds are beautiful. Lovely cafe too.
?musee,couple,woman,together @pedagogie+ Very interesting museum, my husband and I both enjoyed it. Nicely explained and plenty to see. Friendly staff too. Would definitely recommend it to anyone visiting the area.
?!nature,famille,together @pedagogie+,accueil+ Great place for kids, ours loved it and we learned something as well. Really friendly staff. A really nice afternoon and good value. Would go again for sure.
?nature,good @acces- A beautiful spot, although the road up there is not for the faint hearted and there's hardly anywhere to park. I'd go on a weekday if you can. So beautiful though.
?together,!nature,!parc-animalier @accueil+,pedagogie+ Our guide was brilliant, so knowledgeable and very funny too. Do the guided tour, it is really worth it. Really interesting place and lovely staff. Would recommend.
# site flow mixed
?!nature,together @pedagogie- It's a nice enough place but if you don't speak French you won't get much out of it. The building is beautiful and the staff were friendly, but it was over very quickly.
?together,!nature @prix- Overrated and overpriced in my opinion. It was all right, we don't regret going, but it was over in no time and a good part of it was closed for repairs.
?nature,summer,together @ambiance- Lovely place but it was packed, far too many people and loud music. Better out of season probably. We didn't stay long. Nice for a walk if you go early in the morning.
# site flow bad
?!nature,together @prix- Rip off. We paid nearly fifty euros for the four of us and there was nothing to see. Done in twenty minutes. Complete waste of money, and the staff didn't care.
?!nature,famille,together @accueil- Drove all the way there and were turned away at the door even though the website said it was open. They were really rude about it. The children were so disappointed.
?nature,together @acces- Couldn't find it. Seriously. No signs, no parking, nothing. We gave up after an hour of driving up and down. What a waste of a day. Would not bother again.
?parc-animalier,together @ambiance-,prix- I found this really upsetting. The enclosures are small and bare and some of the animals looked thin to me. And they charge a fortune for it. I wish we hadn't given them our money. Please think twice before you go.
`;
