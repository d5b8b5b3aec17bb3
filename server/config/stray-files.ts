import type { ConfigProblem } from "../../src/generated/types.ts";
import { nearest } from "../../src/engine/check/nearest.ts";
import { meant } from "../../src/engine/check/problems.ts";
import { faultOf } from "./decode.ts";
import { isConfigFile, kinds } from "./document-kind.ts";

/** The folders that documents are in directly, each with what it holds. */
const folders: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(kinds).flatMap(({ folder, many }) => (many === undefined ? [] : [[folder, many]]))),
  "templates/lexicons": "les lexiques",
};

/** True for a file that is meant to be a document, by its name, and is where none is read. */
export function isStrayFile(file: string): boolean {
  const name = file.split("/").at(-1) ?? "";
  if (!/^(widgets|templates)\//.test(file) || name.startsWith(".")) return false;
  return /\.json(c|5|\.txt)?$/i.test(name) && !isConfigFile(file) && !isElsewhere(file);
}

/** Documents that have a reader of their own. */
function isElsewhere(file: string): boolean {
  return file === "templates/calendar.json" || /^templates\/lexicons\/[^/]+\.json$/.test(file);
}

/** Why a stray file is not read, and where it would be. */
export function strayProblem(file: string): ConfigProblem {
  const steps = file.split("/");
  const name = steps.pop() ?? "";
  const folder = steps.join("/");
  const proper = name.replace(/\.json(c|5|\.txt)?$/i, ".json");
  const unread = "Ce fichier n’est pas lu : ";
  if (name !== proper)
    return faultOf(file, `${unread}son nom doit finir par « .json », en minuscules. Renommez-le « ${proper} ».`, `${folder}/${proper}`);
  const holder = Object.keys(folders).find((known) => folder.startsWith(`${known}/`));
  if (holder !== undefined)
    return faultOf(
      file,
      `${unread}${folders[holder] ?? ""} sont directement dans « ${holder} », sans sous-dossier. Déplacez-le.`,
      `${holder}/${name}`,
    );
  if (/^widgets\/views(\/|$)/.test(folder)) {
    const view = steps[2] ?? name.replace(/\.json$/, "");
    return faultOf(file, `${unread}une vue se décrit dans « widgets/views/${view}/view.json ».`, `widgets/views/${view}/view.json`);
  }
  const near = nearest(folder, Object.keys(folders));
  return faultOf(
    file,
    `${unread}aucun document n’est attendu dans « ${folder} ».${near === null ? "" : ` ${meant(`${near}/${name}`)}`}`,
    near === null ? null : `${near}/${name}`,
  );
}
