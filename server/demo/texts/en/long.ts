/** Longer reviews by guests who write in English: each dwells on one matter, or tells the whole flatly. */
export const englishLong = `
# hotel flow good
@petit_dejeuner+ Breakfast was good, there was (bread, croissants, cheese, ham and yoghurt|bread, cereal, fruit and cold meats) and you could (boil your own eggs|get eggs if you asked). They open at (seven|half past seven) and the coffee comes from a machine but it was ok. The tables by the window go first
?good @petit_dejeuner- The hotel is fine and the bed was comfortable. Breakfast is (the usual|very French), bread and jam mostly and one kind of cheese, and when we came down at (nine|half nine) most of it was gone and nobody filled it up for (a while|some time)
?together @acces+ The car park is behind the hotel and you have to (drive round the block|go past and turn) to get to it, it isn't obvious from the street but there was (plenty of room|always a space) and it didn't cost anything, which in (summer|this area) is not always so
?good @calme- Our room was over the street and there was traffic until about (midnight|eleven) and then again from (six|half six), with the window shut it was ok but it was too warm to have it shut. The rooms at the back should be (quieter|better), the hotel itself is nice
@chambre+ The room was bigger than (I thought|I expected) from the photos with a proper wardrobe and (a desk|two chairs), and the bathroom had been done recently, there was (plenty of hot water|a good shower) and the towels were changed every day without asking
?old,good @chambre- It is an old building so (the floors creak|the rooms are all different) and the bathroom in ours was small, you had to (close the door to get to the basin|step over the toilet brush to get in the shower). It was clean though and warm and the bed was good so I have no real complaint
@accueil+ The man at the desk (spoke good English|spoke a bit of English) and was helpful about (where to eat|what to see), he (rang the restaurant for us|drew it on the map) as my French is not up to it. The girl in the morning was nice as well
?!lift,good @acces- There is no lift and we were on the (second|third) floor, it does say so on the website if you look but I didn't. They did help with (the big case|one of the cases). The room itself was fine, quite quiet and clean
@prix+ We paid about (ninety|eighty five) euros for a double (without breakfast|in the week) which seemed fair for what it was, a bit further on they wanted a lot more for (the same thing|something no better)
?pool @equipements+ The pool is not huge but it was clean and there were (enough sunbeds|always a few sunbeds free), it is open until (seven|eight) and you get towels at the desk. We used it every day after (walking|being out)
?good @numerique- Everything was good except the wifi which worked in (the hall|reception) but not in our room, or it worked for a minute and (dropped|then stopped), I had to go down to send (emails|work things). They said they knew about it
?restaurant @restauration+ We ate in the hotel (both nights|twice) because we didn't want to drive again, it is a set menu with (two or three|a few) choices and it was good plain food, hot and enough of it. The wine was not expensive. It does fill up so you need to (say in the morning|book)
?famille @chambre+ Family room with a double and (bunk beds|two singles) for the children in a sort of alcove, it worked well and there was room for the cases as well. They also (lent us a cot|had a high chair at breakfast) so that was useful
?affaires @equipements+ I stay here for work (most months|a few times a year) and it's always the same which is what I want really, desk, decent light, (quiet|good wifi), and you can get breakfast (early|from half six)
?good @proprete- Generally clean, the bathroom was ok but (the carpet had stains|there was dust on the skirting and under the bed) and I don't think the (window|curtains) had been cleaned for a long time. Staff were pleasant and it was cheap so
?summer,good @equipements- No air con and it was (over thirty|very hot) that week. They gave us a fan (which helped|when we asked) but it still took a long time to get to sleep. Otherwise we liked it
@emplacement+ You can walk to (the shops|everything) in five or ten minutes, there's a bakery and a (small supermarket|chemist) and two or three places to eat, so we (left the car|didn't move the car) for the whole stay
?top @accueil+ We have stayed in quite a few hotels (on this trip|in France) and this was the one we liked best, nothing fancy but everything worked and everybody was (friendly|kind) and it was clean. I would stay there again
# hotel flow mixed
@chambre- The pictures must be of other rooms as ours was (much smaller|a lot older) than what is shown, with one small window and (an old bathroom|a shower you could hardly turn round in). It was clean and the staff were polite but I had expected more for the money
@calme- Thin walls. We could hear (the television next door|people talking next door) and doors banging until (late|one in the morning), and in the morning the cleaners start at eight. The bed was fine and it's well placed
@prix- It was ok but I don't think it's worth (a hundred and twenty|a hundred and thirty) euros, the room was basic and breakfast is (another fourteen|fifteen) each and you pay for the parking as well
# hotel flow bad
@proprete- The room had not been cleaned properly, there were hairs in the (shower|bath) and (a used tissue|someone's sock) under the bed and the sheets had marks on them. I went down and they said the cleaner had gone home. They gave me (another room|clean sheets) but it was not much better
@accueil- We had booked weeks before and when we arrived they said (they had no booking|the room was taken). We showed the email. In the end we got (a room at the back|a smaller room) and paid the same price, and nobody apologised at all
@equipements- The heating didn't work and it was (cold|about fifteen degrees) in the room, we told them twice and they said someone would come but nobody came. There was also no hot water in the (morning|evening)
@calme- There was a party in the (hotel|restaurant downstairs) until about two and you could hear every word. I asked them to turn it down and was told it was (a wedding|a private party) and they could not do anything. They might tell people before they book
# restaurant flow good
@restauration+ I had the (fish|duck) and my friend had the (steak|pork) and both were cooked well, with vegetables that tasted of something. The puddings are made there, I had the (lemon tart|apple tart). It's not a big menu but that's fine
?good @attente- The food was very good when it came but we waited (forty minutes|the best part of an hour) for the main course, they were full and there were only two people serving. They were nice about it
@prix+ Lunch menu for (sixteen|eighteen) euros with three courses, all of it (fresh|good), and a jug of wine for not much more. At the next table they had the same and (ate everything|seemed happy) as well
@accueil+ They found us a table although we had not booked and it was (nearly two|quite late), the waitress explained the things on the menu we didn't know and it was all (good|very nice)
# restaurant flow mixed
@attente- Food all right, nothing wrong with it, but very slow. It took (half an hour|forty minutes) to get a drink and then they forgot the bread, and we had to go in and ask for the bill
# restaurant flow bad
@restauration- My main course was (cold in the middle|barely warm) and the chips were soggy. I sent it back and it came back the same, just hotter round the edge I think from a microwave. We paid full price for it
@accueil- We were told to sit down, then to move because it was reserved, then nobody came for (twenty minutes|half an hour). When I asked the waiter he said he was busy. We left
# site flow good
?musee @pedagogie+ It takes about (an hour|an hour and a half) to go round. There is a film at the start with English subtitles and then (three|four) rooms with tools and old photographs and so on, most of the labels are in English too. Not too busy when we went
?chateau @pedagogie+ You go round with a guide, ours did it in French but they give you (a sheet|a folder) in English so you can follow. You see about eight rooms and the (kitchen|chapel) and then you can walk in the park on your own
?jardin @ambiance+ The gardens are bigger than they look and they go down to (the water|a stream) at the bottom, there were gardeners working and a lot was in flower. There is a (tea room|small cafe) but it was shut when we were there
?nature @ambiance+ We did the walk round which took us (two hours|about two and a half hours) with stops, it is well marked and not steep except (near the end|at the start). No shops or water so take something with you
?good,!nature @prix- It was interesting but (twelve|eleven) euros each is quite a lot for what you see and the car park is extra. I am still glad we went
# site flow mixed
?!nature @pedagogie- Almost nothing in English and the audio guide was (not working|all given out), so we looked at things without knowing what they were. The building is lovely
# site flow bad
?!nature @acces- We drove (forty minutes|an hour) to get there and it was closed although the website said open. There was a bit of paper on the door. Nobody answered the phone
# camping flow good
@proprete+ The toilet blocks are old but they are cleaned (twice a day|morning and evening) and there was always hot water and paper. Our pitch was big enough for the (caravan and the awning|tent and the car) and had some shade in the afternoon
?mobile-home,good @equipements- The mobile home was clean and had most things, but there were only (two saucepans|four plates) and the fridge was noisy at night. We asked for another (pan|blanket) and they brought one
# camping flow bad
@proprete- The showers were dirty (when we came|every evening) and two of them did not lock, there was no paper most of the time and the bins by our pitch were not emptied for (three days|days). I told the office and they said it was the season
# location flow good
?!chambre-hotes @equipements+ The kitchen had everything you need to cook properly, a good (oven|hob), sharp knives and enough plates, and there was a washing machine as well. The beds were made when we arrived and there was (some milk|a bottle of wine) in the fridge
?good @chambre- The house is lovely and just as in the pictures. The (second bedroom|upstairs room) is rather small for two adults and you have to go through it to get to the bathroom, so it is better for a family
# location flow bad
@proprete- It had not been cleaned when we got there, (dishes in the sink|crumbs on the worktop and hair in the shower), and we spent the first evening cleaning. The owner said the cleaner was ill. We asked for something back and heard nothing
# activite flow good
@accueil+ None of us had done it before and they explained everything and (checked the kit|made sure everyone was ok) before we set off. It lasted about two hours with a stop in the middle. The changing rooms are a bit basic
`;
