import { join } from "node:path";

import type { RouteNames } from "../../../server/config/assemble.ts";
import type { RenamedDashboard } from "../../../server/commands/dashboards/rename-measure.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { StartupError } from "../../../server/kit/startup-error.ts";
import { runCommand } from "../../../server/lifecycle/run-command.ts";
import { nearest } from "../../../src/engine/check/nearest.ts";
import { meant } from "../../../src/engine/check/problems.ts";
import { counted } from "../../counted.ts";
import { readSchemas } from "../../generate/schemas.ts";
import { print } from "../../print.ts";
import { lineOf } from "../lint.ts";
import { configOf, readDocuments } from "../read-config.ts";
import { writeTo } from "../write-file.ts";
import { fileLines, newProblems, renamedFiles } from "./rename-files.ts";

/** Dashboards that are named one by one. */
const NAMED = 20;

/** `config rename measure FROM TO`: what the renaming touches; with `write`, renames it there. */
export async function renameCommand(
  root: string,
  routes: RouteNames,
  [from, to]: readonly [string, string],
  write: boolean,
): Promise<number> {
  const { measures } = (await configOf(root, routes)).catalog.metrics;
  const known = Object.keys(measures);
  if (!known.includes(from)) {
    const close = nearest(from, known);
    throw new CommandRefusal(`Il n’y a pas d’indicateur « ${from} ».${close === null ? "" : ` ${meant(close)}`}`);
  }
  if (known.includes(to)) throw new CommandRefusal(`L’indicateur « ${to} » existe déjà : choisissez un autre nom.`);
  if (!/^[a-z0-9-]{1,80}$/.test(to))
    throw new CommandRefusal("Un nom d’indicateur s’écrit avec des minuscules sans accent, des chiffres et des traits d’union.");

  const documents = await readDocuments(root);
  const schemas = new Map(readSchemas(join(root, "schemas")).map(({ id, schema }) => [id, schema]));
  const files = renamedFiles(documents, schemas, from, to);
  const problems = newProblems(documents, files, routes);
  for (const problem of problems) print(lineOf(problem));
  if (problems.length > 0) throw new CommandRefusal("Rien n’a été renommé : la configuration aurait les problèmes ci-dessus.");

  print(`« ${from} » (${measures[from]?.label ?? ""}) devient « ${to} » dans ${counted(files.length, "fichier")} :`);
  for (const line of fileLines(files)) print(line);
  if (write) for (const { file, text } of files) await writeTo(join(root, file), text);
  const stored = await storedDashboards({ from, to, write });
  if (stored === null) print("  Aucune installation dans ce dossier de données : seuls les fichiers sont concernés.");
  else for (const line of dashboardLines(stored)) print(line);
  print(write ? "Renommé." : "Rien n’est encore changé : ajoutez « --write » pour renommer.");
  return 0;
}

/** The stored dashboards that are touched; null where no installation has any. */
async function storedDashboards(args: { from: string; to: string; write: boolean }): Promise<RenamedDashboard[] | null> {
  try {
    return ((await runCommand({ name: "dashboard-rename-measure", args })) as { dashboards: RenamedDashboard[] }).dashboards;
  } catch (error) {
    if (error instanceof StartupError) return null;
    throw error;
  }
}

function dashboardLines(dashboards: readonly RenamedDashboard[]): string[] {
  const links = dashboards.filter(({ link }) => link).length;
  const head = `  ${counted(dashboards.length, "tableau de bord enregistré", "tableaux de bord enregistrés")}, dont ${counted(links, "avec un lien public", "avec un lien public")}`;
  const lines = dashboards
    .slice(0, NAMED)
    .map(
      ({ title, group_id, places, link }) =>
        `    « ${title} » (${group_id}), ${places} mention${places < 2 ? "" : "s"}${link ? ", lien public" : ""}`,
    );
  return [head, ...lines, ...(dashboards.length > NAMED ? [`    et ${dashboards.length - NAMED} de plus`] : [])];
}
