/**
 * Entry of every worker thread: Node 20 does not hand tsx on to threads, so it is registered here, then the module runs.
 * Where `BUILT_WORKERS` is set, as `npm test` does once it has built the server, its built form runs instead: to load
 * TypeScript takes each of some hundred threads a third of a second.
 */
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { workerData } from "node:worker_threads";

if (process.env.BUILT_WORKERS) {
  const built = new URL(`../../dist/server/${basename(workerData.module, ".ts")}.js`, import.meta.url);
  if (!existsSync(built))
    throw new Error(
      `BUILT_WORKERS asks for ${fileURLToPath(built)}, which is not there: run "node scripts/setup.mjs --server", or unset the variable.`,
    );
  await import(built.href);
} else {
  const { register } = await import("tsx/esm/api");
  register();
  await import(workerData.module);
}
