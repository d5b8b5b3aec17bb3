import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { ForeignFolderError } from "../store/embedded-folder.ts";
import { stateRefusal } from "./state-refusal.ts";

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), code === undefined ? {} : { code });
const folder = mkdtempSync(join(tmpdir(), "refusal-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("an embedded database that does not open", () => {
  it.each([
    [failure("Aborted(). Build with -sASSERTIONS for more info."), /est endommagée .*renommez/],
    [failure("PGlite failed to initialize properly"), /est endommagée .*renommez/],
    [failure("could not read block", "XX001"), /est endommagée .*renommez/],
    [failure("ENOSPC: no space left on device, write"), /ne peut pas être ouverte\u00a0: le disque est plein\.$/],
    [failure("could not extend file", "53100"), /: le disque est plein\.$/],
    [failure("mkdir", "EACCES"), /: cet utilisateur n’en a pas le droit\.$/],
    [failure("relation exists", "42P07"), /^La mise à jour .* a échoué, rien n’y a été changé\u00a0: relation exists\.$/],
    [new ForeignFolderError(folder), /contient des fichiers qui ne sont pas une base de données .*rien n’y a été écrit/],
    [failure("something else"), /ne peut pas être ouverte\u00a0: something else\.$/],
  ])("%s", (error, sentence) => {
    expect(stateRefusal(error, { folder }).message).toMatch(sentence);
  });
});

describe("a PostgreSQL that does not open", () => {
  const url = "postgres://ville:s3cr%40t@base.exemple.fr:5432/avis";
  it.each([
    [failure("connect ECONNREFUSED 192.0.2.1:5432", "ECONNREFUSED"), /ne répond pas\u00a0: connect ECONNREFUSED/],
    [failure("password authentication failed", "28P01"), /refuse la connexion\u00a0: password/],
    [failure("column is missing", "42703"), /^La mise à jour .* a échoué/],
  ])("%s", (error, sentence) => {
    expect(stateRefusal(error, { postgres: url }).message).toMatch(sentence);
  });

  it.each([
    [url, "wrong s3cr@t"],
    [url, "wrong s3cr%40t"],
    ["postgres://ville:12/s3cr@t@base/avis", 'database "s3cr@t@base/avis" does not exist'],
    ["postgres://base/avis?password=s3cr", "s3cr is wrong"],
  ])("never tells the secret of %s", (address, message) => {
    expect(stateRefusal(failure(message, "XX000"), { postgres: address }).message).not.toContain("s3cr");
  });
});
