import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

import type { FastifyReply, FastifyRequest } from "fastify";

import { cookieName } from "../../http/cookies.ts";
import type { SignInTransaction } from "../../ports/identity/identity.ts";
import type { Clock } from "../../kit/clock.ts";

/** A sign-in must come back within this time (s). */
export const TRANSACTION_LIFE_S = 600;

interface Sealed extends SignInTransaction {
  /** Milliseconds since the epoch. */
  readonly until: number;
}

export interface TransactionCookie {
  set(reply: FastifyReply, transaction: SignInTransaction): void;
  /** The sign-in that this browser began, once: the cookie is cleared. Null when absent, altered or too old. */
  take(request: FastifyRequest, reply: FastifyReply): SignInTransaction | null;
}

/** Binds a sign-in to the browser that began it: state, nonce and PKCE verifier, sealed with AES-256-GCM in a short cookie. */
export function transactionCookie(slug: string, publicUrl: URL, key: Buffer, clock: Clock): TransactionCookie {
  const name = cookieName(`${slug}_signin`, publicUrl);
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure: publicUrl.protocol === "https:" } as const;
  return {
    set(reply, transaction) {
      const until = clock.now().getTime() + TRANSACTION_LIFE_S * 1000;
      reply.setCookie(name, seal({ ...transaction, until }, key), { ...options, maxAge: TRANSACTION_LIFE_S });
    },
    take(request, reply) {
      const text = request.cookies[name];
      reply.clearCookie(name, options);
      const sealed = text === undefined ? null : unseal(text, key);
      return sealed && sealed.until > clock.now().getTime() ? sealed : null;
    },
  };
}

function seal(value: Sealed, key: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString("base64url");
}

function unseal(text: string, key: Buffer): Sealed | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length < 28) return null;
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12), { authTagLength: 16 });
    decipher.setAuthTag(bytes.subarray(12, 28));
    return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8")) as Sealed;
  } catch {
    // Altered, or sealed with another key.
    return null;
  }
}
