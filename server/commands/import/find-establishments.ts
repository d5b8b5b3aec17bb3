import type { Transaction } from "kysely";

import { putEstablishments, type EstablishmentInput } from "../../store/bulk-establishments.ts";
import type { Changed } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { NamedEstablishment } from "./lines/review-line.ts";
import type { Vocabulary } from "./lines/vocabulary.ts";
import { otherCategory, withoutCategory } from "./report.ts";
import { plainName, townCommunes } from "./communes/town-communes.ts";

/** The establishments of a destination, found by what a review's line says of theirs. */
export interface Establishments {
  /** The establishment's id; null where the destination has none like it. */
  find(named: NamedEstablishment): string | null;
  /** The category of the establishment found, else the one that the line names; null where neither is known. */
  category(named: NamedEstablishment): string | null;
  /** Whether reviews made it, and made it `autre`: no file of its own says that it is. */
  isMadeOther(named: NamedEstablishment): boolean;
  /** Makes an establishment of what the lines say, once for each; a category that is not ours becomes `autre`. They are found from then on. */
  create(db: Transaction<Tables>, changed: Changed, named: readonly NamedEstablishment[]): Promise<Created>;
  /** What `create` would make; they are found from then on, though none of them exists. */
  imagine(named: readonly NamedEstablishment[]): Created;
  /** The transaction that made them has committed. */
  keepCreated(): void;
  /** It was rolled back: they are not found any more. */
  forgetCreated(): void;
}

/** The establishments that were made, each by the place of the first that names it, and the categories of theirs that are not ours. */
export interface Created {
  made: ReadonlySet<number>;
  unmapped: string[];
}

interface Known {
  id: string;
  external_id: string | null;
  source_ref: string | null;
  name: string;
  city: string | null;
  category: string;
  /** Null where reviews made it. */
  content_hash: string | null;
}

/** Reads a destination's establishments; they stay in memory for the import (a few thousand, as a rule). */
export async function establishmentsOf(db: Transaction<Tables>, destination: string, vocabulary: Vocabulary): Promise<Establishments> {
  const ids = new Map<string, string>();
  // What the transaction under way has made.
  const fresh = new Map<string, string>();
  const categories = new Map<string, string>();
  const madeOther = new Set<string>();
  const learn = ({ id, external_id, source_ref, name, city, category, content_hash }: Known, into: Map<string, string>): void => {
    categories.set(id, category);
    if (category === otherCategory && content_hash === null) madeOther.add(id);
    for (const key of [nameKey(name, city), nameKey(name, null)]) if (!ids.has(key) && !fresh.has(key)) into.set(key, id);
    for (const reference of [source_ref, external_id]) if (reference !== null) into.set(referenceKey(reference), id);
  };
  const idOf = (key: string): string | undefined => fresh.get(key) ?? ids.get(key);
  const known = await db
    .selectFrom("establishments")
    .select(["id", "external_id", "source_ref", "name", "city", "category", "content_hash"])
    .where("destination_id", "=", destination)
    .orderBy("no")
    .execute();
  for (const one of known) learn(one, ids);
  const communes = townCommunes(
    await db.selectFrom("communes").select(["insee", "name", "child_id"]).where("destination_id", "=", destination).execute(),
  );

  const find = ({ external_id, name, city }: NamedEstablishment): string | null =>
    (external_id !== null ? idOf(referenceKey(external_id)) : undefined) ??
    (external_id === null && name !== null ? idOf(nameKey(name, city)) : undefined) ??
    null;

  const inputsOf = (
    named: readonly NamedEstablishment[],
  ): { inputs: Map<string, EstablishmentInput>; made: Set<number>; unmapped: string[] } => {
    const inputs = new Map<string, EstablishmentInput>();
    const made = new Set<number>();
    const unmapped: string[] = [];
    for (const [place, one] of named.entries()) {
      // A line that gives no reference of its own is known by name and town from now on.
      const external_id = establishmentKey(one);
      if (inputs.has(external_id)) continue;
      made.add(place);
      const category = one.category === null ? null : vocabulary.category(one.category);
      if (category === null) unmapped.push(one.category ?? withoutCategory);
      const commune = communes.of(one.city);
      inputs.set(external_id, {
        external_id,
        source_ref: null,
        name: one.name ?? external_id,
        category: category ?? otherCategory,
        commune_insee: commune?.insee ?? null,
        child_id: commune?.child_id ?? null,
        street: null,
        postal_code: null,
        city: one.city,
        lat: one.lat,
        lng: one.lng,
        website: null,
        stars: one.stars,
        labels: [],
        capacity: null,
        content_hash: null,
      });
    }
    return { inputs, made, unmapped };
  };

  return {
    find,
    category: (named) => categories.get(find(named) ?? "") ?? (named.category === null ? null : vocabulary.category(named.category)),
    isMadeOther: (named) => madeOther.has(find(named) ?? ""),
    create: async (trx, changed, named) => {
      const { inputs, made, unmapped } = inputsOf(named);
      const stored = await putEstablishments(trx, changed, destination, [...inputs.values()]);
      for (const { id, external_id } of stored) {
        const input = inputs.get(external_id);
        if (input) learn({ ...input, id }, fresh);
      }
      return { made, unmapped };
    },
    imagine: (named) => {
      const { inputs, made, unmapped } = inputsOf(named);
      for (const input of inputs.values()) learn({ ...input, id: input.external_id }, fresh);
      return { made, unmapped };
    },
    keepCreated: () => {
      for (const [key, id] of fresh) ids.set(key, id);
      fresh.clear();
    },
    forgetCreated: () => fresh.clear(),
  };
}

/** The key of an establishment that a line names: its reference, else name and town. */
export function establishmentKey({ external_id, name, city }: NamedEstablishment): string {
  return external_id ?? `nom:${nameKey(name ?? "", city)}`;
}

const referenceKey = (reference: string): string => `ref ${reference}`;

function nameKey(name: string, city: string | null): string {
  return `${plainName(name)}|${city === null ? "" : plainName(city)}`;
}
