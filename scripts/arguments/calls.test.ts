import { describe, expect, it } from "vitest";

import { readAnalyseCall } from "./analyse-call.ts";
import { readConfigCall } from "./config-call.ts";
import { readGuestsCall } from "./guests-call.ts";
import { readImportCall } from "./import-call.ts";
import { readUserCall } from "./user-call.ts";

const words = (line: string): string[] => line.split(" ").filter((word) => word !== "");

describe("what is typed after «npm run import --»", () => {
  it.each([
    ["", "Précisez ce qui est à importer : reviews, establishments, communes ou destination."],
    ["review avis.csv", "Rien ne s’importe sous le nom « review ». Vouliez-vous dire « reviews » ?"],
    ["reviews", "Le nom du fichier à importer manque."],
    ["communes", "Le nom du fichier à importer manque."],
    ["communes c.geojson", "L’option « --destination » manque."],
    [
      "communes c.geojson --destination aval --create-establishments",
      "L’option « --create-establishments » ne s’emploie pas avec « communes ».",
    ],
    ["destination", "L’identifiant de la destination manque."],
    ["reviews avis.csv", "L’option « --destination » manque."],
    ["destination aval", "L’option « --name » manque."],
    ["reviews avis.csv --destinaton aval", "L’option « --destinaton » est inconnue. Vouliez-vous dire « --destination » ?"],
    ["reviews avis.csv --destination aval --xyz", "L’option « --xyz » est inconnue."],
    ["reviews avis.csv --destination aval -n", "L’option « -n » est inconnue."],
    ["reviews avis.csv --destination --dry-run", "L’option « --destination » attend une valeur."],
    ["reviews avis.csv --destination aval --dry-run=1", "L’option « --dry-run » ne prend pas de valeur."],
    ["reviews a.csv b.csv --destination aval", "« b.csv » est de trop : un seul fichier à la fois."],
    ["reviews a.csv b.csv c.csv --destination aval", "« b.csv » et « c.csv » sont de trop : un seul fichier à la fois."],
    ["destination aval --name Aval Amont", "« Amont » est de trop."],
    ["destination aval --name Aval --dry-run", "L’option « --dry-run » ne s’emploie pas avec « destination »."],
    ["destination aval --destination amont", "L’option « --destination » ne s’emploie pas avec « destination »."],
    ["reviews a.csv --destination aval --name Aval", "L’option « --name » ne s’emploie pas avec « reviews »."],
    [
      "establishments a.csv --destination aval --create-establishments",
      "L’option « --create-establishments » ne s’emploie pas avec « establishments ».",
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
    ["", "Précisez l’action : add, list, roles, change, disable, enable, password ou barometer."],
    [
      "disabel a@b.fr",
      "L’action « disabel » n’existe pas : add, list, roles, change, disable, enable, password ou barometer. Vouliez-vous dire « disable » ?",
    ],
    ["disable", "L’identifiant du compte (LOGIN) manque."],
    ["add a@b.fr --group aval", "L’option « --type » manque."],
    ["add a@b.fr --type DMO", "L’option « --group » manque."],
    ["add a@b.fr --rôles X", "L’option « --rôles » est inconnue. Vouliez-vous dire « --roles » ?"],
    ...["", " --roles= --card H1", " --roles=, ", " --roles A --card="].map((given): [string, string] => [
      `change a@b.fr${given}`,
      "Précisez ce qui change : --roles ou --card, avec sa valeur.",
    ]),
    ["change a@b.fr --group aval", "L’option « --group » ne s’emploie pas avec « change »."],
    ["roles a@b.fr", "« a@b.fr » est de trop."],
    ["list a b", "« a » et « b » sont de trop."],
    ["disable a b", "« b » est de trop."],
    ["list --group aval", "L’option « --group » ne s’emploie pas avec « list »."],
    ["password a@b.fr --restricted", "L’option « --restricted » ne s’emploie pas avec « password »."],
    ["barometer", "L’identifiant de la destination (GROUP) manque."],
    ["barometer aval oui", "Précisez « on » (ouvrir le baromètre) ou « off » (le fermer)."],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readUserCall(words(line))).toEqual({ fault });
  });

  it("is read", () => {
    expect(readUserCall(words("add a@b.fr --type DMO --group aval --card 1 --card 2"))).toMatchObject({
      action: "add",
      login: "a@b.fr",
      values: { type: "DMO", group: "aval", card: ["1", "2"] },
    });
    expect(readUserCall(words("barometer aval off"))).toMatchObject({ action: "barometer", values: { group: "aval" }, enabled: false });
  });
});

describe("what is typed after «npm run config --»", () => {
  it.each([
    ["", "Précisez ce qui est à faire : lint, diff, schemas, preview, migrate, rename, export ou import."],
    [
      "lnit",
      "La commande « lnit » n’existe pas : lint, diff, schemas, preview, migrate, rename, export ou import. Vouliez-vous dire « lint » ?",
    ],
    ["lint --unsed", "L’option « --unsed » est inconnue. Vouliez-vous dire « --unused » ?"],
    ["lint --owner a@b.fr", "L’option « --owner » ne s’emploie pas avec « lint »."],
    ["lint --unused --json", "L’option « --unused » ne s’emploie pas avec « --json »."],
    ["diff a.json", "Indiquez les deux fichiers à comparer."],
    ["diff a.json b.json c.json", "« c.json » est de trop."],
    ["schemas --fix", "L’option « --fix » ne s’emploie pas avec « schemas »."],
    ["rename mesure a b", "« mesure » ne se renomme pas : seuls les indicateurs (measure)."],
    ["rename measure a", "Indiquez l’ancien nom, puis le nouveau."],
    ["export --id 1", "L’option « --id » ne s’emploie pas avec « export »."],
    ["export 1 a.json b.json", "« b.json » est de trop."],
    ["import --owner a@b.fr", "Le nom du fichier à importer manque."],
    ["import a.json", "L’option « --owner » manque."],
    [
      "import a.json --owner a@b.fr --server https://b.fr",
      "« --owner » et « --server » s’excluent : sur un autre serveur, le tableau de bord revient au compte du jeton.",
    ],
    ["import a.json b.json --owner a@b.fr --id 1", "« b.json » est de trop : « --id » ne remplace qu’un tableau de bord."],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readConfigCall(words(line))).toEqual({ fault });
  });

  it.each([
    ["lint --unused fr.json", { command: "lint", files: ["fr.json"], values: { unused: true } }],
    ["lint a.json --fix --json", { command: "lint", files: ["a.json"], values: { fix: true, json: true } }],
    ["diff a.json b.json", { command: "diff", files: ["a.json", "b.json"] }],
    ["export", { command: "export", files: [], values: {} }],
    ["import a.json --server https://b.fr", { command: "import", files: ["a.json"], values: { server: "https://b.fr" } }],
    ["import a.json b.json --owner a@b.fr", { command: "import", files: ["a.json", "b.json"], values: { owner: "a@b.fr" } }],
  ])("%s: is read", (line, call) => {
    expect(readConfigCall(words(line))).toMatchObject(call);
  });
});

describe("what is typed after «npm run analyse --»", () => {
  it.each([
    ["--al", "L’option « --al » est inconnue. Vouliez-vous dire « --all » ?"],
    ["--all --suggestions", "L’option « --suggestions » ne s’emploie pas avec « --all »."],
    ["--all avis.ndjson", "« avis.ndjson » est de trop."],
    ["a.ndjson b.ndjson", "« b.ndjson » est de trop : un seul fichier à la fois."],
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

describe("what is typed after «npm run guests --»", () => {
  it.each([
    ["", "Précisez l’action : erase ou purge."],
    ["erese a@b.fr", "L’action « erese » n’existe pas. Vouliez-vous dire « erase » ?"],
    ["erase", "L’adresse du client manque."],
    ["erase a@b.fr", "L’option « --group » manque. Ou précisez « --all » : tous les groupes."],
    ["erase a@b.fr --group aval --all", "Précisez « --group » ou « --all », pas les deux."],
    ["purge --all", "L’option « --all » ne s’emploie pas avec « purge »."],
    ["purge a@b.fr", "« a@b.fr » est de trop."],
  ])("«%s» is answered by «%s»", (line, fault) => {
    expect(readGuestsCall(words(line))).toEqual({ fault });
  });

  it("names whose data is erased, and of which organisation", () => {
    expect(readGuestsCall(words("erase a@b.fr --group aval"))).toEqual({ action: "erase", email: "a@b.fr", group: "aval" });
    expect(readGuestsCall(words("erase a@b.fr --all"))).toEqual({ action: "erase", email: "a@b.fr", group: undefined });
  });
});
