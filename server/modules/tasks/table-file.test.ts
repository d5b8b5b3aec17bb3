import { describe, expect, it } from "vitest";

import { csvPieces, keepPieces } from "./table-file.ts";
import type { Tasks } from "./tasks-store.ts";

const MIB = 1024 * 1024;
const { signal } = new AbortController();

/** Tasks that note what they are asked, and keep a piece as `keep` says. */
function notedTasks(noted: string[], keep: (place: number) => Promise<boolean>): Tasks {
  const unused = (): never => {
    throw new Error("not asked here");
  };
  return {
    list: unused,
    start: unused,
    end: unused,
    file: unused,
    remove: unused,
    addPiece: async (_id, place) => {
      noted.push(`keep ${place}`);
      const isKept = await keep(place);
      noted.push(`${isKept ? "kept" : "refused"} ${place}`);
      return isKept;
    },
    endPieces: async () => void noted.push("end"),
  };
}

async function* mebibytes(noted: string[], count: number): AsyncGenerator<Uint8Array> {
  for (let piece = 0; piece < count; piece += 1) {
    noted.push(`make ${piece}`);
    yield new Uint8Array(MIB);
  }
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe("a file in the making", () => {
  it("is kept piece by piece, each while the next is made, and ends after the last", async () => {
    const noted: string[] = [];
    await keepPieces(
      notedTasks(noted, async () => turn().then(() => true)),
      "t",
      mebibytes(noted, 2),
      signal,
    );
    expect(noted).toEqual(["make 0", "keep 0", "make 1", "kept 0", "keep 1", "kept 1", "end"]);
  });

  it("fails with a piece that cannot be kept, the last one too, and does not end", async () => {
    for (const failing of [0, 1]) {
      const noted: string[] = [];
      const keep = async (place: number): Promise<boolean> => {
        if (place === failing) throw new Error("disk full");
        return true;
      };
      await expect(keepPieces(notedTasks(noted, keep), "t", mebibytes(noted, 2), signal)).rejects.toThrow("disk full");
      expect(noted).not.toContain("end");
    }
  });

  it("is given up once its account has removed it", async () => {
    const noted: string[] = [];
    await keepPieces(
      notedTasks(noted, async () => false),
      "t",
      mebibytes(noted, 5),
      signal,
    );
    expect(noted.toSorted()).toEqual(["keep 0", "make 0", "make 1", "refused 0"]);
  });
});

it("writes the batches of a CSV file in their order, days as a French spreadsheet reads them", async () => {
  async function* batches(): AsyncGenerator<(string | number | null | { day: string })[][]> {
    yield [
      ["a", 1.5],
      [{ day: "2026-08-31" }, null],
    ];
    yield [];
    yield [["=1", 2]];
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of csvPieces(["x", "y"], batches())) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe("\ufeffx;y\r\na;1,5\r\n31/08/2026;\r\n'=1;2\r\n");
});
