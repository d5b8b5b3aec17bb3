/** Lodgings. */
export const englishLodging = `
# hotel accueil b+
(friendly|helpful|lovely) staff
(warm welcome|great service)
# hotel accueil b-
(rude staff|slow check-in|unhelpful reception)
# location,collectif accueil b+
(great host|lovely owners|warm welcome)
# location,collectif accueil b-
(owner impossible to reach|no welcome at all)
# lodging proprete b+
(spotlessly clean|very clean)
?hotel clean room
# lodging proprete b-
(not very clean|dirty bathroom|mouldy shower)
# lodging calme b+
(very quiet|peaceful)
# lodging calme b-
(thin walls|noisy at night|street noise)
# hotel chambre b+
(comfortable bed|lovely room|spacious room)
?view,lake great view of $thelake
# hotel chambre b-
(tired decor|tiny room|uncomfortable mattress|no air con)
# location,collectif chambre b+
(comfy beds|nice rooms)
# location,collectif chambre b-
(bad mattresses|uncomfortable beds)
# hotel,collectif petit_dejeuner b+
(great|excellent|lovely) breakfast
# hotel,collectif petit_dejeuner b-
(poor breakfast|overpriced breakfast)
# lodging emplacement b+
(great location|perfect location)
?lake right by $thelake
# lodging emplacement b-
(too far from everything|right on the main road)
# stay prix b+
(good value|fair price)
# stay prix b-
(overpriced|poor value)
# lodging acces b+
(free parking|easy parking)
# lodging acces b-
(no parking|awkward parking)
# hotel,location,camping numerique b+
good wifi
# hotel,location,camping numerique b-
(poor wifi|patchy wifi)
# hotel equipements b+
?pool lovely pool
?garden nice garden
# hotel equipements b-
?pool pool closed
(dated facilities|no lift)
# location,collectif equipements b+
(well equipped kitchen|everything you need)
# location,collectif equipements b-
(badly equipped kitchen|basic kitchen)
# hotel,location,collectif ambiance b+
(lovely atmosphere|nice place)
# hotel,location,collectif ambiance b-
no atmosphere
# hotel,collectif,camping restauration b+
good food
# hotel,collectif,camping restauration b-
disappointing food
`;
