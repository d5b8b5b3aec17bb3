import { Worker } from "node:worker_threads";

/**
 * Starts a worker thread that runs the TypeScript module at `module`, an address beside the caller's `import.meta.url`;
 * `data` is what its `workerData.data` holds. In the built server the modules of workers lie beside all others, under
 * their own names.
 */
export function startWorker(module: URL, data: unknown): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL(module.href.replace(/\.ts$/, ".js")), { workerData: { data } });
  return new Worker(new URL("./typescript-worker.mjs", import.meta.url), { workerData: { module: module.href, data } });
}
