/** `npm run reference`: writes docs/reference from the schemas and the configuration; with `--check` only says which pages are not current. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { routeNames } from "../../src/domain/access/routes.ts";
import { configOf } from "../config/read-config.ts";
import { dimensionLabels } from "../config/schemas/vocabulary.ts";
import { readSchemas } from "../generate/schemas.ts";
import { referencePages } from "./pages.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "docs/reference");
const pages = referencePages({
  config: await configOf(root, routeNames),
  schemas: readSchemas(join(root, "schemas")),
  dimensionLabel: dimensionLabels(root),
  textOf: (file) => readFileSync(join(root, file), "utf8"),
});
const present = existsSync(folder) ? readdirSync(folder) : [];
const gone = present.filter((file) => !pages.has(file));
const stale = [...pages].filter(([file, text]) => !present.includes(file) || readFileSync(join(folder, file), "utf8") !== text);

if (process.argv.includes("--check")) {
  for (const file of [...stale.map(([name]) => name), ...gone])
    console.error(`docs/reference/${file} is not current: run npm run reference`);
  process.exitCode = stale.length + gone.length > 0 ? 1 : 0;
} else {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of stale) writeFileSync(join(folder, file), text);
  for (const file of gone) rmSync(join(folder, file));
}
console.log(`reference: ${pages.size} pages, ${stale.length} ${process.argv.includes("--check") ? "not current" : "written"}`);
