/** Words of delight in the six languages, by their beginnings. */
const delight = new RegExp(
  [
    "superbe|super|magnifique|parfait|génial|excellent|merci|bravo|nickel|adorable|adoré|incroyable|fantasti|délicieu|régal|splendide|exception|formidable|coup de c|meilleur|ravie?|enchant|foncez|recommand|impeccable|(?:très|trop|vraiment) (?:bon|bien|beau|belle|gentil|sympa|agréable)",
    "perfect|amazing|great|brilliant|lovely|wonderful|superb|thank|best|loved|beautiful|stunning|delicious|outstanding|awesome|gorgeous|spotless|(?:really|so|very) (?:good|nice|friendly|kind)",
    "toll|klasse|perfekt|traum|wunder|begeister|ausgezeichnet|hervorragend|danke|empfehl|herrlich|großartig|spitze|lecker|sehr (?:gut|schön|nett|freundlich)|gerne? wieder|rundum",
    "geweldig|prachtig|heerlijk|schitterend|dank|aanrader|genoten|lekker|zalig|heel (?:mooi|goed|vriendelijk|fijn)|(?:echt|erg) (?:mooi|goed|leuk)",
    "genial|encant|estupend|maravill|espectacular|precios|gracias|recomend|excelente|(?:buen|riqu|limp)ísim|inmejorable|muy (?:buen|bien|bonit|amable)",
    "perfett|ottim|eccellent|stupend|meravigl|bellissim|grazie|consigli|buonissim|gentilissim|complimenti|favolos|spettacol|molto (?:bell|buon|gentil)",
  ]
    .map((words) => `(?:${words})`)
    .join("|")
    .replace(/^/, "(?<!\\p{L})(?:top\\b|") + ")",
  "iu",
);

/** Words of anger or disgust. */
const anger = new RegExp(
  [
    "honte|inadmissible|horrible|catastroph|nul(?!\\p{L})|scandal|arnaque|jamais|fuir|lamentable|sale(?!\\p{L})|dégo|pire|déconseill|inaccept|insupport|n'importe quoi|aucune? (?:excuse|réponse)|très (?:déçu|mauvais|sale)",
    "awful|terrible|disgust|never|worst|avoid|rude|filthy|dirty|disgrac|shocking|appalling|rip.?off|unaccept|joke|stay away",
    "nie wieder|frechheit|katastroph|unversch|ekel|dreck|furchtbar|schmutz|finger weg|abzocke|schlimm|unfreundlich|sehr (?:laut|enttäusch|schlecht)",
    "nooit|slecht|vies|schand|verschrikk|ramp|belachel|onbeschoft|smerig|waardeloos",
    "nunca|pésim|asco|verg[üo]|fatal|estafa|sucio|malísim|desastre|maleducad",
    "mai più|pessim|vergogn|schif|sporc|orribil|disastr|scandalos|maleducat|truff",
  ]
    .map((words) => `(?:${words})`)
    .join("|")
    .replace(/^/, "(?<!\\p{L})(?:") + ")",
  "iu",
);

/** Whether a sentence shows the feeling that goes with so many stars: delight with many, anger with few. */
export function isHeated(text: string, tier: number): boolean {
  return (tier >= 3 && delight.test(text)) || (tier <= 3 && anger.test(text));
}
