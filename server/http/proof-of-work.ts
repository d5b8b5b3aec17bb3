import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import type { Challenge, Proof } from "../../src/generated/types.ts";
import type { Secrets } from "../ports/identity/secrets.ts";

/** Numbers that a browser tries at most: a tenth of a second to two seconds of a slow phone, and ten thousand times that for ten thousand reviews. */
const MOST = 60_000;
/** A challenge is open for so long (ms): whoever writes a review takes their time. */
const OPEN_MS = 4 * 3_600_000;
/** Nobody fills a form in sooner (ms). */
export const LEAST_MS = 3_000;

const digestOf = (salt: string, number: number): string => createHash("sha256").update(`${salt}${number}`).digest("hex");

/** A new challenge; its salt says when it was made and what it is for. */
export function challengeFor(purpose: string, secrets: Pick<Secrets, "key">, now: Date): Challenge {
  const salt = `${now.getTime().toString(36)}.${randomBytes(12).toString("base64url")}`;
  const digest = digestOf(salt, randomInt(MOST));
  return { salt, digest, signature: signed(purpose, salt, digest, secrets).toString("base64url"), most: MOST };
}

/** How a proof is found: right, sent sooner than a person could, or none (wrong, of another purpose, too old). Who asks sees to it that each salt serves once. */
export function judged(proof: Proof | undefined, purpose: string, secrets: Pick<Secrets, "key">, now: Date): "right" | "early" | "none" {
  if (!proof) return "none";
  const { salt, digest, signature, number } = proof;
  const [given, right] = [Buffer.from(signature, "base64url"), signed(purpose, salt, digest, secrets)];
  if (given.length !== right.length || !timingSafeEqual(given, right) || digestOf(salt, number) !== digest) return "none";
  const age = now.getTime() - Number.parseInt(salt.split(".")[0] ?? "", 36);
  if (!(age >= 0 && age <= OPEN_MS)) return "none";
  return age < LEAST_MS ? "early" : "right";
}

function signed(purpose: string, salt: string, digest: string, secrets: Pick<Secrets, "key">): Buffer {
  return createHmac("sha256", secrets.key("proof-of-work")).update(`${purpose} ${salt} ${digest}`).digest();
}
