import { Worker } from "node:worker_threads";

/** Starts a worker thread that runs a TypeScript module; `data` is what its `workerData.data` holds. */
export function typescriptWorker(module: URL, data: unknown): Worker {
  return new Worker(new URL("./typescript-worker.mjs", import.meta.url), { workerData: { module: module.href, data } });
}
