import { monitoredUrl } from "../../../src/domain/monitored/monitored-url.ts";
import type { Provider, ReviewUrl, ReviewUrlChange, ReviewUrlRequest, ReviewUrls } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import { refused } from "../../reading/question.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";

/** Addresses that both lists of an establishment hold at most; removed ones, of which as many are stored, make way. */
const MOST_URLS = 60;

/**
 * The addresses on which the reviews of an establishment are published, and their four transitions (specification §4). An
 * establishment that the group does not see and an address of another one are absent (404); an address that may not be
 * monitored is refused (422).
 */
export interface ReviewUrlsOf {
  list(establishment: string): Promise<ReviewUrls>;
  /** Adds to the active list; the same address leaves the inactive one. */
  create(establishment: string, request: ReviewUrlRequest): Promise<ReviewUrl>;
  /** Another address; activated, it goes to the active list, from wherever it was; deactivated, to the inactive one. */
  change(establishment: string, id: string, change: ReviewUrlChange): Promise<ReviewUrl>;
  /** Takes it off both lists, inactive. */
  remove(establishment: string, id: string): Promise<ReviewUrl>;
}

const columns = ["id", "establishment_id", "url", "provider", "is_inactive", "created_at", "updated_at", "removed_at"] as const;
interface Row extends Omit<ReviewUrl, "title" | "sheet_id"> {
  establishment_id: string;
  removed_at: string | null;
}

export function reviewUrlsOf(store: Store, actor: StoreActor, clock: Clock, providers: () => readonly Provider[]): ReviewUrlsOf {
  /** Runs `work` on an establishment that the group sees, locked: two writes at once are judged one after the other. */
  const within = <T>(establishment: string, work: (db: ScopedDb, id: string) => Promise<T>, writes = true): Promise<T> => {
    if (!isUuid(establishment)) throw new ApiError("object.not-found");
    return store.forActor(actor).transaction(async (db) => {
      const query = db.selectFrom("establishments").select("id").where("id", "=", establishment);
      const found = await (writes ? query.forUpdate() : query).executeTakeFirst();
      if (!found) throw new ApiError("object.not-found");
      return work(db, found.id);
    });
  };
  const stamp = (): { updated_at: string; updated_by: string } => ({ updated_at: clock.now().toISOString(), updated_by: actor.login });
  const known = (db: ScopedDb, establishment: string) =>
    db.selectFrom("review_urls").select(columns).where("establishment_id", "=", establishment);
  const admitted = (url: string, provider: string | undefined): { url: string; provider: string } => {
    const found = monitoredUrl(url, providers());
    if (!found) throw forbidden();
    if (provider !== undefined && provider !== found.provider)
      throw refused("/provider", "Cette adresse n’est pas celle de la plateforme choisie. Choisissez la plateforme de l’adresse.");
    return found;
  };
  const requireRoom = (rows: readonly Row[]): void => {
    if (rows.filter(isListed).length >= MOST_URLS)
      throw refused("/url", `Un établissement a ${MOST_URLS} adresses au plus. Modifiez-en une, ou retirez-en une.`);
  };
  const forget = async (db: ScopedDb, row: Row | undefined): Promise<void> => {
    if (row) await db.deleteFrom("review_urls").where("id", "=", row.id).execute();
  };
  const update = async (db: ScopedDb, id: string, set: Partial<Row>): Promise<ReviewUrl> =>
    shown(
      await db
        .updateTable("review_urls")
        .set({ ...set, ...stamp() })
        .where("id", "=", id)
        .returning(columns)
        .executeTakeFirstOrThrow(),
    );

  return {
    list: (establishment) =>
      within(
        establishment,
        async (db, id) => {
          const rows = await known(db, id).where("removed_at", "is", null).orderBy("created_at").orderBy("url").execute();
          return {
            review_urls: rows.filter(({ is_inactive }) => !is_inactive).map(shown),
            review_urls_inactives: rows.filter(({ is_inactive }) => is_inactive).map(shown),
          };
        },
        false,
      ),

    create: (establishment, { url, provider, sheet_id }) =>
      within(establishment, async (db, id) => {
        requireSheetOf(id, sheet_id);
        const address = admitted(url, provider);
        const rows = await known(db, id).execute();
        const same = rows.find((row) => row.url === address.url);
        if (same && !same.is_inactive) throw refused("/url", "Cette adresse est déjà surveillée.");
        if (!same || !isListed(same)) requireRoom(rows);
        if (same) return update(db, same.id, { provider: address.provider, is_inactive: false, removed_at: null });
        const removed = rows.filter((row) => !isListed(row)).toSorted((a, b) => ((a.removed_at ?? "") < (b.removed_at ?? "") ? -1 : 1));
        if (removed.length >= MOST_URLS) await forget(db, removed[0]);
        const at = stamp();
        return shown(
          await db
            .insertAbout("review_urls", { establishment_id: id, ...address, created_at: at.updated_at, ...at })
            .returning(columns)
            .executeTakeFirstOrThrow(),
        );
      }),

    change: (establishment, urlId, { url, provider, sheet_id, is_inactive }) =>
      within(establishment, async (db, id) => {
        const rows = await known(db, id).execute();
        const current = rows.find((row) => row.id === urlId.toLowerCase());
        if (!current) throw new ApiError("object.not-found");
        requireSheetOf(id, sheet_id);
        const address = url === undefined && provider === undefined ? null : admitted(url ?? current.url, provider);
        // What was allowed once may no longer be: it is not taken up again.
        if (is_inactive === false && !address) admitted(current.url, undefined);
        const same = address && rows.find((row) => row.id !== current.id && row.url === address.url);
        if (same && isListed(same)) throw refused("/url", "Cette adresse est déjà enregistrée pour cet établissement.");
        if (!isListed(current) && is_inactive !== undefined) requireRoom(rows);
        // What was removed is on no list: it does not keep its address from another.
        await forget(db, same ?? undefined);
        return update(db, current.id, {
          ...address,
          ...(is_inactive === undefined ? {} : { is_inactive, removed_at: null }),
        });
      }),

    remove: (establishment, urlId) =>
      within(establishment, async (db, id) => {
        const current = isUuid(urlId) ? await known(db, id).where("id", "=", urlId).executeTakeFirst() : undefined;
        if (!current) throw new ApiError("object.not-found");
        return update(db, current.id, { is_inactive: true, removed_at: clock.now().toISOString() });
      }),
  };
}

function forbidden(): ApiError {
  const detail = "Cette adresse ne peut pas être surveillée.";
  return new ApiError("target.forbidden", { errors: [{ pointer: "/url", code: "target", detail }] });
}

/** A sheet has the id of its establishment. */
function requireSheetOf(establishment: string, sheet: string | undefined): void {
  if (sheet !== undefined && sheet.toLowerCase() !== establishment) throw new ApiError("object.not-found");
}

/** Whether it is on one of the two lists, and not removed from both. */
function isListed({ removed_at }: Row): boolean {
  return removed_at === null;
}

function shown({ establishment_id, removed_at: _, ...row }: Row): ReviewUrl {
  return { ...row, title: row.url, sheet_id: establishment_id };
}
