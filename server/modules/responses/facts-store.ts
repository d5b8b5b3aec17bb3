import type { Selectable } from "kysely";

import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import type { Fact, FactRequest, FactTranslations } from "../../../src/generated/types.ts";
import type { Actor } from "../../kit/actor.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, Store } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { answeredFor } from "./answerer.ts";

type Row = Selectable<Tables["establishment_facts"]>;

/** Lines of the sheet of one establishment. */
const MOST_LINES = 60;

/** The fact sheets of the establishments that an actor answers for; another establishment and another's line are absent (404). */
export interface Facts {
  /** Oldest first. */
  list(establishment: string): Promise<Fact[]>;
  find(establishment: string, id: string): Promise<Fact>;
  create(establishment: string, fact: FactRequest): Promise<Fact>;
  /** Replaces this revision; refuses (412) where it is no longer the present one. */
  change(establishment: string, id: string, revision: number, fact: FactRequest): Promise<Fact>;
  /** It can be restored. */
  remove(establishment: string, id: string): Promise<void>;
  restore(establishment: string, id: string): Promise<void>;
}

export function factsOf(store: Store, actor: Actor, clock: Clock): Facts {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const within = <T>(establishment: string, work: (db: ScopedDb, establishment: string) => Promise<T>): Promise<T> => {
    const own = answeredFor(actor);
    if (!isUuid(establishment) || (own && !own.includes(establishment.toLowerCase()))) throw new ApiError("object.not-found");
    return scoped.transaction(async (db) => {
      const row = await db.selectFrom("establishments").select("id").where("id", "=", establishment.toLowerCase()).executeTakeFirst();
      if (!row) throw new ApiError("object.not-found");
      return work(db, row.id);
    });
  };
  const living = (db: ScopedDb, establishment: string) =>
    db.selectFrom("establishment_facts").selectAll().where("establishment_id", "=", establishment).where("deleted_at", "is", null);
  const row = async (db: ScopedDb, establishment: string, id: string): Promise<Row> => {
    const found = isUuid(id) ? await living(db, establishment).where("id", "=", id).executeTakeFirst() : undefined;
    if (!found) throw new ApiError("object.not-found");
    return found;
  };
  const setRemoved = (establishment: string, id: string, deleted_at: string | null): Promise<void> =>
    within(establishment, async (db, of) => {
      const changed = isUuid(id)
        ? await db
            .updateTable("establishment_facts")
            .set({ deleted_at })
            .where("establishment_id", "=", of)
            .where("id", "=", id)
            .returning("id")
            .executeTakeFirst()
        : undefined;
      if (!changed) throw new ApiError("object.not-found");
    });

  return {
    list: (establishment) =>
      within(establishment, async (db, of) => {
        const rows = await living(db, of).orderBy("created_at").orderBy("id").execute();
        return Promise.all(rows.map((one) => factOf(db, one)));
      }),
    find: (establishment, id) => within(establishment, async (db, of) => factOf(db, await row(db, of, id))),
    create: (establishment, fact) =>
      within(establishment, async (db, of) => {
        const { length } = await living(db, of).execute();
        if (length >= MOST_LINES) throw refused("/text", `Une fiche compte ${MOST_LINES} informations au plus. Retirez-en une d’abord.`);
        const created = await db
          .insertAbout("establishment_facts", {
            establishment_id: of,
            ...valuesOf(fact),
            created_at: now(),
            updated_at: now(),
            updated_by: actor.login,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return factOf(db, created);
      }),
    change: (establishment, id, revision, fact) =>
      within(establishment, async (db, of) => {
        await row(db, of, id);
        const changed = await db
          .updateTable("establishment_facts")
          .set({ ...valuesOf(fact), revision: revision + 1, updated_at: now(), updated_by: actor.login })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .returningAll()
          .executeTakeFirst();
        if (!changed) throw new ApiError("fact.conflict");
        return factOf(db, changed);
      }),
    remove: async (establishment, id) => {
      await within(establishment, (db, of) => row(db, of, id));
      await setRemoved(establishment, id, now());
    },
    restore: (establishment, id) => setRemoved(establishment, id, null),
  };
}

/** The lines that hold on a day and exist in a language, in the order of the sheet. */
export async function factsFor(db: ScopedDb, establishment: string, lang: string, day: string): Promise<(Row & { said: string })[]> {
  const rows = await db
    .selectFrom("establishment_facts")
    .selectAll()
    .where("establishment_id", "=", establishment)
    .where("deleted_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows
    .filter(({ first_day: first, last_day: last }) => (first === null || first <= day) && (last === null || day <= last))
    .flatMap((row) => {
      const said = lang === "fr" ? row.text : row.translations[lang as keyof FactTranslations]?.trim();
      return said ? [{ ...row, said }] : [];
    });
}

function valuesOf({ text, translations = {}, theme = null, from = null, to = null }: FactRequest) {
  if (text.trim() === "") throw refused("/text", "Écrivez l’information.");
  if (from !== null && !isCalendarDay(from)) throw refused("/from", "Ce jour n’existe pas. Choisissez le premier jour.");
  if (to !== null && !isCalendarDay(to)) throw refused("/to", "Ce jour n’existe pas. Choisissez le dernier jour.");
  if (from !== null && to !== null && to < from) throw refused("/to", "Le dernier jour précède le premier. Choisissez un jour suivant.");
  const said = Object.entries(translations).filter(([, words]) => words !== undefined && words.trim() !== "");
  return { text: text.trim(), translations: JSON.stringify(Object.fromEntries(said)), theme, first_day: from, last_day: to };
}

async function factOf(db: ScopedDb, row: Row): Promise<Fact> {
  const author = await db.selectFrom("users").select("login").where("login", "=", row.updated_by).executeTakeFirst();
  const { id, text, translations, theme, first_day: from, last_day: to, revision } = row;
  return { id, text, translations, theme, from, to, revision, updated_at: row.updated_at, updated_by: author?.login ?? null };
}
