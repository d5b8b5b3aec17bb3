import type { Updateable } from "kysely";

import { changedTags, MOST_TAGS, tagChange } from "../../../src/domain/tag.ts";
import type { DashboardTags, TagChange } from "../../../src/generated/types.ts";
import type { ScopedDb } from "../../store/store.ts";
import type { Tables } from "../../store/tables.ts";
import { isPublished, lockedRow, noDraft, type Row } from "./drafts-store.ts";
import { retagged, tagsIn, withTags } from "./tagged-document.ts";
import { offerTags } from "./tags-store.ts";

/** Changes of tags since the last publication that are kept: who has read the dashboard before them meets a conflict. */
const MOST_CHANGES = 50;

/** What became of a change: the tags that there are now, or how many too many there would be. */
export type TagsChanged = DashboardTags | { tooMany: number };

/**
 * Changes a dashboard's tags and nothing else, whatever its form; null where there is no such dashboard. Its draft gets the
 * same change and stays its author's, of the same number. What the dashboard gains is offered to the group.
 */
export async function changeTags(db: ScopedDb, id: string, wanted: TagChange, at: string): Promise<TagsChanged | null> {
  const row = await lockedRow(db, id);
  if (!row) return null;
  const before = tagsIn(row.document);
  const tags = changedTags(before, wanted);
  const change = tagChange(before, tags);
  if (change.added.length > 0 && tags.length > MOST_TAGS) return { tooMany: tags.length };
  if (change.added.length + change.removed.length === 0)
    return { tags: before, revision: row.revision, updated_at: row.updated_at, updated_by: row.updated_by ?? row.owner };
  const document = withTags(row.document, tags);
  const now = { revision: row.revision + 1, updated_at: at, updated_by: db.login };
  await db
    .updateTable("dashboards")
    .set({
      ...now,
      document: JSON.stringify(document),
      tag_changes: JSON.stringify([...row.tag_changes, change].slice(-MOST_CHANGES)),
      ...draftAfter({ ...row, document }, change),
    })
    .where("id", "=", id)
    .execute();
  await offerTags(db, change.added);
  db.announce("dashboards", id);
  return { tags, ...now };
}

/** What the change makes of the draft of a row whose document has been changed. One whose tags cannot be changed stays as it is, and on its revision. */
function draftAfter(row: Row, change: TagChange): Updateable<Tables["dashboards"]> {
  const draft = row.draft === null ? null : retagged(row.draft, [change]);
  if (draft === null) return {};
  if (isPublished(draft, row)) return noDraft;
  return { draft: JSON.stringify(draft), draft_base: row.draft_base === row.revision ? row.revision + 1 : row.draft_base };
}
