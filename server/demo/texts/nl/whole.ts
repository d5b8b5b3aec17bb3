/** Sentences and whole reviews by guests without much to tell. */
export const dutchWhole = `
# hotel accueil + plain
[We werden/Ik werd] (heel |)vriendelijk ontvangen(, heel aardige mensen|)
De eigenaresse (is heel hartelijk|is heel vriendelijk) en (behulpzaam|gaf goede tips)
# hotel chambre + plain
De kamer was (groter dan verwacht|schoon en gezellig|niet groot maar mooi) en (het bed goed|de badkamer ook)
# hotel chambre - plain
De kamer (was een stuk kleiner dan op de foto|is aan vervanging toe) en (het matras was doorgelegen|de douche lekte|het rook er muf)
# hotel petit_dejeuner + plain
Bij het ontbijt (is er van alles|was er genoeg keus)(, ook kaas en ham|, lekker brood|)
# hotel calme - plain
Je hoort (alles op de gang|de buren|elke auto), (we hebben amper geslapen|zonder oordoppen gaat het niet)
# hotel emplacement + plain
Het hotel ligt (heel centraal|erg mooi)
# restaurant restauration + plain
$thedishup was (echt lekker|precies goed)(, ruime portie|)
Ze kunnen hier echt koken(, ook het toetje was top|)
# restaurant accueil + plain
De bediening was (heel aardig|attent) en (snel|gezellig)
# restaurant attente - plain
We hebben (bijna een uur|ruim een uur) op (het eten|het hoofdgerecht) gewacht en (het kwam lauw|niemand zei sorry)
`;
