import { nearest } from "../../src/engine/nearest.ts";
import type { Fields } from "./fields.ts";
import type { ImportReport } from "./report.ts";

/** The fields that an import reads, by what it imports. All others are passed over, and the report names them. */
export const importedFields: Readonly<Record<ImportReport["kind"], ReadonlySet<string>>> = {
  reviews: words(
    "source source_review_id establishment_external_id establishment_name category city rating_value rating_scale title text lang",
    "author author_hash author_country profile reply_text reply_at experience_date stay_or_review_date published_at extra",
  ),
  establishments: words("id source_ref name category street postal_code city commune_insee lat lng website stars labels capacity"),
};

/** Lines that are looked at: the fields of a file are those of its first lines. */
const LOOKED_AT = 1_000;
const MOST_NAMES = 20;
const LONGEST_NAME = 60;

/** Notes the fields of a line that hold something and that the import does not read. */
export function noteIgnored(fields: Fields, report: ImportReport): void {
  if (report.lines > LOOKED_AT) return;
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || name === "" || importedFields[report.kind].has(name)) continue;
    const short = name.slice(0, LONGEST_NAME);
    if (report.ignored.length < MOST_NAMES && !report.ignored.includes(short)) report.ignored.push(short);
  }
}

/** The field that an ignored one most likely meant; null where none is near. */
export function meantField(name: string, kind: ImportReport["kind"]): string | null {
  const known = [...importedFields[kind]];
  return (name.length > 2 ? known.find((field) => field.startsWith(`${name}_`)) : undefined) ?? nearest(name, known);
}

function words(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.join(" ").split(" "));
}
