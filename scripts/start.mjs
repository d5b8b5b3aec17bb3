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
  // What only the environment of a process that has not started yet sets.
  env: {
    UV_THREADPOOL_SIZE: "12",
    // Heaps that the threads of the C library share: each of their own keeps what was freed in it.
    MALLOC_ARENA_MAX: "2",
    ...process.env,
    // Below 2 GB the engine collects at twice what is in use; on a large machine it would wait for four times as much.
    NODE_OPTIONS: `--max-old-space-size=1536 ${process.env.NODE_OPTIONS ?? ""}`,
  },
});

// A terminal's Ctrl-C reaches both processes: the second signal is harmless, the server closes once.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("error", ({ message }) => {
  console.error(`Le serveur n’a pas pu démarrer\u00a0: ${message}`);
  process.exit(1);
});
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
