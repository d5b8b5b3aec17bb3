/** Sentences and whole reviews by guests without much to tell. */
export const englishWhole = `
# hotel accueil + plain
(We were|I was) made to feel (very |really |)welcome, (the owner came out to help with the bags|even though we turned up an hour early|they even remembered us from last year)
The (lady|guy|girl) who checked us in (was really friendly|was a star) and (explained where everything was|told us where to eat|found us a quieter room when we asked)
# hotel chambre + plain
The room was (bigger than I expected|clean and comfortable|on the small side but fine) and (the bed was really comfortable|the shower had proper pressure|it was nice and warm), (slept really well|no complaints|which is all you need)
We had a room (at the back|on the top floor) which was (quiet|lovely) and (had a nice big bathroom|looked over the gardens|had a little balcony)
# hotel chambre - plain
The room was (really dated|tiny|not what we booked) and (the bed creaked every time you moved|the shower was just a trickle|there was nowhere to put anything), (not great for the price|asked to move but they were full)
# hotel petit_dejeuner + plain
Breakfast was (good|really nice) with (plenty to choose from|lovely bread and jam|eggs and bacon if you wanted), (and they kept topping it up|coffee was decent too|the lady doing it was lovely)
# hotel calme - plain
Could hear (everything from the corridor|people upstairs|the traffic) (all night|from about 5), (got very little sleep|ended up using earplugs)
# hotel emplacement + plain
It's (in a great spot|really central), (we parked up and walked everywhere|a few minutes from all the restaurants|close to the station but quiet)
# restaurant restauration + plain
I had $thedish (and it was|which was) (really good|cooked just right|delicious), (my friend had the fish and said the same|followed by $dessert|portions were generous)
Everything we had was (lovely|fresh and tasty), (you can tell it's home made|especially the bread|even the kids cleared their plates)
# restaurant accueil + plain
Our (waiter|waitress) was (really friendly|lovely) and (helped us with the menu|didn't rush us|found us a table without a booking)
# restaurant attente - plain
We waited (nearly an hour|over an hour) for (our mains|two burgers) and (nobody said sorry|it was cold when it came|other people got served first)
# site pedagogie + plain
?!nature The guide (was great|really knew her stuff) and (kept the kids interested|answered all our questions), (well worth doing|an hour flew by)
# stay prix - plain
It's (too much|a lot) for (what you get|a room like that), (we've paid less for far better|and parking is extra on top)
# hotel flow good
We were (driving down to the coast|on our way home) and (needed somewhere for the night|just wanted a bed), (picked this off the internet|found this the same morning). (Glad we did|No regrets). (Room was clean, bed comfy|Nothing fancy but clean), (parking right outside|lady on reception was lovely even though we were late). (Had breakfast at the bakery over the road|Breakfast was fine, bread and jam really).
?couple (My husband|My wife) found this place and (I wasn't sure from the photos|I have to admit it was a good choice). (Lovely room|Room was lovely) with (a view over the roofs|a big old bath|doors onto the garden). (Staff friendly without being in your face|Nice people), (breakfast out on the terrace|good coffee). (Only stayed two nights, wish it had been longer|Would come again in spring).
?famille (Travelled with a 4 and a 7 year old|We had the kids with us) so (worried about noise|space was important), (but they put us at the end of the corridor|but room was plenty big enough). (Kids loved the bunk beds|Little one slept through for once), (staff were great with them|crayons at breakfast). (Parking a bit of a squeeze|Short walk to a playground).
(Third time|Been coming) here (for a few years now|since 2019). (Nothing changes and that's how we like it|They've done up the bathrooms since). (Same friendly faces|Still the same lovely owner), (still spotless|beds still comfy), (prices gone up a bit like everywhere). (See you next year|)
?solo (Walking trip on my own|Cycling through), (turned up soaked|arrived shattered), (they let me dry my stuff in the boiler room|bike locked in the garage). (Single room, small but fine|Good bed), (hearty breakfast|early breakfast no problem). (Friendly place|)
?summer It was (35 degrees|boiling) and (the aircon worked thank god|our room stayed cool). (Nice terrace for a drink|Cold water in the fridge), (clean room|comfy bed), (bit of noise from the bar till 11|quiet at night). (Would stay again|)
?restaurant (Had dinner here as well|Ate in both nights), (and it was really good|three courses for about 28 euros), (lamb was lovely|nice local wine). (Room comfortable if a bit dated|Room was fine). (Only small thing the towels are a bit thin|Staff could not have been nicer).
# hotel flow mixed
(Can't fault the staff|Staff were lovely) but (the place needs money spending on it|the room let it down). (Peeling paint in the bathroom|Mattress had seen better days), (telly didn't work|one pillow each), (still it was clean|breakfast ok). (3 out of 5|)
# hotel flow bad
(We paid extra for|Booked) a (quiet room|sea of green view, it said) and (got one over the bins|were right above the kitchen). (Extractor fan going till midnight|Deliveries at 5.30), (asked to move, no rooms|shrug from the guy on the desk). (Breakfast was a plate of stale croissants|Bathroom had mould round the bath too). (Won't be back|)
# restaurant flow good
(We turned up without booking|No booking on a Saturday) and (they squeezed us in|waited ten minutes at the bar). (I had the steak|I went for the fish), (hubby had the burger|friend had pasta), (all good|cooked as asked), (chips are the real thing|nice salad too). (Pudding to share|Too full for pudding). (Service with a smile|About $bill euros for two).
?famille (Two adults three kids|Went with the grandparents), (they pushed tables together for us|no fuss), (kids menu is proper food not just nuggets|high chair ready), (ours ate everything|food came quickly). (Nice views from the terrace|Reasonable prices). (Good find|)
(Been here twice this week|Came back for a second time) which (says it all|I suppose is a recommendation). $thedishup (was the best thing|is really good), (house red is fine|starters big enough to share). (Gets busy after 8|Closed Mondays as we found out). (Friendly team|)
# restaurant flow bad
(Had high hopes|Looked nice from outside) but (what a let down|oh dear). (Sat down at 7.30, ordered at 8.15|Waited 20 minutes for a menu), (wrong drinks|cold soup), $thedish (dry|tasteless). (Didn't bother with dessert|Asked for the bill twice). (Locals clearly know better|)
# site flow good
(Only meant to stay an hour|Popped in because it was raining) and (ended up staying three|really enjoyed it). (Plenty to see|Well done), (staff chatty|guide spoke good English), (nice little shop|cakes in the cafe). (Bit of walking involved|Some steps). (Worth a stop|)
`;
