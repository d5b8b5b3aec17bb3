import { createHmac } from "node:crypto";

import type { Actor } from "./actor.ts";

/** Names what an account sees without telling it: it changes with its group and its establishments, and is no other account's right. */
export function facetToken({ group, cards }: Pick<Actor, "group" | "cards">, key: Buffer): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([group.id, cards]))
    .digest("base64url");
}
