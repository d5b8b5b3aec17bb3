import type { Entities, Filters, Informations } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { hasSelection } from "../../reading/present-selection.ts";
import type { Store } from "../../store/store.ts";
import type { DestinationReader } from "./destination-reader.ts";

type Whose = Pick<DestinationReader, "group" | "destination">;

const as = (store: Store, { group }: Whose) => store.forActor({ login: "", group: { id: group } });

/** The territories to which a destination's figures can be narrowed: itself, its children, its communes. */
export function entitiesOf(store: Store, whose: Whose): Promise<Entities> {
  const own = whose.destination;
  if (own === null) return Promise.resolve([]);
  return as(store, whose).transaction(async (db) => {
    const rows = await db
      .selectFrom("destinations")
      .where((where) => where.or([where("id", "=", own), where("parent_id", "=", own)]))
      .select(["id", "name"])
      .orderBy("name")
      .execute();
    const communes = await db
      .selectFrom("communes")
      .where("destination_id", "=", own)
      .select(["insee as id", "name"])
      .orderBy("name")
      .execute();
    return [
      ...rows.filter(({ id }) => id === own).map((row) => ({ ...row, kind: "destination" as const })),
      ...rows.filter(({ id }) => id !== own).map((row) => ({ ...row, kind: "child" as const })),
      ...communes.map((row) => ({ ...row, kind: "commune" as const })),
    ];
  });
}

/** What a destination is: its name, its children, and how many establishments and communes it has. */
export async function informationsOf(store: Store, whose: Whose): Promise<Informations> {
  const entities = await entitiesOf(store, whose);
  const names = (kind: string): { id: string; name: string }[] =>
    entities.filter((one) => one.kind === kind).map(({ id, name }) => ({ id, name }));
  const counted = await as(store, whose).transaction((db) =>
    db
      .selectFrom("establishments")
      .select(({ fn }) => fn.countAll<string>().as("n"))
      .executeTakeFirst(),
  );
  return {
    destination: names("destination")[0] ?? null,
    children: names("child"),
    establishments: Number(counted?.n ?? 0),
    communes: names("commune").length,
  };
}

/** The filter for an entity; 404 for one that is no part of the destination. */
export async function entityFilter(store: Store, whose: Whose, entity: string | undefined): Promise<Filters> {
  if (entity === undefined) return {};
  const found = (await entitiesOf(store, whose)).find(({ id }) => id === entity);
  if (!found) throw new ApiError("object.not-found");
  return found.kind === "destination" ? {} : { [found.kind]: [found.id] };
}

/** The filter for a selection of the group; 404 for any other. */
export async function selectionFilter(store: Store, whose: Whose, selection: string | undefined): Promise<Filters> {
  if (selection === undefined) return {};
  if (!(await as(store, whose).transaction((db) => hasSelection(db, selection)))) throw new ApiError("object.not-found");
  return { selection: [selection.toLowerCase()] };
}
