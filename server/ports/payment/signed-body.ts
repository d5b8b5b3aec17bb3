import { createHmac, timingSafeEqual } from "node:crypto";

import { ApiError } from "../../kit/errors.ts";

/** A signature is good for so long (s), before and after: one that is sent again later proves nothing. */
const TOLERANCE_S = 300;

/** The header that signs a body: «t=instant,v1=HMAC-SHA256 of instant.body», as Stripe documents it. */
export function signatureOf(body: string | Buffer, secret: string | Buffer, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${digestOf(seconds, body, secret).toString("hex")}`;
}

/** Throws (400) where no signature of the header is that of this body, with this secret, of about now. */
export function requireSignature(header: string | string[] | undefined, body: Buffer, secret: string | Buffer, now: Date): void {
  const parts = typeof header === "string" ? header.split(",").map((part) => part.trim().split("=", 2)) : [];
  const seconds = Number(parts.find(([name]) => name === "t")?.[1] ?? Number.NaN);
  const expected = digestOf(seconds, body, secret);
  const isSigned = parts.some(([name, value = ""]) => name === "v1" && isSame(Buffer.from(value, "hex"), expected));
  if (!isSigned || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_S) throw new ApiError("request.unreadable");
}

function digestOf(seconds: number, body: string | Buffer, secret: string | Buffer): Buffer {
  return createHmac("sha256", secret).update(`${seconds}.`).update(body).digest();
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
