import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, expect, it } from "vitest";

import { writeTo } from "./write-file.ts";

const folder = mkdtempSync(join(tmpdir(), "write-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("writes, or says in French why not", async () => {
  await writeTo(join(folder, "a.json"), "é\n");
  expect(readFileSync(join(folder, "a.json"), "utf8")).toBe("é\n");
  const absent = join(folder, "absent", "a.json");
  await expect(writeTo(absent, "")).rejects.toThrow(
    `Le fichier ${absent} ne peut pas être écrit\u00a0: le dossier ${join(folder, "absent")} n’existe pas.`,
  );
  await expect(writeTo(folder, "")).rejects.toThrow("c’est un dossier.");
});
