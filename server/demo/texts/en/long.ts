/** Longer reviews by guests who write in English: each dwells on one matter, or tells the whole flatly. */
export const englishLong = `
# hotel flow good
@petit_dejeuner+ Breakfast was good, there was (bread, croissants, cheese, ham and yoghurt|bread, cereal, fruit and cold meats) and you could (boil your own eggs|get eggs if you asked). The coffee was ok too
?good @petit_dejeuner- The hotel is fine and the bed was comfortable. Breakfast is (the usual|very French), bread and jam mostly and one kind of cheese, I would have liked a bit more for (the price|what they charge)
?together @acces+ Good hotel with a big free car park, there was (plenty of room|always a space).
?good @calme- Our room was over the street and there was a lot of traffic noise, we didn't sleep that well. The rooms at the back should be (quieter|better), the hotel itself is nice
@chambre+ The room was bigger than (I thought|I expected) from the photos with a proper wardrobe and (a desk|two chairs), and the bathroom had been done recently, really (nice|good) shower
@accueil+ The man at the desk (spoke good English|spoke a bit of English) and was helpful about (where to eat|what to see)
?!lift,good @acces- There is no lift and we were on the (second|third) floor which was hard work with (the cases|our luggage). The room itself was fine, quite quiet and clean
@prix+ We paid about (ninety|eighty five) euros for a double (without breakfast|in the week) which was very good value. Nice room and (nice|friendly) staff.
?pool @equipements+ The pool is not huge but it was clean and there were (enough sunbeds|always a few sunbeds free). We used it every day.
?restaurant @restauration+ We ate in the hotel (both nights|twice) and it was really good, lovely (food|meals) and not expensive. It does get full so (book|you need to book). Service was excellent as well.
?famille @chambre+ We had a family room with (bunk beds|two singles) for the children and plenty of space. The staff were lovely with the kids
?good @proprete- Generally clean, the bathroom was ok but (the carpet had stains|there was dust on the skirting and under the bed). Staff were pleasant and it was cheap
@emplacement+ You can walk to (the shops|everything) in five or ten minutes.
?top @accueil+ We have stayed in quite a few hotels (on this trip|in France) and this was the one we liked best, nothing fancy but everything worked and everybody was (friendly|kind) and it was clean.
# hotel flow mixed
@chambre- The pictures must be of other rooms as ours was (much smaller|a lot older) than what is shown, with one small window and (an old bathroom|a shower you could hardly turn round in).
@calme- Thin walls. We could hear (the television next door|people talking next door) and doors banging until (late|one in the morning). The bed was fine
@prix- It was ok but I don't think it's worth (a hundred and twenty|a hundred and thirty) euros. The room was basic and breakfast is extra and (parking is extra|so is the parking)
# hotel flow bad
@proprete- The room had not been cleaned properly, there were hairs in the (shower|bath) and the sheets had marks on them. Staff (didn't care|did nothing about it)
@accueil- We had booked weeks before and when we arrived they said (they had no booking|the room was taken). Nobody apologised at all.
@equipements- The heating didn't work and it was (cold|about fifteen degrees) in the room and no hot water in the (morning|evening). We told them and nothing was done.
@calme- There was a party in the (hotel|restaurant downstairs) until about two and you could hear every word. No sleep at all and they (did nothing|didn't care).
# restaurant flow good
@restauration+ I had the (fish|duck) and my friend had the (steak|pork) and both were really good. The desserts are lovely too. It's not a big menu but everything is (fresh|very good).
?good @attente- The food was very good when it came but we waited (forty minutes|the best part of an hour) for the main course.
@prix+ Lunch menu for (sixteen|eighteen) euros with three courses, all of it (fresh|good). (Friendly service|Nice people)
@accueil+ They found us a table although we had not booked and (everyone|the waitress) was so friendly. Food was all (good|very nice)
# restaurant flow mixed
@attente- Food all right, nothing wrong with it, but very slow. It took (half an hour|forty minutes) to get a drink and then they forgot half of it.
# restaurant flow bad
@restauration- My main course was (cold in the middle|barely warm) and the chips were soggy. I sent it back and it came back the same. Paid full price for it.
@accueil- We were told to sit down, then to move because it was reserved, then nobody came for (twenty minutes|half an hour). We left.
# site flow good
?musee @pedagogie+ It takes about (an hour|an hour and a half) to go round. Really interesting and most of it is in English too.
?chateau @pedagogie+ You go round with a guide, ours did it in French but they give you (a sheet|a folder) in English so you can follow. Beautiful place and a lovely park too
?jardin @ambiance+ The gardens are bigger than they look and very well kept. Lovely place for a walk, we (really enjoyed|loved) it.
?nature @ambiance+ We did the walk round which took us (two hours|about two and a half hours) with stops, it is well marked and not steep except (near the end|at the start). No shops or water so take something with you.
?good,!nature @prix- It was interesting but (twelve|eleven) euros each is quite a lot for what you see and the car park is extra.
# site flow mixed
?!nature @pedagogie- Almost nothing in English and the audio guide was (not working|all given out), so we looked at things without knowing what they were.
# site flow bad
?!nature @acces- We drove (forty minutes|an hour) to get there and it was closed although the website said open. There was a bit of paper on the door.
# camping flow good
@proprete+ The toilet blocks are old but they are cleaned (twice a day|morning and evening) and there was always hot water and paper. Our pitch was big enough for the (caravan and the awning|tent and the car) and had some shade in the afternoon
?mobile-home,good @equipements- The mobile home was clean and had most things, but the kitchen was a bit (basic|old). Nice site and nice people.
# camping flow bad
@proprete- The showers were dirty (when we came|every evening) and two of them did not lock, there was no paper most of the time and the bins by our pitch were not emptied for (three days|days).
# location flow good
?!chambre-hotes @equipements+ The kitchen had everything you need to cook properly and there was a washing machine as well. Lovely house
?good @chambre- The house is lovely and just as in the pictures. The (second bedroom|upstairs room) is rather small for two adults
# location flow bad
@proprete- It had not been cleaned when we got there, (dishes in the sink|crumbs on the worktop and hair in the shower). We had to clean it ourselves
# activite flow good
@accueil+ None of us had done it before and they explained everything and (checked the kit|made sure everyone was ok) before we set off.
`;
