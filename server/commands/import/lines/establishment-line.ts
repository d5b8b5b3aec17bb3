import type { EstablishmentInput } from "../../../store/bulk-establishments.ts";
import {
  list,
  longestIdentifier,
  longestName,
  numberWithin,
  required,
  shortText,
  text,
  unkeptText,
  wholeOrNothing,
  type Fields,
} from "./fields.ts";
import { hashOf } from "./review-line.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { type DoubtfulField, otherCategory, withoutCategory } from "../report.ts";

export interface EstablishmentLine {
  establishment: Omit<EstablishmentInput, "child_id">;
  /** The category as the line has it, where no category of ours has that name: it becomes `autre`. */
  unmapped: string | null;
  /** Fields whose value is not of the expected kind, with that value. */
  doubtful: readonly (readonly [DoubtfulField, string])[];
}

/** An address of the web, with its scheme or without. */
const webAddress = /^(?:https?:\/\/)?[^\s/?#]+\.[^\s/?#.]{2,}(?:[/?#]\S*)?$/iu;

/** Reads one line of establishments; throws a `Refusal` with the reason. */
export function readEstablishmentLine(fields: Fields, vocabulary: Vocabulary): EstablishmentLine {
  const said = text(fields, "category");
  const category = said === null ? null : vocabulary.category(said);
  const establishment = {
    external_id: required(fields, "id", longestIdentifier),
    source_ref: shortText(fields, "source_ref", longestIdentifier),
    name: required(fields, "name", longestName),
    category: category ?? otherCategory,
    commune_insee: shortText(fields, "commune_insee", longestIdentifier),
    street: text(fields, "street"),
    postal_code: text(fields, "postal_code"),
    city: shortText(fields, "city", longestName),
    lat: numberWithin(fields, "lat", -90, 90),
    lng: numberWithin(fields, "lng", -180, 180),
    website: text(fields, "website"),
    stars: wholeOrNothing(fields, "stars", 1, 5),
    labels: list(fields, "labels"),
    capacity: wholeOrNothing(fields, "capacity", 1, 1_000_000),
  };
  return {
    establishment: { ...establishment, content_hash: hashOf(establishment) },
    unmapped: category === null ? (said ?? withoutCategory) : null,
    doubtful: doubtfulOf(fields, establishment),
  };
}

function doubtfulOf(
  fields: Fields,
  { stars, capacity, website }: Pick<EstablishmentInput, DoubtfulField>,
): readonly (readonly [DoubtfulField, string])[] {
  const said: readonly (readonly [DoubtfulField, string | null])[] = [
    ["stars", unkeptText(fields, "stars", stars)],
    ["capacity", unkeptText(fields, "capacity", capacity)],
    ["website", website === null || webAddress.test(website) ? null : website],
  ];
  return said.flatMap(([field, value]) => (value === null ? [] : [[field, value] as const]));
}
