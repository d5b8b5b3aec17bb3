/** Openings, verdicts, turns, titles and the shortest reviews. */
export const englishFrame = `
# stay verdict 5
(Loved everything about it|Could not fault it)
(Even better than the photos|[We/I] had a fantastic time)
(Just perfect|Ten out of ten)
# stay verdict 4
(Overall very happy|[We/I] enjoyed it a lot)
# stay verdict 3
(Mixed feelings|Bit of a mixed bag|Average)
Expected more (from the reviews|for the price)
# stay verdict 2
(Disappointing|Not as advertised|Really let down)
(Nothing like the photos|Needs a good refurb)
# stay verdict 1
(Avoid|Dreadful|Shocking)
(Worst stay in years|[We/I] left after one night|Would give zero if I could)
# restaurant verdict 5
(Fabulous meal|Best meal of the trip|Superb from start to finish)
What a find
# restaurant verdict 4
(Really good meal|Very nice meal|Would eat here again)
# restaurant verdict 3
(OK but nothing special|It was OK)
# restaurant verdict 2
(Disappointing|Expected more from the reviews)
# restaurant verdict 1
(Awful|Avoid like the plague|Shambles)
# visit,shop verdict 5
(Absolutely loved it|Brilliant from start to finish)
# visit,shop verdict 4
(Really enjoyable|Well worth a stop)
# visit,shop verdict 3
(Nice enough|OK if you're passing)
# visit,shop verdict 2
(Not worth the detour|Expected much more)
# visit,shop verdict 1
(Waste of time and money|Total rip-off)
# any and
and
# any marks
Pros:@Cons:
Liked:@Disliked:
+@-
# stay terse 5
(Perfect|Amazing|Wonderful stay|Fantastic place|Loved it|Faultless|Superb|Lovely stay|Home from home|Excellent|Brilliant|Exceptional|Great stay|Can't fault it)
# stay terse 4
(Very good|Nice place|Good stay|Good value|Very nice|Pretty good overall|Good|Comfortable|Pleasant|All good|Would stay again|Nice stay|Enjoyable stay)
# stay terse 3
(Average|OK|Just OK|Fine for one night|Nothing special|Needs updating)
# stay terse 2
(Disappointing|Not great|Poor value|Not as described)
# stay terse 1
(Avoid|Terrible|Awful|Disgusting|Never again|Don't stay here)
# restaurant terse 5
(Excellent|Delicious|Superb meal|Amazing food|Best in town|Yum|Fantastic|Lovely meal|Top notch|Outstanding)
# restaurant terse 4
(Very good|Good food|Nice place|Good lunch|Tasty|Nice meal|Enjoyed it|Good spot)
# restaurant terse 3
(Average|OK|So so|Nothing special|Bit pricey)
# restaurant terse 2
(Disappointing|Not great|Slow and overpriced)
# restaurant terse 1
(Terrible|Avoid|Awful service|Inedible)
# visit,shop terse 5
(Brilliant|Great fun|Amazing|Loved it|Fantastic|Superb|Well worth it)
# visit,shop terse 4
(Very nice|Good|Interesting|Enjoyable|Worth a look)
# visit,shop terse 3
(OK|Average|Bit pricey|Nothing special)
# visit,shop terse 2
(Disappointing|Overpriced|Not much to it)
# visit,shop terse 1
(Avoid|Rubbish|Rip-off)
# stay title 5
(Great stay|Excellent|Perfect|Highly recommended|Couldn't fault it|Very good|Lovely place|Great)
# stay title 4
(Very good|Nice stay|Good base|Pleasant stay|Would return|Good value)
# stay title 3
(Average|Mixed feelings|OK for a night|Could be better|Needs updating)
# stay title 2
(Disappointing|Not like the photos|Expected more|Overpriced)
# stay title 1
(Avoid|Dreadful|Never again|Shocking)
# restaurant title 5
(Superb|Outstanding meal|Best meal of our trip|Delicious|A must)
# restaurant title 4
(Very good|Good food|Nice evening|Recommended)
# restaurant title 3
(Average|So-so|Nothing special)
# restaurant title 2
(Disappointing|Not what it was)
# restaurant title 1
(Avoid|Terrible|Never again)
# visit,shop title 5
(Brilliant|Don't miss it|Great day out|Superb)
# visit,shop title 4
(Well worth a visit|Enjoyable|Good fun)
# visit,shop title 3
(Average|OK)
# visit,shop title 2
(Disappointing|Overrated)
# visit,shop title 1
(Waste of money|Avoid)
`;

/** Words for the slots. */
export const englishWords = `
thelake = the lake
thelake:dunes = the beach
thedishup = The duck breast | The trout | The risotto | The lamb shank | The steak | The perch
thedishup:pizzeria = The calzone | The four-cheese pizza | The seafood linguine
thedishup:creperie = The galette | The crepe
thedishup:gastronomique = The pigeon | The veal
`;
