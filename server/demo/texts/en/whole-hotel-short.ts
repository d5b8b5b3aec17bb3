/** More whole reviews of hotels by guests who say one thing. */
export const englishWholeHotelShort = `
# hotel flow good
@proprete+ Cleaner than (most|anything [we/I] had on this trip), the bathroom above all.
?top @proprete+ I'm fussy about (sheets|bathrooms), here I had nothing to look for.
@proprete+ smelled fresh everywhere, (corridor too|even on the stairs)
?together @proprete+ Beds made and towels changed by the time we were back from (breakfast|our walk).
@attente+ Two minutes and [we/I] had the key, (no forms|no waiting).
?affaires @attente+,accueil+ Landed late, (they had the key in an envelope for me|key in a little safe at the door, code by text), thank you.
?solo @numerique+ Could call home by video every evening, the wifi (is fine|holds).
@numerique+ No password nonsense, the wifi (just works|works in the garden as well).
@calme+ Thick walls, (hear nothing|never heard a neighbour).
?!road @calme+ Window open all night and not one car, for somebody from (London|Dublin) that's strange.
?couple @calme+ We came to sleep and we did. Ten hours!
@chambre+ Pillows to choose from, (finally a flat one|a hard one for me).
@chambre+ Proper (blackout curtains|shutters), slept till nine.
?summer @chambre+ Room stays cool behind (the shutters|those old walls).
?winter,couple @chambre+ We turned the radiator down because it was so warm, (very comfortable|nice after the walk).
?view @chambre+ I must have taken twenty photos from the (window|bed).
@equipements+ A kettle in the room! (Tea too|So rare in France).
?affaires @equipements+ There's an iron on every floor, (practical|I needed it).
?pool,!winter @equipements+ Had the pool to [ourselves/myself] (before breakfast|every morning).
?parking @equipements+ charger for the car, (free for guests|worked first time)
?garden,!winter @ambiance+ Deck chairs under the trees, a book, (done|that was my day).
@ambiance+ Lounge is old fashioned in a (good|nice) way.
@ambiance+ Felt more like staying with friends than in a hotel.
?old @ambiance+ Every room is different, [ours/mine] had (a painted ceiling|an old tiled floor).
?restaurant @restauration+ Ate here (two|three) nights running, that says enough.
?restaurant,famille @restauration+ There is more than chips on the children's menu.
?restaurant,affaires @restauration+ After a long day nice to eat in the house, and (well too|it's good).
?restaurant,good @attente- Dinner takes its time. (Food is good so ok|Bring patience, it's very good).
@petit_dejeuner+ Coffee is made fresh, not from a (flask|machine).
@petit_dejeuner+ They had (three|five) kinds of cheese for breakfast, so good.
?good @petit_dejeuner- No vegetarian choice except eggs, (could be more|staff very willing though).
?good @petit_dejeuner- I missed a bit of (fruit|yoghurt) at breakfast, (fine otherwise|the bread was great).
@prix+ One of the cheaper ones in town and (you don't notice|nothing missing).
?good @prix- Tourist tax on top, check. (Still fair|Very nice room).
?dogs,good @prix- (Ten|Twelve) euros for a dog that sleeps on the floor? Nice place otherwise
?lift,good @acces- The lift starts after six steps, which is (odd|no good with a wheelchair). Helpful people.
?parking @acces+ Big car park, (also for a van|no manoeuvring).
@acces+ Two minutes off the main road and you don't hear it.
?!village @emplacement+ Station, shops, restaurants, all (on foot|within ten minutes).
?village @emplacement+ The kind of village you (hope for|want on a trip like this).
?dunes @emplacement+ You smell the sea from the (window|car park).
?good,together @numerique- Wifi weak on our floor, strong in the (bar|lounge). Rest fine.
?good @accueil- The young man seemed new and a bit lost, his colleague (sorted it|was great).
?good @equipements- Hairdryer is (very weak|not strong), bring your own.
?good,lift @attente- One small lift for all the suitcases at ten in the morning. (Otherwise super|Nice hotel).
?good @chambre- The shower floods the floor a bit, put a towel down.
?good @calme- Delivery van at six under the window. (Lovely bed|Slept well before that).
@accueil+ They remembered [our/my] names. (Both days|Small thing but nice).
@accueil+ Asked for a late check out and got it, (no charge|no problem).
?woman,solo @accueil+ They walked me to my car in the dark without my asking.
?autumn Off season and still (everything open|proper service).
?affaires @prix+ Cheaper than the chains and (the bed is better|you get a real breakfast).
?groupe @attente+ Thirty of us checked in in ten minutes!!
?famille,!winter @equipements+ Swings outside where we could see them from the table, (bliss|we stayed an hour longer).
?top [We/I] came for one night and (asked for another|stayed three).
?top,couple Perfect few days, thank you all
?solo @petit_dejeuner+ I have to eat without milk and there was (oat milk|a special yoghurt) on my table the second morning. I had mentioned it once, on the way out, to the girl who clears the plates.
?good,together @chambre-,accueil+ Our room, well, it was in the photos as a double and in fact it is a single with a bigger bed. I said so at reception and got a friendly answer and (two breakfasts for nothing|a proper discount), so that was alright.
?good,restaurant @restauration-,accueil+ My fish was dry and I said so when she asked, I normally don't. She took it off the bill and the cook (made me something else|sent out an omelette) in ten minutes, I would eat there again because of how they handled it.
?affaires @accueil+ I had to print a contract at (seven in the morning|ten at night) and the machine in the lobby was out of order. The owner took my phone, went to his own office and came back with two copies, no fuss at all.
# hotel flow mixed
@proprete- Floor clean, (skirting boards and lamps not|corners not).
@accueil+,equipements- Nice man, but three things he promised to repair were (not repaired|still broken when [we/I] left).
@chambre-,calme+ Quiet but (gloomy|very dark), I had the lamp on at midday.
@prix-,proprete+ Clean, yes. But (that price|$night euros) for three stars?
?affaires @numerique- Two calls dropped, then I used my own phone. Bed (fine|good).
?together @attente-,petit_dejeuner+ Good breakfast if you (get a table|are first), we stood there for fifteen minutes.
@calme- Good first night, wedding the second. (Why don't they tell you|A warning would have been nice).
Depends on the room I think, [ours/mine] was (not the best|one of the old ones).
# hotel flow bad
@proprete- Used soap in the shower, not [ours/mine]
@proprete- There were crumbs from the last guests in the (bed|sofa).
?groupe @attente- Our keys came after an hour and a half, (the coach had left|on the pavement all that time).
@attente-,accueil- Nobody at the desk after nine, just a (note|number to call) on the door.
@accueil- They (walked in|opened the door) at eight in the morning without knocking.
?together @accueil- We complained and she rolled her eyes.
@prix-,accueil- The price on the (confirmation|email) was lower and they would not honour it.
@equipements- TV broken, heater broken, (blind stuck|lock stiff).
?restaurant @restauration-,prix- Thirty euros for a (tired|cold) set menu.
?lift @acces-,equipements- Lift out of order all (weekend|the time), four floors.
?summer @calme-,chambre- Too hot with the window shut, too loud with it open. (No sleep|Two awful nights).
?worst [We/I] should have (turned round at the door|slept in the car).
@chambre- Sofa bed although [we/I] had paid for a (double|proper bed).
?parking @acces-,accueil- Somebody scratched [our/my] car in their car park and the answer was that parking is at your own risk. I understand that. But they have a camera there, and to look at it was (too much trouble|not possible before Monday), not even a word of regret.
`;
