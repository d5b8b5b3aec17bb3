import { spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

const own = join(import.meta.dirname, "..");
const parts = ["package.json", "package-lock.json", "tsconfig.json", "schemas", "scripts", "server", "src", "templates", "widgets"];
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "setup-"));
  await Promise.all(parts.map((part) => cp(join(own, part), join(root, part), { recursive: true })));
  await symlink(join(own, "node_modules"), join(root, "node_modules"));
}, 60_000);
afterAll(() => rm(root, { recursive: true }));

it("a start with a broken product says in French where, with code 1, before any page is built", async () => {
  const file = join(root, "templates/product.json");
  await writeFile(file, (await readFile(file, "utf8")).replace("Europe/Paris", "Europe/Pariss"));
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/setup.mjs", "--web"], { cwd: root, encoding: "utf8" });
  const said = stdout + stderr;
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(/templates\/product\.json:\d+:\d+ {2}Le fuseau horaire «\u00a0Europe\/Pariss\u00a0» est inconnu\./),
  ]);
  expect(said).not.toMatch(/Construction des pages|^\s+at /m);
}, 120_000);
