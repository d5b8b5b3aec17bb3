import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { lintLexiconFiles } from "./lint-lexicons.ts";
import { lineOf } from "./lint.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "lexicons-"));
  await mkdir(join(root, "templates/lexicons"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

/** Enough for the words of these tests, and quickly written. */
const reviews = 2000;
const write = (name: string, text: string): Promise<void> => writeFile(join(root, "templates/lexicons", name), text);
/** Makes the folder a repository whose last commit has the files as they are. */
const commit = (): void => {
  const identity = ["-c", "user.name=test", "-c", "user.email=test@belvedere.example", "-c", "commit.gpgsign=false"];
  for (const args of [
    ["init", "-q"],
    ["add", "-A"],
    [...identity, "commit", "-q", "-m", "lexicons"],
  ])
    execFileSync("git", ["-C", root, ...args]);
};
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
  expect(await lintLexiconFiles(root)).toEqual({ problems: [], warnings: [], unused: [], unread: [], checked: 1 });
  const { unused } = await lintLexiconFiles(root, [], { reviews, unused: true });
  expect(unused.map(({ pointer }) => pointer)).toEqual(["/themes/calme/blame/0"]);
});

it("warns, where it is, of an entry added since the last commit that no demonstration review holds, until it is committed", async () => {
  await write("fr.json", lexicon('"calme"', '"abracadabrantesque"'));
  commit();
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ problems: [], warnings: [] });
  await write("fr.json", lexicon('"calme", "petit déjeuner"', '"zorglub introuvable", "abracadabrantesque"'));
  const { problems, warnings } = await lintLexiconFiles(root, [], { reviews });
  expect(problems).toEqual([]);
  expect(warnings.map(lineOf)).toEqual([
    "templates/lexicons/fr.json:3:75  Avertissement\u00a0: l’entrée «\u00a0zorglub introuvable\u00a0», ajoutée, ne se rencontre dans aucun avis de démonstration. Vérifiez son orthographe\u202f; si vous l’avez lue dans de vrais avis, gardez-la.  (/themes/calme/blame/0)",
  ]);
  commit();
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ warnings: [] });
});

it.each(["{", '{ "lang": "fr" }'])("warns of nothing where the committed lexicon says nothing reliable: %s", async (committed) => {
  await write("fr.json", committed);
  commit();
  await write("fr.json", lexicon('"calme"', '"zorglub introuvable"'));
  expect(await lintLexiconFiles(root, [], { reviews })).toMatchObject({ problems: [], warnings: [] });
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
  commit();
  await write("fr.json", spoken(', "chambre chambre"'));
  const { warnings } = await lintLexiconFiles(root, [], { reviews });
  expect(warnings.map(({ pointer }) => pointer)).toEqual(["/themes/calme/praise/1"]);
  const { unused } = await lintLexiconFiles(root, [], { reviews, unused: true });
  expect(unused.map(({ pointer }) => pointer)).toEqual(["/themes/calme/praise/1"]);
});
