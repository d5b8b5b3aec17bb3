import { typeset } from "../../../../src/domain/format/typeset.ts";
import { instantAt } from "../../../../src/domain/time/day.ts";
import { quoted } from "./shown.ts";

/** A line that cannot be taken, with the reason that its sender reads (French, no capital, no full stop). */
export class Refusal extends Error {
  /** Advice for every line with this fault, printed once; null where the reason says it all. */
  readonly hint: string | null;
  constructor(reason: string, hint: string | null = null) {
    super(typeset(reason));
    this.hint = hint === null ? null : typeset(hint);
  }
}

export type Fields = Readonly<Record<string, unknown>>;

/** Control characters but tab and line feed: no text needs them, and no database keeps the first. */
// oxlint-disable-next-line no-control-regex -- they are what this is about
const unkept = /[\u0000-\u0008\u000b-\u001f\u007f]/g;
/** Halves of characters, which no database keeps. */
const halves = /\p{Surrogate}/gu;
/** A control character or a part of a pair: what may be one of either. */
// oxlint-disable-next-line no-control-regex -- it asks for them before the slower replacement
const suspect = /[\u0000-\u0008\u000b-\u001f\u007f\ud800-\udfff]/;

/** Most characters of an identifier and of a name: the database's indexes end at some 2,700 bytes. */
export const longestIdentifier = 200;
export const longestName = 300;

/** Objects within objects that a field may hold. */
const deepest = 20;

/** No review or reply that a destination cares for is older: an earlier date is a fault of the file. */
const earliest = "1990-01-01";

/** The first of these fields that holds text, cleaned; null where none does. */
export function text(fields: Fields, ...names: string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value !== "string" && typeof value !== "number") continue;
    const cleaned = clean(String(value));
    if (cleaned !== "") return cleaned;
  }
  return null;
}

/** {@link text} of one field, refused where it is longer than `most` characters. */
export function shortText(fields: Fields, name: string, most: number): string | null {
  const value = text(fields, name);
  if (value !== null && value.length > most) throw new Refusal(`le champ ${name} dépasse ${most} caractères`);
  return value;
}

/** Short text that the line cannot do without. */
export function required(fields: Fields, name: string, most: number): string {
  const value = shortText(fields, name, most);
  if (value === null) throw new Refusal(`le champ ${name} manque`);
  return value;
}

const clean = (value: string): string => {
  // Most texts hold nothing of the kind, and one look is cheaper than three copies.
  const kept = suspect.test(value) ? value.replaceAll("\r\n", "\n").replace(unkept, " ").replace(halves, "\uFFFD") : value;
  return kept.trim();
};

/** A number, written with a point or a comma; null where the field is absent or empty. */
export function number(fields: Fields, name: string): number | null {
  const value = fields[name];
  if (value === null || value === undefined || (typeof value === "string" && value.trim() === "")) return null;
  if (typeof value === "boolean") return Number(value);
  const read = typeof value === "string" ? Number(value.trim().replace(",", ".")) : value;
  if (typeof read === "number" && Number.isFinite(read)) return read;
  throw new Refusal(`le champ ${name} n’est pas un nombre : ${quoted(value)}`);
}

/** A number within bounds; what lies outside is refused. */
export function numberWithin(fields: Fields, name: string, least: number, most: number): number | null {
  const value = number(fields, name);
  if (value !== null && (value < least || value > most))
    throw new Refusal(`le champ ${name} sort de l’intervalle ${least} à ${most} : ${quoted(value)}`);
  return value;
}

/** A whole number that is only beside the object: null where it is absent, no number or out of bounds. */
export function wholeOrNothing(fields: Fields, name: string, least: number, most: number): number | null {
  const given = fields[name];
  const value = typeof given === "number" || (typeof given === "string" && given.trim() !== "") ? Number(given) : Number.NaN;
  return Number.isFinite(value) && value >= least && value <= most ? Math.round(value) : null;
}

/** What a line says in a field of which nothing was kept, in words; null where it says nothing, 0 included. */
export function unkeptText(fields: Fields, name: string, kept: unknown): string | null {
  const said = kept === null ? text(fields, name) : null;
  return said === "0" ? null : said;
}

/** An object below a field, every text in it storable; empty where there is none, refused where it is nested too deep. */
export function object(fields: Fields, name: string): Fields {
  const value = fields[name];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (storable(value, name, 0) as Fields) : {};
}

/** The same value without the characters that no database keeps, in keys too. */
function storable(value: unknown, name: string, depth: number): unknown {
  if (typeof value === "string") return value.replaceAll("\0", "").replace(halves, "\uFFFD");
  if (typeof value !== "object" || value === null) return value;
  if (depth >= deepest) throw new Refusal(`le champ ${name} est imbriqué sur plus de ${deepest} niveaux`);
  if (Array.isArray(value)) return value.map((part) => storable(part, name, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storable(key, name, depth), storable(part, name, depth + 1)]));
}

/** Texts of a list, or of one text with `|`, `;` or `,` between them. */
export function list(fields: Fields, name: string): string[] {
  const value = fields[name];
  const parts: unknown[] = Array.isArray(value) ? value : typeof value === "string" ? value.split(/[|;,]/) : [];
  return parts
    .filter((part) => typeof part === "string")
    .map(clean)
    .filter((part) => part !== "");
}

/** A civil day since 1990 from `YYYY-MM-DD`, `YYYY-MM` (its first day), `DD/MM/YYYY`, alone or with a clock time; null where the field is empty. */
export function day(fields: Fields, name: string): string | null {
  const value = text(fields, name);
  if (value === null) return null;
  const french = /^(\d{2})\/(\d{2})\/(\d{4})(?:\s+\d{2}:\d{2}(?::\d{2})?)?$/.exec(value);
  const iso = french ? `${french[3]}-${french[2]}-${french[1]}` : value.length === 7 ? `${value}-01` : value.slice(0, 10);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN;
  // 30 February parses as 2 March: only a day that comes back the same exists.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso)
    throw new Refusal(`le champ ${name} n’est pas une date : ${quoted(value)}`);
  return notTooEarly(iso, name);
}

function notTooEarly(date: string, name: string): string {
  if (date < earliest) throw new Refusal(`la date du champ ${name} est antérieure à 1990 : ${quoted(date.slice(0, 10))}`);
  return date;
}

/** Day and clock time, as ISO 8601 or as spreadsheets write them, with their zone or without. */
const dated = /^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})(?:T|\s+)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * An instant since 1990. A clock time without a zone is that of Paris, whatever the machine's; a day
 * without an hour becomes its noon in UTC, which is the same day everywhere in Europe. Null where the field is empty.
 */
export function instant(fields: Fields, name: string): string | null {
  const value = text(fields, name);
  if (value === null) return null;
  if (!/[T\s]\d{2}:\d{2}/i.test(value)) return `${day(fields, name)}T12:00:00.000Z`;
  const [, date, clock, zone] = dated.exec(value) ?? [];
  // Its day must exist: JavaScript would read 30 February as 2 March.
  const read =
    date === undefined
      ? Number.NaN
      : Date.parse(`${day({ [name]: date }, name)}T${clock}${zone?.toUpperCase().replace(/^(...)(\d\d)$/, "$1:$2") ?? "Z"}`);
  if (Number.isNaN(read)) throw new Refusal(`le champ ${name} n’est pas une date : ${quoted(value)}`);
  return notTooEarly(new Date(zone === undefined ? instantAt(read) : read).toISOString(), name);
}
