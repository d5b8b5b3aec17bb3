import { NewerDraft, UnsavableDraft } from "./stored-draft.ts";

/** What has become of the latest document; «refused» for a newer draft of somebody else, until a choice is made, «unsavable» as long as it is what the server does not keep. */
export type DraftStatus = "saved" | "saving" | "failed" | "refused" | "unsavable";

/** Why a document is refused or unsavable. */
export type Refused = NewerDraft | UnsavableDraft;

/** A pause in editing after which the draft is kept (ms). */
const PAUSE_MS = 600;
/** After a save that failed, the next try (ms). */
const RETRY_MS = 5_000;

/**
 * Keeps the latest of a succession of documents, shortly after each change and again until it is kept.
 *
 * One save at a time, so that an older document never arrives after a newer one. `onStatus` receives every
 * change of status; «saved» speaks of the latest document alone. A save that is {@link Refused} is not tried again
 * before the next change or {@link release}.
 */
export class DraftKeeper<T> {
  readonly #save: (document: T) => Promise<void>;
  readonly #onStatus: (status: DraftStatus, why?: Refused) => void;
  #kept: T;
  #wanted: T;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #held = false;
  #failed = false;
  #refused = false;
  #left = false;

  constructor(stored: T, save: (document: T) => Promise<void>, onStatus: (status: DraftStatus, why?: Refused) => void) {
    this.#kept = stored;
    this.#wanted = stored;
    this.#save = save;
    this.#onStatus = onStatus;
  }

  /** The latest document where it is not kept yet. */
  get unsaved(): T | undefined {
    return this.#wanted === this.#kept ? undefined : this.#wanted;
  }

  /** Takes the document as it now is. */
  want(document: T): void {
    this.#left = false;
    if (document === this.#wanted) return;
    this.#wanted = document;
    // Undone and redone before it was saved.
    if (document === this.#kept && !this.#running) {
      clearTimeout(this.#timer);
      return this.#onStatus("saved");
    }
    this.#onStatus("saving");
    this.#schedule(PAUSE_MS);
  }

  /** Stops saving and waits for the save on its way: what is published meanwhile is not followed by an older draft. */
  async hold(): Promise<void> {
    this.#held = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Saves again what has changed; `stored`, where given, needs no draft any more. */
  release(stored?: T): void {
    this.#held = false;
    if (stored !== undefined) this.#kept = stored;
    if (this.#wanted !== this.#kept) this.#schedule(PAUSE_MS);
    else this.#onStatus("saved");
  }

  /** The editor closes: what is not kept is saved at once, and tried no more should that fail. Resolves once that is over. */
  async leave(): Promise<void> {
    this.#left = true;
    clearTimeout(this.#timer);
    // One that is not on its way begins before this call returns: the window may be closing.
    if (this.#running) await this.#running;
    await this.#run();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#held) this.#timer = setTimeout(() => void this.#run(), delay);
  }

  async #run(): Promise<void> {
    // The save on its way looks again when it ends.
    if (this.#running || this.#held || this.#wanted === this.#kept) return;
    const document = this.#wanted;
    this.#running = this.#saveOne(document);
    await this.#running;
    this.#running = undefined;
    if (this.#wanted === this.#kept) this.#onStatus("saved");
    else if (!this.#failed) this.#schedule(0);
    else if (!this.#left && (!this.#refused || this.#wanted !== document)) this.#schedule(RETRY_MS);
  }

  async #saveOne(document: T): Promise<void> {
    try {
      await this.#save(document);
      this.#kept = document;
      this.#failed = false;
      this.#refused = false;
    } catch (error) {
      this.#failed = true;
      this.#refused = error instanceof NewerDraft || error instanceof UnsavableDraft;
      if (error instanceof NewerDraft) this.#onStatus("refused", error);
      else if (error instanceof UnsavableDraft) this.#onStatus("unsavable", error);
      else this.#onStatus("failed");
    }
  }
}
