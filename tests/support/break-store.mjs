/**
 * Loaded before a server (`--import`): on SIGUSR2 it breaks one of the embedded stores from within, as a fault of the
 * engine would. `BREAK` says which: `state` ends the database's thread, `columnar` makes a checkpoint fail.
 */
import { subscribe } from "node:diagnostics_channel";
import { createRequire, syncBuiltinESMExports } from "node:module";

import { DuckDBInstance } from "@duckdb/node-api";

const threads = createRequire(import.meta.url)("node:worker_threads");
const started = [];

threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, options);
    if (String(file).includes("pglite")) started.push(this);
  }
};
syncBuiltinESMExports();

const instances = [];
const fromCache = DuckDBInstance.fromCache.bind(DuckDBInstance);
DuckDBInstance.fromCache = async (...given) => {
  const instance = await fromCache(...given);
  instances.push(instance);
  return instance;
};

// On a machine that does other work a second may pass before anybody who asks is heard: the process stays until one has heard 503.
const leave = process.exit.bind(process);
const patience = 30_000;
const heard = new Promise((resolve) => {
  subscribe("http.server.response.finish", ({ response }) => response.statusCode === 503 && resolve());
});
process.exit = (code) => void Promise.race([heard, new Promise((resolve) => setTimeout(resolve, patience))]).then(() => leave(code));

process.on("SIGUSR2", () => void (process.env.BREAK === "state" ? endThread() : failCheckpoint()));

function endThread() {
  for (const thread of started) void thread.terminate();
}

async function failCheckpoint() {
  const connection = await instances[0].connect();
  await connection.run("SET debug_checkpoint_abort = 'before_header'");
  await connection.run("CREATE TABLE broken (a INTEGER)");
  // The projection may be writing: until it has ended there is no checkpoint that could fail.
  while (await connection.run("CHECKPOINT").then(ended, isRefused)) await new Promise((resolve) => setTimeout(resolve, 20));
}

const ended = () => false;
const isRefused = (error) => error.message.startsWith("TransactionContext Error");
