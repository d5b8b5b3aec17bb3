import type { Cell, ChangesResult, FeedItem } from "../../generated/types.ts";
import { formatFigure } from "../figure/figure.ts";
import { formatDate, formatNumber, formatRating } from "../format/format.ts";
import { typeset } from "../format/typeset.ts";

/** The figures of a week. */
export interface WeekFigures {
  reviews: number;
  /** The week before. */
  before: number;
  rating: Cell;
  unanswered: number;
  /** Reviews of the week that speak of a grave incident. */
  incidents: number;
  /** Reviews under which a rating rests on too few. */
  small: number;
}

/** Reviews that a digest shows, and characters of each. */
const SHOWN = 160;

/** What came in a week, a sentence a line. */
export function cameLines({ reviews, before, rating, unanswered, incidents, small }: WeekFigures): string[] {
  const received =
    reviews === 0
      ? `Aucun avis reçu cette semaine, contre ${formatNumber(before)} la semaine précédente.`
      : `${formatNumber(reviews)} avis ${reviews === 1 ? "reçu" : "reçus"} cette semaine, contre ${formatNumber(before)} la semaine précédente.`;
  const few = rating.n < small ? ` (échantillon insuffisant : ${formatNumber(rating.n)} avis ${rating.n === 1 ? "noté" : "notés"})` : "";
  return [
    received,
    ...(rating.value === null ? [] : [`Note moyenne de ces avis : ${formatRating(rating.value)} sur 10${few}.`]),
    ...(incidents === 0
      ? []
      : [`${formatNumber(incidents)} ${incidents === 1 ? "avis signale un incident grave" : "avis signalent un incident grave"}.`]),
    ...(reviews === 0 ? [] : [unanswered === 0 ? "Tous ont reçu une réponse." : `${formatNumber(unanswered)} sans réponse à ce jour.`]),
  ].map(typeset);
}

/** What has moved significantly, a figure a line; one sentence where nothing has. */
export function changedLines({ items, compared }: Pick<ChangesResult, "items" | "compared">, days: number): string[] {
  if (!compared || items.length === 0)
    return [typeset(`Aucune évolution significative sur ${days} jours, comparés aux mêmes jours de l’an dernier.`)];
  return items.map(({ label, parts, unit, from, to }) => {
    const of = parts.length === 0 ? "" : `, ${parts.map((part) => part.label).join(", ")}`;
    return typeset(`${label}${of} : ${formatFigure(from.value, unit)} → ${formatFigure(to.value, unit)} sur ${days} jours.`);
  });
}

/** A review to answer, in a line. */
export function reviewLine({
  establishment_name,
  provider_name,
  published_at,
  rating,
  title,
  text,
}: Pick<FeedItem, "establishment_name" | "provider_name" | "published_at" | "rating" | "title" | "text">): string {
  const mark = rating === null ? "sans note" : `${formatRating(rating)} sur 10`;
  const words = [title, text]
    .filter((part) => part !== null && part.trim() !== "")
    .join(". ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const shown = words.length > SHOWN ? `${words.slice(0, SHOWN - 1).trimEnd()}…` : words;
  return typeset(`${establishment_name}, ${mark} (${provider_name}, ${formatDate(published_at)})${shown === "" ? "" : ` : « ${shown} »`}`);
}
