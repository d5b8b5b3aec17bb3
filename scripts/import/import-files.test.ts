import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { emptyReport } from "../../server/import/report.ts";
import { importEvents } from "./events.ts";
import { openInput } from "./input.ts";
import { reportLines } from "./print-report.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-files-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("the file of an import", () => {
  it("is read as it is", async () => {
    const path = join(folder, "a.csv");
    writeFileSync(path, "été");
    const { stream, size } = openInput(path);
    expect(size).toBe(5);
    expect(Buffer.concat(await stream.toArray()).toString()).toBe("été");
  });

  it("that is absent, a folder, or gone since is told in one sentence", async () => {
    const path = join(folder, "a.csv");
    expect(() => openInput(path)).toThrow(`Le fichier ${path} ne peut pas être lu\u00a0: il n’existe pas.`);
    expect(() => openInput(folder)).toThrow("est un dossier");
    writeFileSync(path, "x");
    const { stream } = openInput(path);
    rmSync(path);
    await expect(stream.toArray()).rejects.toThrow(`Le fichier ${path} ne peut pas être lu\u00a0: il n’existe pas.`);
  });
});

describe("the refused lines", () => {
  const refuseOne = async () => {
    const events = importEvents(join(folder, "a.csv"), "reviews", null);
    events.tell({ type: "source", format: "csv", header: "id;nom" });
    events.tell({ type: "refused", line: 2, reason: "le champ id manque", raw: ";x" });
    return events.close();
  };

  it("are kept beside the file", async () => {
    expect(await refuseOne()).toEqual({ lines: join(folder, "a.csv.rejets.csv"), reasons: join(folder, "a.csv.rejets.txt") });
    expect(readFileSync(join(folder, "a.csv.rejets.csv"), "utf8")).toBe("id;nom\n;x\n");
  });

  it("that cannot be written do not stop the import, and the report says why", async () => {
    // A folder in the file's place: refused whoever runs the test.
    mkdirSync(join(folder, "a.csv.rejets.csv"));
    const files = await refuseOne();
    expect(reportLines({ ...emptyReport("reviews", false), lines: 2, refused: 1 }, files).at(-1)).toMatch(
      /^Les lignes refusées ne sont pas gardées\u00a0: .*a\.csv\.rejets\.csv ne peut pas être écrit/,
    );
  });
});
