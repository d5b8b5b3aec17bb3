import { selectionDimensions } from "../../../domain/selection/dimensions.ts";
import { keepEntries, keptEntries } from "../../../lib/kept-entries.ts";
import { type ConditionDraft, isGroupDraft, newCondition, newGroup, type RuleDraft } from "./rule-draft.ts";

export type SelectionMode = "rule" | "hand";
export type SelectionKind = "living" | "frozen";

/** What is being filled in of a selection. */
export interface SelectionEntries {
  title: string;
  mode: SelectionMode;
  draft: RuleDraft;
  members: readonly string[];
  kind: SelectionKind;
}

/** Entries that are not saved, over the revision that they began from; null for a selection that is not made yet. */
export interface KeptSelection extends SelectionEntries {
  etag: string | null;
}

/** Keeps in the tab what is not saved of a selection, null for one to be made. `entries` null forgets it. */
export function keepSelection(id: string | null, entries: KeptSelection | null): void {
  keepEntries(nameOf(id), entries);
}

/** What was kept of a selection; null where nothing was, and where an older version of the page has kept it otherwise. */
export function keptSelection(id: string | null): KeptSelection | null {
  const kept = keptEntries(nameOf(id)) as Partial<KeptSelection> | null;
  if (!kept) return null;
  const { title, mode, draft, members, kind, etag = null } = kept;
  const isSound =
    typeof title === "string" &&
    (mode === "rule" || mode === "hand") &&
    (kind === "living" || kind === "frozen") &&
    Array.isArray(members) &&
    Array.isArray(draft?.items) &&
    draft.items.every((item) => (isGroupDraft(item) ? item.conditions.every(isKnown) : isKnown(item)));
  return isSound ? { title, mode, draft: withNewKeys(draft), members, kind, etag } : null;
}

const nameOf = (id: string | null): string => `selection ${id ?? "new"}`;

const isKnown = ({ dimension }: ConditionDraft): boolean => Object.hasOwn(selectionDimensions, dimension);

/** Keys are those of rows on screen: none of a former page may be one of this page's. */
function withNewKeys({ how, items }: RuleDraft): RuleDraft {
  const renewed = (condition: ConditionDraft): ConditionDraft => ({ ...condition, key: newCondition().key });
  return {
    how,
    items: items.map((item) =>
      isGroupDraft(item) ? { ...item, key: newGroup().key, conditions: item.conditions.map(renewed) } : renewed(item),
    ),
  };
}
