/**
 * Runs a command of `scripts/` from the built server, which starts sooner than its sources: `node
 * scripts/command.mjs import …`. Standard output is the command's alone.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

// An old Node has no `import.meta.dirname`: the set-up reports in one sentence that it is too old.
const root = fileURLToPath(new URL("..", import.meta.url));
const { status } = spawnSync(process.execPath, [join(root, "scripts/setup.mjs"), "--server"], { stdio: ["ignore", 2, 2] });
if (status !== 0) process.exit(status ?? 1);

process.setSourceMapsEnabled(true);
const [name = ""] = process.argv.splice(2, 1);
await import(pathToFileURL(join(root, "dist/server", `${name}.js`)).href);
