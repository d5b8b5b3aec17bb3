import { type Selectable, sql } from "kysely";

import { tagChange } from "../../../src/domain/tag.ts";
import type { Dashboard, DraftState, LinkState, TagChange } from "../../../src/generated/types.ts";
import type { Clock } from "../../kit/clock.ts";
import { markDeleted, takeBackDeletion } from "../../store/soft-deletion.ts";
import type { ScopedDb, Store, StoreActor } from "../../store/store.ts";
import type { DraftAside } from "../../store/tables/dashboards.ts";
import type { Tables } from "../../store/tables.ts";
import { changeTags, type TagsChanged } from "./change-tags.ts";
import { draftsAfter, type DraftSave, type DraftSaved, draftState, lockedRow, putAside, saveDraft } from "./drafts-store.ts";
import { liveLinks } from "./links-store.ts";
import { storedDocument, storedDraft } from "./stored-document.ts";
import { broughtUp, tagsIn } from "./tagged-document.ts";
import { subscribersOf } from "./subscribers-store.ts";
import { offerTags } from "./tags-store.ts";
import { usesOf } from "./use-store.ts";
import { keepVersion } from "./versions-store.ts";
import { isUuid } from "../../kit/uuid.ts";

/** A dashboard as it is kept; the document in canonical form. */
export interface StoredDashboard {
  id: string;
  document: Dashboard;
  /** What is being edited, any JSON; null where it equals the document. */
  draft: unknown;
  draft_state: DraftState;
  /** The reader's own draft, where somebody else has replaced it. */
  draft_aside: DraftAside | null;
  /** What it is linked to, as it was when they last agreed; null without a link, or where that is not known. */
  base: Dashboard | null;
  /** The version of its template that was refused. */
  template_refused: number | null;
  revision: number;
  /** The earliest revision that differs from this one in tags alone. */
  tagged_since: number;
  created_at: string;
  updated_at: string;
  updated_by: string;
  link: LinkState | null;
}

/** A dashboard of the list: without its document and drafts, which are long. */
export interface ListedDashboard extends Pick<StoredDashboard, "id" | "revision" | "created_at" | "updated_at" | "updated_by" | "link"> {
  /** Whether there is one. */
  draft: boolean;
  /** How often it was opened in the last 30 days, and when last. */
  views: number;
  opened_at: string | null;
  /** To how many addresses it is sent at regular times. */
  subscribers: number;
}

/** The dashboards of one group. An id of another group, a deleted one or a malformed one is an absent one. */
export interface Dashboards {
  /** Newest first. */
  list(): Promise<ListedDashboard[]>;
  /** The documents of these dashboards, by id. */
  documents(ids: readonly string[]): Promise<ReadonlyMap<string, Dashboard>>;
  find(id: string): Promise<StoredDashboard | null>;
  /** Those that are linked to a template, newest first. */
  linked(): Promise<StoredDashboard[]>;
  /** Offers its tags to the group, save those of the document that it is a copy of. `base`: the template that it is linked to. */
  create(document: Dashboard, copied?: Dashboard, base?: Dashboard | null): Promise<StoredDashboard>;
  /**
   * Replaces the document of this revision, with the changes of tags since, and drops the draft, unless that is somebody
   * else's which the publisher has not seen (`seen` is its number). Offers the tags that the document gains to the group.
   * «stale» where more than tags has changed since. `base` is the template that the document agrees with from now on; where
   * absent, the former one as long as the link is the same.
   */
  publish(
    id: string,
    revision: number,
    document: Dashboard,
    seen?: number,
    base?: Dashboard | null,
  ): Promise<StoredDashboard | "stale" | null>;
  /** Offers a version of its template no more; false where there is no such dashboard. */
  refuse(id: string, version: number): Promise<boolean>;
  /** Keeps a draft of any form; null where there is no such dashboard. */
  saveDraft(id: string, draft: unknown, how?: DraftSave): Promise<DraftSaved | null>;
  /** Keeps a draft aside for the actor, beside the one that is there; false where there is no such dashboard. */
  putAside(id: string, draft: unknown): Promise<boolean>;
  /** Changes the document's tags and the draft's; null where there is no such dashboard. */
  changeTags(id: string, change: TagChange): Promise<TagsChanged | null>;
  /** False where there is no such dashboard. It can be restored; its public link is gone meanwhile. */
  remove(id: string): Promise<boolean>;
  /** Undoes {@link remove}; true for a dashboard that was never removed, too. */
  restore(id: string): Promise<boolean>;
}

type Row = Selectable<Tables["dashboards"]>;

/** The dashboards that the actor's group has. */
export function dashboardsOf(store: Store, actor: StoreActor, clock: Clock): Dashboards {
  const scoped = store.forActor(actor);
  const now = (): string => clock.now().toISOString();
  const living = (db: ScopedDb, id: string): Promise<Row | undefined> =>
    db.selectFrom("dashboards").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst();
  const linksOf = (db: ScopedDb, rows: readonly { id: string }[]): Promise<ReadonlyMap<string, LinkState>> =>
    liveLinks(
      db,
      rows.map(({ id }) => id),
      now(),
    );
  const one = async (db: ScopedDb, row: Row | undefined): Promise<StoredDashboard | null> =>
    row ? stored(row, (await linksOf(db, [row])).get(row.id) ?? null, actor.login) : null;
  const onlyUuid = <T>(id: string, absent: T, work: (db: ScopedDb) => Promise<T>): Promise<T> =>
    isUuid(id) ? scoped.transaction(work) : Promise.resolve(absent);

  return {
    list: async () => {
      const subscribers = await subscribersOf(store, actor);
      return scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("dashboards")
          .select(["id", "revision", "created_at", "updated_at", "updated_by", "owner"])
          .select((of) => of("draft", "is not", null).as("draft"))
          .where("deleted_at", "is", null)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .execute();
        const links = await linksOf(db, rows);
        const uses = await usesOf(db, now());
        return rows.map(({ owner, updated_by, draft, ...row }) => ({
          ...row,
          updated_by: updated_by ?? owner,
          draft: Boolean(draft),
          link: links.get(row.id) ?? null,
          views: uses.get(row.id)?.views ?? 0,
          opened_at: uses.get(row.id)?.opened_at ?? null,
          subscribers: subscribers.get(row.id) ?? 0,
        }));
      });
    },

    documents: (ids) =>
      scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("dashboards")
          .select(["id", "document"])
          .where("id", "in", [...ids])
          .execute();
        return new Map(rows.map(({ id, document }) => [id, storedDocument(document)]));
      }),

    find: (id) => onlyUuid(id, null, async (db) => one(db, await living(db, id))),

    linked: () =>
      scoped.transaction(async (db) => {
        const rows = await db
          .selectFrom("dashboards")
          .selectAll()
          .where("deleted_at", "is", null)
          .where(sql<boolean>`dashboards.document ->> 'extends' IS NOT NULL`)
          .orderBy("created_at", "desc")
          .orderBy("id")
          .execute();
        return rows.map((row) => stored(row, null, actor.login));
      }),

    create: (document, copied, base = null) =>
      scoped.transaction(async (db) => {
        const at = now();
        const row = await db
          .insertInto("dashboards", {
            owner: actor.login,
            title: document.title,
            document: JSON.stringify(document),
            base: base && JSON.stringify(base),
            draft: null,
            created_at: at,
            updated_at: at,
            updated_by: actor.login,
            deleted_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await offerTags(db, tagChange(copied ? tagsIn(copied) : [], tagsIn(document)).added);
        db.announce("dashboards", row.id);
        return stored(row, null, actor.login);
      }),

    publish: (id, revision, document, seen, base) =>
      onlyUuid<StoredDashboard | "stale" | null>(id, null, async (db) => {
        const former = await lockedRow(db, id);
        if (!former) return null;
        const whole = broughtUp(document, revision, former);
        if (!whole) return "stale";
        const row = await db
          .updateTable("dashboards")
          .set({
            title: whole.title,
            document: JSON.stringify(whole),
            revision: former.revision + 1,
            tag_changes: "[]",
            updated_at: now(),
            updated_by: actor.login,
            ...linkAfter(former, whole, base),
            ...draftsAfter(former, whole, seen ?? null, actor.login),
          })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirst();
        await keepVersion(db, id, { label: null, revision: former.revision + 1, document: whole, at: now() });
        await offerTags(db, tagChange(tagsIn(former.document), tagsIn(whole)).added);
        db.announce("dashboards", id);
        return one(db, row);
      }),

    saveDraft: (id, draft, how = { known: null, base: null }) => onlyUuid(id, null, (db) => saveDraft(db, id, draft, how, now())),

    putAside: (id, draft) => onlyUuid(id, false, (db) => putAside(db, id, draft, now())),

    changeTags: (id, change) => onlyUuid(id, null, (db) => changeTags(db, id, change, now())),

    refuse: (id, version) =>
      onlyUuid(id, false, async (db) => {
        const refused = await db
          .updateTable("dashboards")
          .set({ template_refused: version })
          .where("id", "=", id)
          .where("deleted_at", "is", null)
          .returning("id")
          .executeTakeFirst();
        if (refused) db.announce("dashboards", id);
        return refused !== undefined;
      }),

    remove: (id) =>
      onlyUuid(id, false, async (db) => {
        const removed = await markDeleted(db, "dashboards", id, now());
        if (removed) db.announce("dashboards", id);
        return removed;
      }),

    restore: (id) =>
      onlyUuid(id, false, async (db) => {
        const restored = await takeBackDeletion(db, "dashboards", id);
        if (restored) db.announce("dashboards", id);
        return restored;
      }),
  };
}

/** The columns of the link once a document is published: another link, or an upgrade, begins anew. */
function linkAfter(
  former: Row,
  document: Dashboard,
  base: Dashboard | null | undefined,
): { base?: string | null; template_refused?: null } {
  if (base === undefined && storedDocument(former.document).extends === document.extends) return {};
  return { base: base ? JSON.stringify(base) : null, template_refused: null };
}

/** A row as this reader sees it. */
function stored(row: Row, link: LinkState | null, reader: string): StoredDashboard {
  const { id, document, draft, drafts_aside, revision, tag_changes, created_at, updated_at, updated_by, owner, base, template_refused } =
    row;
  return {
    id,
    document: storedDocument(document),
    draft: storedDraft(draft, document),
    draft_state: draftState(row),
    base: base && storedDocument(base),
    template_refused,
    draft_aside: drafts_aside.find(({ author }) => author === reader) ?? null,
    revision,
    tagged_since: revision - tag_changes.length,
    created_at,
    updated_at,
    updated_by: updated_by ?? owner,
    link,
  };
}
