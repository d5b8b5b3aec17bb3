import { CommandRefusal } from "../kit/command-refusal.ts";
import type { Readable } from "node:stream";

import type { Product } from "../../src/generated/types.ts";
import type { LiveAnalysis } from "../semantics/live/live-analysis.ts";
import type { FileStore } from "../ports/files/file-store.ts";
import type { ReanalysisQueue } from "./reanalysis/reanalyse.ts";
import type { Stores } from "./open-stores.ts";

/** What a command works with: in the running server its own stores, else some opened for it. */
export interface CommandContext extends Pick<Stores, "store" | "projection"> {
  /** Absolute. */
  dataDir: string;
  product: Product;
  /** What users gave: logos. */
  files: FileStore;
  /** Accounts sign in with an outside provider: none has a password here. */
  external: boolean;
  analysis: Pick<LiveAnalysis, "analyse" | "digest">;
  now: () => Date;
  /** Whether people wait for answers of this process: long work then steps back. */
  isBusy: () => boolean;
  reanalyses: ReanalysisQueue;
}

/** An event that a command reports while it runs, as one JSON object. */
export type CommandEvent = { type: string } & Record<string, unknown>;

/**
 * Work on the stores that is asked for at the command line. It runs in the process that has the stores.
 * `input` is what the command reads (empty for most), `tell` sends an event to the terminal; the result ends it.
 * A {@link CommandRefusal} is an answer, any other error a fault. `left` is aborted once nobody waits for the answer
 * any more: long work that can be taken up again stops there. It is absent where that ends the process itself.
 */
export type Command = (
  context: CommandContext,
  args: Readonly<Record<string, unknown>>,
  input: Readable,
  tell: (event: CommandEvent) => void,
  left?: AbortSignal,
) => Promise<Record<string, unknown>>;

/** An argument that the command cannot do without. */
export function textArgument(args: Readonly<Record<string, unknown>>, name: string): string {
  const value = args[name];
  if (typeof value !== "string" || value === "") throw new CommandRefusal(`L’argument ${name} manque.`);
  return value;
}
