import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { readRecords } from "../../server/commands/import/files/read-records.ts";
import { emptyReport } from "../../server/commands/import/report.ts";
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

  it("that is absent, a folder, or removed since is reported in one sentence", async () => {
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
    events.handle({ type: "source", format: "csv", header: "id;nom", encoding: { name: "utf-8", mark: false } });
    events.handle({ type: "refused", line: 2, reason: "le champ id manque", raw: ";x" });
    return events.close();
  };

  it("are kept beside the file", async () => {
    expect(await refuseOne()).toEqual({ lines: join(folder, "a.csv.rejets.csv"), reasons: join(folder, "a.csv.rejets.txt") });
    expect(readFileSync(join(folder, "a.csv.rejets.csv"), "utf8")).toBe("id;nom\n;x\n");
  });

  it.each([
    ["Windows", Buffer.from("id;num\xe9ro \x9cuvre\nH1;Caf\xe9 \x80 l\x92\xe9t\xe9 \x9c\n", "latin1")],
    ["UTF-8", Buffer.from("id;num\xe9ro \x9cuvre\nH1;Café € l’été 🏔\n")],
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFFid;nom\nH1;Café € l’été 🏔\n")],
    ["UTF-16", Buffer.from("\uFEFFid;nom\nH1;Café € l’été 🏔\n", "utf16le")],
    ["UTF-16 of the other order", Buffer.from("\uFEFFid;nom\nH1;Café € l’été 🏔\n", "utf16le").swap16()],
  ])("of a file in %s are byte for byte what they were", async (_title, bytes) => {
    const { format, header, encoding, records } = await readRecords(Readable.from([bytes]) as AsyncIterable<Buffer>);
    const events = importEvents(join(folder, "a.csv"), "reviews", null);
    // As a server sends it: through JSON.
    const handle = (event: object): void => events.handle(JSON.parse(JSON.stringify(event)) as Parameters<typeof events.handle>[0]);
    handle({ type: "source", format, header, encoding });
    for await (const { line, raw } of records) handle({ type: "refused", line, reason: "le champ source manque", raw });
    await events.close();
    expect(readFileSync(join(folder, "a.csv.rejets.csv")).toString("hex")).toBe(bytes.toString("hex"));
  });

  it("that cannot be written do not stop the import, and the report says why", async () => {
    // A folder in the file's place: refused whoever runs the test.
    mkdirSync(join(folder, "a.csv.rejets.csv"));
    const files = await refuseOne();
    expect(reportLines({ ...emptyReport("reviews", false), lines: 2, refused: 1 }, files).at(-1)).toMatch(
      /^Les lignes refusées ne sont pas gardées : .*a\.csv\.rejets\.csv ne peut pas être écrit/,
    );
  });
});
