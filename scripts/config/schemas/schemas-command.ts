import { relative, resolve } from "node:path";

import type { RouteNames } from "../../../server/config/assemble.ts";
import { schemaFolder } from "../../../server/config/schema-name.ts";
import { counted } from "../../counted.ts";
import { print } from "../../print.ts";
import { configOf } from "../read-config.ts";
import { writeSchemas } from "./write-schemas.ts";

/** `config schemas`: writes the schemas that an editor reads, with the names of this installation. */
export async function schemasCommand(root: string, routes: RouteNames, folder?: string): Promise<number> {
  const config = await configOf(root, routes);
  const names = writeSchemas(root, config, routes, folder === undefined ? undefined : resolve(folder));
  const { measures } = config.catalog.metrics;
  const known = [
    counted(Object.keys(measures).length, "indicateur"),
    counted(Object.keys(config.catalog.types).length, "type de widget", "types de widget"),
    counted(config.templates.length, "modèle"),
  ];
  print(
    `${counted(names.length, "schéma")} dans ${folder === undefined ? schemaFolder : relative(process.cwd(), resolve(folder)) || "."} : ${known.join(", ")}.`,
  );
  return 0;
}
