import { isIP } from "node:net";

import { type Mailer, isMailAddress } from "./mailer.ts";
import { outboxMailer } from "./outbox-mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

/** The mailer of the environment: the server of `SMTP_URL`, else the folder. */
export function openMailer(smtpUrl: string | null, outbox: string): Mailer {
  return smtpUrl === null ? outboxMailer(outbox) : smtpMailer(smtpUrl);
}

/** The sender's address: `from` of `SMTP_URL` (`smtp://hote:587?from=avis%40exemple.fr`), else `ne-pas-repondre@` the product's own host. */
export function senderOf(smtpUrl: string | null, publicUrl: string): string {
  const given = smtpUrl === null ? null : new URL(smtpUrl).searchParams.get("from");
  if (given !== null && isMailAddress(given)) return given;
  const { hostname } = new URL(publicUrl);
  return `ne-pas-repondre@${isIP(hostname.replace(/^\[|\]$/g, "")) ? "localhost" : hostname}`;
}
