import { createHash, createHmac } from "node:crypto";

import type { Secrets } from "../../ports/identity/secrets.ts";

/** The tokens of public pages about reviews, each for one purpose: derived from an id, so that a mail can be sent again. */
export interface ModerationTokens {
  /** Opens the page of its author, by the submission's id. */
  author(submission: string): string;
  /** Opens the answer of an establishment, by the link's id. */
  reply(link: string): string;
  /** Opens the receipt of a report, by its id. */
  report(report: string): string;
  /** Opens the form of a review after a stay, by the invitation's id. */
  invitation(invitation: string): string;
  /** Names an address, a network or an account without telling it. */
  digest(what: string): string;
}

/** 43 characters of 256 bits. */
export const tokenForm = /^[\w-]{43}$/;

export function moderationTokens(secrets: Pick<Secrets, "key">): ModerationTokens {
  const of = (purpose: string) => {
    const key = secrets.key(purpose);
    return (text: string): string => createHmac("sha256", key).update(text).digest("base64url");
  };
  return {
    author: of("review-author"),
    reply: of("review-reply"),
    report: of("review-report"),
    invitation: of("review-invitation"),
    digest: of("review-digest"),
  };
}

/** A token of 256 unguessable bits needs no salt. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
