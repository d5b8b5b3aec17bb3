import { nearest } from "../../../../src/engine/check/nearest.ts";
import type { Fields } from "./fields.ts";
import type { ImportedKind } from "./imported-kinds.ts";
import type { ImportReport } from "../report.ts";
import { shown } from "./shown.ts";

/** The fields that an import reads, by what it imports; of several with one first word the likeliest first. All others are passed over, and the report names them. */
export const importedFields: Readonly<Record<ImportedKind, ReadonlySet<string>>> = {
  reviews: words(
    "source source_review_id establishment_name establishment_external_id category city rating_value rating_scale title text lang",
    "author author_hash author_country profile reply_text reply_at experience_date stay_or_review_date published_at extra",
    "source_url withdrawn",
  ),
  establishments: words("id source_ref name category street postal_code city commune_insee lat lng website stars labels capacity"),
};

/** Lines that are looked at: the fields of a file are those of its first lines. */
const LOOKED_AT = 1_000;
const MOST_NAMES = 20;
const LONGEST_NAME = 60;

/** Notes the fields of a line that hold something and that the import does not read, as they can be shown. */
export function noteIgnored(fields: Fields, report: ImportReport): void {
  if (report.lines > LOOKED_AT) return;
  for (const [name, value] of Object.entries(fields)) {
    if (isEmpty(value) || importedFields[report.kind].has(name) || report.ignored.length >= MOST_NAMES) continue;
    const short = shown(name, LONGEST_NAME);
    if (short !== "" && !report.ignored.includes(short)) report.ignored.push(short);
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

/** The field that an ignored one most likely meant; null where none is near, or several are. */
export function meantField(name: string, kind: ImportReport["kind"]): string | null {
  const known = [...importedFields[kind]];
  const [first = "", ...others] = name.split("_");
  // `rating`, `review_id`: a field left some of its words out.
  const longer = known.filter((field) => holdsInOrder(field.split("_"), [first, ...others]));
  if (longer.length > 0) return longer.find((field) => field.startsWith(`${name}_`)) ?? (longer.length === 1 ? (longer[0] ?? null) : null);
  // `author_name`: a word says what the field is anyway.
  const bare = name.replace(/_(name|label|text|value)$/, "");
  if (known.includes(bare)) return bare;
  // `author_city`: the first word begins several fields, so the remaining words decide.
  const rests = known.flatMap((field) => (field.startsWith(`${first}_`) ? [field.slice(first.length + 1)] : []));
  if (others.length === 0 || rests.length < 2) return nearest(name, known);
  const rest = nearest(others.join("_"), rests);
  return rest === null ? null : `${first}_${rest}`;
}

/** Whether all of `some` are among `given`, in their order. */
function holdsInOrder(given: readonly string[], some: readonly string[]): boolean {
  let next = 0;
  for (const word of given) if (word === some[next]) next += 1;
  return next === some.length;
}

function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
