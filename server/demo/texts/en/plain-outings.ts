/** Restaurants, sights and outings in plain words. */
export const englishPlainOutings = `
# restaurant restauration + plain
(Food|The food) (was|is) (excellent|delicious|very good|lovely|amazing|really tasty|superb) (and (good portions|well presented|beautifully cooked|reasonably priced)|)
(Great|Excellent|Delicious|Lovely|Really good|Very tasty) (food|meal|lunch|dinner)
?pizzeria (Best pizza|Great pizzas|Really good pizza)
?creperie (Lovely galettes|Delicious crepes)
?gastronomique Tasting menu (was |)(superb|outstanding|excellent)
Everything (tasted fresh|was delicious|was homemade)
# restaurant restauration - plain
(Food|The food) was (cold|bland|poor|tasteless|average at best|terrible|lukewarm) (and (overpriced|took ages)|)
((Steak|Meat) was (overcooked|tough|dry|cold|inedible)|(Fish|$thedishup) was (overcooked|cold|inedible))
?pizzeria Pizza (soggy|burnt|undercooked|tasted like cardboard)
# restaurant accueil + plain
(Service|The service) was (great|excellent|friendly|quick and friendly|attentive|lovely) (throughout|)
((Friendly|Lovely|Great) (staff|waiter|waitress|service)|Very helpful staff)
# restaurant accueil - plain
(Rude|Terrible|Awful|Unfriendly) (service|waiter|staff|waitress)
(Staff|Waiter|Waitress) (couldn't care less|was rude|ignored us)
# restaurant attente + plain
(Quick service|Served quickly|No wait|Food came quickly)
# restaurant attente - plain
(Waited over an hour|An hour and a half|$longmin minutes) for (our food|mains)
(Very slow|So slow|Painfully slow)
# restaurant prix + plain
(Good|Great|Excellent) value (for money|)
(Reasonable|Fair) prices
# restaurant prix - plain
(Overpriced|Expensive|Too expensive|Poor value)
# restaurant ambiance + plain
((Lovely|Great|Nice|Cosy) (atmosphere|place|little place)|(Lovely|Great|Nice) setting|Relaxed atmosphere)
# restaurant ambiance - plain
(No atmosphere|Noisy|Very noisy|Music too loud)
# restaurant emplacement + plain
?!winter (Lovely terrace|Nice to sit outside|Great terrace)
?lake (Great|Lovely|Beautiful) view of $thelake
(Good location|Nice spot)
# restaurant emplacement - plain
(Location not great|Right on a busy road)
# restaurant proprete + plain
(Very clean (inside|place|)|Spotless|Clean place)
# restaurant acces + plain
(Easy|Free) parking (outside|nearby)
# restaurant acces - plain
(Nowhere to park|Parking impossible)
# restaurant calme - plain
(Far too noisy|So noisy|Very loud)
# site ambiance + plain
((Beautiful|Lovely|Stunning|Gorgeous) (place|spot|setting)|Fascinating (place|site)|Beautiful site)
?chateau (Beautiful castle|Lovely chateau|Great castle)
?jardin (Beautiful gardens|Lovely gardens|Gorgeous garden)
?parc-animalier (Great zoo|Lovely animal park|Nice park)
?grotte (Amazing caves|Impressive cave|Great caves)
?musee (Interesting museum|Nice little museum|Good museum)
# site ambiance - plain
(Disappointing|Overrated|Run down|Too crowded)
# site pedagogie + plain
?!nature (Interesting|Very interesting|Fascinating|Informative) (visit|tour|exhibits)
?!nature (Guide|Our guide) was (excellent|brilliant|very knowledgeable|funny)
# site pedagogie - plain
(Not much|No) (information|explanation)
?!nature (Boring|Rushed) tour
# site accueil + plain
(Friendly|Lovely|Helpful) staff (at the entrance|on the desk|)
# site accueil - plain
(Rude|Unfriendly|Unhelpful) (staff|lady on the desk)
# site attente + plain
(No queue|No queues|Straight in) (with online tickets|)
# site attente - plain
(Long queue|Queued for over an hour|Huge queue|$longmin minutes in the queue)
# site prix + plain
(Good value|Reasonable price|Not expensive)
# site acces + plain
(Easy parking|Free parking|Easy to find|Plenty of parking)
# site acces - plain
(Parking a nightmare|Car park full|Nowhere to park|Badly signed)
# site equipements + plain
(Nice cafe|Good picnic area|Clean toilets|Nice shop)
# site equipements - plain
(Toilets closed|No toilets|Nowhere to sit)
# site emplacement + plain
(Great|Lovely|Stunning) (views|setting)
# site emplacement - plain
(Miles from anywhere|Awkward to get to)
# site proprete + plain
(Very clean|Clean and tidy|Well kept and clean)
# site proprete - plain
(Dirty|Litter everywhere|Filthy toilets)
# activite,degustation,evenement accueil + plain
(Great|Friendly|Lovely|Brilliant) (team|staff|people)
# activite,degustation,evenement accueil - plain
(Rude|Unfriendly|Disorganised) staff
# activite ambiance + plain
(Great fun|Brilliant|Loved it|Fantastic afternoon|Such good fun)
# activite ambiance - plain
(Disappointing|Too short|Too many people|Boring)
# activite equipements + plain
(Good|New|Decent) (equipment|kit)
# activite equipements - plain
(Equipment|Kit) was (old|worn out|in poor condition)
# activite,evenement,degustation prix + plain
(Good value|Fair price|Reasonable)
# activite,evenement,degustation prix - plain
(Overpriced|Too expensive|Poor value)
# activite attente - plain
(Long wait|Waited $min minutes|Badly organised)
# degustation restauration + plain
?vin (Lovely|Excellent|Great) wines
?fromage (Lovely|Excellent|Great) cheese
(Great stuff|Really good produce)
# commerce,ot,autre accueil + plain
(Friendly|Helpful|Lovely) staff
`;
