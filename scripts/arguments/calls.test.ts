import { describe, expect, it } from "vitest";

import { readImportCall } from "./import-call.ts";
import { readUserCall } from "./user-call.ts";

const words = (line: string): string[] => line.split(" ").filter((word) => word !== "");

describe("what is typed after «npm run import --»", () => {
  it.each([
    ["", "Précisez ce qui est à importer\u00a0: reviews, establishments ou destination."],
    ["review avis.csv", "Rien ne s’importe sous le nom «\u00a0review\u00a0». Vouliez-vous dire «\u00a0reviews\u00a0»\u202f?"],
    ["reviews", "Le nom du fichier à importer manque."],
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
    ["reviews a.csv b.csv --destination aval", "«\u00a0b.csv\u00a0» est de trop."],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readImportCall(words(line))).toEqual({ fault });
  });

  it("is read", () => {
    expect(readImportCall(words("reviews - --destination aval --dry-run"))).toMatchObject({
      kind: "reviews",
      subject: "-",
      values: { destination: "aval", "dry-run": true },
    });
  });
});

describe("what is typed after «npm run user --»", () => {
  it.each([
    ["", "Précisez l’action\u00a0: add, list, disable, enable ou password."],
    ["disabel a@b.fr", "L’action «\u00a0disabel\u00a0» n’existe pas. Vouliez-vous dire «\u00a0disable\u00a0»\u202f?"],
    ["disable", "L’identifiant du compte (LOGIN) manque."],
    ["add a@b.fr --group aval", "L’option «\u00a0--type\u00a0» manque."],
    ["add a@b.fr --type DMO", "L’option «\u00a0--group\u00a0» manque."],
    ["add a@b.fr --rôles X", "L’option «\u00a0--rôles\u00a0» est inconnue. Vouliez-vous dire «\u00a0--roles\u00a0»\u202f?"],
    ["list a b", "«\u00a0b\u00a0» est de trop."],
  ])("%s: says what is wrong", (line, fault) => {
    expect(readUserCall(words(line))).toEqual({ fault });
  });

  it("is read", () => {
    expect(readUserCall(words("add a@b.fr --type DMO --group aval --card 1 --card 2"))).toMatchObject({
      action: "add",
      login: "a@b.fr",
      values: { type: "DMO", group: "aval", roles: "", card: ["1", "2"] },
    });
  });
});
