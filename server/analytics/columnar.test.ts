import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawnSync } from "node:child_process";

import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { impatiently, unhurriedly } from "../kit/impatience.ts";
import { isDamaged, isHeldElsewhere, openColumnar, type Columnar } from "./columnar.ts";
import { gate } from "../kit/gate.ts";

const folder = mkdtempSync(join(tmpdir(), "columnar-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("the columnar store", () => {
  let db: Columnar;
  let path = "";
  let count = 0;
  beforeEach(async () => {
    path = join(folder, `${(count += 1)}.duckdb`);
    db = await openColumnar(path);
  });
  afterEach(() => db.close());

  it("answers plain JSON values", async () => {
    const sql =
      "SELECT count(*) AS n, sum(range) AS s, DATE '2026-03-01' AS day, TIMESTAMP '2026-03-01 10:00:00' AS at, 1.5::DECIMAL(4,1) AS d, [1, 2] AS list, NULL AS nothing FROM range(10)";
    expect(await db.query(sql)).toEqual([
      { n: 10, s: 45, day: "2026-03-01", at: "2026-03-01T10:00:00.000Z", d: 1.5, list: [1, 2], nothing: null },
    ]);
    expect(await db.query("SELECT $1 AS a, $2 AS b", ["x'", 2])).toEqual([{ a: "x'", b: 2 }]);
  });

  it("gives the memory of what it has read back to the system", async () => {
    // Its allocator's own thread does so within seconds; without one, only who asks for memory again may give some back.
    expect(await db.query("SELECT current_setting('allocator_background_threads') AS given")).toEqual([{ given: true }]);
  });

  it("answers an account behind a few questions of visitors, however many these ask", async () => {
    const slow = "SELECT count(*) AS n FROM range(3000000) a WHERE hash(a.range) % 7 = 1";
    let answered = 0;
    const visitors = Array.from({ length: 24 }, () => impatiently(() => db.query(slow).then(() => (answered += 1)), "anonymous"));
    await impatiently(() => db.query(slow));
    expect(answered).toBeLessThan(6);
    await Promise.all(visitors);
    expect(answered).toBe(24);
  });

  it("has work of low priority take one place at a time, and others go past it", async () => {
    const slow = "SELECT count(*) AS n FROM range(3000000) a WHERE hash(a.range) % 7 = 1";
    let answered = 0;
    const behind = Array.from({ length: 12 }, () => unhurriedly(() => db.query(slow).then(() => (answered += 1))));
    // Two of the three places are free all the time.
    await impatiently(() => Promise.all([db.query(slow), db.query(slow)]));
    expect(answered).toBeLessThan(4);
    await Promise.all(behind);
    expect(answered).toBe(12);
  });

  it("commits all of a write or nothing", async () => {
    await db.write((connection) => connection.run("CREATE TABLE t (n INTEGER)"));
    const failed = db.write(async (connection) => {
      await connection.run("INSERT INTO t VALUES (1)");
      throw new Error("stop");
    });
    await expect(failed).rejects.toThrow("stop");
    await db.write((connection) => connection.run("INSERT INTO t VALUES (2)"));
    expect(await db.query("SELECT n FROM t")).toEqual([{ n: 2 }]);
  });

  it("replaces rows under the same key within one write", async () => {
    await db.write((connection) =>
      connection.run("CREATE TABLE t (n INTEGER PRIMARY KEY, a VARCHAR); INSERT INTO t SELECT range, 'old' FROM range(10)"),
    );
    await db.write(async (connection) => {
      await connection.run("DELETE FROM t WHERE n >= 5");
      await connection.run("INSERT INTO t SELECT range, 'new' FROM range(5, 12)");
    });
    expect(await db.query("SELECT a, count(*) AS n FROM t GROUP BY a ORDER BY a")).toEqual([
      { a: "new", n: 7 },
      { a: "old", n: 5 },
    ]);
  });

  it("tells that the engine has given up, and not of a statement that is wrong", async () => {
    const told: string[] = [];
    const watched = await openColumnar(join(folder, "failing.duckdb"), { failed: ({ message }) => told.push(message) });
    await expect(watched.query("SELECT nothing")).rejects.toThrow(/nothing/);
    expect(told).toEqual([]);
    await watched.write(async (connection) => {
      await connection.run("SET debug_checkpoint_abort = 'before_header'");
      await connection.run("CREATE TABLE t (n INTEGER)");
    });
    await expect(watched.query("CHECKPOINT")).rejects.toThrow("FATAL");
    await expect(watched.query("SELECT 1")).rejects.toThrow("invalidated");
    expect(told).toHaveLength(2);
    await watched.close();
  });

  it("refuses a second process at once, and says that the file is held", () => {
    const script = `require("@duckdb/node-api").DuckDBInstance.create(${JSON.stringify(path)}).then(() => console.log("opened"), (error) => console.log(error.message))`;
    const { stdout } = spawnSync(process.execPath, ["-e", script], { encoding: "utf8" });
    expect(isHeldElsewhere(new Error(stdout))).toBe(true);
  });

  it("tells a damaged file from a held one", async () => {
    const damaged = join(folder, "damaged.duckdb");
    writeFileSync(damaged, "this is no database ".repeat(1000));
    const error: unknown = await openColumnar(damaged).catch((thrown: unknown) => thrown);
    expect([isDamaged(error), isHeldElsewhere(error)]).toEqual([true, false]);
  });

  it.each([
    ['Could not read enough bytes from file "/a/x.duckdb": attempted to read 262144 bytes from location 3682304', true],
    ["Trying to read a database file with version number 99, but we can only read versions between 64 and 67.", true],
    ['Failure while replaying WAL file "/a/x.duckdb.wal": …', true],
    ['Cannot open file "/home/wal/corrupt/x.duckdb.wal": Permission denied', false],
    ['Could not read from file "/a/x.duckdb": Input/output error', false],
    ['Failure while replaying WAL file "/a/x.duckdb.wal": Could not read from file "/a/x.duckdb.wal": Is a directory', false],
    ['Failure while replaying WAL file "/a/x.duckdb.wal": Cannot open file "/a/x.duckdb.wal": Permission denied', false],
    ['Failure while replaying WAL file "/a/x.duckdb.wal": Could not write file "/a/x.duckdb": No space left on device', false],
    ['Failure while replaying WAL file "/a/x.duckdb.wal": Could not read enough bytes from file "/a/x.duckdb.wal": attempted', true],
    ["Binder Error: no table withdrawal", false],
    ['Could not set lock on file "/a/x.duckdb": Conflicting lock is held in node (PID 1).', false],
  ])("tells the file's own fault from what keeps one from it: %s", (sentence, damaged) => {
    expect(isDamaged(new Error(`IO Error: ${sentence}`))).toBe(damaged);
  });
});

describe("a gate", () => {
  it("never lets more than its limit in, and keeps the order", async () => {
    const open = gate(2);
    const order: number[] = [];
    let inside = 0;
    let most = 0;
    const job = (no: number) => async () => {
      most = Math.max(most, (inside += 1));
      order.push(no);
      await new Promise((resolve) => setTimeout(resolve, 1));
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5, 6].map((no) => open(job(no))));
    await open.idle();
    expect([most, order]).toEqual([2, [1, 2, 3, 4, 5, 6]]);
  });
});
