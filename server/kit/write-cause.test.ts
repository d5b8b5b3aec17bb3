import { expect, it } from "vitest";

import { writeCause } from "./write-cause.ts";

it.each([
  ["ENOENT", "le dossier /a/b n’existe pas"],
  ["ENOTDIR", "/a/b n’est pas un dossier"],
  ["EISDIR", "c’est un dossier"],
  ["EACCES", "cet utilisateur n’a pas le droit d’y écrire"],
  ["EROFS", "ce disque est en lecture seule"],
  ["EDQUOT", "le disque est plein"],
  ["EMFILE", "erreur EMFILE du système"],
])("says of %s in French: %s", (code, words) => {
  expect(writeCause(Object.assign(new Error("too many open files, open"), { code }), "/a/b/c.json")).toBe(words);
});

it("tells nothing in English of what has no code", () => {
  expect(writeCause(new Error("premature close"), "/a")).toBe("raison inconnue");
});
