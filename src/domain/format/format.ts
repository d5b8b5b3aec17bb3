export { formatDate, formatPeriod, formatRelative, ofMonth } from "./format-date.ts";

/** What an empty value shows (specification §5, rating display). */
const EMPTY = "-";
const MINUS = "\u2212";
const NBSP = "\u00a0";

/** Unit of a gap: a rating on 0–100 (shown on 10), points (NPS, shares), a relative change in percent, or a count. */
export type GapUnit = "rating" | "points" | "percent" | "count";

const plurals = new Intl.PluralRules("fr");
const formats = new Map<number, Intl.NumberFormat>();

/**
 * A rating as people read it: «8,6», «10» for a full mark, «-» when there is none.
 *
 * Takes 0–100, rounds half up to one decimal out of ten (specification §5).
 */
export function formatRating(value: number | null | undefined): string {
  if (!isNumber(value)) return EMPTY;
  const tenths = Math.round(value);
  return tenths === 100 ? "10" : formatNumber(tenths / 10, 1);
}

/** A number in French («18 432», «−3,5») with a fixed number of decimals, none by default; «-» when empty. */
export function formatNumber(value: number | null | undefined, decimals = 0): string {
  if (!isNumber(value)) return EMPTY;
  // Without this, what rounds to nothing would read «−0».
  const text = numberFormat(decimals).format(value).replace("-", MINUS);
  return /[1-9]/.test(text) ? text : text.replace(MINUS, "");
}

/** A large count in few characters («18 k», «1,2 M»), for axes; exact below 10 000. */
export function formatCompact(value: number | null | undefined): string {
  if (!isNumber(value) || Math.abs(value) < 10_000) return formatNumber(value);
  const [size, letter] = Math.abs(value) < 999_500 ? [1_000, "k"] : [1_000_000, "M"];
  const scaled = value / size;
  return `${formatNumber(scaled, Math.abs(scaled) < 9.95 ? 1 : 0)}${NBSP}${letter}`;
}

/** A share of 0–100 in percent («71 %»); «-» when empty. */
export function formatPercent(value: number | null | undefined, decimals = 0): string {
  return isNumber(value) ? `${formatNumber(value, decimals)}${NBSP}%` : EMPTY;
}

/** A score that may be negative, always signed («+47», «−12», «0»): Net Promoter Score, balance of opinion. */
export function formatSigned(value: number | null | undefined, decimals = 0): string {
  if (!isNumber(value)) return EMPTY;
  const text = formatNumber(value, decimals);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A difference of ratings, given on 0–100 and shown on ten with two decimals («−0,15»); «-» when empty. */
export function formatRatingGap(value: number | null | undefined): string {
  return isNumber(value) ? formatSigned(Math.round(value * 10) / 100, 2) : EMPTY;
}

/** So many for one, with the decimals that its size leaves room for: «0,42», «3,1», «128»; «-» when empty. */
export function formatRatio(value: number | null | undefined): string {
  if (!isNumber(value)) return EMPTY;
  const size = Math.abs(value);
  return formatNumber(value, size < 0.995 ? 2 : size < 99.95 ? 1 : 0);
}

/** A Net Promoter Score from −100 to 100, signed, without decimals; «-» when empty. */
export function formatNps(value: number | null | undefined): string {
  return formatSigned(value);
}

/**
 * A change with its sign and unit: «+0,2 pt», «−5 pts», «+12,4 %».
 *
 * A rating's change is given on 0–100 and shown on ten; a percent change is already in percent.
 */
export function formatGap(value: number | null | undefined, unit: GapUnit): string {
  if (!isNumber(value)) return EMPTY;
  const number = formatGapNumber(value, unit);
  if (unit === "count") return number;
  if (unit === "percent") return `${number}${NBSP}%`;
  return `${number}${NBSP}${plural(gapMagnitude(value, unit)) === "one" ? "pt" : "pts"}`;
}

/** The signed number of {@link formatGap} without its unit («+0,3»), for columns that name the unit once. */
export function formatGapNumber(value: number | null | undefined, unit: GapUnit): string {
  if (!isNumber(value)) return EMPTY;
  return unit === "rating" ? formatSigned(Math.round(value) / 10, 1) : formatSigned(value, unit === "percent" ? 1 : 0);
}

/** A duration given in hours: «45 min», «5 h», «2,4 j», «12 j»; «-» when empty. */
export function formatDuration(hours: number | null | undefined): string {
  if (!isNumber(hours)) return EMPTY;
  if (hours < 1) return `${formatNumber(hours * 60)}${NBSP}min`;
  if (hours < 24) return `${formatNumber(hours)}${NBSP}h`;
  const days = hours / 24;
  return `${formatNumber(days, days < 9.95 ? 1 : 0)}${NBSP}j`;
}

/** The plural form that French takes for a count: 0 and 1 are singular. */
export function plural(count: number): Intl.LDMLPluralRule {
  return plurals.select(Math.abs(count));
}

function gapMagnitude(value: number, unit: GapUnit): number {
  return unit === "rating" ? Math.round(Math.abs(value)) / 10 : Math.round(Math.abs(value));
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function numberFormat(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat("fr-FR", { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(decimals, made);
  return made;
}

const KIB = 1_024;
const MIB = 1_048_576;

/** The size of a file in French: «812 octets», «48 Ko», «1,4 Mo». Takes bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < KIB) return `${formatNumber(bytes)}${NBSP}${plurals.select(bytes) === "one" ? "octet" : "octets"}`;
  // From 1 000 Ko on, three digits no longer hold it.
  return Math.round(bytes / KIB) < 1_000 ? `${formatNumber(bytes / KIB)}${NBSP}Ko` : `${formatNumber(bytes / MIB, 1)}${NBSP}Mo`;
}
