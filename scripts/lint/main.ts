/**
 * Checks every source file against the layer table, that neither files nor the rooms of a folder import in a circle, that no
 * folder needs rooms, and that the drawing in `docs/architecture.md` is of the present code; exits 1 on a violation. `--draw` redraws it instead.
 * Tests may import what they test.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { circlesOf, importArrows, roomArrows } from "./circles.ts";
import { crowdedFolders } from "./folders.ts";
import { drawingOf, withDrawing } from "./drawing.ts";
import { type Layers, violationsOf } from "./layers.ts";

const root = join(import.meta.dirname, "../..");
const { layers, rooms } = JSON.parse(readFileSync(join(root, "layers.json"), "utf8")) as { layers: Layers; rooms: string[] };
const folders = Object.values(layers)
  .map(({ folder }) => folder)
  .filter((folder) => existsSync(join(root, folder)));
const files = new Set(
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file.replaceAll("\\", "/")}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);
const sources = new Map(Array.from(files, (file) => [file, readFileSync(join(root, file), "utf8")]));

const violations = Array.from(sources).flatMap(([file, source]) => violationsOf(file, source, layers));
for (const { file, line, message } of violations) console.error(`${file}:${line}: ${message}`);

const arrows = importArrows(sources);
const circles = [...circlesOf(arrows), ...rooms.flatMap((folder) => circlesOf(roomArrows(arrows, folder)))];
for (const members of circles) console.error(`these import in a circle: ${members.join(", ")}`);

// Without git, in an unpacked archive, nobody adds files.
const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" });
const crowded = crowdedFolders((stdout ?? "").split("\0").filter((file) => existsSync(join(root, file))));
for (const [folder, count] of crowded) console.error(`${folder} holds ${count} files: give it rooms`);

const guide = join(root, "docs/architecture.md");
const text = readFileSync(guide, "utf8");
const drawn = withDrawing(text, drawingOf(arrows, layers));
const draws = process.argv.includes("--draw");
if (draws) writeFileSync(guide, drawn);
const stale = !draws && drawn !== text;
if (stale) console.error("docs/architecture.md draws other layers than there are: npm run draw");

console.log(`layers: ${files.size} files, ${violations.length} violations, ${circles.length} circles`);
process.exitCode = stale || violations.length + circles.length + crowded.length > 0 ? 1 : 0;
