import type { Change } from "../../../domain/figure/change.ts";
import { type Figure, formatFigure, type Sample, type Unit } from "../../../domain/figure/figure.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import { typeset } from "../../../domain/format/typeset.ts";
import type { SourceName } from "../../../engine/catalog/catalog.ts";
import type { Reference } from "../../../generated/types.ts";
import type { ViewWords } from "./view-text.ts";

/** What a figure rests on, in words: «412 avis», «12 réponses», «1 mention». By what its source holds, else by what its unit usually counts. */
export function observed(t: ViewWords, n: number, unit: Unit, source?: SourceName): string {
  return t(`observed.${observedKind(unit, source)}`, { count: n, n: formatNumber(n) });
}

/** What a figure rests on, as the title of its number: «Avis», «Mentions pour ou contre». */
export function observedTitle(t: ViewWords, unit: Unit, source?: SourceName): string {
  return t(`observedTitle.${observedKind(unit, source)}`);
}

function observedKind(unit: Unit, source?: SourceName): ReturnType<typeof observations> | "opinions" | "invitations" | "moderation" {
  if (source === "invitations" || source === "moderation") return source;
  // A balance and a share of opinion leave out the mentions that are neither for nor against.
  return unit === "balance" || ((source === "themes" || source === "remarks") && unit === "percent")
    ? "opinions"
    : observations(unit, source);
}

/** What a figure rests on: an NPS is estimated from reviews, or declared in answers. */
export function observations(unit: Unit, source?: SourceName): "reviews" | "answers" | "mentions" {
  if (source === "answers" || source === "marks" || source === "invitations" || (source === undefined && unit === "nps")) return "answers";
  return source === "themes" || source === "remarks" || unit === "balance" ? "mentions" : "reviews";
}

/** A figure in a sentence: a rating says out of how much, a hidden one that the sample is too small. */
export function figureText(t: ViewWords, figure: Figure, unit: Unit, sample: Sample): string {
  if (sample === "hidden") return t("insufficient").toLowerCase();
  if (sample === "none") return t("none");
  const value = formatFigure(figure.value, unit);
  return unit === "rating" ? t("sentence.outOf", { value }) : value;
}

/** A change in a sentence: «en hausse de 0,3 pt vs 2025, évolution non significative». */
export function moved(t: ViewWords, change: Change, against: string): string {
  const words = t(`sentence.moved.${change.direction}`, { gap: change.text.replace(/^[+\u2212]/, "") });
  const phrase = against ? t("sentence.against", { moved: words, label: against }) : words;
  return change.significant === false && change.direction !== "flat" ? `${phrase}, ${t("notSignificant")}` : phrase;
}

/** The level of a comparison group in a sentence: «Médiane hôtel 8,2, de 7,9 à 8,5 pour la moitié de 12 établissements». */
export function referenceText(t: ViewWords, { label, value, low, high, establishments }: Reference, unit: Unit): string {
  const [middle, least, most] = [value, low, high].map((figure) => formatFigure(figure, unit));
  return t("sentence.reference", { label, value: middle, low: least, high: most, count: establishments, n: formatNumber(establishments) });
}

/** The caution that a sample calls for; nothing for a normal one. */
export function caution(t: ViewWords, sample: Sample): string | undefined {
  if (sample === "insufficient" || sample === "hidden") return t("insufficient");
  return sample === "small" ? t("small") : undefined;
}

/** What a figure rests on, with the caution that it calls for: few observations are named as many are. Nothing of a count, of a hidden figure the caution alone. */
export function restingOn(t: ViewWords, { n }: Figure, unit: Unit, sample: Sample, source?: SourceName): string | undefined {
  if (unit === "count" || sample === "hidden") return caution(t, sample);
  return clauses(observed(t, n, unit, source), caution(t, sample)?.toLowerCase());
}

/** What is said where not one figure may be shown: that there is none, or that those there are rest on too few observations. */
export function noFigureText(t: ViewWords, figures: readonly Figure[]): string {
  return figures.some(({ n, hidden }) => hidden || n > 0) ? t("insufficient").toLowerCase() : t("none");
}

/** What is said of rows of which none is sure: too few reviews behind each, or gaps that chance may explain. */
export function unsure(t: ViewWords, rows: readonly { few: boolean }[]): string {
  return rows.every(({ few }) => few) ? t("sentence.few") : t("sentence.chance");
}

/** Parts of a sentence joined, absent ones left out: «a, b, c». */
export function clauses(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Parts that hold commas of their own, joined: «a, b ; c». */
export function semicolons(parts: readonly string[]): string {
  return typeset(parts.join(" ; "));
}

/** What the rows of a list may be. */
const rowKinds = ["establishment", "commune", "theme", "expression", "review", "change"] as const;

/** So many rows of how many, in words: a query may ask for the last ones beside the first. */
export function cutText(t: ViewWords, shown: number, total: number, dimension: string): string {
  const name = rowKinds.find((known) => known === dimension) ?? "row";
  return t(`cut.${name}`, { count: shown, shown: formatNumber(shown), total: formatNumber(total) });
}
