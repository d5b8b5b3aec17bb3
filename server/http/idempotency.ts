import { createHash } from "node:crypto";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ApiError } from "../kit/errors.ts";
import type { Clock } from "../kit/clock.ts";
import type { JointTransaction, Store } from "../store/store.ts";

/** A key is remembered this long (ms). */
const KEY_LIFE_MS = 24 * 3_600_000;
/** Status of a key whose write is under way: never committed. */
const UNDER_WAY = 0;
const kept = ["etag", "location", "content-type"] as const;

interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

interface KeyedWrite {
  key: string;
  /** Of method, address and body. */
  fingerprint: string;
  /** Holds the key, all that the route writes, and its answer. */
  joint: JointTransaction;
}

declare module "fastify" {
  interface FastifyRequest {
    keyedWrite: KeyedWrite | null;
  }
}

/**
 * A write that carries `Idempotency-Key` is done once: the same request again gets the first answer, waiting for it
 * where it is under way; the key with another request is refused. Key, write and answer are one transaction: a server
 * that ends between them has done all or nothing. Keys belong to one account.
 */
export function rememberWrites(app: FastifyInstance, store: Store, clock: Clock): void {
  app.decorateRequest("keyedWrite", null);

  // With `done` and no promise: what runs inside it, the route's handler too, writes within the joint transaction.
  app.addHook("preHandler", (request, reply, done) => {
    const key = request.headers["idempotency-key"];
    if (key === undefined || request.method === "GET" || request.method === "HEAD" || !request.visitor) return done();
    if (typeof key !== "string" || !/^[\w-]{8,200}$/.test(key)) return done(new ApiError("request.unreadable"));
    void take(request, reply, key, done);
  });

  const take = async (request: FastifyRequest, reply: FastifyReply, key: string, next: (error?: Error) => void): Promise<void> => {
    const begun = await begin(request, key, store, clock).catch((error: Error) => error);
    if (begun instanceof Error) return next(begun);
    if ("joint" in begun) {
      request.keyedWrite = begun;
      return begun.joint.run(next);
    }
    void reply
      .code(begun.status)
      .headers({ ...begun.headers, "Idempotent-Replayed": "true" })
      .serializer((text: string) => text)
      .send(begun.text);
  };

  app.addHook("onSend", async (request, reply, payload) => {
    const write = request.keyedWrite;
    if (write === null) return payload;
    request.keyedWrite = null;
    // A failure to commit rejects: the answer is then a 500, and nothing was done.
    await settle(write, request, reply, payload, store, clock);
    return payload;
  });

  // A handler that took the answer into its own hands.
  app.addHook("onResponse", async (request) => request.keyedWrite?.joint.rollback());
}

/** Takes the key for this request, or returns the answer that it already has. */
async function begin(request: FastifyRequest, key: string, store: Store, clock: Clock): Promise<KeyedWrite | StoredAnswer> {
  const { method, url, body } = request;
  const fingerprint = createHash("sha256")
    .update(`${method} ${url} `)
    // A file's bytes as they are: written as JSON they would be many times as long.
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null))
    .digest("base64url");
  const joint = await store.begin();
  try {
    const known = await joint.run(() => claim(request, { key, fingerprint }, store, clock));
    if (known === null) return { key, fingerprint, joint };
    await joint.commit();
    return known;
  } catch (error) {
    await joint.rollback();
    throw error;
  }
}

/** The stored answer; null where the key is new, and taken. */
function claim(
  { actor }: FastifyRequest,
  { key, fingerprint }: Pick<KeyedWrite, "key" | "fingerprint">,
  store: Store,
  clock: Clock,
): Promise<StoredAnswer | null> {
  const now = clock.now();
  return store.forActor(actor).transaction(async (db) => {
    await db
      .deleteFrom("idempotency_keys")
      .where("created_at", "<", new Date(now.getTime() - KEY_LIFE_MS).toISOString())
      .execute();
    const row = { key, fingerprint, status: UNDER_WAY, body: null, created_at: now.toISOString() };
    const taken = await db
      .insertInto("idempotency_keys", row)
      // Waits for whoever holds the key, and sees how that ended.
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (taken) return null;
    const known = await db
      .selectFrom("idempotency_keys")
      .where("key", "=", key)
      .select(["fingerprint", "status", "body"])
      .executeTakeFirst();
    if (known?.fingerprint !== fingerprint || known.status === UNDER_WAY) throw new ApiError("action.not-possible");
    return { ...(known.body as Omit<StoredAnswer, "status">), status: known.status };
  });
}

/**
 * Ends a write. Done: committed with its answer. Refused: undone, and the refusal remembered. Failed by our fault, or
 * put off (429): undone and forgotten, to be tried again. An answer that is a stream or a file is not kept, its write is.
 */
async function settle(
  write: KeyedWrite,
  { actor }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  store: Store,
  clock: Clock,
): Promise<void> {
  const { joint, key, fingerprint } = write;
  const status = reply.statusCode;
  if (status >= 500 || status === 429) return joint.rollback();
  const text = typeof payload === "string" || payload == null ? (payload ?? "") : null;
  const scoped = store.forActor(actor);
  if (text === null) {
    await joint.run(() => scoped.transaction((db) => db.deleteFrom("idempotency_keys").where("key", "=", key).execute()));
    return joint.commit();
  }
  const headers = Object.fromEntries(
    kept.flatMap((name) => (typeof reply.getHeader(name) === "string" ? [[name, String(reply.getHeader(name))]] : [])),
  );
  const body = JSON.stringify({ headers, text } satisfies Omit<StoredAnswer, "status">);
  if (status >= 400) {
    await joint.rollback();
    const row = { key, fingerprint, status, body, created_at: clock.now().toISOString() };
    await scoped.transaction((db) =>
      db
        .insertInto("idempotency_keys", row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    return;
  }
  await joint.run(() =>
    scoped.transaction((db) => db.updateTable("idempotency_keys").set({ status, body }).where("key", "=", key).execute()),
  );
  return joint.commit();
}
