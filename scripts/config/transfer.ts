import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";

import type { RouteNames } from "../../server/config/assemble.ts";
import { runCommand } from "../../server/lifecycle/run-command.ts";
import { lineOf, lint } from "./lint.ts";
import type { RemoteServer } from "./remote/remote-server.ts";
import { writeTo } from "./write-file.ts";

/** Writes a dashboard's document to a file, or to the standard output; without an id, lists what there is. From `server`, or from this installation. */
export async function exportTo(id: string | undefined, file: string | undefined, server?: RemoteServer): Promise<number> {
  if (id === undefined) {
    for (const line of await listed(server)) console.log(line.join("\t"));
    return 0;
  }
  const text = server ? await server.read(id) : ((await runCommand({ name: "dashboard-export", args: { id } })) as { text: string }).text;
  if (file === undefined) process.stdout.write(text);
  else {
    await writeTo(file, text);
    console.log(`${file} est écrit.`);
  }
  return 0;
}

async function listed(server: RemoteServer | undefined): Promise<string[][]> {
  if (server) return (await server.list()).map(({ id, title }) => [id, title]);
  const { dashboards } = (await runCommand({ name: "dashboard-list" })) as {
    dashboards: { id: string; title: string; group_id: string }[];
  };
  return dashboards.map(({ id, title, group_id }) => [id, group_id, title]);
}

/**
 * Imports dashboards from files in which the linter finds no problem, and prints their ids: into this installation for the
 * account `to`, or into a server.
 */
export async function importFrom(
  root: string,
  routes: RouteNames,
  files: readonly string[],
  to: string | RemoteServer,
  id: string | undefined,
): Promise<number> {
  const { problems } = await lint(root, routes, files);
  for (const problem of problems) console.error(lineOf(problem));
  if (problems.length > 0) return 1;
  for (const file of files) {
    if (typeof to !== "string") {
      const text = await readFile(file, "utf8");
      console.log(`${file}\t${id === undefined ? await to.create(text) : await to.replace(id, text)}`);
      continue;
    }
    const args = { owner: to, ...(id === undefined ? {} : { id }) };
    const done = (await runCommand({ name: "dashboard-import", args, input: Readable.from([await readFile(file)]) })) as { id: string };
    console.log(`${file}\t${done.id}`);
  }
  return 0;
}
