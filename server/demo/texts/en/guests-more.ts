/** Guests of all kinds of places in a line or two, each in so many ways that it may be told several times. */
export const englishGuestsMore = `
# hotel flow good
?good @petit_dejeuner+,chambre- (Lots to choose from|Plenty to eat) in the morning Rooms getting a bit (old|dated)
@calme+,chambre+ (The biggest|A big) plus: the room is (quiet|calm) and the bed very good.
?good @proprete+,chambre- Hotel and bathroom (modern|all new) and clean The pillows (a bit|much) too high and soft
It's a very nice hotel to (stay in|go to) for a (weekend|few days), I (can|would) recommend it to all my friends!
@attente+,accueil+ no (queue|line) at the desk and the room was ready (so early|at noon|when I came)
?good @accueil+,emplacement+,equipements- Pretty (central|convenient) hotel and (helpful|attentive) girls at reception The (safe|television) was not working
?good @accueil+,acces- The (kindness|politeness) of the staffs Quite dark on the (stairs|steps)
I think for (one night|a night) it's (very ok|really ok) all (is fine|was fine|in order)
@chambre+,accueil+ been here (a few|many) times nothing fancy but (it's fine|always ok) the (shower is|beds are) amazing people lovely
?good @chambre+,equipements- The (hot|strong) shower Not enough (hooks|hangers) and not enough light (in the room|by the bed)
?good @prix- I like this hotel (a lot|very much) I wish it wouldn't be so (expensive|dear) for me to come (more often|every year)
?good @accueil+,chambre+ (Great|Lovely) staff Given a huge room very (happy|pleased)
?good @chambre+,calme- Amazing bathroom beautyful bed Thin doors heard (people|everybody) in the (corridor|hallway) (at night|coming back|till late)
@petit_dejeuner+ (Great|Good) variety of (hot|warm) things to eat (at|for) breakfast
@accueil+ (The help|All the help|The advice) you gave us (all week|the whole weekend) was exceptional.
@proprete+,emplacement+ We got what we (paid|asked) for a (really|nice and) clean room near everything We had a (nice|lovely) time
?good @chambre- the (tap|plug) in the sink was (loose|broken) (other than|apart from) that all was nice
?restaurant @accueil+,restauration+ Service and dinner (both|all) (fantastic|brilliant) Nothing was (wrong|bad)
@calme+ its a good hotel, (simple|basic), quiet and thats (all|everything) I (need|want)
@prix+,petit_dejeuner+,accueil+ (Very|Really) good for the money Breakfast fresh and staff always helpful
?good @petit_dejeuner- This is (a point|important) for me and I (would like|want) to see (lactose free|gluten free|vegan) things for breakfast.
@chambre+,petit_dejeuner+ Like (always|every time) when I stay here, the room was (ready|warm) and the breakfast (plentiful|varied).
@ambiance+,petit_dejeuner+,calme+,proprete+ Very (beautiful|stylish) and calm house All what we wanted With pleasure we (return|come back) (Tasty|Rich) breakfast and everywhere clean
@accueil+ Bar staff friendly and it was still open (at midnight|past eleven)
?top (Couldn't|Can't) say how much we (enjoyed|loved) this hotel, truly (fabulous|wonderful)
?good,parking @accueil+,prix- Service is good have stayed here (often|for years) They now (charge|ask money) for the garage which is a (pity|shame) for regular guests
# hotel flow mixed
@emplacement+,ambiance- (Close to|Near) the shops It could do with (decorating|some paint|new carpets)
@petit_dejeuner+,accueil+,calme-,chambre- The breakfast and the (people|girls) serving it The noise (in|from) the pipes during the night and the hard (mattress|bed)
@proprete+,numerique- Clean and (relatively|fairly) big Internet was (bad|weak) and on the (second|last) day gone
@petit_dejeuner-,accueil+ Breakfast (starts|begins) only at 8 so I (paid for it|ordered it) and had none, staff (ok|polite)
# hotel flow bad
@accueil- Everything I am (shocked|disgusted) by the (attitude|manners) of this man and (have asked|will ask) for a refund
@prix-,accueil- (Charging|Taking) breakfast on my card without (asking|telling) me (first|before)
@chambre-,attente-,equipements- cold room (queue|long line) at reception (phone|fan) lamp tv (not working|broken)
@chambre-,proprete- both rooms (we had|we booked) were (awful|horrible) and (stank|smelt) of smoke
@accueil- The (owner|director|boss) of the hotel (refused|did not want) to (listen to us|do anything|come down)
?worst @proprete-,chambre-,numerique- bed bathroom (stairs|carpet) bad smell of (drains|damp) never clean wifi is (bad|poor) also
@proprete-,accueil- Changing of (towels|sheets) did not happen (at all|all week) even when reception was (told|asked)
# restaurant flow good
?!pizzeria,!creperie,good @restauration+,attente- Steak cooked (as I asked|how we like it) and a nice sauce Very long (wait|time) to pay
@accueil+ The (two|young) waiters were so (attentive|pleasant) the whole evening
@prix+,restauration+ Big portions for (little|not much) money we took (half|some) back with us
?good @ambiance-,restauration+ The room is a bit (cold|bare) and the chairs not that comfortable The (food|cooking) like the last time was really (tasty|good)
(Second|Third) time in this restaurant and (again|once more) it was (perfect|very good)
?pizzeria @restauration+,attente+ pizzas (came|arrived) really (fast|quick) and hot base thin how i like it
?creperie @restauration+,prix+ (Lovely|Delicious) savoury pancakes with (lots|plenty) of cheese in it and normal prices for (the area|a tourist town), we were all full
?gastronomique @restauration+,accueil+ Very (fine|refined) cuisine, attentive service and they explain (every plate|all the wines)
?brasserie @restauration+,accueil+ (Decent|Good) burger big beers and a (cheerful|friendly) (lady|girl) at the bar
?good @prix-,restauration+ Water and coffee (quite|rather) expensive apart from that a (very good|super) lunch
@restauration+ came (on a tuesday|on a monday|in the week) hardly anyone there food was (lovely|great)
@restauration+ (Nice|Good) selection also for (vegetarians|people who don't eat meat) and not (only|just) salad
@prix+,restauration+ The (lunch|set) menu is (good|very good) and different every day, we went three times (in a week|while we were here)
# restaurant flow mixed
@restauration-,accueil+ Starter and dessert ok, main (without taste|very salty), (friendly|polite) people
?!creperie,!gastronomique @prix-,restauration+ It's good but not for this (price|money), for a (simple|small) salad I find (15|16) euros a lot
@attente-,ambiance+ (Pretty|Nice) room we sat there nearly an hour for two (omelettes|salads) (it took so long because|they said it's because) of a big table
# restaurant flow bad
?!pizzeria,!creperie @restauration- (Chips|Vegetables) full of (oil|fat) and the meat so tough we left (half|most) of it
@prix- Prices on the (board|internet) are not the ones on the bill, (2|3) euros more for (everything|each dish)
# site flow good
?!nature,!jardin,!parc-animalier @pedagogie+ (Learned|Learnt) (a lot|so much) and the time went (quickly|fast) in there
?parc-animalier @ambiance+,equipements+ The animals have (space|room) and you can (get|come) quite close Good (play area|picnic tables)
?grotte @ambiance+ (Impressive|Amazing) what nature can do
?musee,good @pedagogie+,acces- Interesting (collection|things) on three floors No lift so (difficult|not easy) for my mother
?!nature @prix+ Reasonable tickets and the (children|students) (pay nothing|go in free)
(Definitely|For sure) one of the (nicest|best) visits of our (holiday|trip)
# site flow mixed
?parc-animalier @ambiance- Ok for (small|little) children, for (adults|big ones) there is not (much|so much)
?nature @emplacement+,acces- The view is (ok|nice), the road (to get there|up there) is (narrow|bad) and no place to park properly
# site flow bad
?!nature @accueil- Got there and it was (closed|shut) although the (website|internet) says open (all day|every day)
# camping flow good
@emplacement+,calme+ Big pitch with (a hedge|trees) and (nice|quiet) neighbours Slept (well|so well)
?good @equipements-,emplacement+ Nice campsite in a (green|quiet) area Only two washing machines and (always|mostly) (taken|in use)
?good @prix+,numerique- (Good price|Cheap) for what you get and well (kept|looked after), wifi only (at|near) the bar
# camping flow mixed
@proprete-,accueil+ (Friendly|Helpful) reception The showers were cleaned (too rarely|much too little) (at the weekend|for so many people) I thought
@calme-,emplacement+ Pitch was (big|nice) but right beside the (playground|road) so loud from (7|8)
# camping flow bad
@prix-,proprete- (They want|You pay) extra for (every shower|warm water) and then the cabins are (dirty|filthy)
# location,collectif flow good
?!refuge,!auberge-jeunesse,!village-vacances @accueil+ The (host|owner) was so helpful and replied to all my messages (in minutes|very fast), also (late at night|on the sunday) before we came
?good,!refuge @chambre+,numerique- (Lovely|Bright) room and a (good|hot) shower TV only in French and (weak|slow) internet
?village-vacances,good @equipements+,restauration- (Lots|Plenty) to do for (all ages|everybody) The (buffet|food) was the same nearly every evening
It was (exactly|just) as (described|in the photos), would book (again|it again|there again)
# location,collectif flow mixed
?!summer @equipements-,accueil+ (Kind|Nice) people Heating (weak|too weak) only one blanket (each|per bed)
# activite,degustation,evenement flow good
?velo,good @equipements+,prix- (Good|Well kept) bikes and a map (comes with it|is included) The deposit was (rather|quite) high and only in cash
?vin,good @accueil+,restauration+,prix- (Nice|Friendly) lady and very good (reds|whites) The bottles are (quite|rather) expensive
?accrobranche @ambiance+,accueil+ (Brilliant|Great) afternoon, everybody (had fun|loved it) and the staff look after you (well|properly)
?spa @ambiance+ (Massage|The massage) was (very good|wonderful) and after that you can (lie|stay) there as long as you like
# activite,degustation,evenement flow mixed
?escape @ambiance+,prix- It was (fun|good) but over (quickly|so fast), (25|28) euros each is a lot
# activite,degustation,evenement flow bad
?festival @attente-,prix- (An hour|45 minutes) for a (beer|drink) and the same for the toilets, food far too (dear|expensive)
# commerce,ot,autre flow good
?ot @accueil+ (Helpful|Kind) lady, she gave us (a map|two walks) and (rang|phoned) the restaurant for us
?boulangerie @restauration+,accueil+ Good bread and (always friendly|the girls are friendly) we went (every|nearly every) morning
`;
