/** Plain sentences with a verb and a reason. */
export const dutchVerbal = `
# hotel accueil + plain
Op het personeel niets aan te merken, (altijd vriendelijk|iedereen groet|alles werd geregeld)
De eigenaar (kwam vragen of alles goed was|gaf tips voor uitstapjes) en (je voelt je welkom|je merkt dat hij er plezier in heeft)
# hotel accueil - plain
De ontvangst was (koel|onvriendelijk), (sleutel en dat was het|geen uitleg|je stoort)
# hotel chambre + plain
We hadden een kamer (op de eerste|aan de achterkant), (lekker ruim|licht en gezellig) en (het matras was goed|alles deed het|de badkamer schoon)
# hotel chambre - plain
Op de kamer (was geen stoel|deed maar één lamp het|klemde het raam) en (de badkamer is piepklein|het matras was zacht|het tochtte)
# hotel petit_dejeuner + plain
Het ontbijt (was meer dan genoeg|beviel goed), (verse croissants|verschillende broodjes|veel fruit) en (je kunt buiten zitten|aardige bediening)
# hotel emplacement + plain
Vanaf het hotel kun je (mooi wandelen|alles lopend doen), (de auto bleef staan|ideaal voor ons)
# hotel calme + plain
's Nachts is het (stil|heel rustig), (kamer aan de binnenplaats|je hoort de weg niet)
# hotel proprete + plain
Alles was (schoon|goed verzorgd), (kamer elke dag gedaan|schone handdoeken|ook de badkamer)
# hotel proprete - plain
Schoon was het niet, (haren in de wasbak|stof op de kast|plakkerige vloer) en (na een klacht gebeurde niets|één keer gepoetst)
# restaurant restauration + plain
We namen (het menu|een voor- en hoofdgerecht) en (iedereen tevreden|het smaakte prima), (porties precies goed|mooi opgemaakt)
# restaurant restauration - plain
Het vlees was (taai|droog) en (de saus uit een pakje|de groente slap), (de helft laten staan|meer verwacht)
# restaurant accueil + plain
De baas (komt aan tafel|legt de kaart uit) en (je voelt je welkom|heeft humor)
# restaurant prix + plain
Voor (de prijs|$menu euro) (niets te klagen|krijg je veel)
# site ambiance + plain
Je bent er zo (twee uur zoet|een ochtend zoet), (mooi aangelegd|leuk voor foto's|niet te druk)
# location accueil + plain
$hostess (liet alles zien|ontving ons hartelijk) en (was altijd bereikbaar|had goede tips)
# camping proprete + plain
Het sanitair wordt (meerdere keren per dag gepoetst|goed bijgehouden) en (altijd warm water|nooit wachten)
# camping emplacement + plain
Onze plek was (ruim met schaduw|vlak), (auto erbij|niet ver van het sanitair)
`;
