import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";

import type { RouteNames } from "../../server/config/assemble.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { lineOf, lint } from "./lint.ts";
import { writeTo } from "./write-file.ts";

/** Writes a dashboard's document to a file, or to the standard output; without an id, lists what there is. */
export async function exportTo(id: string | undefined, file: string | undefined): Promise<number> {
  if (id === undefined) {
    const { dashboards } = (await runCommand({ name: "dashboard-list" })) as {
      dashboards: { id: string; title: string; group_id: string }[];
    };
    for (const { id: each, title, group_id } of dashboards) console.log([each, group_id, title].join("\t"));
    return 0;
  }
  const { text } = (await runCommand({ name: "dashboard-export", args: { id } })) as { text: string };
  if (file === undefined) process.stdout.write(text);
  else {
    await writeTo(file, text);
    console.log(`${file} est écrit.`);
  }
  return 0;
}

/** Imports dashboards from files in which the linter finds no problem, and prints their ids. */
export async function importFrom(
  root: string,
  routes: RouteNames,
  files: readonly string[],
  owner: string,
  id: string | undefined,
): Promise<number> {
  const { problems } = await lint(root, routes, files);
  for (const problem of problems) console.error(lineOf(problem));
  if (problems.length > 0) return 1;
  for (const file of files) {
    const args = { owner, ...(id === undefined ? {} : { id }) };
    const done = (await runCommand({ name: "dashboard-import", args, input: Readable.from([await readFile(file)]) })) as { id: string };
    console.log(`${file}\t${done.id}`);
  }
  return 0;
}
