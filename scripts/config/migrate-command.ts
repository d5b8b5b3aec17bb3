import { readFile } from "node:fs/promises";
import { isAbsolute, join, relative, resolve, sep } from "node:path";

import { kindOf } from "../../server/config/document-kind.ts";
import { listConfigFiles } from "../../server/config/files.ts";
import { CommandRefusal } from "../../server/kit/command-refusal.ts";
import { migratedFile } from "../../src/engine/migrations/files.ts";
import { counted } from "../counted.ts";
import { print } from "../print.ts";
import { writeTo } from "./write-file.ts";

/** `config migrate`: writes files of an earlier form in the present one, all of the configuration's or those named; with `dry-run` says which. */
export async function migrateCommand(root: string, files: readonly string[], values: { "dry-run"?: boolean | undefined }): Promise<number> {
  const dry = values["dry-run"] ?? false;
  const named = files.map((file) => relative(root, resolve(file)).split(sep).join("/"));
  let count = 0;
  for (const file of named.length > 0 ? named : (await listConfigFiles(root)).keys()) {
    const path = isAbsolute(file) ? file : join(root, file);
    const { value, steps } = migratedOf(file, await textOf(path, named.length > 0));
    if (steps.length === 0) continue;
    count += 1;
    if (!dry) await writeTo(path, `${JSON.stringify(value, null, 2)}\n`);
    print(`${file} : ${steps.join(", ")}`);
  }
  print(
    count === 0
      ? "Tous les fichiers ont déjà la forme actuelle."
      : `${counted(count, "fichier")} ${dry ? "à récrire" : count === 1 ? "récrit" : "récrits"}.`,
  );
  return 0;
}

/** A file of the folders that is no JSON is the linter's to report. */
function migratedOf(file: string, text: string | null): ReturnType<typeof migratedFile> {
  if (text === null) return { value: null, steps: [] };
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ""));
    return migratedFile(kindOf(file, value), value);
  } catch (error) {
    if (error instanceof SyntaxError) return { value: null, steps: [] };
    throw error;
  }
}

async function textOf(path: string, isNamed: boolean): Promise<string | null> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (!isNamed) return null;
    throw new CommandRefusal(`Le fichier ${path} est introuvable ou illisible.`, { cause: error });
  });
}
