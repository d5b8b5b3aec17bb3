import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { cleanRichText } from "../../../src/domain/rich-text.ts";
import type { Product, ReleaseNotesDocument } from "../../../src/generated/types.ts";
import { isReleaseNotesDocument } from "../../../src/generated/validators.js";
import { openReleaseNotes } from "./release-notes.ts";

const folder = mkdtempSync(join(tmpdir(), "notes-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "release-notes.json");
const write = (message: string, at: number): void => {
  writeFileSync(
    file,
    JSON.stringify({ versions: [{ version: "1.0.0", date: "2026-01-02", notes: [{ type: "added", functionnality: "Avis", message }] }] }),
  );
  utimesSync(file, at, at);
};
const templates = new URL("../../../templates/", import.meta.url);

describe("release notes", () => {
  it("are served without markup that is not allowed, the product's name filled in as text", async () => {
    write('<p onclick="x">Bienvenue dans {product}<script>alert(1)</script></p>', 1);
    const [version] = await openReleaseNotes(file)("L’Autre & <Vue>");
    expect(version?.notes[0]?.message).toBe("<p>Bienvenue dans L’Autre &amp; &lt;Vue></p>");
  });

  it("are read again when the file has changed", async () => {
    const notes = openReleaseNotes(file);
    write("un", 10);
    expect((await notes("P"))[0]?.notes[0]?.message).toBe("un");
    write("deux", 20);
    expect((await notes("P"))[0]?.notes[0]?.message).toBe("deux");
  });

  it("that ship are valid, newest first, of allowed markup alone, and begin with the product's version", () => {
    const shipped: unknown = JSON.parse(readFileSync(new URL("release-notes.json", templates), "utf8"));
    expect(isReleaseNotesDocument(shipped)).toBe(true);
    const { versions } = shipped as ReleaseNotesDocument;
    expect(versions.map(({ date }) => date)).toEqual(
      versions
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    );
    for (const { message } of versions.flatMap(({ notes }) => notes)) expect(cleanRichText(message)).toBe(message);
    expect(versions[0]?.version).toBe((JSON.parse(readFileSync(new URL("product.json", templates), "utf8")) as Product).version);
  });
});
