import { FEELING, FORWARD } from "./lexicons/compile-lexicon.ts";
import type { Opinion } from "./reading.ts";
import type { Sentence } from "./text/sentences.ts";
import { MARK, NUMBER, WORD } from "./text/tokens.ts";
import type { Tokens } from "./text/tokens.ts";

/** What marks are given out of; «24/24», «1/2» and dates are none. */
const SCALES = new Set(["5", "10", "20"]);
/** Before a date: «le 3/10». */
const DATED = new Set(["le", "du", "au", "les", "am", "vom", "el", "il", "on"]);
/** What a mark is given for comes after these; another word is a unit: «à 5/10 min». */
const GIVEN_FOR = new Set(["pour", "en", "au", "for", "fur", "por", "per", "voor"]);
/** From this share of the scale up a mark praises, up to the other it blames. */
const GOOD = 0.7;
const BAD = 0.5;

/** Adds the marks of a sentence («2/10 pour l’accueil», «propreté : 9/10») to its opinions. */
export function addMarks(opinions: Opinion[], tokens: Tokens, sentence: Sentence): void {
  let found = false;
  for (let i = sentence.from + 1; i < sentence.to - 1; i++) {
    if (tokens.kind[i] !== MARK || tokens.text[i] !== "/" || !SCALES.has(tokens.text[i + 1] ?? "") || tokens.kind[i - 1] !== NUMBER)
      continue;
    const opinion = markOpinion(tokens, sentence, i);
    if (opinion === null || opinions.some(({ match }) => match.from < i + 2 && match.to > i - 1)) continue;
    opinions.push(opinion);
    found = true;
  }
  if (found) opinions.sort((a, b) => a.match.from - b.match.from);
}

function markOpinion(tokens: Tokens, sentence: Sentence, slash: number): Opinion | null {
  const share = Number(tokens.text[slash - 1]) / Number(tokens.text[slash + 1]);
  const before = slash - 2 < sentence.from ? undefined : tokens.text[slash - 2];
  const after = slash + 2 < sentence.to ? tokens.text[slash + 2] : undefined;
  const isDate = after === "/" || before === "/" || DATED.has(before ?? "");
  const isGiven = GIVEN_FOR.has(after ?? "");
  if (isDate || share > 1 || (tokens.kind[slash + 2] === WORD && after !== undefined && !isGiven)) return null;
  const polarity = share >= GOOD ? 1 : share <= BAD ? -1 : 0;
  // «10/10 pour la propreté» speaks of what follows, «propreté : 2/10» of what precedes.
  const isForward = isGiven && (before === undefined || (tokens.kind[slash - 2] === MARK && before !== ":"));
  const sense = {
    key: "#/#",
    label: "",
    themes: [],
    polarity,
    modifier: FEELING | (isForward ? FORWARD : 0),
    domain: -1,
    closed: false,
    denying: false,
  };
  return { match: { sense, from: slash - 1, to: slash + 2 }, value: polarity, negated: false, from: slash - 1 };
}
