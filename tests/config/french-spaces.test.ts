import { readdirSync, readFileSync } from "node:fs";

import { expect, it } from "vitest";

const folders = ["src", "server", "templates", "widgets"];
/** What guests write is analysed, not shown. */
const lexicons = "templates/lexicons/";
const weights = "server/semantics/weights/";

/** A space of ASCII where French typography has one that no line breaks at. */
const breaking = /[\p{L}\d’)»}] [:;?!»](?=["\s])|« /u;

it("no line breaks before a French mark or within quotes", () => {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
    .filter(
      (file) =>
        (file.endsWith(".fr.json") && !file.startsWith(weights)) ||
        (/^(templates|widgets).*\.json$/.test(file) && !file.startsWith(lexicons)),
    );
  expect(files.filter((file) => file.endsWith(".fr.json")).length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(50);
  const wrong = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, at) => (breaking.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(wrong).toEqual([]);
});
