import { createHash } from "node:crypto";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { ApiError } from "../errors.ts";
import type { Clock } from "../services.ts";
import type { Store } from "../store/store.ts";

/** A key is remembered this long (ms). */
const KEY_LIFE_MS = 24 * 3_600_000;
/** A write that never ended (a killed process) frees its key after this time (ms). */
const IN_FLIGHT_MS = 120_000;
/** Status of a key whose write is under way. */
const IN_FLIGHT = 0;
const kept = ["etag", "location", "content-type"] as const;

interface StoredAnswer {
  headers: Record<string, string>;
  text: string;
}

declare module "fastify" {
  interface FastifyRequest {
    idempotencyKey: string | null;
  }
}

/**
 * A write that carries `Idempotency-Key` is done once: the same request again gets the first answer,
 * the key with another request (or while the first runs) is refused. Keys belong to one account.
 */
export function rememberWrites(app: FastifyInstance, store: Store, clock: Clock): void {
  app.decorateRequest("idempotencyKey", null);

  app.addHook("preHandler", async (request, reply) => {
    const key = request.headers["idempotency-key"];
    if (key === undefined || request.method === "GET" || request.method === "HEAD" || !request.visitor) return;
    if (typeof key !== "string" || !/^[\w-]{8,200}$/.test(key)) throw new ApiError("request.unreadable");
    const answer = await claim(request, key, store, clock);
    if (answer === null) {
      request.idempotencyKey = key;
      return;
    }
    return reply
      .code(answer.status)
      .headers({ ...answer.headers, "Idempotent-Replayed": "true" })
      .serializer((text: string) => text)
      .send(answer.text);
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const key = request.idempotencyKey;
    if (key === null) return payload;
    request.idempotencyKey = null;
    await settle(request, reply, key, payload, store);
    return payload;
  });
}

/** Takes the key for this request (null), or returns the answer that it already has. */
function claim(request: FastifyRequest, key: string, store: Store, clock: Clock): Promise<({ status: number } & StoredAnswer) | null> {
  const { actor } = request;
  const now = clock.now().getTime();
  const instant = (offset: number): string => new Date(now + offset).toISOString();
  const fingerprint = createHash("sha256")
    .update(`${request.method} ${request.url} ${JSON.stringify(request.body ?? null)}`)
    .digest("base64url");
  return store.forActor(actor).transaction(async (db) => {
    await db
      .deleteFrom("idempotency_keys")
      .where("login", "=", actor.login)
      .where((where) =>
        where.or([
          where("created_at", "<", instant(-KEY_LIFE_MS)),
          where.and([where("status", "=", IN_FLIGHT), where("created_at", "<", instant(-IN_FLIGHT_MS))]),
        ]),
      )
      .execute();
    const row = { login: actor.login, key, fingerprint, status: IN_FLIGHT, body: null, created_at: instant(0) };
    const taken = await db
      .insertInto("idempotency_keys", row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (taken) return null;
    const known = await db
      .selectFrom("idempotency_keys")
      .where("login", "=", actor.login)
      .where("key", "=", key)
      .select(["fingerprint", "status", "body"])
      .executeTakeFirst();
    if (known?.fingerprint !== fingerprint || known.status === IN_FLIGHT) throw new ApiError("action.not-possible");
    return { status: known.status, ...(known.body as StoredAnswer) };
  });
}

/** Remembers the answer of a write that ended; one that failed by our fault, or streams, may be tried again. */
async function settle(request: FastifyRequest, reply: FastifyReply, key: string, payload: unknown, store: Store): Promise<void> {
  const { actor } = request;
  const text = typeof payload === "string" || payload == null ? (payload ?? "") : null;
  await store.forActor(actor).transaction(async (db) => {
    if (text === null || reply.statusCode >= 500) {
      await db.deleteFrom("idempotency_keys").where("login", "=", actor.login).where("key", "=", key).execute();
      return;
    }
    const headers = Object.fromEntries(
      kept.flatMap((name) => (typeof reply.getHeader(name) === "string" ? [[name, String(reply.getHeader(name))]] : [])),
    );
    const body: StoredAnswer = { headers, text };
    await db
      .updateTable("idempotency_keys")
      .set({ status: reply.statusCode, body: JSON.stringify(body) })
      .where("login", "=", actor.login)
      .where("key", "=", key)
      .execute();
  });
}
