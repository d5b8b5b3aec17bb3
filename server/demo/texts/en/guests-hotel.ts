/** Guests of hotels in their own manner: flat, hasty or at length. */
export const englishGuestsHotel = `
# hotel flow good
@accueil+ The girls on reception were so (helpful|kind), every one of them
@emplacement+,petit_dejeuner+ Location and breakfast. No dislikes
@chambre+,accueil+ was given a bigger room than the one I paid for
@accueil+ Well organised hotel with attentive (personnel|staff).
?top Very very happy we chose this one.
@calme+ Peaceful, slept right through. Nothing negative
We will for sure come again to this place!
@accueil+,proprete+ The staff was polite and the cleaning was done every day and done well.
@ambiance+ Everything (very modern|new) and stylish
?top Fantastic hotel, really. (Full marks|Ten out of ten).
@petit_dejeuner+ Breakfast (excellent|very good), plenty of choice
@emplacement+ was ten minutes from the wedding so perfect for (us|that)
?good @chambre+,prix- Spacious room. Breakfast we did not take, too much money for what it is.
?parking @acces+,prix+ Parking free and right outside the door
Our third stay (now|there) and as good as before
@accueil+ Very courteous service throughout
@chambre+ so comfy that bed
?good @emplacement-,calme+ Very quiet area. Nothing to do (there|around) in the evening.
@accueil+ Came back after two years and just as good as last time, so relaxing, staff (lovely|all lovely) as always
@accueil+ Pleasant, only we had just one night and that was really too short. Also the people of the desk are very kind.
@proprete+,accueil+,prix+ The hotel is exactly what we searched, clean, good price, friendly reception. No complaints from our side.
@chambre+ I always take this hotel when I work in this region. Not big the rooms, but practical and you sleep well.
?top,restaurant @accueil+,chambre+,restauration+ Splendid! All was perfect from the first day, the reception, the room, the bath, the dinner. We recommend to everybody.
@chambre+,calme+ big room, big bed, silent, everything new.. i can only recommend it to (everybody|people) who come here
@petit_dejeuner+ Breakfast I found really good with a lot of fruit and different breads, and they keep filling it up until the end.
?good,summer @chambre- Room was very warm at night, there's only a fan, and when you open the window you get mosquitos.
?restaurant @restauration+,prix+ Had dinner in the hotel the first evening and it was really very good, not expensive (either|at all).
?good,lift @acces- The lift is very small and slow.
@ambiance+ Sat in the bar till late both evenings, good atmosphere
@accueil+,chambre+ What a hotel, really really good. We have been to many hotels in this country and this one is on top. Staff is great, rooms are great, no bad things to tell. We come back next year!
?good @prix-,accueil+,chambre+ Simply a good hotel. The rooms are in order and the team is friendly. What I do not understand is that one must pay for leaving one hour later. With these prices it should be in it I think.
@ambiance+,chambre+,accueil+ you feel good at once, the people are very attentive, our room was super and the mattress one of the best I ever had, everything top
?parking,!village @petit_dejeuner+,chambre+,acces+,accueil+ Breakfast was perfect, staff kind, there is a supermarket at 5 minutes and a bus to the town. Room spacious with good matress. Garage under the hotel. I have no remarks.
# hotel flow mixed
@petit_dejeuner+,chambre- Breakfast was good. The bed far too hard for us.
@accueil-,proprete+ Clean and tidy but the welcome was not very warm.
# hotel flow bad
Won't be back, (very|really) disappointed.
@accueil- Rude man at the reception, no help (whatsoever|at all)
@prix- Way (too expensive|overpriced) for a room like that
@calme- noise all night, (no|zero) sleep
@chambre- worst bed ever, my back is killing me
@petit_dejeuner- Breakfast poor and not much left at 9.
@chambre-,equipements- No hot water two mornings (running|in a row)
@numerique-,chambre- wifi rubbish tv not working bed rubbish
@proprete-,chambre- Room smelt of damp and the sheets didn't look clean to me. Bathroom door wouldn't (shut|close).
?restaurant @restauration-,prix- dont eat in the restaurant, food was cold when it came and not a lot of it and expensive (too|with it)
?summer @chambre- No air con, and the window only opens a few cm. It was unbearable in there, hardly slept.
@emplacement- Nothing around, no shop, no restaurant open.
@calme-,proprete-,accueil- It was really not good. First night no sleep because of music, second night the same. Bath not clean.nobody at the reception to speak. we left one day earlier and payed for it.
@chambre-,petit_dejeuner-,accueil+ The condition of this hotel is poor. Windows do not close, there is no light on the stairs, in the shower is mould. Breakfast is a bread and a coffee. The lady is friendly. But I would not advise it to nobody.
`;
