/** The server: opens the data folder, loads the demo territory where nothing is there yet, then serves. */
import { typeset } from "../src/domain/format/typeset.ts";
import { type Door, openDoor } from "./lifecycle/door.ts";
import { readEnvironment, type Environment } from "./kit/environment.ts";
import { openStores } from "./commands/open-stores.ts";
import { makeFilesPrivate } from "./kit/private-folder.ts";
import type { Closing } from "./lifecycle/serve.ts";
import { StartupError } from "./kit/startup-error.ts";
import { afterFailure } from "./lifecycle/unavailable.ts";

/** A running server; `close` answers what is under way, then closes the stores. */
interface Running {
  address: string;
  close(): Promise<void>;
}

async function start(environment: Environment, signal: AbortSignal): Promise<Running> {
  const door = await openDoor(environment);
  const closing: Closing = [];
  const close = async (): Promise<void> => {
    // The door first: what is under way still needs everything behind it.
    await door.close();
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const failed = (error: Error): void => giveUp(error, door);
    const opening = openStores(environment, { failed }).then((stores) => {
      closing.push(() => stores.close());
      // The analytics engine reports its failure only when it is queried, and hours may pass without a query.
      const asking = setInterval(() => void stores.columnar.query("SELECT 1").catch(() => undefined), askMs);
      closing.push(() => clearInterval(asking));
      return stores;
    });
    // Reading the rest of the program takes as long as opening the stores: both at once.
    const [stores, { serve }] = await Promise.all([opening, import("./lifecycle/serve.ts")]);
    await serve(environment, stores, (handler) => givenUp || door.open(handler), closing, signal);
    return { address: environment.publicUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Between two looks at whether the stores still answer (ms). */
const askMs = 2_000;
/** How long a supervisor that asks `/healthz` may still hear 503 before the process ends (ms). */
const lastWordMs = 1_000;
let givenUp = false;

/**
 * One of the stores works no more, and only a new process can open it again: whoever asks hears 503, the terminal one
 * sentence, and the process ends, so that what watches over it starts it anew. What was confirmed is on the disk.
 */
function giveUp(error: Error, door: Door): void {
  if (givenUp || leaving.signal.aborted) return;
  givenUp = true;
  door.open(afterFailure);
  const reason = error.message.split("\n")[0];
  console.error(
    typeset(
      `Une base de données du serveur a cessé de fonctionner (${reason}) : le serveur s’arrête. Ce qui a été confirmé est enregistré ; redémarrez-le.`,
    ),
  );
  setTimeout(() => process.exit(1), lastWordMs);
}

makeFilesPrivate();
let running: Promise<Running> | undefined;
const leaving = new AbortController();
/** Closes once, whichever signal comes and however often; a demo load under way ends at its next batch. */
const leave = async (): Promise<void> => {
  if (leaving.signal.aborted) return;
  // The start of the line may hold a progress bar.
  process.stderr.write(process.stderr.isTTY ? "\r\u001b[KArrêt demandé…\n" : "Arrêt demandé…\n");
  leaving.abort();
  const server = await running?.catch(() => undefined);
  await server?.close();
  process.stderr.write("Arrêté.\n");
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void leave());

try {
  running = start(readEnvironment(process.env), leaving.signal);
  await running;
} catch (error) {
  // Whoever asked to stop meanwhile needs no reason, and `leave` ends the process; so does `giveUp`, which has printed its own.
  if (leaving.signal.aborted || givenUp) await new Promise(() => undefined);
  const { ConfigError } = await import("./config/assemble.ts");
  const told = error instanceof StartupError || error instanceof ConfigError;
  console.error(told ? error.message : error);
  process.exit(1);
}
