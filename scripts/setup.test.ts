import { spawnSync } from "node:child_process";
import { join } from "node:path";

import { expect, it } from "vitest";

/** Runs a script of this folder on a Node that reports another version. */
function runOn(version: string, script: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const pretence = `Object.defineProperty(process,"versions",{value:{...process.versions,node:"${version}"}})`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    encoding: "utf8",
    // What it starts pretends, too.
    env: { PATH: process.env.PATH, NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(pretence)}` },
  });
  return { status, stdout, stderr };
}

it.each([
  ["18.20.8", "setup.mjs"],
  ["20.18.3", "setup.mjs"],
  ["18.20.8", "start.mjs"],
  ["18.20.8", "command.mjs", "import"],
])("Node %s is refused by %s in one sentence, before anything is installed or started", (version, script, ...args) => {
  expect(runOn(version, script, ...args)).toEqual({
    status: 1,
    stdout: "",
    stderr: `Belvédère demande Node 20.19 ou plus récent\u202f; cette machine a Node ${version}.\n`,
  });
});
