import { createHmac, timingSafeEqual } from "node:crypto";

import { isUuid } from "../kit/uuid.ts";
import type { Secrets } from "../ports/identity/secrets.ts";

/** The tokens by which a reader without an account stops the mails of a subscription. */
export interface StopTokens {
  of(subscription: string): string;
  /** The subscription's id; null for any text that was not signed here. */
  read(token: string): string | null;
}

export function stopTokens(secrets: Pick<Secrets, "key">): StopTokens {
  const key = secrets.key("mail-stop");
  const signed = (id: string): Buffer => createHmac("sha256", key).update(id).digest();
  return {
    of: (id) => `${id}.${signed(id).toString("base64url")}`,
    read: (token) => {
      const [id = "", signature = ""] = token.split(".");
      const [given, right] = [Buffer.from(signature, "base64url"), signed(id)];
      return isUuid(id) && given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },
  };
}
