import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Builds the server where its sources have changed: what tests start as a process of its own is what is written now. */
export default function setup(): void {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "../scripts/setup.mjs"), "--server"], { stdio: "inherit" });
  if (status !== 0) throw new Error("the server could not be built");
}
