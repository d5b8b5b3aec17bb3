import { sql } from "kysely";
import type { Selectable } from "kysely";

import { addMonths, dayOf } from "../../../src/domain/time/day.ts";
import { isCalendarDay } from "../../../src/domain/time/calendar-day.ts";
import type { CounterRemark, CounterRemarkInput, CounterRemarks, Product } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, StoreActor } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";

export type RemarkServices = Pick<Services, "store" | "config" | "clock" | "analyse">;

/** How long ago a remark may have been made. */
const OLDEST_MONTHS = 24;

/** Which remarks are read; all where nothing is said. */
export interface RemarkNarrowing {
  establishment?: string | undefined;
  year?: number | undefined;
}

/** The remarks that a group took at its counters; another group's is absent (404). */
export interface Remarks {
  list(narrowing: RemarkNarrowing & { page: number; size: number }): Promise<CounterRemarks>;
  /** Those of a year, earliest first. */
  ofYear(narrowing: RemarkNarrowing): Promise<CounterRemark[]>;
  find(id: string): Promise<CounterRemark>;
  create(remark: CounterRemarkInput): Promise<CounterRemark>;
  /** Replaces this revision; refuses (412) where it is no longer the present one. */
  change(id: string, revision: number, remark: CounterRemarkInput): Promise<CounterRemark>;
  remove(id: string): Promise<void>;
}

export function remarksOf({ store, config, clock, analyse }: RemarkServices, actor: StoreActor): Remarks {
  const scoped = store.forActor(actor);
  const product = config.product();
  const now = (): string => clock.now().toISOString();
  const today = (): string => dayOf(clock.now(), product.timezone);

  /** What is stored of a remark. Refuses (404) an establishment that the group does not see, (422) a day to come, or long past and not `stored`. */
  const valuesOf = async (remark: CounterRemarkInput, stored?: string) => {
    const { establishment, day, kind, text, lang = "fr", follow_up } = remark;
    const place = await scoped.transaction((db) => seenPlace(db, establishment));
    if (!isCalendarDay(day) || day > today()) throw refused("/day", "Cette date est à venir. Indiquez le jour où la remarque a été faite.");
    if (day !== stored && day < addMonths(today(), -OLDEST_MONTHS))
      throw refused("/day", "Cette remarque date de plus de deux ans : elle ne peut plus être saisie.");
    const [found] = await analyse([{ text: text.trim(), lang, domain: place.category }]);
    const themes = [...new Set((found?.mentions ?? []).map(({ theme }) => theme))];
    const followed = follow_up?.trim() ?? "";
    return { establishment_id: place.id, day, kind, text: text.trim(), lang, follow_up: followed === "" ? null : followed, themes };
  };
  const present = async (db: ScopedDb, id: string): Promise<CounterRemark> => {
    const row = isUuid(id) ? await db.selectFrom("counter_remarks").selectAll().where("id", "=", id).executeTakeFirst() : undefined;
    if (!row) throw new ApiError("object.not-found");
    return (await shown(db, [row], product))[0] ?? Promise.reject(new ApiError("object.not-found"));
  };
  return {
    list: ({ page, size, ...narrowing }) =>
      scoped.transaction(async (db) => {
        if (narrowing.establishment !== undefined) await seenPlace(db, narrowing.establishment);
        const { n } = await narrowed(db, narrowing)
          .select(({ fn }) => fn.countAll<string>().as("n"))
          .executeTakeFirstOrThrow();
        const rows = await narrowed(db, narrowing)
          .selectAll()
          .orderBy("day", "desc")
          .orderBy("created_at", "desc")
          .orderBy("id")
          .limit(size)
          .offset(page * size)
          .execute();
        const years = await db
          .selectFrom("counter_remarks")
          .select(sql<number>`extract(year FROM day)::int`.as("year"))
          .distinct()
          .orderBy("year", "desc")
          .execute();
        return { items: await shown(db, rows, product), total: Number(n), page, size, years: years.map(({ year }) => year) };
      }),
    ofYear: (narrowing) =>
      scoped.transaction(async (db) => {
        if (narrowing.establishment !== undefined) await seenPlace(db, narrowing.establishment);
        return shown(db, await narrowed(db, narrowing).selectAll().orderBy("day").orderBy("created_at").orderBy("id").execute(), product);
      }),
    find: (id) => scoped.transaction((db) => present(db, id)),
    create: async (remark) => {
      const values = await valuesOf(remark);
      return scoped.transaction(async (db) => {
        const stamp = { created_at: now(), created_by: actor.login, updated_at: now(), updated_by: actor.login };
        const { id } = await db
          .insertInto("counter_remarks", { ...values, ...stamp })
          .returning("id")
          .executeTakeFirstOrThrow();
        return present(db, id);
      });
    },
    change: async (id, revision, remark) => {
      const { day } = await scoped.transaction((db) => present(db, id));
      const values = await valuesOf(remark, day);
      return scoped.transaction(async (db) => {
        const row = await db
          .updateTable("counter_remarks")
          .set({ ...values, revision: revision + 1, updated_at: now(), updated_by: actor.login })
          .where("id", "=", id)
          .where("revision", "=", revision)
          .returning("id")
          .executeTakeFirst();
        if (!row) throw new ApiError("remark.conflict");
        return present(db, id);
      });
    },
    remove: (id) =>
      scoped.transaction(async (db) => {
        await present(db, id);
        await db.deleteFrom("counter_remarks").where("id", "=", id).execute();
      }),
  };
}

async function seenPlace(db: ScopedDb, id: string): Promise<{ id: string; category: string }> {
  const place = isUuid(id)
    ? await db.selectFrom("establishments").select(["id", "category"]).where("id", "=", id).executeTakeFirst()
    : undefined;
  if (!place) throw new ApiError("object.not-found");
  return place;
}

function narrowed(db: ScopedDb, { establishment, year }: RemarkNarrowing) {
  let query = db.selectFrom("counter_remarks");
  if (establishment !== undefined) query = query.where("establishment_id", "=", establishment);
  if (year !== undefined) query = query.where("day", ">=", `${year}-01-01`).where("day", "<=", `${year}-12-31`);
  return query;
}

async function shown(db: ScopedDb, rows: readonly Selectable<Tables["counter_remarks"]>[], { themes }: Product): Promise<CounterRemark[]> {
  const places = new Map((await db.selectFrom("establishments").select(["id", "name"]).execute()).map(({ id, name }) => [id, name]));
  return rows.map(
    ({
      id,
      establishment_id,
      day,
      kind,
      text,
      lang,
      follow_up,
      themes: found,
      revision,
      created_at,
      created_by,
      updated_at,
      updated_by,
    }) => ({
      id,
      establishment: { id: establishment_id, name: places.get(establishment_id) ?? "" },
      day,
      kind,
      text,
      lang,
      follow_up,
      themes: found.map((theme) => ({ id: theme, name: themes.find((known) => known.id === theme)?.name ?? theme })),
      revision,
      created_at,
      created_by,
      updated_at,
      updated_by,
    }),
  );
}
