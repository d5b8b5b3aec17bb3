/** More whole reviews of hotels by guests who say one thing. */
export const englishWholeHotelShort = `
# hotel flow good
@proprete+ (Very|Really) clean, the bathroom too.
?top @proprete+ Bathroom was spotless.
@proprete+ smelled fresh and clean
?together @proprete+ Clean room and clean towels.
@attente+ Quick check in(|, no waiting).
?affaires @attente+,accueil+ Late check in was no problem.
?solo @numerique+ Good wifi, (also for video calls|no problem with video calls).
@numerique+ The wifi works (well|fine).
@calme+ Heard nothing from the neighbours.
?couple @calme+ It was quiet and we slept very well.
@chambre+ Good bed and the curtains keep the light out.
?summer @chambre+ Room stays cool.
?winter @chambre+ Room was nice and warm.
?view @chambre+ (Great|Beautiful) view from the window.
?pool,!winter @equipements+ Nice clean pool.
?parking @equipements+ charger for the car, (free for guests|worked well)
?garden,!winter @ambiance+ Nice garden with deck chairs.
@ambiance+ Lounge is old fashioned but nice.
@ambiance+ (Nice|Relaxed) atmosphere.
?old @ambiance+ Nice old house.
?restaurant @restauration+ Ate here (two|three) nights, (very good|good every time).
?restaurant,famille @restauration+ (Good|Nice) food for children too.
?restaurant,good @attente- Dinner takes a long time.
@petit_dejeuner+ Good fresh coffee.
@petit_dejeuner+ Good cheese at breakfast.
?good @petit_dejeuner- No vegetarian choice at breakfast except eggs.
?good @petit_dejeuner- Not much fruit at breakfast, (fine otherwise|the bread was great).
?dogs,good @prix- (Ten|Twelve) euros for the dog is a lot. (Nice|Good) place otherwise
?lift,good @acces- Steps before the lift, not good with a wheelchair.
?parking @acces+ Big car park.
@acces+,calme+ Close to the main road but quiet.
?!village @emplacement+ Walking distance to (the station|restaurants) and shops.
?village @emplacement+ (Pretty|Nice) village.
?good @equipements- Hairdryer is (very weak|not strong).
?good @chambre- The shower floods the floor a bit. Good bed.
?good @calme- Noisy early in the morning.
@accueil+ (Very|Really) friendly reception.
@accueil+ Asked for a late check out and got it, (no charge|no problem).
?autumn @accueil+ Out of season and still good service.
?affaires @prix+ Cheaper than the chains and (the bed is better|a good breakfast).
?groupe @attente+ Check in for our group was quick.
?famille,!winter @equipements+ There are swings for the kids.
?good,together @chambre-,accueil+ Good for groups.
?good,restaurant @restauration- My fish was dry.
?affaires @accueil+ Reception printed some papers for me, (very|really) helpful.
# hotel flow mixed
@accueil+,equipements- Nice man but the shower was (not repaired|still broken when [we/I] left).
@chambre-,calme+ Quiet but (gloomy|very dark).
@prix-,proprete+ Clean but expensive.
?affaires @numerique- Wifi dropped during calls.
?together @attente-,petit_dejeuner+ Good breakfast but we had to wait for a table.
@calme- Wedding party the second night, very loud. Room ok.
# hotel flow bad
@proprete- Old soap left in the shower.
@proprete- There were crumbs in the (bed|sofa).
?groupe @attente- Waited an hour and a half for our keys.
@attente-,accueil- Nobody at the desk after nine.
@accueil- They (walked in|opened the door) at eight in the morning without knocking.
?together @accueil- We complained and she was rude.
@prix-,accueil- Had to pay more than what was on the (confirmation|email).
@equipements- TV and hairdryer broken.
?restaurant @restauration-,prix- Expensive set menu and the food was cold.
?lift @acces-,equipements- Lift out of order (all weekend|all the time).
?summer @calme-,chambre- Room too hot and too loud.
?worst Terrible.
@chambre- Sofa bed although [we/I] had paid for a (double|proper bed).
?parking @acces- Somebody scratched [our/my] car in the car park.
`;
