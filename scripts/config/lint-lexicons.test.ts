import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { lintLexiconFiles } from "./lint-lexicons.ts";
import { lineOf } from "./lint.ts";

let root: string;
let list: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lexicons-"));
  list = join(root, "server/demo/known-entries.json");
  await mkdir(join(root, "templates/lexicons"), { recursive: true });
  await mkdir(join(root, "server/demo"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Enough for the words of these tests, and quickly written. */
const reviews = 2000;
const write = (name: string, text: string): Promise<void> => writeFile(join(root, "templates/lexicons", name), text);
const lexicon = (praise: string, blame: string): string =>
  `{\n  "lang": "fr",\n  "themes": { "calme": { "praise": [${praise}], "blame": [${blame}] } },\n  "polarity": {},\n  "modifiers": {}\n}\n`;

it("points at a repeated entry and at a contradiction", async () => {
  await write("fr.json", lexicon('"calme", "Calme"', '"calme"'));
  const { problems, checked } = await lintLexiconFiles(root);
  expect(checked).toBe(1);
  expect(problems.map(lineOf)).toEqual([
    expect.stringMatching(
      /^templates\/lexicons\/fr\.json:3:46 {2}L’entrée .*Calme.* existe déjà dans «\u00a0themes\.calme\.praise\u00a0» \(ligne 3\)/,
    ),
    expect.stringMatching(
      /^templates\/lexicons\/fr\.json:3:66 {2}L’entrée .*calme.* éloge et un reproche\u00a0: elle figure aussi dans «\u00a0themes\.calme\.praise\u00a0» \(ligne 3\)/,
    ),
  ]);
});

it("points at a theme that the product does not declare, which costs the lexicon nothing else, and at a text that is no JSON", async () => {
  await write("fr.json", lexicon("", "").replace("calme", "sommeil"));
  await write("nl.json", '{\n  "lang": nl\n}\n');
  const { problems, unread, checked } = await lintLexiconFiles(root);
  expect([unread, checked]).toEqual([["templates/lexicons/nl.json"], 1]);
  expect(problems[0]?.message).toMatch(
    /^Le thème «\u00a0sommeil\u00a0» est inconnu\. Thèmes connus\u00a0: accueil, .*, pedagogie\. Pour l’ajouter, déclarez-le .*product\.json\.$/,
  );
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ["templates/lexicons/fr.json", 3],
    ["templates/lexicons/nl.json", 2],
  ]);
});

it("admits a theme that the product declares, and names one that no lexicon feeds where it is declared", async () => {
  await write("fr.json", lexicon("", "").replace("calme", "sommeil"));
  await writeFile(join(root, "templates/product.json"), '{\n  "themes": [\n    { "id": "sommeil" },\n    { "id": "piscine" }\n  ]\n}\n');
  const { problems } = await lintLexiconFiles(root);
  expect(problems.map(({ file, line, pointer }) => [file, line, pointer])).toEqual([
    ["templates/product.json", 3, "/themes/0/id"],
    ["templates/product.json", 4, "/themes/1/id"],
  ]);
  await write("fr.json", lexicon('"nuit calme"', "").replace("calme", "sommeil"));
  expect((await lintLexiconFiles(root)).problems).toMatchObject([
    { pointer: "/themes/1/id", message: expect.stringMatching(/^Aucun lexique n’a de mots pour le thème «\u00a0piscine\u00a0»/) as string },
  ]);
});

it("finds nothing in a sound lexicon; names, when asked, what no demonstration review holds", async () => {
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  expect(await lintLexiconFiles(root)).toEqual({
    problems: [],
    warnings: [],
    unused: [],
    unmet: 0,
    unread: [],
    recorded: false,
    checked: 1,
  });
  const { unused } = await lintLexiconFiles(root, [], { reviews, unused: true });
  expect(unused.map(({ pointer }) => pointer)).toEqual(["/themes/calme/blame/0"]);
});

it("warns, where it is, of an entry that was added and that no demonstration review holds, and counts those that were there before", async () => {
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  expect(await lintLexiconFiles(root, [], { reviews, record: true })).toMatchObject({ recorded: true, unmet: 1 });
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ problems: [], warnings: [], unmet: 1 });
  await write("fr.json", lexicon('"calme", "petit déjeuner"', '"zorglub introuvable", "abracadabrantesque"'));
  const { problems, warnings, unmet } = await lintLexiconFiles(root, [], { reviews });
  expect([problems, unmet]).toEqual([[], 1]);
  expect(warnings.map(lineOf)).toEqual([
    "templates/lexicons/fr.json:3:75  Avertissement\u00a0: l’entrée «\u00a0zorglub introuvable\u00a0», ajoutée, ne se rencontre dans aucun avis de démonstration. Vérifiez son orthographe\u202f; si vous l’avez lue dans de vrais avis, gardez-la.  (/themes/calme/blame/0)",
  ]);
  await lintLexiconFiles(root, [], { reviews, record: true });
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ warnings: [], unmet: 2 });
});

it("loses no entry of the list to a lexicon that is broken for the moment", async () => {
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  await lintLexiconFiles(root, [], { reviews, record: true });
  await write("fr.json", "{");
  expect((await lintLexiconFiles(root, [], { reviews, record: true })).problems).toHaveLength(1);
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ warnings: [], unmet: 1 });
});

it("says that the list was written where it was: with a fault in a lexicon too, not with one that is broken", async () => {
  await write("fr.json", lexicon('"calme", "calme"', ""));
  const { problems, recorded } = await lintLexiconFiles(root, [], { reviews, record: true });
  expect([problems.length, recorded, existsSync(list)]).toEqual([1, true, true]);
  await rm(list);
  await write("fr.json", "{");
  expect((await lintLexiconFiles(root, [], { reviews, record: true })).recorded).toBe(false);
  expect(existsSync(list)).toBe(false);
});

it.each([
  ["<<<<<<< HEAD\n{}\n", 1, "Le fichier n’est pas du JSON valide"],
  ['{\n  "fr": { "met": [],\n    "unmet": "abcde" }\n}\n', 3, "Ce n’est pas une liste d’entrées connues."],
  ["[]", 1, "Ce n’est pas une liste d’entrées connues."],
])("points at a damage of the list of known entries in French, and mends it: %j", async (text, line, message) => {
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  await writeFile(list, text);
  const { problems, warnings } = await lintLexiconFiles(root, [], { reviews });
  expect(problems).toMatchObject([{ file: "server/demo/known-entries.json", line, message: expect.stringContaining(message) as string }]);
  expect(problems[0]?.message).toContain("lint --record");
  expect(warnings).toEqual([]);
  expect(await lintLexiconFiles(root, [], { reviews, record: true })).toMatchObject({ problems: [], recorded: true });
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ problems: [], warnings: [], unmet: 1 });
});

it("writes one known entry a line", async () => {
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  await lintLexiconFiles(root, [], { reviews, record: true });
  expect((await readFile(list, "utf8")).split("\n").filter((line) => /^ +"[\w-]{5}",?$/.test(line))).toHaveLength(2);
});

it("looks at named lexicons alone, and at none among other files", async () => {
  await write("fr.json", lexicon('"calme", "calme"', ""));
  await write("en.json", lexicon('"calm"', "").replace('"fr"', '"en"'));
  expect(await lintLexiconFiles(root, [join(root, "templates/lexicons/en.json")])).toMatchObject({ problems: [], checked: 1 });
  expect(await lintLexiconFiles(root, [join(root, "templates/menus/a.json")])).toMatchObject({ problems: [], checked: 0 });
});

it("looks at an entry in each of its lists: met in the one, it may not be in the other", async () => {
  const spoken = (praise: string): string =>
    lexicon(`"calme"${praise}`, "").replace('"modifiers": {}', '"modifiers": {}, "turns": { "degrees": ["chambre chambre"] }');
  await write("fr.json", spoken(""));
  await lintLexiconFiles(root, [], { reviews, record: true });
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ warnings: [], unmet: 0 });
  await write("fr.json", spoken(', "chambre chambre"'));
  const { warnings } = await lintLexiconFiles(root, [], { reviews });
  expect(warnings.map(({ pointer }) => pointer)).toEqual(["/themes/calme/praise/1"]);
  await lintLexiconFiles(root, [], { reviews, record: true });
  const { unmet, unused } = await lintLexiconFiles(root, [], { reviews, unused: true });
  expect([unmet, unused.map(({ pointer }) => pointer)]).toEqual([1, ["/themes/calme/praise/1"]]);
});
