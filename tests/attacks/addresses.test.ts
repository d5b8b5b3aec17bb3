import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { openTestApp, type TestApp } from "../access/support/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "addresses-"));
let test: TestApp;
beforeAll(async () => {
  writeFileSync(join(folder, "index.html"), "<!doctype html><title>x</title>");
  test = await openTestApp({ webFolder: folder });
}, 60_000);
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

it.each(["/api/v2/belvedere/app", "/%61pi/v2/belvedere/app", "/api/v2/%62elvedere/%61pp", "/%61%70%69/v2/belvedere/app?x=/public/"])(
  "keeps the answer to %s from every cache",
  async (url) => {
    const answer = await test.send({ url });
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  },
);

it.each(["/api//v2/belvedere/app", "/API/v2/belvedere/app", "//api/v2/belvedere/app", "/api/v2/belvedere/app/"])(
  "answers no call under %s",
  async (url) => expect((await test.send({ url })).headers["content-type"]).not.toMatch(/application\/json/),
);

it.each([
  "/public/token",
  "/%70ublic/token",
  "/publi%63/destination/token/home",
  "//public/token",
  "/PUBLIC/token",
  "/x/../%2Fpublic/token",
])("gives no other site the address of the public page %s", async (url) => {
  const { headers } = await test.send({ url });
  expect([headers["referrer-policy"], headers["cache-control"]]).toEqual(["no-referrer", "no-store"]);
});
