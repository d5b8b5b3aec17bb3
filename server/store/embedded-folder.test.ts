import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { ForeignFolderError, prepareFolder } from "./embedded-folder.ts";
import { openStore } from "./open-store.ts";

describe("the folder of the embedded database", () => {
  let data: string;
  let folder: string;
  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), "embedded-"));
    folder = join(data, "state");
  });
  afterEach(() => rmSync(data, { recursive: true }));

  it("is refused, and left as it is, where it holds files and no database", async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "photos.zip"), "x");
    await expect(openStore({ folder })).rejects.toThrow(ForeignFolderError);
    expect(readdirSync(folder)).toEqual(["photos.zip"]);
    expect(readdirSync(data)).toEqual(["state"]);
  });

  it("is a database's where that left its mark, and may be missing or empty", () => {
    const made = prepareFolder(folder);
    expect(existsSync(`${folder}.creation`)).toBe(true);
    made();
    expect(readdirSync(data)).toEqual([]);
    mkdirSync(folder);
    prepareFolder(folder)();
    writeFileSync(join(folder, "PG_VERSION"), "17");
    writeFileSync(join(folder, "other"), "");
    prepareFolder(folder)();
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it.skipIf(process.platform === "win32")("is its account's alone once made, whatever modes the database gives its first files", () => {
    const made = prepareFolder(folder);
    mkdirSync(join(folder, "base"), { recursive: true });
    for (const file of ["PG_VERSION", "base/1"]) writeFileSync(join(folder, file), "");
    for (const path of ["", "base", "PG_VERSION", "base/1"]) chmodSync(join(folder, path), 0o777);
    made();
    expect(["", "base", "PG_VERSION", "base/1"].filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)).toEqual([]);
  });

  it("is made anew where a process was killed while it was made", async () => {
    prepareFolder(folder);
    mkdirSync(join(folder, "base"), { recursive: true });
    writeFileSync(join(folder, "PG_VERSION"), "17");
    const store = await openStore({ folder });
    expect(existsSync(`${folder}.creation`)).toBe(false);
    await store.close();
  });
}, 60_000);
