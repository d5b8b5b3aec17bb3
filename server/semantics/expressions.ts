import { BOOSTER, FEELING, FORWARD } from "./lexicons/compile-lexicon.ts";
import type { Bond } from "./evidence.ts";
import { fold } from "../../src/domain/text/fold.ts";
import { complete, inGender } from "./wording/foreign-wording.ts";
import {
  bracketed,
  isAdjective,
  isPlural,
  joined,
  lacking,
  named,
  singular,
  singularPhrase,
  speaksAlone,
  tidied,
} from "./wording/french-wording.ts";
import type { Opinion, Target } from "./reading.ts";
import type { ReadReview, ReadSentence } from "./reader.ts";
import { MARK } from "./text/tokens.ts";
import type { Expression } from "./types.ts";
import { attributive, nameOf } from "./wording/wording.ts";
import type { Wording } from "./wording/wording.ts";

/** Words farther apart than this make no expression. */
const NEAR = 4;
/** And nearer still for an opinion that names its theme by itself. */
const TOUCHING = 2;
const NOT: Record<string, string> = { fr: "pas", en: "not", de: "nicht", es: "no", it: "non", nl: "niet" };
const WITHOUT: Record<string, string> = { en: "no", de: "kein", es: "sin", it: "senza", nl: "geen" };
const TOO: Record<string, string> = { trop: "trop", too: "too", zu: "zu", demasiado: "demasiado", troppo: "troppo", te: "te" };
/** Words allowed between the negation and the thing that is missing. */
const LITTLE = new Set(["de", "d", "du", "des", "la", "le", "l", "les", "un", "une", "pas", "aucun", "aucune", "peu", "tres", "trop"]);
/** What separates an opinion from the thing after it: «bien entretenu et l'animateur». */
const ARTICLE = new Set([
  "le",
  "la",
  "les",
  "l",
  "un",
  "une",
  "ce",
  "cet",
  "cette",
  "ces",
  "son",
  "sa",
  "ses",
  "notre",
  "nos",
  "par",
  "pour",
  "avec",
]);

interface Page {
  text: string;
  lang: string;
  review: ReadReview;
  wording: Wording;
}

/** The opinion-bearing n-grams of a review, normalised so that equal opinions read alike: singular, lower case, without «très». */
export function findExpressions(text: string, lang: string, review: ReadReview, wording: Wording): Expression[] {
  const page: Page = { text, lang, review, wording };
  return review.sentences
    .flatMap((read) => [...pairs(page, read), ...alone(page, read), ...missing(page, read)])
    .filter(({ text: words }) => isReadable(words));
}

/** No pattern of an entry («à # km»), no half of a phrase («d'attente»), and no thing that is said of itself («équipe équipe»). */
function isReadable(expression: string): boolean {
  const words = expression.split(/[ '’]/).filter((word) => word.length > 2);
  return words.length > 0 && !/[#*]|^d['’]|^de /.test(expression) && new Set(words).size === words.length;
}

function isTogether(bond: Bond): boolean {
  const standsAlone = bond.opinion.match.sense.themes.some((t) => t.role === "firm");
  return bond.cost <= (standsAlone ? TOUCHING : NEAR);
}

/** «Merci», «content», «on aime»: they praise, and make no expression with the thing beside them. */
const isSaidOf = (opinion: Opinion): boolean => (opinion.match.sense.modifier & (FEELING | FORWARD)) === 0;

/** A pair that reads as one: the opinion is an adjective, and no article parts it from the thing after it. */
function isSaid(page: Page, bond: Bond): boolean {
  const { target, opinion } = bond;
  if (!isTogether(bond) || opinion.value === 0 || !isSaidOf(opinion)) return false;
  if (page.lang !== "fr") return complete(labelOf(opinion), page.lang) !== "";
  if (!isAdjective(labelOf(opinion))) return false;
  const { text, kind } = page.review.tokens;
  for (let i = opinion.match.to; i < target.match.from; i++) if (ARTICLE.has(text[i] ?? "") || kind[i] === MARK) return false;
  return true;
}

/** «chambre propre», «attente trop longue» */
function pairs(page: Page, read: ReadSentence): Expression[] {
  return read.bonds
    .filter((bond) => isSaid(page, bond))
    .map((bond) => {
      const { target, opinion } = bond;
      const from = Math.min(target.match.from, opinion.from);
      return expression(page, pairWords(page, bond), opinion.value, from, Math.max(target.match.to, opinion.match.to));
    });
}

function pairWords(page: Page, { target, opinion }: Bond): string {
  const thing = writtenAs(page, thingOf(target));
  if (page.lang !== "fr") {
    const surface = surfaceOf(page, opinion.match.from, opinion.match.to);
    const label = inGender(complete(labelOf(opinion), page.lang), surface, thing, page.lang, page.wording);
    const modifiers = before(page, opinion);
    const said = opinion.negated ? null : attributive(page.lang, page.wording, thing, label);
    if (said !== null) return [...modifiers, said].join(" ");
    // English says «friendly staff»; its adjectives have no endings.
    const isFirst = page.lang === "en" && modifiers.length === 0 && !labelOf(opinion).includes(" ");
    return isFirst ? `${label} ${thing}` : [thing, ...modifiers, label].join(" ");
  }
  const words = tidied(singularOf(page, target, opinion, labelOf(opinion)));
  if (opinion.bracket !== undefined) return `${thing} ${bracketed(words)}`;
  const modifiers = before(page, opinion);
  return modifiers.length > 0 ? [thing, ...modifiers, words].join(" ") : joined(thing, words, page.wording);
}

const thingOf = (target: Target): string => named(target.match.sense.label.toLowerCase());
/** The name under which a thing is counted; German nouns keep their capital. */
const writtenAs = ({ wording }: Page, thing: string): string => {
  const name = nameOf(wording, thing);
  return wording.things.get(fold(name))?.name ?? name;
};
const labelOf = (opinion: Opinion): string => opinion.match.sense.label.toLowerCase();

/** «pas», and «trop», which changes the sense and is kept as other boosters are not. */
function before(page: Page, opinion: Opinion): string[] {
  return [opinion.negated ? NOT[page.lang] : undefined, excess(page, opinion)].filter((word) => word !== undefined);
}

/** «bien situé», «bruyant»: opinions that name their theme, standing alone. */
function alone(page: Page, read: ReadSentence): Expression[] {
  const bound = new Set<Opinion>(read.bonds.filter((bond) => isSaid(page, bond)).map((b) => b.opinion));
  return read.reading.opinions
    .filter((o) => o.value !== 0 && !bound.has(o) && isSaidOf(o) && o.match.sense.themes.some((t) => t.role === "firm"))
    .filter((o) => (page.lang === "fr" ? speaksAlone(tidied(labelOf(o))) : complete(labelOf(o), page.lang) === labelOf(o)))
    .map((o) => expression(page, aloneWords(page, o), o.value, o.from, o.match.to));
}

function aloneWords(page: Page, opinion: Opinion): string {
  const label = labelOf(opinion);
  if (page.lang !== "fr") return [...before(page, opinion), label].join(" ");
  return opinion.bracket === undefined ? [...before(page, opinion), tidied(label)].join(" ") : bracketed(tidied(label));
}

/** «pas de wifi» */
function missing(page: Page, read: ReadSentence): Expression[] {
  const bound = new Set<Target>(read.bonds.filter(isTogether).map((b) => b.target));
  return read.reading.targets
    .filter((t) => t.missing && !bound.has(t) && isRightBefore(page, t))
    .map((t) => expression(page, missingWords(page, t), -1, t.from, t.match.to));
}

/** «Pas de pomme de douche» does not mean that the shower is missing. */
function isRightBefore(page: Page, target: Target): boolean {
  if (page.lang !== "fr") return true;
  const words = page.review.tokens.text.slice(target.from + 1, target.match.from);
  return words.every((word) => LITTLE.has(word));
}

function missingWords(page: Page, target: Target): string {
  const thing = writtenAs(page, thingOf(target));
  if (page.lang !== "fr") return `${WITHOUT[page.lang] ?? ""} ${thing}`.trim();
  return lacking(thing, page.review.tokens.text.slice(target.from, target.match.from).includes("peu"));
}

function expression(page: Page, words: string, value: number, from: number, to: number): Expression {
  const { start, end } = page.review.tokens;
  return { text: words, polarity: value > 0 ? "positive" : "negative", start: start[from] ?? 0, end: end[to - 1] ?? 0 };
}

function excess(page: Page, opinion: Opinion): string | undefined {
  if ((opinion.match.sense.modifier & BOOSTER) !== 0) return undefined;
  for (let i = opinion.from; i < opinion.match.from; i++) {
    const word = TOO[page.review.tokens.text[i] ?? ""];
    if (word !== undefined) return word;
  }
  return undefined;
}

/** In French the opinion keeps its gender, and loses the plural where the thing does. */
function singularOf(page: Page, target: Target, opinion: Opinion, label: string): string {
  const surface = surfaceOf(page, opinion.match.from, opinion.match.to);
  const isPhrase = opinion.match.to - opinion.match.from > 1;
  if (isPlural(target.match.sense.label.toLowerCase(), surfaceOf(page, target.match.from, target.match.to))) return surface;
  return isPhrase ? singularPhrase(label, surface) : singular(label, surface);
}

function surfaceOf(page: Page, from: number, to: number): string {
  const { start, end } = page.review.tokens;
  return page.text.slice(start[from] ?? 0, end[to - 1] ?? 0).toLowerCase();
}
