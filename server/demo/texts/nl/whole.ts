/** Sentences and whole reviews by guests without much to tell. */
export const dutchWhole = `
# hotel accueil + plain
[We werden/Ik werd] (heel |)vriendelijk ontvangen, (ook al waren we laat|en de koffers werden naar boven gebracht|ze namen echt de tijd)
De eigenaresse (is heel hartelijk|doet er alles aan) en (gaf een goed adres om te eten|hielp met de wandelroute|liet ons eerder op de kamer)
# hotel chambre + plain
De kamer was (groter dan verwacht|schoon en gezellig|niet groot maar mooi), (de bedden zijn goed|de badkamer is nieuw) en (het was er stil|we hebben goed geslapen)
# hotel chambre - plain
De kamer (was een stuk kleiner dan op de foto|is aan vervanging toe) en (het matras was doorgelegen|de douche lekte|het rook er muf), (ruilen kon niet|voor dit geld niet oké)
# hotel petit_dejeuner + plain
Bij het ontbijt (is er van alles|was er genoeg keus), (vers brood en lekkere jam|ook kaas en ham|eieren als je wilt) en (alles werd bijgevuld|goede koffie)
# hotel calme - plain
Je hoort (alles op de gang|de buren|elke auto), (we hebben amper geslapen|zonder oordoppen gaat het niet)
# hotel emplacement + plain
Het hotel ligt (heel centraal|erg mooi), (de auto kon blijven staan|je loopt zo het dorp in|toch is het 's nachts stil)
# restaurant restauration + plain
$thedishup was (echt lekker|precies goed), (de groenten ook|mijn vriendin had vis en was ook tevreden|ruime portie)
Je merkt dat er (vers gekookt wordt|iemand kan koken), (ook het toetje was top|zelfs de friet)
# restaurant accueil + plain
De bediening was (heel aardig|attent) en (legde de kaart uit|had tijd voor een praatje|bracht de kinderen kleurplaten)
# restaurant attente - plain
We hebben (bijna een uur|ruim een uur) op (het eten|het hoofdgerecht) gewacht en (het kwam lauw|niemand zei sorry)
`;
