/** Plain sentences with a verb and a reason. */
export const englishVerbal = `
# hotel accueil + plain
Can't fault the staff, (always a smile|everyone said hello|they sorted everything we asked for)
The owner (popped over to check everything was ok|gave us a list of places to see) and (was really welcoming|you could tell he cares about the place)
# hotel accueil - plain
The welcome was (non existent|cold), (just handed the key|no explanation of anything|you feel like you're in the way)
# hotel chambre + plain
I liked the (shower|big windows|blackout curtains), (room was warm|plenty of hangers|loads of hot water) and (the bed was just right|it was nice and quiet)
Our room (on the second floor|facing the yard) was (fine|nice) and (big enough for two|there was a kettle), (nothing special but comfortable|would have it again)
# hotel chambre - plain
In the room there was (no chair|one dim lamp|a broken blind) and (the bathroom was tiny|the mattress had a dip in it|it never warmed up)
# hotel petit_dejeuner + plain
We had breakfast (both days|on the terrace) and it was (good|worth the money), (fresh fruit|nice pastries|hot stuff too) and (no rush to leave|friendly service)
# hotel petit_dejeuner - plain
For (13|14|15) euros you'd expect (a better breakfast|more for breakfast), (packet cheese|yesterday's bread|machine coffee)
# hotel emplacement + plain
You can (walk into town|walk to the station|get to everything) from here, (we hardly used the car|handy for us)
# hotel calme + plain
It was (quiet at night|very peaceful), (our room was at the back|you don't hear the road|slept like a baby)
# hotel proprete + plain
It was (clean|very clean and tidy), (room done every day|fresh towels|bathroom as well)
# hotel proprete - plain
It wasn't clean, (hair in the sink|dust on the wardrobe|floor was sticky) and (nothing happened when we said|it only got cleaned once)
# hotel restauration + plain
We ate in one night and (it was good|were pleasantly surprised), (small menu but fresh|nice waitress)
# restaurant restauration + plain
We all had (the set menu|starters and mains) and (everyone enjoyed it|no complaints), (portions just right|proper cooking|nicely presented)
# restaurant restauration - plain
The meat was (tough|dry) and (the veg was an afterthought|the sauce was out of a packet), (left half of it|expected more)
# restaurant accueil + plain
The owner (came to the table|explained the menu) and (made us feel welcome|was good fun|picked us a nice wine)
# restaurant accueil - plain
When we (asked for water|said something) (the waitress got huffy|all we got was a shrug)
# restaurant prix + plain
For (the price|$menu euros) you (can't complain|get a lot)
# restaurant emplacement + plain
?!winter Sat outside (in the shade|on the square), (very pleasant|lovely evening)
# site ambiance + plain
You can spend (a couple of hours|a whole morning) there, (nicely laid out|lots of photo spots|not too crowded)
# site ambiance - plain
We expected (more|something bigger), (done in twenty minutes|a lot of it was closed)
# location accueil + plain
$hostess (showed us round|met us) and (was always on hand|had some great tips)
# location equipements + plain
The kitchen (has everything|is well stocked), (even spices|dishwasher|big pans)
# camping proprete + plain
The toilet blocks are (cleaned several times a day|well looked after) and (always hot water|never had to queue)
# camping emplacement + plain
Our pitch was (big and shady|level), (room for the car|not far from the showers)
`;
