import { useEffect, useState } from "react";

import type { SelectionInput } from "../../../generated/types.ts";
import type { TaggedSelection } from "../selections-queries.ts";
import { keepSelection, keptSelection, type SelectionEntries } from "./kept-selection.ts";
import { draftOf, ruleOf } from "./rule-draft.ts";

/** A selection as it is filled in, and the stored one that it is to replace. */
export interface EditedSelection extends SelectionEntries {
  set: (part: Partial<SelectionEntries>) => void;
  /** What is stored, at the revision that the entries began from; null for a selection to be made. */
  base: TaggedSelection | null;
  /** As it would be saved. */
  content: SelectionInput;
  /** Something is filled in that is not stored. */
  dirty: boolean;
  /** The entries go on from those that an earlier page of this tab has kept. */
  resumed: boolean;
  /** The entries are stored now. */
  onStored: (saved: TaggedSelection) => void;
  /** Replaces the entries by what is stored. */
  takeUp: (stored: TaggedSelection | null) => void;
  /** Nothing of the entries is kept: their editor is left on purpose. */
  forget: () => void;
}

/** Edits a selection: what is not saved is kept in the tab until it is, or given up. */
export function useEditedSelection(stored: TaggedSelection | null): EditedSelection {
  const id = stored?.selection.id ?? null;
  const [kept] = useState(() => keptSelection(id));
  const [resumed, setResumed] = useState(kept !== null);
  // What was kept was begun from the revision of then: where somebody has saved since, saving says so.
  const [base, setBase] = useState(() => (stored && kept?.etag ? { ...stored, etag: kept.etag } : stored));
  const [entries, setEntries] = useState<SelectionEntries>(() => kept ?? entriesOf(stored));
  const content = contentOf(entries);
  const dirty = JSON.stringify(content) !== JSON.stringify(base ? contentOf(entriesOf(base)) : { title: "" });
  const etag = base?.etag ?? null;

  useEffect(() => keepSelection(id, dirty ? { ...entries, etag } : null), [id, dirty, entries, etag]);

  return {
    ...entries,
    set: (part) => setEntries((before) => ({ ...before, ...part })),
    base,
    content,
    dirty,
    resumed: resumed && dirty,
    onStored: (saved) => {
      setBase(saved);
      setResumed(false);
    },
    takeUp: (taken) => {
      setBase(taken);
      setEntries(entriesOf(taken));
      setResumed(false);
    },
    forget: () => keepSelection(id, null),
  };
}

function entriesOf(stored: TaggedSelection | null): SelectionEntries {
  const { title = "", rule = null, establishments = [], kind = "living" } = stored?.selection ?? {};
  return { title, mode: stored && !rule ? "hand" : "rule", draft: draftOf(rule), members: establishments, kind };
}

/** What is filled in as it is sent. */
function contentOf({ title: typed, mode, draft, members, kind }: SelectionEntries): SelectionInput {
  const title = typed.trim();
  const { rule } = ruleOf(draft);
  return mode === "rule" ? { title, ...(rule ? { rule, kind } : {}) } : { title, establishments: [...members] };
}
