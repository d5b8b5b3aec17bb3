import { createHmac } from "node:crypto";

import type { Actor } from "./actor.ts";

/** A digest of what an account sees, which discloses none of it: it changes with its group and its establishments, and gives no right. */
export function facetToken({ group, cards }: Pick<Actor, "group" | "cards">, key: Buffer): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([group.id, cards]))
    .digest("base64url");
}
