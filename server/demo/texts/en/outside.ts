/** Restaurants, sites and activities: plain sentences and reservations. */
export const englishOutside = `
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
# restaurant accueil +
Service was spot on.
Charming waitress who knew the menu inside out.
Made to feel really welcome.
They squeezed us in without a booking.
?famille Brilliant with the kids.
The owner has a word for every table.
Attentive without hovering.
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
# restaurant prix -
Far too expensive for what it is.
You're paying for the view.
# restaurant prix ~
Wine is on the expensive side.
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
# site pedagogie +
?!nature Really well explained, learnt loads.
?!nature Our guide was superb.
?musee Fascinating little museum.
?!nature Audio guide in English and actually interesting.
?nature Good information boards along the way.
# site pedagogie -
?!nature Nothing in English at all.
?!nature Not much to see and less to read.
?nature No signs, no idea what we were looking at.
# site pedagogie ~
?!nature A few more panels in English would help.
# site ambiance +
Absolutely beautiful place.
Well worth the detour.
?chateau Stunning castle, feels lived in.
?nature Breathtaking views.
?jardin Gorgeous gardens, so peaceful.
?grotte Impressive caves, take a jumper.
?parc-animalier Animals look well cared for.
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
# activite accueil +
Great team, felt safe throughout.
?!spa,!escape,!bateau Brilliant instructor, patient and funny.
# activite accueil -
Cancelled by text an hour before, no refund yet.
# activite accueil ~
The briefing was a little rushed.
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
