import { BOOSTER, FEELING, FORWARD } from "./compile-lexicon.ts";
import type { Bond } from "./evidence.ts";
import type { Opinion, Target } from "./opinions.ts";
import type { ReadReview, ReadSentence } from "./reader.ts";
import type { Expression } from "./types.ts";

/** Words farther apart than this make no expression. */
const NEAR = 4;
/** And nearer still for an opinion that can stand alone. */
const TOUCHING = 2;
const NOT: Record<string, string> = { fr: "pas", en: "not", de: "nicht", es: "no", it: "non", nl: "niet" };
const WITHOUT: Record<string, string> = { fr: "pas de", en: "no", de: "kein", es: "sin", it: "senza", nl: "geen" };
const TOO: Record<string, string> = { trop: "trop", too: "too", zu: "zu", demasiado: "demasiado", troppo: "troppo", te: "te" };

interface Page {
  text: string;
  lang: string;
  review: ReadReview;
}

/** Promises the opinion-bearing n-grams of a review, normalised so that equal opinions read alike: singular, lower case, without «très». */
export function findExpressions(text: string, lang: string, review: ReadReview): Expression[] {
  const page: Page = { text, lang, review };
  return review.sentences
    .flatMap((read) => [...pairs(page, read), ...alone(page, read), ...missing(page, read)])
    .filter(({ text: words }) => isReadable(words));
}

/** No pattern of an entry («à # km»), and no thing that is said of itself («équipe équipe»). */
function isReadable(expression: string): boolean {
  const words = expression.split(/[ '’]/).filter((word) => word.length > 2);
  return !/[#*]/.test(expression) && new Set(words).size === words.length;
}

function isTogether(bond: Bond): boolean {
  const standsAlone = bond.opinion.match.sense.themes.some((t) => t.role === "firm");
  return bond.cost <= (standsAlone ? TOUCHING : NEAR);
}

/** «Merci», «content», «on aime»: they praise, and make no expression with the thing beside them. */
const isSaidOf = (opinion: Opinion): boolean => (opinion.match.sense.modifier & (FEELING | FORWARD)) === 0;

/** «chambre propre», «attente trop longue» */
function pairs(page: Page, read: ReadSentence): Expression[] {
  return read.bonds
    .filter((b) => isTogether(b) && b.opinion.value !== 0 && isSaidOf(b.opinion))
    .map((bond) => {
      const { target, opinion } = bond;
      const before = [opinion.negated ? NOT[page.lang] : undefined, excess(page, opinion)].filter((w) => w !== undefined);
      const words = [target.match.sense.label.toLowerCase(), ...before, opinionWords(page, bond)];
      return expression(
        page,
        words.join(" "),
        opinion.value,
        Math.min(target.match.from, opinion.from),
        Math.max(target.match.to, opinion.match.to),
      );
    });
}

/** «bien situé», «bruyant»: opinions that name their theme, standing alone. */
function alone(page: Page, read: ReadSentence): Expression[] {
  const bound = new Set<Opinion>(read.bonds.filter(isTogether).map((b) => b.opinion));
  return read.reading.opinions
    .filter((o) => o.value !== 0 && !bound.has(o) && o.match.sense.themes.some((t) => t.role === "firm"))
    .map((o) =>
      expression(
        page,
        [o.negated ? NOT[page.lang] : undefined, excess(page, o), o.match.sense.label.toLowerCase()]
          .filter((w) => w !== undefined)
          .join(" "),
        o.value,
        o.from,
        o.match.to,
      ),
    );
}

/** «pas de wifi» */
function missing(page: Page, read: ReadSentence): Expression[] {
  const bound = new Set<Target>(read.bonds.filter(isTogether).map((b) => b.target));
  return read.reading.targets
    .filter((t) => t.missing && !bound.has(t))
    .map((t) => expression(page, `${WITHOUT[page.lang] ?? ""} ${t.match.sense.label.toLowerCase()}`.trim(), -1, t.from, t.match.to));
}

function expression(page: Page, words: string, value: number, from: number, to: number): Expression {
  const { start, end } = page.review.tokens;
  return { text: words, polarity: value > 0 ? "positive" : "negative", start: start[from] ?? 0, end: end[to - 1] ?? 0 };
}

/** «trop» changes the sense and is kept; other boosters are not. */
function excess(page: Page, opinion: Opinion): string | undefined {
  if ((opinion.match.sense.modifier & BOOSTER) !== 0) return undefined;
  for (let i = opinion.from; i < opinion.match.from; i++) {
    const word = TOO[page.review.tokens.text[i] ?? ""];
    if (word !== undefined) return word;
  }
  return undefined;
}

/** In French the opinion keeps its gender, and loses the plural where the thing does. */
function opinionWords(page: Page, { target, opinion }: Bond): string {
  const label = opinion.match.sense.label.toLowerCase();
  if (page.lang !== "fr" || opinion.match.to - opinion.match.from > 1) return label;
  const surface = surfaceOf(page, opinion.match.from, opinion.match.to);
  const thing = surfaceOf(page, target.match.from, target.match.to);
  const isPlural = /[sx]$/.test(thing) && !/[sx]$/.test(target.match.sense.label);
  return isPlural && !label.endsWith("s") ? surface.replace(/s$|(?<=eau)x$/, "") : surface;
}

function surfaceOf(page: Page, from: number, to: number): string {
  const { start, end } = page.review.tokens;
  return page.text.slice(start[from] ?? 0, end[to - 1] ?? 0).toLowerCase();
}
