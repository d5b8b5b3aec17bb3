import { type Selectable, sql } from "kysely";

import { questionsOfAll } from "../../../src/domain/forms/form-results.ts";
import type { FormAnswers } from "../../../src/domain/forms/questions.ts";
import type { AnsweredText, AnswerStanding, FormDocument, FormResponses, Product, SpokenTheme } from "../../../src/generated/types.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import type { FormServices } from "./forms-store.ts";

/** Which answers to a form are read: of one establishment, of one standing, of some days; all where nothing is said. */
export interface ResponseNarrowing {
  establishment?: string | undefined;
  standing?: AnswerStanding | undefined;
  /** The first day, and the one after the last, of complete answers; days are those of `timezone`. */
  from?: string | undefined;
  to?: string | undefined;
  timezone?: string;
}

/** A page of the answers to a form of the group, latest first: what was said, never who said it. */
export function responsesTo(
  { store, config }: Pick<FormServices, "store" | "config">,
  actor: StoreActor,
  id: string,
  { page, size, ...narrowing }: ResponseNarrowing & { page: number; size: number },
): Promise<FormResponses> {
  return store.forActor(actor).transaction(async (db) => {
    const { document } = await requireForm(db, id);
    await requirePlace(db, narrowing);
    const texts = textsIn(await versionsOf(db, id, document));
    const { n } = await responsesIn(db, id, narrowing)
      .select(({ fn }) => fn.countAll<string>().as("n"))
      .executeTakeFirstOrThrow();
    const rows = await responsesIn(db, id, narrowing)
      .selectAll()
      .orderBy("updated_at", "desc")
      .orderBy("id")
      .limit(size)
      .offset(page * size)
      .execute();
    const names = await db.selectFrom("establishments").select(["id", "name"]).execute();
    const themes = await themesIn(
      db,
      rows.map((row) => row.id),
      config.product().themes,
    );
    return {
      items: rows.map(({ establishment_id, completed_at, updated_at, ...row }) => ({
        id: row.id,
        establishment: { id: establishment_id, name: names.find((place) => place.id === establishment_id)?.name ?? "" },
        version: row.version,
        channel: row.channel,
        state: row.state,
        score: row.score,
        rating: row.rating,
        answers: row.answers,
        lang: row.lang,
        profile: row.profile,
        stay_date: row.stay_date,
        at: completed_at ?? updated_at,
        publish: row.publish,
        set_aside: row.set_aside,
        themes: themes.get(row.id) ?? [],
        texts: texts(row.answers),
      })),
      total: Number(n),
      page,
      size,
    };
  });
}

/** The title and the draft of a form of the group; a form of another one is an absent one (404). */
export async function requireForm(db: ScopedDb, id: string) {
  const form = isUuid(id)
    ? await db.selectFrom("forms").select(["id", "title", "document"]).where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!form) throw new ApiError("object.not-found");
  return form;
}

/** What guests were asked, the latest version first; the draft of a form that was never published. */
export async function versionsOf(db: ScopedDb, form: string, draft: FormDocument): Promise<FormDocument[]> {
  const rows = await db.selectFrom("form_versions").select("document").where("form_id", "=", form).orderBy("version", "desc").execute();
  return rows.length > 0 ? rows.map(({ document }) => document) : [draft];
}

/** What answers say in words, in the order of the questions of all versions. */
function textsIn(versions: readonly FormDocument[]): (answers: FormAnswers) => AnsweredText[] {
  const asked = questionsOfAll(versions).filter(({ question }) => question.kind === "text");
  return (answers) =>
    asked.flatMap(({ question: { id, label } }) => {
      const text = answers[id];
      if (typeof text !== "string" || text.trim() === "") return [];
      return [{ question: id, label: label.fr.replaceAll("{establishment}", "l’établissement"), text }];
    });
}

/** Refuses (404) an establishment that the group does not see. */
export async function requirePlace(db: ScopedDb, { establishment }: Pick<ResponseNarrowing, "establishment">): Promise<void> {
  if (establishment === undefined) return;
  const seen = isUuid(establishment)
    ? await db.selectFrom("establishments").select("id").where("id", "=", establishment).executeTakeFirst()
    : undefined;
  if (!seen) throw new ApiError("object.not-found");
}

/** The answers to a form, narrowed. */
export function responsesIn(db: ScopedDb, form: string, { establishment, standing, from, to, timezone = "UTC" }: ResponseNarrowing) {
  let query = db.selectFrom("form_answers").where("form_id", "=", form);
  const day = sql<string>`(completed_at AT TIME ZONE ${timezone})::date`;
  if (from !== undefined) query = query.where(day, ">=", from);
  if (to !== undefined) query = query.where(day, "<", to);
  if (establishment !== undefined) query = query.where("establishment_id", "=", establishment);
  switch (standing) {
    case "started":
    case "partial":
      return query.where("state", "=", standing);
    case "spot":
      return query.where("state", "=", "complete").where("channel", "in", ["kiosk", "counter"]);
    case "aside":
      return query.where("state", "=", "complete").where("channel", "not in", ["kiosk", "counter"]).where("set_aside", "is not", null);
    case "counted":
      return query.where("state", "=", "complete").where("channel", "not in", ["kiosk", "counter"]).where("set_aside", "is", null);
    default:
      return query;
  }
}

export type ResponseRow = Selectable<Tables["form_answers"]>;

/** The answers to a form, narrowed, that come after an id in the order of ids. */
export function responsesAfter(
  db: ScopedDb,
  form: string,
  narrowing: ResponseNarrowing,
  after: string | undefined,
  limit: number,
): Promise<ResponseRow[]> {
  const query = responsesIn(db, form, narrowing).selectAll().orderBy("id").limit(limit);
  return (after === undefined ? query : query.where("id", ">", after)).execute();
}

/** What the analysis has found in the words of counted answers, by their ids: each theme once. */
async function themesIn(db: ScopedDb, ids: readonly string[], known: Product["themes"]): Promise<Map<string, SpokenTheme[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("answers")
    .select(["external_id", "mentions"])
    .where(
      "external_id",
      "in",
      ids.map((id) => `form ${id}`),
    )
    .execute();
  return new Map(
    rows.map(({ external_id, mentions }) => {
      const spoken = new Map<string, SpokenTheme>();
      for (const { theme, polarity } of mentions ?? []) {
        const before = spoken.get(theme)?.polarity;
        const name = known.find(({ id }) => id === theme)?.name ?? theme;
        spoken.set(theme, { id: theme, name, polarity: before === undefined || before === polarity ? polarity : "mixed" });
      }
      return [external_id.slice("form ".length), [...spoken.values()]];
    }),
  );
}
