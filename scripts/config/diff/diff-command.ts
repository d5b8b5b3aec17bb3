import type { RouteNames } from "../../../server/config/assemble.ts";
import { print } from "../../print.ts";
import { configOf } from "../read-config.ts";
import { dimensionLabels } from "../schemas/vocabulary.ts";
import { diffFiles } from "./diff.ts";

/** `config diff A B`: a line for each difference; exit code 1 where there is one, as diff's. */
export async function diffCommand(
  root: string,
  routes: RouteNames,
  files: readonly [string, string],
  { json = false }: { json?: boolean | undefined },
): Promise<number> {
  const lines = await diffFiles(files, await configOf(root, routes), dimensionLabels(root));
  if (json) console.log(JSON.stringify(lines, null, 2));
  else for (const line of lines) print(line);
  if (lines.length === 0 && !json) print("Ces deux fichiers disent la même chose.");
  return lines.length === 0 ? 0 : 1;
}
