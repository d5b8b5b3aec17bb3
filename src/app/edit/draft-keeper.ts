/** What has become of the latest document. */
export type DraftStatus = "saved" | "saving" | "failed";

/** A pause in editing after which the draft is kept (ms). */
const PAUSE_MS = 600;
/** After a save that failed, the next try (ms). */
const RETRY_MS = 5_000;

/**
 * Keeps the latest of a succession of documents, shortly after each change and again until it is kept.
 *
 * One save at a time, so that an older document never arrives after a newer one. `tell` hears of every
 * change of status; «saved» speaks of the latest document alone.
 */
export class DraftKeeper<T> {
  readonly #save: (document: T) => Promise<void>;
  readonly #tell: (status: DraftStatus) => void;
  #kept: T;
  #wanted: T;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  #failed = false;
  #held = false;
  #left = false;

  constructor(stored: T, save: (document: T) => Promise<void>, tell: (status: DraftStatus) => void) {
    this.#kept = stored;
    this.#wanted = stored;
    this.#save = save;
    this.#tell = tell;
  }

  /** Takes the document as it now is. */
  want(document: T): void {
    this.#left = false;
    if (document === this.#wanted) return;
    this.#wanted = document;
    this.#tell("saving");
    this.#schedule(PAUSE_MS);
  }

  /** Stops saving and waits for the save on its way: what is published meanwhile is not followed by an older draft. */
  async hold(): Promise<void> {
    this.#held = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Saves again what has changed; `published`, where given, needs no draft any more. */
  release(published?: T): void {
    this.#held = false;
    if (published !== undefined) this.#kept = published;
    if (this.#wanted !== this.#kept) this.#schedule(PAUSE_MS);
    else this.#tell("saved");
  }

  /** The editor closes: what is not kept is saved at once, and tried no more should that fail. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    void this.#run();
  }

  #schedule(delay: number): void {
    clearTimeout(this.#timer);
    if (!this.#held) this.#timer = setTimeout(() => void this.#run(), delay);
  }

  async #run(): Promise<void> {
    // The save on its way looks again when it ends.
    if (this.#running || this.#held || this.#wanted === this.#kept) return;
    this.#running = this.#saveOne(this.#wanted);
    await this.#running;
    this.#running = undefined;
    if (this.#wanted === this.#kept) this.#tell("saved");
    else if (!this.#failed) this.#schedule(0);
    else if (!this.#left) this.#schedule(RETRY_MS);
  }

  async #saveOne(document: T): Promise<void> {
    try {
      await this.#save(document);
      this.#kept = document;
      this.#failed = false;
    } catch {
      this.#failed = true;
      this.#tell("failed");
    }
  }
}
