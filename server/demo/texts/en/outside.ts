/** Restaurants, sites and activities: small stories, plain sentences and reservations. */
export const englishOutside = `
# restaurant restauration + tale
?!pizzeria,!creperie Three starters, three mains, three puddings on a blackboard, and you could see what had just been rubbed out. I had the last of the fish and felt I'd won something.
?pizzeria My wife's family are from Naples so we tread carefully. She lifted the edge, nodded, and that was the end of the conversation for ten minutes.
?creperie Proper lacy buckwheat galettes, egg still runny. We'd promised ourselves just the one each. That promise lasted about a quarter of an hour.
?gastronomique I don't have the vocabulary for this sort of thing. There was a broth poured from a teapot and the whole table smelt of woods after rain. My dad closed his eyes.
?brasserie I'm fussy about chips. These were cut by hand and fried twice and I ate my wife's as well.
Popped in for a coffee and the smell from the kitchen did the rest. We left at three, having planned to leave at eleven.
I've been vegetarian for twenty years and I know the goat's cheese salad well. The chef came out, asked what I liked and made something up on the spot. Amazing.
The $dessert. Ordered one with two spoons to be polite, then had to order another. The waitress said it happens every night.
?winter Came in frozen from the snow. Soup with garlic croutons, then something slow cooked with mash. It took an hour to thaw out and we wouldn't have moved for anything.
# restaurant restauration +
Fantastic food, everything made in-house.
Best meal of the holiday by a mile.
Fresh, seasonal and generous.
Everything on the plate tasted of something.
?pizzeria Superb pizzas, thin and crispy.
?creperie Excellent galettes and good cider.
?gastronomique Beautiful food without the nonsense.
Short menu, always a good sign.
Puddings are to die for.
The vegetarian option was an actual dish for once.
Cooked to perfection.
Really good honest cooking.
# restaurant restauration - tale
My plate came lukewarm at the edges and cold in the middle. I sent it back and it returned boiling at the edges and cold in the middle. Ping.
It says homemade on the board in big letters. I recognised the $dessert, I buy the same one frozen at home.
?pizzeria Black underneath, soggy in the middle, three olives, one of which still had its stone. My dentist sends his regards.
?gastronomique Dots of purée, three lentils and a flower, each explained at greater length than it took to eat. Stopped for a kebab on the way back.
Half the menu was off by eight. I had what was left, my wife had what was left after that.
# restaurant restauration -
Food was lukewarm and tasteless.
Tiny portions, left hungry.
Clearly out of a packet.
Chips were soggy and the salad was tired.
Overcooked and overpriced.
?pizzeria Dry pizza with hardly any cheese.
# restaurant restauration ~
Puddings aren't quite up to the rest.
Not a lot for vegetarians.
A touch salty for my taste.
# restaurant accueil + tale
We fell through the door at ten to two and the kitchen shuts at two. She looked at the clock, looked at us, and said sit down, I'll go and ask him. He said yes.
I knocked a full glass over the cloth, my trousers and a bit of the next table. The waiter had it all changed in a minute and told us about the time he dropped the soup.
?famille Our youngest was howling. A waitress appeared with bread and a crayon and brought the kids' food first. I could have adopted her.
?couple They'd somehow worked out it was our anniversary. Lights down a notch, two tiny glasses of pear brandy. Lovely people.
?solo Table for one on a Saturday night and they gave me the one in the window. It's a small thing and it isn't.
?amis Table of $many, all late, all with an allergy. The waiter never lost his sense of humour and we did test it.
# restaurant accueil +
Service was spot on.
Charming waitress who knew the menu inside out.
Made to feel really welcome.
They squeezed us in without a booking.
?famille Brilliant with the kids.
The owner has a word for every table.
Attentive without hovering.
# restaurant accueil - tale
Twenty-five to two, empty tables everywhere, "kitchen closed" without looking up. Two minutes later a couple they knew walked in and sat down.
The waiter sighed when I asked for tap water. He sighed about the bread. I didn't dare ask for coffee.
# restaurant accueil -
Rude waiter, spoilt the evening.
Not a smile all night.
Felt rushed out of the door.
Had to get up to order.
# restaurant accueil ~
Service was a bit brisk.
The waiter could have been warmer.
# restaurant attente +
Food came quickly even though it was packed.
No waiting about.
# restaurant attente - tale
Sat down at half seven, starters at ten past nine. In between, olives. When I asked, it was "on its way", and it was, twenty minutes later.
One poor girl running the whole terrace. Not her fault at all. But after an hour without ordering we got up and left.
# restaurant attente -
Waited far too long.
An hour for a salad.
Painfully slow service.
# restaurant attente ~
Bit of a wait but it's cooked to order.
Book ahead or you'll be out of luck.
# restaurant prix +
Great value set lunch.
Very reasonable for this standard.
# restaurant prix - tale
Three euros for a jug of water which turned out to be "filtered". From the tap, then.
# restaurant prix -
Far too expensive for what it is.
You're paying for the view.
# restaurant prix ~
Wine is on the expensive side.
# restaurant ambiance + tale
?bistrot There's a zinc bar, a cat and an old boy who has his own chair. We sat in it. He arrived. He let us off.
# restaurant ambiance +
Lovely atmosphere, candles and old stone.
Great buzz about the place.
# restaurant ambiance -
So noisy we couldn't talk.
Tables crammed together.
# restaurant ambiance ~
It gets loud when it's full.
# restaurant emplacement +
?lake,!winter Terrace right on the water, beautiful.
?village,summer Lovely shady terrace on the square.
# restaurant emplacement -
?summer Cars go past about a yard from your plate.
# restaurant emplacement ~
?summer Not much shade outside at lunchtime.
# restaurant proprete +
Very clean, including the loos.
# restaurant proprete -
Sticky table and dirty cutlery.
# restaurant proprete ~
The toilets could do with a once-over.
# restaurant acces +
Easy parking behind the church.
# restaurant acces -
Nowhere to park for miles.
# restaurant acces ~
Parking takes some patience.
# restaurant calme +
Nice and quiet, you can hear each other.
# restaurant calme -
Came out with a headache from the noise.
# restaurant calme ~
A bit noisy near the bar.
# site pedagogie + tale
?musee I was expecting dusty cases. You open drawers, you listen to mill girls' voices, and then a lady sets an actual loom going. Our teenager took his headphones off.
?chateau The audio guide is told by the valet, who dislikes everyone. Even my husband listened to the end.
?grotte When the guide switches her torch off you understand what dark means. She'd explained everything so clearly that even our six year old knows which ones hang down.
?parc-animalier Time your visit for the otters being fed. The keeper talks about them the way I talk about my children, including the thief.
?jardin There's a gardener who answers if you talk to him. I now know why my hydrangeas sulk.
?abbaye A young volunteer unlocked the chapter house because we'd asked a question about the vaulting. She's writing her thesis on it. What luck.
# site pedagogie +
?!nature Really well explained, learnt loads.
?!nature Our guide was superb.
?musee Fascinating little museum.
?!nature Audio guide in English and actually interesting.
?nature Good information boards along the way.
# site pedagogie - tale
?!nature Group of forty, no microphone. The front row were laughing, we were guessing. In the end someone read out the Wikipedia page.
# site pedagogie -
?!nature Nothing in English at all.
?!nature Not much to see and less to read.
?nature No signs, no idea what we were looking at.
# site pedagogie ~
?!nature A few more panels in English would help.
# site ambiance + tale
?chateau It was raining and there was nobody but us, just the sound of water in the old lead gutters. I've been to grander places and enjoyed them less.
?nature Half an hour uphill with everybody moaning, then you hear it, then you see it, and nobody said a word. We had our sandwiches in the spray.
?jardin Water everywhere, little channels and pools, and benches exactly where you want one. I lost my husband and didn't look very hard.
?abbaye I'm not religious. I sat down in the cloister to tie my lace and got up an hour later.
# site ambiance +
Absolutely beautiful place.
Well worth the detour.
?chateau Stunning castle, feels lived in.
?nature Breathtaking views.
?jardin Gorgeous gardens, so peaceful.
?grotte Impressive caves, take a jumper.
?parc-animalier Animals look well cared for.
# site ambiance - tale
?!nature Scaffolding over half the front and an advert over the other half. Not their fault, but tell people before they pay.
# site ambiance -
Far too crowded.
?!nature Half of it was closed.
?parc-animalier Enclosures too small, made us sad.
# site ambiance ~
Quite busy in the afternoon.
?!nature A couple of rooms were shut.
# site attente +
?!nature Booked online and walked straight in.
# site attente -
?!nature One till open and a queue out of the gate.
# site attente ~
?!nature A bit of a queue, buy tickets online.
# site prix +
?!nature Good value, we stayed three hours.
# site prix -
?!nature Overpriced for what there is.
# site prix ~
?!nature Adds up for a family.
# site accueil +
?!nature Friendly lady on the ticket desk.
?!nature Staff in every room happy to chat.
# site accueil -
?!nature Unfriendly staff on the door.
# site accueil ~
?!nature The chap on the till was a bit short with us.
# site acces +
Easy parking in the shade.
# site acces -
Car park full by eleven.
# site acces ~
The car park fills up early.
# site equipements +
?!nature Nice little tea room at the end.
# site equipements -
No toilets open, on a Sunday.
# site equipements ~
A few more benches would be good.
# site emplacement +
Fabulous views from the top.
# site emplacement -
Road noise spoils it rather.
# site emplacement ~
Bit remote, take a picnic.
# activite accueil + tale
?!spa,!escape,!bateau I was the most nervous of the group and $guide clocked it straight away. Put me right behind him, said nothing in front of the others, and by halfway I'd overtaken him.
# activite accueil +
Great team, felt safe throughout.
?!spa,!escape,!bateau Brilliant instructor, patient and funny.
# activite accueil -
Cancelled by text an hour before, no refund yet.
# activite accueil ~
The briefing was a little rushed.
# activite ambiance + tale
?nautique Spent the first ten minutes going in circles and blaming each other. Then we got the hang of it, saw a kingfisher and had our picnic on a pebble bank.
?velo Hadn't been on a bike in ten years. With the motor I overtook men in lycra on the hill, petty but glorious.
?parapente First three seconds I regretted everything. After that there's no noise at all. Asked to go again, fully booked.
# activite ambiance +
Such good fun.
?bateau Beautiful cruise, great commentary.
?cheval Calm horses and lovely scenery.
?spa So relaxing, came out a new person.
?escape Clever puzzles and amazing sets.
# activite ambiance -
Over far too quickly for the money.
# activite ambiance ~
We'd have liked a bit longer.
# activite equipements +
?!spa,!escape Good quality kit, well looked after.
# activite equipements -
?!spa,!escape Tired old equipment, not reassuring.
# activite equipements ~
Changing rooms are a bit basic.
`;
