/** Campsites. */
export const englishCamping = `
# camping accueil +
(Really friendly owners|Lovely couple running it), (helped us get the caravan level|let us pick our own pitch|always time for a chat)
# camping accueil -
Barrier shut at five past seven and nobody would come out, (welcome to your holiday|we slept in the van outside)
We were (spoken to like naughty children|given a different pitch from the one booked), (next to the bins|take it or leave it)
# camping accueil b+
friendly owners
# camping accueil b-
unfriendly reception
# camping proprete +
Shower blocks (spotless|cleaned several times a day), (hot water always|even in peak season)
# camping proprete -
Toilets were (disgusting|filthy by mid morning), (no paper, no soap|blocked drains), (cleaned once a day at best|we used the bar instead)
# camping proprete b+
clean showers
# camping proprete b-
filthy toilets
# camping emplacement +
?lake Straight down to the water from the tent, (swim, coffee, repeat|bliss)
Big shady pitches with hedges, (ours was $pitch|you're not on top of each other)
# camping emplacement -
Pitch was (tiny|on a slope|bare gravel with no shade), (you could touch the neighbour's awning|tent pegs bent like spaghetti)
# camping emplacement b+
(lovely setting|shady pitches)
# camping emplacement b-
small pitches
# camping equipements +
?pool Pools and slides were (brilliant|a hit), (lifeguards on the ball|we couldn't get them out)
Mobile home was (modern|well kept), covered deck and (a decent kitchen|proper beds)
# camping equipements -
Mobile home was (falling apart|past it): (floor giving way|leaking sink|fridge not working), (reported Monday, nobody came|not worth half the price)
# camping equipements b+
?pool great pool
good facilities
# camping equipements b-
worn out mobile home
# camping calme +
Quiet by 11, (proper family site|no thumping music), (we actually slept|heaven)
# camping calme -
Karaoke (every night|until 1 am), (impossible to get anyone to sleep|and no one in charge)
# camping calme b+
quiet site
# camping calme b-
noisy at night
# camping ambiance +
Lovely family atmosphere, (kids' club was superb|boules with the Dutch neighbours every evening)
# camping ambiance -
It's turned into a mobile home park, (no soul left|nothing on for teenagers despite the leaflet)
# camping acces +
Easy access even with a big caravan
# camping acces -
The lane in is steep and narrow, (we lost a mirror|impossible with a caravan)
# location petit_dejeuner +
Breakfast in the garden, (all homemade|brioche, eggs from the hens, six jams), (worth the stay alone|we skipped lunch)
# location petit_dejeuner -
Breakfast was (mean|two slices of toast and instant coffee), not what you expect from a B&B
# camping accueil +
Friendly couple running it, always about.
Let us choose our own pitch.
# camping accueil -
Barrier down at five past seven and nobody would open it.
Grumpy reception, one person for everyone.
# camping accueil ~
Office shuts for a long lunch so time your arrival.
# camping proprete +
Spotless shower blocks, cleaned several times a day.
Hot showers and clean loos.
# camping proprete -
Dirty toilets from morning till night.
# camping proprete ~
Shower block is dated but clean.
Queues for the showers around seven.
# camping emplacement +
Big shady pitches.
?lake Straight down to the water from the pitch.
# camping emplacement -
Tiny sloping pitch with no shade.
# camping emplacement ~
Pitches are a bit close together.
# camping equipements +
?pool Great pool complex, spotless.
Shop sells fresh bread in the mornings.
# camping equipements -
?pool Pool packed and cloudy.
# camping equipements ~
?pool The pool is small for the size of the site.
The shop is a little pricey.
# camping calme +
Quiet by eleven, lovely.
# camping calme -
Karaoke till one in the morning, three nights running.
# camping calme ~
The evening entertainment goes on a bit.
# camping ambiance +
Proper family campsite, everyone says hello.
# camping ambiance -
It's become a mobile home factory.
# camping ambiance ~
Not much going on for teenagers.
`;
