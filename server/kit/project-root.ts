import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder that holds `templates/`, `widgets/` and `dist/`, wherever this module runs from: its source or the built server. */
export const projectRoot: string = above(import.meta.dirname);

/** The nearest folder with a `package.json`, from `folder` upwards. Throws where there is none. */
function above(folder: string): string {
  if (existsSync(join(folder, "package.json"))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error("the server does not lie in its project: no package.json above it");
  return above(parent);
}
