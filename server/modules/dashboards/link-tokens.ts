import { createHash, createHmac, timingSafeEqual } from "node:crypto";

import type { Filters, LinkOutput } from "../../../src/generated/types.ts";
import type { Secrets } from "../../ports/identity/secrets.ts";

/** What a preview opens, as its token carries it. */
export interface PreviewClaim {
  dashboard: string;
  min_sample: number;
  names_all: boolean;
  /** Absent from those of other times. */
  frozen?: boolean;
  /** Absent from those of other times, and where none may be taken. */
  outputs?: LinkOutput[];
  /** What its reader cannot lift; absent from those of other times. */
  locked?: Filters;
  /** Milliseconds since 1970. */
  until: number;
}

/** The tokens of dashboards' public addresses, derived from the product's secret so that an address can be shown again. */
export interface LinkTokens {
  /** The token of a link by its id: 43 characters. */
  of(link: string): string;
  /** What the browser keeps of whom a link of this id has let in: another password makes it worthless. */
  pass(link: string, passwordHash: string): string;
  /** The token of a preview, which carries what it opens. */
  preview(claim: PreviewClaim): string;
  /** What a preview's token carries; null for any other text. */
  readPreview(token: string): PreviewClaim | null;
}

const previewPrefix = "apercu.";

export function linkTokens(secrets: Pick<Secrets, "key">): LinkTokens {
  const [linkKey, previewKey, passKey] = [
    secrets.key("dashboard-link"),
    secrets.key("dashboard-link-preview"),
    secrets.key("dashboard-link-pass"),
  ];
  const signed = (payload: string): Buffer => createHmac("sha256", previewKey).update(payload).digest();
  return {
    of: (link) => createHmac("sha256", linkKey).update(link).digest("base64url"),
    pass: (link, passwordHash) => createHmac("sha256", passKey).update(`${link} ${passwordHash}`).digest("base64url"),
    preview: (claim) => {
      const payload = Buffer.from(JSON.stringify(claim)).toString("base64url");
      return `${previewPrefix}${payload}.${signed(payload).toString("base64url")}`;
    },
    readPreview: (token) => {
      if (!token.startsWith(previewPrefix)) return null;
      const [payload = "", signature = ""] = token.slice(previewPrefix.length).split(".");
      const [given, right] = [Buffer.from(signature, "base64url"), signed(payload)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return JSON.parse(Buffer.from(payload, "base64url").toString()) as PreviewClaim;
    },
  };
}

/** A token of 256 unguessable bits needs no salt: its hash cannot be guessed from. */
export function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
