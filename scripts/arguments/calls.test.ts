import { describe, expect, it } from "vitest";

import { readAnalyseCall } from "./analyse-call.ts";
import { readConfigCall } from "./config-call.ts";
import { readImportCall } from "./import-call.ts";
import { readUserCall } from "./user-call.ts";

const words = (line: string): string[] => line.split(" ").filter((word) => word !== "");

describe("what is typed after «npm run import --»", () => {
  it.each([
    ["", "Précisez ce qui est à importer\u00a0: reviews, establishments, communes ou destination."],
    ["review avis.csv", "Rien ne s’importe sous le nom «\u00a0review\u00a0». Vouliez-vous dire «\u00a0reviews\u00a0»\u202f?"],
    ["reviews", "Le nom du fichier à importer manque."],
    ["communes", "Le nom du fichier à importer manque."],
    ["communes c.geojson", "L’option «\u00a0--destination\u00a0» manque."],
    [
      "communes c.geojson --destination aval --create-establishments",
      "L’option «\u00a0--create-establishments\u00a0» ne s’emploie pas avec «\u00a0communes\u00a0».",
    ],
    ["destination", "L’identifiant de la destination manque."],
    ["reviews avis.csv", "L’option «\u00a0--destination\u00a0» manque."],
    ["destination aval", "L’option «\u00a0--name\u00a0» manque."],
    [
      "reviews avis.csv --destinaton aval",
      "L’option «\u00a0--destinaton\u00a0» est inconnue. Vouliez-vous dire «\u00a0--destination\u00a0»\u202f?",
    ],
    ["reviews avis.csv --destination aval --xyz", "L’option «\u00a0--xyz\u00a0» est inconnue."],
    ["reviews avis.csv --destination aval -n", "L’option «\u00a0-n\u00a0» est inconnue."],
    ["reviews avis.csv --destination --dry-run", "L’option «\u00a0--destination\u00a0» attend une valeur."],
    ["reviews avis.csv --destination aval --dry-run=1", "L’option «\u00a0--dry-run\u00a0» ne prend pas de valeur."],
    ["reviews a.csv b.csv --destination aval", "«\u00a0b.csv\u00a0» est de trop\u00a0: un seul fichier à la fois."],
    [
      "reviews a.csv b.csv c.csv --destination aval",
      "«\u00a0b.csv\u00a0» et «\u00a0c.csv\u00a0» sont de trop\u00a0: un seul fichier à la fois.",
    ],
    ["destination aval --name Aval Amont", "«\u00a0Amont\u00a0» est de trop."],
    ["destination aval --name Aval --dry-run", "L’option «\u00a0--dry-run\u00a0» ne s’emploie pas avec «\u00a0destination\u00a0»."],
    ["destination aval --destination amont", "L’option «\u00a0--destination\u00a0» ne s’emploie pas avec «\u00a0destination\u00a0»."],
    ["reviews a.csv --destination aval --name Aval", "L’option «\u00a0--name\u00a0» ne s’emploie pas avec «\u00a0reviews\u00a0»."],
    [
      "establishments a.csv --destination aval --create-establishments",
      "L’option «\u00a0--create-establishments\u00a0» ne s’emploie pas avec «\u00a0establishments\u00a0».",
    ],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readImportCall(words(line))).toEqual({ fault });
  });

  it("is read", () => {
    expect(readImportCall(words("reviews - --destination aval --dry-run --json"))).toMatchObject({
      kind: "reviews",
      subject: "-",
      values: { destination: "aval", "dry-run": true, json: true },
    });
  });
});

describe("what is typed after «npm run user --»", () => {
  it.each([
    ["", "Précisez l’action\u00a0: add, list, roles, change, disable, enable ou password."],
    [
      "disabel a@b.fr",
      "L’action «\u00a0disabel\u00a0» n’existe pas\u00a0: add, list, roles, change, disable, enable ou password. Vouliez-vous dire «\u00a0disable\u00a0»\u202f?",
    ],
    ["disable", "L’identifiant du compte (LOGIN) manque."],
    ["add a@b.fr --group aval", "L’option «\u00a0--type\u00a0» manque."],
    ["add a@b.fr --type DMO", "L’option «\u00a0--group\u00a0» manque."],
    ["add a@b.fr --rôles X", "L’option «\u00a0--rôles\u00a0» est inconnue. Vouliez-vous dire «\u00a0--roles\u00a0»\u202f?"],
    ...["", " --roles= --card H1", " --roles=, ", " --roles A --card="].map((given): [string, string] => [
      `change a@b.fr${given}`,
      "Précisez ce qui change\u00a0: --roles ou --card, avec sa valeur.",
    ]),
    ["change a@b.fr --group aval", "L’option «\u00a0--group\u00a0» ne s’emploie pas avec «\u00a0change\u00a0»."],
    ["roles a@b.fr", "«\u00a0a@b.fr\u00a0» est de trop."],
    ["list a b", "«\u00a0a\u00a0» et «\u00a0b\u00a0» sont de trop."],
    ["disable a b", "«\u00a0b\u00a0» est de trop."],
    ["list --group aval", "L’option «\u00a0--group\u00a0» ne s’emploie pas avec «\u00a0list\u00a0»."],
    ["password a@b.fr --restricted", "L’option «\u00a0--restricted\u00a0» ne s’emploie pas avec «\u00a0password\u00a0»."],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readUserCall(words(line))).toEqual({ fault });
  });

  it("is read", () => {
    expect(readUserCall(words("add a@b.fr --type DMO --group aval --card 1 --card 2"))).toMatchObject({
      action: "add",
      login: "a@b.fr",
      values: { type: "DMO", group: "aval", card: ["1", "2"] },
    });
  });
});

describe("what is typed after «npm run config --»", () => {
  it.each([
    ["", "Précisez ce qui est à faire\u00a0: lint, export ou import."],
    ["lnit", "La commande «\u00a0lnit\u00a0» n’existe pas\u00a0: lint, export ou import. Vouliez-vous dire «\u00a0lint\u00a0»\u202f?"],
    ["lint --unsed", "L’option «\u00a0--unsed\u00a0» est inconnue. Vouliez-vous dire «\u00a0--unused\u00a0»\u202f?"],
    ["lint --owner a@b.fr", "L’option «\u00a0--owner\u00a0» ne s’emploie pas avec «\u00a0lint\u00a0»."],
    ["export --id 1", "L’option «\u00a0--id\u00a0» ne s’emploie pas avec «\u00a0export\u00a0»."],
    ["export 1 a.json b.json", "«\u00a0b.json\u00a0» est de trop."],
    ["import --owner a@b.fr", "Le nom du fichier à importer manque."],
    ["import a.json", "L’option «\u00a0--owner\u00a0» manque."],
    [
      "import a.json b.json --owner a@b.fr --id 1",
      "«\u00a0b.json\u00a0» est de trop\u00a0: «\u00a0--id\u00a0» ne remplace qu’un tableau de bord.",
    ],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readConfigCall(words(line))).toEqual({ fault });
  });

  it.each([
    ["lint --unused fr.json", { command: "lint", files: ["fr.json"], values: { unused: true } }],
    ["export", { command: "export", files: [], values: {} }],
    ["import a.json b.json --owner a@b.fr", { command: "import", files: ["a.json", "b.json"], values: { owner: "a@b.fr" } }],
  ])("%s: is read", (line, call) => {
    expect(readConfigCall(words(line))).toMatchObject(call);
  });
});

describe("what is typed after «npm run analyse --»", () => {
  it.each([
    ["--al", "L’option «\u00a0--al\u00a0» est inconnue. Vouliez-vous dire «\u00a0--all\u00a0»\u202f?"],
    ["--all --suggestions", "L’option «\u00a0--suggestions\u00a0» ne s’emploie pas avec «\u00a0--all\u00a0»."],
    ["--all avis.ndjson", "«\u00a0avis.ndjson\u00a0» est de trop."],
    ["a.ndjson b.ndjson", "«\u00a0b.ndjson\u00a0» est de trop\u00a0: un seul fichier à la fois."],
    ["", "Le nom du fichier à analyser manque."],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readAnalyseCall(words(line), false)).toEqual({ fault });
  });

  it("is read; without a file, from what is written to the standard input", () => {
    expect(["--all", "--suggestions", "avis.ndjson", ""].map((line) => readAnalyseCall(words(line), true))).toEqual([
      { task: "all" },
      { task: "suggestions" },
      { task: "file", file: "avis.ndjson" },
      { task: "file", file: "-" },
    ]);
  });
});
