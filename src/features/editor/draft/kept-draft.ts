import { isSameDocument } from "../../../engine/document/canonical.ts";
import { isEditable } from "../../../engine/document/drawable.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { keepEntries, keptEntries } from "../../../lib/kept-entries.ts";

/** A draft that did not reach the server, and what its editor knew of the stored one. */
export interface KeptDraft {
  document: Dashboard;
  /** What was stored when the editor last looked. */
  seen: Dashboard;
  /** The number of that draft; «any» once it was to be replaced. */
  known: number | "any";
  /** The revision from which the document was made. */
  base: number;
}

/** Keeps a draft in the tab, where a reload, an expired session or another page leave it; null forgets it. */
export function keepDraft(id: string, draft: KeptDraft | null): void {
  keepEntries(nameOf(id), draft);
}

/** The draft that the tab keeps of a dashboard and that is not what is stored (`stored`); null where there is none. */
export function keptDraft(id: string, stored: Dashboard): KeptDraft | null {
  const { document, seen, known, base } = (keptEntries(nameOf(id)) ?? {}) as Partial<KeptDraft>;
  const isSound = isEditable(document) && isEditable(seen) && typeof base === "number";
  if (!isSound || (typeof known !== "number" && known !== "any") || isSameDocument(document, stored)) return null;
  return { document, seen, known, base };
}

function nameOf(id: string): string {
  return `dashboard-draft ${id}`;
}
