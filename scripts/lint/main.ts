/** Checks every source file against the layer table; exits 1 on a violation. Tests may import what they test. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { type Layers, violationsOf } from "./layers.ts";

const root = join(import.meta.dirname, "../..");
const { layers } = JSON.parse(readFileSync(join(root, "layers.json"), "utf8")) as { layers: Layers };
const folders = Object.values(layers)
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(root, folder)));
const files = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const violations = files.flatMap((file) => violationsOf(file, readFileSync(join(root, file), "utf8"), layers));
for (const { file, line, message } of violations) console.error(`${file}:${line}: ${message}`);
console.log(`layers: ${files.length} files, ${violations.length} violations`);
process.exitCode = violations.length > 0 ? 1 : 0;
