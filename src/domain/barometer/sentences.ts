import { changeOf } from "../figure/change.ts";
import { formatFigure, restsOn } from "../figure/figure.ts";
import { formatDate, formatNumber, formatPeriod, ofMonth } from "../format/format.ts";
import type { Cell, ChangeItem, JournalMark } from "../../generated/types.ts";
import type { BarometerFacts } from "./facts.ts";

/** Entries of the journal that the context names. */
const NAMED_ENTRIES = 2;
/** Differences of the calendar that it names. */
const NAMED_DIFFERENCES = 2;

/** What a month's sentences say: what moved, what moved it, and what happened beside it. */
export interface BarometerSentences {
  moved: string;
  why: string;
  context: string;
}

/**
 * A month in three French sentences that its figures bear out.
 *
 * A move is called one only where its test finds it significant, and only over samples that allow a test; the calendar and the
 * journal accompany the figures as context, never as a cause.
 */
export function barometerSentences(facts: BarometerFacts): BarometerSentences {
  return { moved: movedSentence(facts), why: whySentence(facts), context: contextSentence(facts) };
}

function movedSentence({ period, rating, samples }: BarometerFacts): string {
  const month = formatDate(period.from, "month");
  const { now, previous, year } = rating;
  const sample = restsOn(now);
  if (now.value === null || sample === 0) return `Aucun avis noté en ${month} : la note ne peut pas être lue.`;
  const known = `la note ${ofMonth(month)} est de ${formatFigure(now.value, "rating")} sur 10 (${reviews(sample)})`;
  if (sample < samples.insufficient)
    return `Avec ${reviews(sample)}, ${month} repose sur trop peu d’avis pour conclure : ${samples.insufficient} sont nécessaires, ${samples.small} pour comparer.`;
  if (sample < samples.small) return `${capital(known)}, à lire avec prudence : il faut ${samples.small} avis notés pour la comparer.`;
  const against = [
    comparison(now, previous, samples.small, "les mêmes jours de l’année précédente"),
    comparison(now, year, samples.small, "les douze mois précédents"),
  ];
  const told = against.filter((one) => one !== null);
  if (told.length === 0) return `${capital(known)} ; les périodes précédentes ont trop peu d’avis pour la comparer.`;
  return `${capital(known)}, ${told.join(" et ")}.`;
}

/** «en hausse significative de 0,2 pt par rapport à …»; null where the other figure rests on too little. */
function comparison(now: Cell, before: Cell, least: number, name: string): string | null {
  if (before.value === null || restsOn(before) < least) return null;
  const change = changeOf(now, before, "rating", "up");
  if (!change || change.significant === null) return null;
  const then = `par rapport ${name.replace(/^les /, "aux ")} (${formatFigure(before.value, "rating")})`;
  if (change.direction === "flat") return `égale à celle ${name.replace(/^les /, "des ")} (${formatFigure(before.value, "rating")})`;
  const size = change.text.replace(/^[+\u2212]/, "");
  if (!change.significant) return `sans écart significatif ${then}`;
  return `en ${change.direction === "up" ? "hausse" : "baisse"} significative de ${size} ${then}`;
}

function whySentence(facts: BarometerFacts): string {
  if (!isComparable(facts)) return `Trop peu d’avis pour chercher ce qui a bougé : il en faut ${facts.samples.small} dans chaque période.`;
  return [effectClause(facts), themeClause(facts)].filter(Boolean).join(" ");
}

/** Whether the month and the compared days rest on enough to be compared. */
function isComparable({ rating: { now, previous }, samples }: BarometerFacts): boolean {
  return [now, previous].every((cell) => cell.value !== null && restsOn(cell) >= samples.small);
}

/** What of the move comes from the ratings themselves, and what from the shares of the categories. */
function effectClause({ effects }: BarometerFacts): string {
  if (!effects || effects.real.value === null || effects.mix.value === null) return "";
  const [real, mix] = [effects.real, effects.mix].map(signOf) as [Sign, Sign];
  const gap = ({ value }: Cell): string => formatFigure(value, "rating-gap");
  if (real === "none" && mix === "none")
    return "Ni les notes à catégories égales, ni la répartition des avis entre catégories n’ont d’effet significatif.";
  const ofRatings =
    real === "none"
      ? "À catégories égales, la note ne bouge pas de façon significative"
      : `À catégories égales, la note ${real === "up" ? "progresse" : "recule"} (${gap(effects.real)}\u00a0pt)`;
  const ofShares =
    mix === "none"
      ? "la répartition des avis entre catégories n’a pas d’effet significatif"
      : `la répartition des avis entre catégories joue ${mix === "up" ? "à la hausse" : "à la baisse"} (${gap(effects.mix)}\u00a0pt)`;
  return `${ofRatings} ; ${ofShares}.`;
}

type Sign = "up" | "down" | "none";

/** The side of zero on which the whole interval of an effect lies, as it is shown. */
function signOf({ value, interval }: Cell): Sign {
  const [low, high] = interval ?? [];
  if (value === null || low === undefined || high === undefined || !/[1-9]/.test(formatFigure(value, "rating-gap"))) return "none";
  return low > 0 ? "up" : high < 0 ? "down" : "none";
}

/** The theme that goes with the rating's own significant move, else those that moved on their own. */
function themeClause({ themes, rating }: BarometerFacts): string {
  const moves = themes.flatMap((item) => themeMove(item) ?? []);
  if (moves.length === 0) return "Aucune thématique n’a bougé de façon significative.";
  const change = changeOf(rating.now, rating.previous, "rating", "up");
  const main =
    change?.significant === true && change.direction !== "flat" ? moves.find(({ direction }) => direction === change.direction) : undefined;
  if (main) return `Dans le même sens, la thématique « ${main.label} » ${main.words}.`;
  return `La thématique « ${moves[0]?.label} » ${moves[0]?.words}.`;
}

function themeMove(item: ChangeItem): { label: string; direction: "up" | "down"; words: string } | null {
  const change = changeOf(item.to, item.from, item.unit, item.better);
  const label = item.parts.map((part) => part.label).join(", ");
  if (!change || change.direction === "flat" || label === "") return null;
  const { direction } = change;
  const words = `est ${direction === "up" ? "mieux" : "moins bien"} perçue (solde de ${formatFigure(item.from.value, item.unit)} à ${formatFigure(item.to.value, item.unit)})`;
  return { label, direction, words };
}

function contextSentence({ calendar, journal }: BarometerFacts): string {
  const events = journal.slice(0, NAMED_ENTRIES).map(entryText);
  const more = journal.length - events.length;
  const said =
    events.length === 0 ? [] : [`Le journal du territoire note ${events.join(" et ")}${more > 0 ? `, et ${more} de plus` : ""}.`];
  const found = [...calendar.slice(0, NAMED_DIFFERENCES), ...said];
  if (found.length === 0) return "Ni le calendrier ni le journal du territoire ne signalent de différence entre les deux périodes.";
  return `À lire à côté, sans lien démontré : ${inSentence(found.join(" "))}`;
}

function entryText({ title, from, to, place }: JournalMark): string {
  return `« ${title} » (${[place, formatPeriod(from, to)].filter(Boolean).join(", ")})`;
}

const reviews = (count: number): string => `${formatNumber(count)} avis ${count > 1 ? "notés" : "noté"}`;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A sentence as it goes on after a colon: its first word in lower case where that is an article. */
function inSentence(text: string): string {
  return text.replace(/^(?:Les?|La|Une?|Des|Aucune?)\b/u, (article) => article.toLowerCase());
}
