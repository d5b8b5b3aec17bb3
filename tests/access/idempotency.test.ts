import { Readable } from "node:stream";

import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { signedIn } from "../../src/domain/access/access.ts";
import { tagsOf } from "../../server/modules/dashboards/tags-store.ts";
import { ApiError, rateLimited } from "../../server/kit/errors.ts";
import type { Store } from "../../server/store/store.ts";
import { openTestApp, type TestApp } from "./support/test-app.ts";

let test: TestApp;
let writes = 0;
/** What the database does at the next commit of a keyed write. */
let commits: "work" | "fail" = "work";
let refuse: (() => Error) | null = null;
const base = "/api/v2/belvedere";
const dmo = "dmo@belvedere.example";

/** A store whose next commit of a keyed write can fail, as when the server ends before it: nothing is written. */
function breakable(store: Store): Store {
  return {
    ...store,
    begin: async () => {
      const joint = await store.begin();
      return {
        ...joint,
        commit: async () => {
          if (commits === "work") return joint.commit();
          await joint.rollback();
          throw new Error("the connection was lost");
        },
      };
    },
  };
}

beforeAll(async () => {
  test = await openTestApp({
    wrapStore: breakable,
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
      // Two transactions and an audit entry, as in a route; then a refusal.
      app.post<{ Body: { title: string } }>(`${base}/t/tags`, { config: { access: signedIn } }, async ({ actor, body }, reply) => {
        const { store } = test.services;
        await tagsOf(store, actor).put(`${body.title} un`);
        await Promise.all([
          tagsOf(store, actor).put(`${body.title} deux`),
          store.system("test.audit", (db) =>
            db.insertInto("audit_entries").values({ login: actor.login, action: "test", target: body.title }).execute(),
          ),
        ]);
        if (refuse) throw refuse();
        return reply.code(201).send({ writes: (writes += 1) });
      });
      app.post(`${base}/t/streams`, { config: { access: signedIn } }, async ({ actor }, reply) => {
        await tagsOf(test.services.store, actor).put("un flux");
        return reply.type("text/plain").send(Readable.from(["ligne\n"]));
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
  const write = (key: string, url = "write", payload = "{}", as = dmo): Promise<LightMyRequestResponse> =>
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
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
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

  /** What `t/tags` has left behind for this title. */
  const left = async (title: string): Promise<{ tags: number; audit: number }> =>
    test.services.store.system("test.left", async (db) => ({
      tags: (await db.selectFrom("tags").select("id").where("title", "like", `${title}%`).execute()).length,
      audit: (await db.selectFrom("audit_entries").select("id").where("target", "=", title).execute()).length,
    }));
  const tags = (key: string, title: string): Promise<LightMyRequestResponse> => write(key, "tags", JSON.stringify({ title }));

  it("is all there with its answer, or not at all: a server that ends before its commit has done nothing", async () => {
    commits = "fail";
    expect((await tags("a-key-that-breaks", "Cassé")).statusCode).toBe(500);
    expect(await left("Cassé")).toEqual({ tags: 0, audit: 0 });
    commits = "work";
    const again = await tags("a-key-that-breaks", "Cassé");
    expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([201, undefined]);
    expect((await tags("a-key-that-breaks", "Cassé")).headers["idempotent-replayed"]).toBe("true");
    expect(await left("Cassé")).toEqual({ tags: 2, audit: 1 });
  });

  it.each([
    ["put off", () => rateLimited(3), 429],
    ["failed by our fault", () => new ApiError("service.unavailable"), 503],
  ])("that was %s has done nothing, and is done when it comes again", async (name, error, status) => {
    refuse = error;
    const key = `a-key-put-off-${status}`;
    expect((await tags(key, name)).statusCode).toBe(status);
    expect(await left(name)).toEqual({ tags: 0, audit: 0 });
    refuse = null;
    const again = await tags(key, name);
    expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([201, undefined]);
    expect(await left(name)).toEqual({ tags: 2, audit: 1 });
  });

  it("that was refused has done nothing, and stays refused", async () => {
    refuse = () => new ApiError("action.not-possible");
    expect((await tags("a-refused-key", "Refusé")).statusCode).toBe(409);
    refuse = null;
    const again = await tags("a-refused-key", "Refusé");
    expect([again.statusCode, again.headers["idempotent-replayed"]]).toEqual([409, "true"]);
    expect(await left("Refusé")).toEqual({ tags: 0, audit: 0 });
  });

  it("whose answer is a stream is kept, its answer is not", async () => {
    const first = await write("a-key-of-a-stream", "streams");
    expect([first.statusCode, first.body]).toEqual([200, "ligne\n"]);
    expect((await left("un flux")).tags).toBe(1);
    expect((await write("a-key-of-a-stream", "streams")).headers["idempotent-replayed"]).toBeUndefined();
  });

  it("keeps each part within its own group", async () => {
    // The audit entry's part sees everything; what follows must not.
    await tags("a-key-of-the-neighbour", "Voisin");
    expect((await test.send({ method: "GET", url: `${base}/dashboard/tags`, as: "dmo.voisin@belvedere.example" })).body).not.toContain(
      "Voisin",
    );
  });

  it("may be tried again after a failure of ours", async () => {
    const before = writes;
    await write("a-key-that-fails", "fails");
    await write("a-key-that-fails", "fails");
    expect(writes - before).toBe(2);
  });

  it.each([
    ["a dashboard", () => "/dashboard"],
    ["a copy", (id: string) => `/dashboard/${id}/duplicate`],
  ])("creates %s once, for a double click and for who asks again", async (_what, pathOf) => {
    const document = { version: 1, title: "Une fois", widgets: {}, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] } };
    const create = (key: string | null, path: string): Promise<LightMyRequestResponse> =>
      test.send({
        method: "POST",
        url: base + path,
        as: dmo,
        ...(path === "/dashboard" ? { payload: JSON.stringify(document) } : {}),
        headers: { ...(path === "/dashboard" ? { "content-type": "application/json" } : {}), ...(key ? { "idempotency-key": key } : {}) },
      });
    const count = async (): Promise<number> =>
      (await test.send({ method: "GET", url: `${base}/dashboard`, as: dmo })).json<unknown[]>().length;
    const path = pathOf((await create(null, "/dashboard")).json<{ id: string }>().id);
    const before = await count();
    const key = `a-gesture-${path.length}`;
    const [first, second] = await Promise.all([create(key, path), create(key, path)]);
    const third = await create(key, path);
    expect([first, second, third].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map((answer) => answer?.json<{ id: string }>().id)).size).toBe(1);
    expect((await count()) - before).toBe(1);
  });

  it("refuses a key that is no key", async () => {
    expect((await write("short")).statusCode).toBe(400);
  });
});
