import type { Selectable } from "kysely";

import { isSameDocument } from "../../../src/engine/document/canonical.ts";
import type { Dashboard, DraftState } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";
import type { ScopedDb } from "../../store/store.ts";
import type { DraftAside } from "../../store/tables/dashboards.ts";
import type { Tables } from "../../store/tables.ts";
import { storedDocument } from "./stored-document.ts";
import { broughtUp } from "./tagged-document.ts";

/** Drafts put aside that a dashboard keeps. */
const MOST_ASIDE = 10;

export type Row = Selectable<Tables["dashboards"]>;

/** How a draft is saved: over which one, and made from which revision of the document. */
export interface DraftSave {
  /** Number of the draft that its author has seen, «any» to replace whichever there is; null: not given, which admits one's own alone. */
  known: number | "any" | null;
  /** Null: the present revision. */
  base: number | null;
}

/** What became of a draft: kept under this number, or refused for the newer one that is there. */
export type DraftSaved = { no: number } | { newer: DraftState };

/**
 * Keeps a draft of any form; null where there is no such dashboard. A newer draft that its author has not seen is
 * never replaced unasked; one that is replaced on purpose is put aside for the person who made it. A draft made before
 * tags were changed gets that change.
 */
export async function saveDraft(
  db: ScopedDb,
  id: string,
  sent: unknown,
  { known, base }: DraftSave,
  at: string,
): Promise<DraftSaved | null> {
  const row = await lockedRow(db, id);
  if (!row) return null;
  const from = base ?? row.revision;
  const current = broughtUp(sent, from, row);
  const draft = current ?? sent;
  // The same again, its answer lost, or somebody else's that was taken over as it is.
  if (draft !== null && isEqual(row.draft, draft)) return { no: row.draft_no };
  if (isNewer(row, known, db.login)) return { newer: draftState(row) };
  const kept = draft === null || isPublished(draft, row) ? null : JSON.stringify(draft);
  const on = current === null ? from : row.revision;
  const no = row.draft_no + 1;
  await db
    .updateTable("dashboards")
    .set({
      draft: kept,
      draft_no: no,
      draft_author: kept === null ? null : db.login,
      draft_at: kept === null ? null : at,
      draft_base: kept === null ? null : on,
      drafts_aside: JSON.stringify(aside(row, sent, known, db.login)),
    })
    .where("id", "=", id)
    .execute();
  // Others who have the editor open learn of it, whatever they do.
  db.announce("presence", id);
  return { no };
}

/** Keeps a draft aside for its author, without touching the one that is there: false where there is no such dashboard. */
export async function putAside(db: ScopedDb, id: string, draft: unknown, at: string): Promise<boolean> {
  const row = await lockedRow(db, id);
  if (!row) return false;
  const one: DraftAside = { author: db.login, at, document: draft };
  await db
    .updateTable("dashboards")
    .set({ drafts_aside: JSON.stringify(withOne(row.drafts_aside, one)) })
    .where("id", "=", id)
    .execute();
  return true;
}

/**
 * What a publication leaves of the drafts: nothing of one that the publisher made or has seen (`known`), all of anybody
 * else's. What was put aside for the publisher has served its time.
 */
export function draftsAfter(
  row: Row,
  document: Dashboard,
  known: number | null,
  login: string,
): Partial<typeof noDraft> & { drafts_aside: string } {
  const seen = known === null ? row.draft_author === null || row.draft_author === login : known === row.draft_no;
  const same = isDashboard(row.draft) && isSameDocument(row.draft, document);
  const drafts_aside = JSON.stringify(row.drafts_aside.filter(({ author }) => author !== login));
  return seen || same ? { ...noDraft, drafts_aside } : { drafts_aside };
}

export function draftState({ draft, draft_no: no, draft_author: author, draft_at: at, draft_base: base }: Row): DraftState {
  return draft === null ? { no, author: null, at: null, base: null } : { no, author, at, base };
}

/** The columns of a dashboard without a draft; its number stays. */
export const noDraft = { draft: null, draft_author: null, draft_at: null, draft_base: null };

function isNewer(row: Row, known: DraftSave["known"], login: string): boolean {
  if (row.draft === null || known === "any") return false;
  if (known === null) return row.draft_author !== null && row.draft_author !== login;
  return known !== row.draft_no;
}

/** Whether a draft is the document itself, which makes it none. */
export function isPublished(draft: unknown, { document }: Pick<Row, "document">): boolean {
  return isDashboard(draft) && isSameDocument(draft, storedDocument(document));
}

/** The drafts put aside, the latest of each author: the one replaced now joins them, one that its author takes up again leaves. */
function aside(row: Row, draft: unknown, known: DraftSave["known"], login: string): DraftAside[] {
  const { draft: replaced, draft_author: author, draft_at: at, drafts_aside } = row;
  const kept = drafts_aside.filter((one) => one.author !== login || !isEqual(one.document, draft));
  if (known !== "any" || replaced === null || author === null || at === null || isEqual(replaced, draft)) return kept;
  return withOne(kept, { author, at, document: replaced });
}

function withOne(asides: readonly DraftAside[], one: DraftAside): DraftAside[] {
  return [one, ...asides.filter(({ author }) => author !== one.author)].slice(0, MOST_ASIDE);
}

/** Locked until the transaction ends: of two writes that come at once the second sees the first. */
export function lockedRow(db: ScopedDb, id: string): Promise<Row | undefined> {
  return db.selectFrom("dashboards").selectAll().where("id", "=", id).where("deleted_at", "is", null).forUpdate().executeTakeFirst();
}

/** Whether two values of any form are the same draft. */
function isEqual(a: unknown, b: unknown): boolean {
  return isDashboard(a) && isDashboard(b) ? isSameDocument(a, b) : JSON.stringify(a) === JSON.stringify(b);
}
