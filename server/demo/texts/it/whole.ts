/** Sentences and whole reviews by guests without much to tell. */
export const italianWhole = `
# hotel accueil + plain
[Ci hanno accolto/Mi hanno accolto] (molto bene|con gentilezza), (anche se era tardi|e hanno portato su le valigie|senza fretta)
La titolare (è gentilissima|si fa in quattro) e (ci ha consigliato dove cenare|ci ha preparato una cartina|ci ha fatto entrare prima)
# hotel chambre + plain
La camera era (più grande del previsto|pulita e accogliente|piccola ma carina), (il letto comodo|il bagno rifatto) e (non si sentiva niente|si dormiva bene)
# hotel chambre - plain
La camera (non è quella delle foto|avrebbe bisogno di lavori) e (il materasso era sfondato|la doccia perdeva|c'era odore di chiuso), (cambiarla non si poteva|a quel prezzo no)
# hotel petit_dejeuner + plain
A colazione (c'è di tutto|non manca niente), (pane fresco e buone marmellate|anche salumi e formaggi) e (riforniscono sempre|il caffè è buono)
# restaurant restauration + plain
$thedishup era (molto buono|cotto al punto giusto), (anche il contorno|porzione generosa)
Si sente che (cucinano al momento|in cucina c'è qualcuno di bravo), (anche il dolce|sapori veri)
# restaurant accueil + plain
La cameriera è stata (gentilissima|attenta) e (ci ha tradotto il menù|ci ha trovato un posto senza prenotazione)
`;
