/** Starts the built server with a libuv pool that analytic queries cannot fill, forwards signals and the exit code. */
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// An old Node has no `import.meta.dirname`: the set-up reports in one sentence that it is too old.
const root = fileURLToPath(new URL("..", import.meta.url));
// A start without npm must run the present sources, too.
const { status } = spawnSync(process.execPath, [join(root, "scripts/setup.mjs"), "--server"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const server = spawn(process.execPath, ["--enable-source-maps", join(root, "dist/server/main.js"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  // Only the environment of a process that has not started yet sets the size of its pool.
  env: { ...process.env, UV_THREADPOOL_SIZE: process.env.UV_THREADPOOL_SIZE ?? "12" },
});

// A terminal's Ctrl-C reaches both processes: the second signal is harmless, the server closes once.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", ({ message }) => {
  console.error(`Le serveur n’a pas pu démarrer\u00a0: ${message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
