import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signedIn } from "../../src/domain/access.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let writes = 0;
const base = "/api/v2/belvedere";

beforeAll(async () => {
  test = await openTestApp({
    extend: (app) => {
      app.post(`${base}/t/write`, { config: { access: signedIn } }, async (_request, reply) =>
        reply
          .code(201)
          .header("ETag", '"7"')
          .send({ writes: (writes += 1) }),
      );
      app.post(`${base}/t/slow`, { config: { access: signedIn } }, async () => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { writes: (writes += 1) };
      });
      app.post(`${base}/t/fails`, { config: { access: signedIn } }, async () => {
        writes += 1;
        throw new Error("once");
      });
    },
  });
}, 60_000);
afterAll(() => test.close());

describe("a write with an Idempotency-Key", () => {
  const write = (key: string, url = "write", payload = "{}", as = "dmo@belvedere.example"): Promise<LightMyRequestResponse> =>
    test.send({
      method: "POST",
      url: `${base}/t/${url}`,
      as,
      payload,
      headers: { "content-type": "application/json", "idempotency-key": key },
    });

  it("is done once, and answers the same again", async () => {
    const first = await write("a-key-of-mine");
    const again = await write("a-key-of-mine");
    expect(again.statusCode).toBe(201);
    expect(again.headers.etag).toBe('"7"');
    expect(again.body).toBe(first.body);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it("is done once however many come at once", async () => {
    const before = writes;
    const answers = await Promise.all(Array.from({ length: 20 }, () => write("at-once-key", "slow")));
    expect(writes - before).toBe(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  it("is refused when the key stood for another request", async () => {
    await write("key-for-one-thing");
    expect((await write("key-for-one-thing", "write", '{"other":1}')).statusCode).toBe(409);
    expect((await write("key-for-one-thing", "slow")).statusCode).toBe(409);
  });

  it("is another account's own business", async () => {
    const mine = await write("a-shared-word");
    const theirs = await write("a-shared-word", "write", "{}", "dmo.voisin@belvedere.example");
    const colleague = await write("a-shared-word", "write", "{}", "dmo.moderation@belvedere.example");
    expect(new Set([mine.body, theirs.body, colleague.body]).size).toBe(3);
  });

  it("may be tried again after a failure of ours", async () => {
    const before = writes;
    await write("a-key-that-fails", "fails");
    await write("a-key-that-fails", "fails");
    expect(writes - before).toBe(2);
  });

  it("refuses a key that is no key", async () => {
    expect((await write("short")).statusCode).toBe(400);
  });
});
