import { merge } from "../../../engine/document/versions/merge.ts";
import { isSameDocument } from "../../../engine/document/canonical.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { isEditable } from "../../../engine/document/drawable.ts";
import { isDashboard } from "../../../generated/validators.js";
import { Problem } from "../../../lib/problem.ts";
import type { KeptDraft } from "./kept-draft.ts";

/** The calls that a {@link StoredDraft} makes. */
export interface DraftCalls {
  read(id: string): Promise<DashboardAnswer>;
  /** Saves over the draft of this number; answers the number that the draft has now. */
  save(id: string, draft: Dashboard, over: { known: number | "any"; base: number }): Promise<number>;
  putAside(id: string, draft: Dashboard): Promise<void>;
}

/** Somebody's newer draft is stored where this one would go. */
export class NewerDraft extends Error {
  readonly latest: DashboardAnswer;
  constructor(latest: DashboardAnswer) {
    super("a newer draft is there");
    this.name = "NewerDraft";
    this.latest = latest;
  }
}

/**
 * The server keeps no such draft, however often it is sent: it is too large, holds what no JSON may, or its dashboard is gone or
 * no longer the account's to edit. `message` says why, in French.
 */
export class UnsavableDraft extends Error {
  constructor({ message, errors }: Problem) {
    super(errors[0]?.detail ?? message);
    this.name = "UnsavableDraft";
  }
}

const unsavable: readonly number[] = [400, 403, 404, 413, 422];

/** The document that an editor opens: a kept draft, whatever is still wrong with it, else what is published. */
export function editable({ draft, document }: Pick<DashboardAnswer, "draft" | "document">): Dashboard {
  return isEditable(draft) ? draft : document;
}

/** What an editor knows of the stored draft, so that it replaces none that it has not seen. */
export class StoredDraft {
  readonly #calls: DraftCalls;
  readonly #id: string;
  #known: number | "any" = 0;
  #base = 0;
  #tried: Dashboard | undefined;
  #seen: Dashboard;

  /** `kept`: the draft that goes on, where an earlier editor could not save it. */
  constructor(opened: DashboardAnswer, calls: DraftCalls, kept: KeptDraft | null = null) {
    this.#calls = calls;
    this.#id = opened.id;
    this.#seen = editable(opened);
    this.take(opened);
    if (kept) [this.#seen, this.#known, this.#base] = [kept.seen, kept.known, kept.base];
  }

  /** A draft that is not saved yet, with what is known of the stored one. */
  unsaved(document: Dashboard): KeptDraft {
    return { document, seen: this.#seen, known: this.#known, base: this.#base };
  }

  /** Number of the draft that the editor has seen; undefined once it is to replace any. */
  get seen(): number | undefined {
    return this.#known === "any" ? undefined : this.#known;
  }

  /** The document that was stored when the editor last looked: what both sides have in common. */
  get seenDocument(): Dashboard {
    return this.#seen;
  }

  /** The revision from which the edited document was made. */
  get base(): number {
    return this.#base;
  }

  /** The editor now shows what is stored. */
  take(latest: DashboardAnswer): void {
    const { draft, draft_state: state, revision } = latest;
    this.#seen = editable(latest);
    this.#known = state.no;
    this.#base = (isEditable(draft) ? state.base : null) ?? revision;
  }

  /** The edited document is based on this revision from now on. */
  startFrom(revision: number): void {
    this.#base = revision;
  }

  /** The next save replaces whatever draft is there, which is put aside for its author. */
  replace(): void {
    this.#known = "any";
  }

  /** Saves a draft. Throws {@link NewerDraft} where another has come meanwhile; this one is then put aside, so that closing the window loses nothing. */
  async save(draft: Dashboard): Promise<void> {
    const tried = this.#tried;
    this.#tried = draft;
    try {
      this.#known = await this.#calls.save(this.#id, draft, { known: this.#known, base: this.#base });
      this.#tried = undefined;
      this.#seen = draft;
    } catch (error) {
      if (error instanceof Problem && unsavable.includes(error.status)) throw new UnsavableDraft(error);
      if (!(error instanceof Problem && error.status === 412)) throw error;
      const latest = await this.#calls.read(this.#id);
      // The answer to the last try was lost, not the draft: the newer one is ours.
      if (tried && isDashboard(tried) && isDashboard(latest.draft) && isSameDocument(latest.draft, tried)) {
        this.#known = latest.draft_state.no;
        this.#tried = undefined;
        return this.save(draft);
      }
      // What goes together is made one at once; only where a choice is needed could this draft be the one that yields.
      if (!isEditable(latest.draft ?? latest.document) || merge(this.#seen, draft, editable(latest)).conflicts.length > 0)
        await this.#calls.putAside(this.#id, draft);
      throw new NewerDraft(latest);
    }
  }
}
