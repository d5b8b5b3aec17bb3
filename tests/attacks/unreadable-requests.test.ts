import { expect, it } from "vitest";

import { aroundTests, type TestApp } from "../access/support/test-app.ts";

const dmo = "dmo@belvedere.example";
const id = "0198f000-0000-7000-8000-000000000000";
let test: TestApp;
aroundTests((opened) => (test = opened));

/** Every call of the API that an application registers, its parameters filled. */
const calls = (method: string, filled: string): string[] =>
  test.app.registeredRoutes
    .filter((route) => route.method === method && route.url.startsWith("/api/"))
    .map(({ url }) => url.replace(/:\w+|\*/g, filled));

/** The call's own answer, or 403 to an account without access. */
const oneOf = (...statuses: number[]): unknown => expect.toSatisfy((status: number) => statuses.includes(status));

it("finds a NUL in the query of any call unreadable, and in its path nothing at all", async () => {
  for (const url of calls("GET", id)) {
    const answer = await test.send({ as: dmo, url: `${url}?email=a%00b&redirect_uri=%00` });
    expect([url, answer.statusCode]).toEqual([url, oneOf(400, 403)]);
  }
  expect((await test.send({ url: `/api/v2/${test.slug}/idp/login?email=%00` })).json()).toMatchObject({ title: "Requête illisible." });
  for (const method of ["GET", "DELETE"] as const)
    for (const url of calls(method, "a%00b").filter((address) => address.includes("%00"))) {
      expect([url, (await test.send({ as: dmo, method, url })).statusCode]).toEqual([url, oneOf(404, 403)]);
    }
});

it.each([
  ["a NUL", JSON.stringify({ text: "a\u0000b" })],
  ["a NUL in a key", JSON.stringify({ "a\u0000b": 1 })],
  ["half of a character", '{"text":"\\ud800"}'],
  ["5,000 levels", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
  ["20,000 levels of lists", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
  ["more keys than any contract has", `{${Array.from({ length: 2_001 }, (_, key) => `"k${key}":0`).join(",")}}`],
  ["as many values as fit", `[${"0,".repeat(100_000)}0]`],
])("refuses a body with %s in every write, under a key too", async (_name, payload) => {
  for (const method of ["POST", "PUT"] as const) {
    // Files and what a bank signs are taken as bytes, and refused by their type and their signature.
    for (const url of calls(method, id).filter((address) => !/logo|payment\/webhook/.test(address))) {
      const headers = { "content-type": "application/json", "idempotency-key": `key-${method}-0001`, "if-match": '"1"' };
      const answer = await test.send({ as: dmo, method, url, headers, payload });
      // An unknown public address is answered as such before its body is read.
      expect([url, answer.statusCode]).toEqual([
        url,
        /\/(?:public|mails\/stop|moderation\/token|payment\/sandbox)\//.test(url) ? oneOf(422, 404) : oneOf(422, 403, 415),
      ]);
    }
  }
});
