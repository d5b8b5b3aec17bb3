/** Whole reviews of hotels: most are a sentence or two about one thing. */
export const englishWholeHotel = `
# hotel flow good
@accueil+ Friendly staff, (would happily stay again|very helpful).
@calme+ Quiet room, slept (very|really) well.
@chambre+ Room was (very|really) good.
?parking @accueil+,acces+ Friendly welcome and easy parking.
?couple @chambre+ Room was (much bigger|bigger) than we expected and the bed was huge.
?good @petit_dejeuner- Nothing hot at breakfast. (Room|Hotel) was (nice|good).
?good,!lift @acces-,accueil+ No lift but the staff helped with the (cases|luggage).
@petit_dejeuner+ (Good|Very good) croissants and coffee at breakfast.
@chambre+ (Comfy|Comfortable) bed and a (good|hot) shower.
Will use it again.
?affaires @numerique+ Wifi is fast, also in the room.
?affaires @accueil+ I stay here (every month|quite often) for work, (staff are always friendly|always a friendly welcome).
?good,affaires @prix- Prices went up again (this year|since my last stay).
?affaires @equipements+ Good desk and enough plugs.
@accueil+ $staff was (very|really) (helpful|friendly).
[We/I] stopped for one night on the way (to Spain|home|to Italy), all (good|fine).
?family-run @accueil+ Family hotel, (very|really) friendly (owners|people).
@petit_dejeuner+ Simple breakfast but good bread.
?famille @chambre+ Good family room with enough space for the kids.
?famille @accueil+ Staff were (very|really) nice with the (baby|children).
?good,famille @attente- Had to wait for a table at breakfast.
?famille,pool @equipements+ Kids loved the pool.
?famille @equipements+ Good for families.
?good,restaurant,together @restauration- The food got a bit repetitive towards the end of the week.
?pool,summer @equipements+ Nice pool and enough sunbeds.
?famille @chambre+ Big room and a cot for the baby.
?view @chambre+ Room with a (lovely|great) view.
?view @emplacement+ (Lovely|Beautiful) view from the hotel.
?old @ambiance+ Beautiful old building(| with a nice lounge).
?good @petit_dejeuner- Breakfast was not very good, the hotel itself is (lovely|nice).
?breakfast-buffet @petit_dejeuner+ Good buffet with eggs and fruit.
@ambiance+ Nice bar in the evening.
?restaurant @restauration+ You eat (really|very) well in the restaurant.
?restaurant @restauration+,prix+ Dinner was (excellent|really good).
@accueil+ Reception gave [us/me] good tips for (walks|restaurants).
?restaurant,!alone @restauration+ Half board was good, something different every evening.
?restaurant @restauration+ dinner was (delicious|lovely) and enough of it
?good,road @calme- Front rooms are noisy from the traffic, ask for the back.
@petit_dejeuner+ gluten free bread!
?good,solo @chambre- Single room is small but (fine for me|clean).
?good,solo @prix- Breakfast is a bit expensive. (Nice hotel though|The rest was fine)
@restauration+ Good sandwiches.
?amis,together @ambiance+ (Great weekend|Had a great time) with friends, nice bar!
?amis @petit_dejeuner+ Good breakfast and you can have it late.
?groupe @accueil+ Staff very patient with our group.
?groupe Everything was well organised for (us|our group).
?amis,woman Girls weekend and we loved it xx
?dogs @accueil+ Dogs are welcome, (very|really) friendly people.
?good,!parking @acces- No parking at the hotel.
?!village @emplacement+ Parked the car and walked everywhere.
?!village @emplacement+,calme+ Right in town and (still|yet) quiet at night.
?village @calme+ Quiet village, nice for a (rest|break).
?village,good @emplacement- For shops you need the car.
@proprete+ (Very clean|Clean) everywhere.
@accueil+,chambre+ friendly people, good bed
Everything was good.
Thank you to the (ladies at breakfast|whole team)!
@prix+ About $night euros for a double, good value.
?parking @equipements+ Safe place for (the motorbike|bicycles).
@calme+ (Very quiet|Quiet) at night.
?good @chambre-,proprete+ Bathrooms are (old|not modern) but (very|really) clean.
?good @prix- Breakfast is not included. (Nice hotel|The room was very good).
@accueil+ There was something wrong with [our/my] booking and they (sorted it quickly|solved it at once).
?good @numerique- Wifi only (downstairs|in the lounge).
?good,parking @acces- The car park is (very small|tight).
@petit_dejeuner+ Homemade cake at breakfast, (very|really) good.
(Third|Fourth|Second) time here, (no complaints|always good).
?together @accueil+ We have come here since 2016, always a (nice|friendly) welcome.
?together @chambre+ New beds this year, (much better|very comfortable).
?winter @calme+ Very (quiet|peaceful) in winter.
?winter @chambre+ Lovely warm room.
?summer @chambre+ Air con worked well.
?garden,!winter @ambiance+ (Lovely|Beautiful) garden.
?garden,!winter @petit_dejeuner+ Breakfast in the garden, (very nice|lovely).
?autumn @accueil+ Came in $month when it was (half empty|quiet), (very|really) nice service.
?spring @emplacement+ Good for walking, (you can start from the hotel|nice walks from the hotel).
?couple @chambre+ Lovely romantic room(| with a big bath).
?weekend @petit_dejeuner+ breakfast until 11 on Sunday, (very good|nice)
?couple,restaurant @restauration+ We celebrated our anniversary here, the dinner was (superb|really very good).
?restaurant @accueil+ The service in the dining room was attentive and friendly.
?top Excellent.
?top Could not fault it.
?top @proprete+ (Spotless|So clean).
?top,restaurant @restauration+ the food is (unreal|amazing) !!
?good,lake @emplacement+,chambre- Bathroom is (small|old and small) but you are close to $thelake.
?good,together @petit_dejeuner- Breakfast could start earlier.
?dunes,lake,!winter @emplacement+ Very close to the beach.
?lift,together @acces+ Lift to all floors, good for my mother.
?good @equipements- Towels a bit thin, otherwise (very|really) nice.
@acces+ Easy to find when you come from the main road, good for (a stopover|an overnight stop).
?!winter @chambre+ Had a room with a little balcony, nice in the evening.
@accueil+ The personnel speak English and are (very|really) friendly.
@petit_dejeuner+ Many kinds of (bread|bread and cheese) in the morning, [we was/I was] very satisfied.
@petit_dejeuner+ Good strong coffee.
@calme+ This hotel I can recommend to everybody which is searching for a (calm|quiet) place.
@accueil+ The front desk made all [our/my] dinner reservations, (very helpful|thanks).
?lift @acces+ It has an elevator, small but it works.
@chambre+ pretty big room for (France|Europe)
?good,summer @chambre- A/C would be nice, other than that great.
@chambre+ Paid extra for a (superior|larger) room, it was worth it.
?good,bell @calme- Church bells (all night|from six), bring ear plugs
@accueil+ Booked (the same day|an hour before) over the phone, no problem at all.
?famille,restaurant @restauration+ Good (menu|food) for the children.
?famille @chambre+ Connecting rooms for the kids, (great|very practical).
?good,famille @prix- Breakfast is expensive for children. Otherwise (good|fine).
Exactly as (in the pictures|described).
@ambiance+ Good cocktails in the bar.
?good @accueil-,chambre+ Reception could be friendlier. Room was beautiful
?family-run @petit_dejeuner+ (Very|Really) good homemade jam.
?good,old @chambre- It's an old house, the floors creak.
?holidays @prix+ For high season the price was (really ok|fair).
?good,holidays @petit_dejeuner- Breakfast room is too full in the holidays.
?good,restaurant @restauration- (Very|Really) nice hotel, the restaurant is (overpriced|nothing special).
?affaires @petit_dejeuner+ Breakfast starts early and is good.
?affaires @attente+ Quick check in and check out.
?affaires @calme+ Quiet enough to work in the room.
@prix+,proprete+ Clean and good value, recommended.
(Very|Really) pleasant stay, thank you to everyone.
@calme+ lovely room (very|really) quiet
?!affaires Enjoyed every minute.
@prix+ Simple hotel, good for the money.
?pool @equipements+ Pool not big but (never crowded|very clean).
?parking @acces+ Easy to find and easy to park.
?restaurant @restauration+ Homemade desserts in the restaurant, (very|really) good.
?couple Lovely stay for two
nice place, nice people, i would come again
?top Best hotel [we/I] have stayed in for (years|a long time).
@ambiance+ Good old fashioned hotel, not fancy but [we/I] liked it.
@chambre+ The (shower|bed) was great!
@proprete+ Room was cleaned well every day.
@chambre+ Nice light room(| with a table).
@accueil+ (Warm|Very warm) welcome.
?good @emplacement-,calme+ You need the car for everything but it is (very quiet|quiet at night).
?village @emplacement+ The bakery is two minutes away.
?solo,woman @ambiance+ Felt safe as a woman on my own.
?solo @accueil+ Felt welcome on my own.
?restaurant,famille @accueil+ Waiters were (very|really) nice with the kids.
?pool,good,summer @equipements- (Pool could be warmer|The pool is freezing) but nice to have.
?affaires,good @chambre- No wardrobe in the room.
?old,good @calme- You hear the people upstairs walking.
?good @petit_dejeuner-,accueil+ Staff were great, breakfast (is just ok|less so).
?together @accueil+ Very helpful when our flight was cancelled.
?affaires @calme+,accueil+ Quiet and friendly staff.
@chambre+ good mattress
?restaurant,together @restauration+,accueil+ We had dinner in the restaurant, very good and friendly staff.
?couple @accueil+ We spent a (very|really) pleasant few days here. The staff were helpful.
# hotel flow mixed
?!lift @acces- OK for one night, no lift and (heavy suitcases|steep stairs)
@proprete-,accueil+ There was (hair|dust) in the bathroom.
@petit_dejeuner-,emplacement+ Great location but the breakfast is poor.
@prix- (Alright|Ok) but too expensive.
@chambre- Carpet is old and the towels are thin. Otherwise (fine|good).
@petit_dejeuner- Breakfast not good.
?road @calme- You hear the road with the window open.
?restaurant,together @restauration- The restaurant was closed (that evening|on Monday). Rooms fine.
@chambre- The room is (smaller|older) than on the pictures. The bed was good.
@numerique-,proprete+ Clean hotel but the wifi (drops all the time|never worked).
@chambre- Bed too soft, the rest ok
?restaurant @attente-,restauration- Waited nearly an hour for dinner and the food (was not hot|was lukewarm).
?restaurant @attente-,accueil+ Way too slow in the restaurant.
?pool,summer @equipements- The pool was closed (two days|half the time). Rooms are fine.
(Nothing special|Average).
?old @chambre-,ambiance+ Nice old building but the mattress is worn out.
@equipements- hot water ran out in the morning.
@accueil- Nobody explained anything when [we/I] arrived.
It was better (some years ago|the last time).
?famille @chambre- Family room is too small for four.
?famille @accueil+,chambre- Staff lovely with the kids, sofa bed very hard.
?affaires,parking @prix- Parking and breakfast are extra so it's expensive in the end.
ok for a stopover, nothing more
@chambre- It needs updating, the bathroom most of all.
?lift @calme-,chambre+ (Comfortable|Good) bed but you hear the lift all night.
?view @emplacement+,chambre- (Lovely|Nice) view but the room is (very old|tired).
@petit_dejeuner+,chambre- (Very|Really) good breakfast, the bathroom is (very|too) small.
?affaires @calme- A group came in at one in the morning and talked in the corridor.
# hotel flow bad
@proprete- Hair in the (bed|shower), dust everywhere.
@proprete-,accueil- they know the room is dirty and do nothing
Don't understand the good reviews here.
@petit_dejeuner- Old bread and bad coffee.
@accueil- the man at reception was really (rude|unfriendly), no hello, nothing
@accueil- Unfriendly reception.
@calme- Very thin walls, (you hear everything|[we/I] didn't sleep).
@calme- Doors banging until late and again from six.
@chambre- The mattress was (worn out|rock hard).
@prix- Over priced for what it is.
@prix- [We/I] have stayed in much better hotels in France for less money.
@chambre- Room smelt of (damp|drains|cigarettes).
?low,together @accueil-,attente- Booked (weeks|months) ahead and they had no room for us.
?together @accueil- We were moved to another hotel, much worse.
?summer @chambre- (Boiling|So hot) in the room, no air con.
?summer @prix-,chambre- Too expensive for a room without (air con|a fan).
@petit_dejeuner- There was nearly nothing left at breakfast.
?restaurant @restauration- The restaurant is terrible, cold food.
?parking @acces- Parking always full.
@chambre- The room was not like on the website.
@equipements- The TV and the (shower|lamp) didn't work.
@equipements-,accueil- Reported the (shower|toilet) twice, nothing was done.
@chambre- Small dark room.
?worst @proprete- Mould in the shower, (bed bugs|dirty mattress).
?worst Do not stay here.
?worst [We/I] left after one night.
@numerique- No wifi(| in the room).
?affaires @equipements-,numerique- Only one plug in the room and bad wifi.
?famille @accueil- They were rude to us because of the kids.
?famille @accueil- the cot we had booked wasn't there and they didn't care
@proprete- The carpets are filthy and it smells in the corridor.
@accueil- Staff not helpful at all.
@chambre- Very old and need renovation.
@prix- For this price in my country you get a (very|really) good hotel.
?pool,famille @equipements-,proprete- The pool was dirty and the kids couldn't swim.
?couple @calme-,accueil- Wedding party with loud music until (3|half 3), nobody had told us.
?winter @chambre- Freezing room, the radiator was (barely warm|cold).
@proprete-,prix- Not clean and far too expensive for what you get.
?worst @chambre- Worst bed I have ever slept in.
@accueil- Rude staff
@calme- The room is over the kitchen, noisy from five.
?road @calme- Lorries all night under the window.
?!village @emplacement- Not central at all.
@attente-,accueil- Waited (twenty|thirty) minutes at reception.
?worst @proprete- The bed was dirty.
?low,amis,together @accueil- Booking was wrong and nobody said sorry.
`;
