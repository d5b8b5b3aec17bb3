import type { Random } from "../random.ts";
import { mentions } from "./contradiction.ts";
import type { Told } from "./markup.ts";

/** What people close with, in the six languages; it tells nothing. */
export const formula =
  /revien|retourn|recommand|conseille|merci|bientôt|recommend|thank|come back|would stay|empfehl|gerne wieder|kommen wieder|danke|terug|aanrader|bedankt|torner|consigli|grazie|volver|repet|recomend|gracias/i;

/** Praise as it stands in every second review, an item at a time: «chambre propre», «friendly staff». */
const stock = new RegExp(
  [
    "(?:très |vraiment )?(?:bon(?:ne)?s?|excellente?|super) (?:petit|lit|literie|accueil|séjour|repas|hôtel|hotel|rapport|cuisine|adresse)",
    "(?:chambres?|h[ôo]tel|salle de bain|tout|lits?|literie|repas|petit[ -]d\\p{L}+|logement|appartement)(?: (?:est|était|sont|étaient))?(?: (?:très|bien|assez))* (?:propre|calme|confortable|spacieu|agréable|situé|placé|bon|équipé|correct|copieu)",
    "(?:personnel|équipe|accueil|gens|propriétaires?|tout le monde)(?: (?:est|était|sont))?(?: (?:très|vraiment|super))* (?:sympa|gentil|agréable|souriant|aimable|chaleureu|adorable|serviable)",
    "bien (?:situé|placé|reçu|accueilli)|bon rapport qualité",
    "(?:very |really )?(?:friendly|helpful|lovely|great|nice|good|clean|comfortable|excellent) (?:staff|people|room|bed|breakfast|location|food|service|hotel)",
    "(?:staff|people|room|bed|breakfast|location|food|service|everything)s? (?:was|were|is|are) (?:very |really |so |all )*(?:friendly|helpful|lovely|great|nice|good|clean|comfortable|excellent|fine|spotless)",
    "(?:sehr )?(?:nette?s?|freundliche?s?|gute?s?|tolle?s?|saubere?s?|schöne?s?|leckere?s?) (?:personal|leute|zimmer|frühstück|essen|lage|betten|hotel|service)",
    "(?:personal|zimmer|frühstück|essen|lage|betten?|alles|service|leute)(?: (?:war|waren|ist|sind))?(?: (?:auch|sehr|wirklich|alle))* (?:sauber|nett|freundlich|gut|top|lecker|schön|bequem|super|ruhig)",
    "(?:heel |erg )?(?:vriendelijke?|aardige?|goede?|lekkere?|schone?|mooie?|fijne?|ruime?) (?:personeel|mensen|kamers?|ontbijt|bedden|bed|ligging|hotel|eten|ontvangst)",
    "(?:personeel|kamers?|ontbijt|bedd?e?n?|ligging|alles|eten)(?: (?:was|waren|is|zijn))?(?: (?:ook|heel|erg|prima))* (?:schoon|netjes|vriendelijk|goed|lekker|ruim|prima|fijn|rustig)",
    "(?:personal|trato|habitaci\\p{L}+|cama|desayuno|hotel|todo)(?: (?:es|era|está|estaba))?(?: (?:muy|bastante))* (?:amable|limpi|cómod|buen|tranquil|correct|atent)",
    "(?:personale|camera|letto|colazione|albergo|posizione|tutto)(?: (?:è|era))?(?: (?:molto|sempre))* (?:gentil|pulit|comod|buon|tranquill|ottim|cordial|abbondant)",
  ].join("|"),
  "giu",
);

const blame =
  /(?<!\p{L})(?:mais|sauf|seul|dommage|trop|pas|but|only|except|aber|leider|nur|nicht|maar|jammer|niet|alleen|pero|lástima|solo|no|ma|peccato|non)(?!\p{L})/iu;

/** A sentence that goes through what everybody praises, two or three items of it. */
function isChecklist(sentence: string): boolean {
  return sentence.length < 130 && !blame.test(sentence) && (sentence.match(stock) ?? []).length >= 2;
}

/**
 * Lets a review end where most end: with what it came to say. Sentences that sum up or go through the stock praise are left
 * out more often than not, and others now and then; nothing goes that the review is held to have told.
 */
export function breakOff(r: Random, text: string, tells: readonly Told[], tier: number): string {
  const sentences = text.split(/(?<=[.!?…])\s+/);
  if (sentences.length < 2) return text;
  // In a lukewarm review, or a good one with a reservation, the one side makes no sense without the other.
  const balanced = tier === 3 || (tier >= 4 && tells.some(({ polarity }) => polarity === "-"));
  let kept = sentences;
  const without = (at: number): void => {
    const left = kept.filter((_, i) => i !== at);
    const rest = left.join(" ");
    if (rest.length < 20 || formula.test(rest.slice(0, 25))) return;
    if (tells.some(({ theme }) => !mentions(rest, theme))) return;
    kept = left;
  };
  if (!balanced)
    for (let at = kept.length - 1; at > 0; at--) if (kept.length > 1 && isChecklist(kept[at] ?? "") && r.chance(0.85)) without(at);
  const last = kept.at(-1) ?? "";
  if (kept.length > 1 && last.length < 60 && formula.test(last) && r.chance(0.6)) without(kept.length - 1);
  if (kept.length >= (balanced ? 3 : 2) && r.chance(kept.length > 2 ? 0.3 : 0.12)) without(kept.length - 1);
  return kept.join(" ");
}
