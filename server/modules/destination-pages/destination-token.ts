import { createHmac, timingSafeEqual } from "node:crypto";

import type { Secrets } from "../../ports/identity/secrets.ts";
import type { Store } from "../../store/store.ts";

/** The public token of a destination, and whether what it opens names establishments with weak figures. */
export interface CurrentToken {
  token: string | null;
  names_all: boolean;
}

/** A destination that a token opens. */
interface OpenDestination {
  id: string;
  name: string;
  /** The group whose reviews its pages count. */
  group: string;
  logo_url: string | null;
  /** Whether its public pages name establishments with weak figures. */
  names_all: boolean;
}

/** The public tokens of destinations: an HMAC of the destination and a version, so that they can be shown again, and revoked by raising the version. */
export interface DestinationTokens {
  /** Its token is null once it was revoked, until one is made; undefined for a destination that has no group of its own. */
  current(destination: string): Promise<CurrentToken | undefined>;
  /** Decides whether public pages name establishments with weak figures. */
  nameAll(destination: string, names_all: boolean): Promise<void>;
  /** Makes every earlier token of the destination useless, and leaves it without one. */
  revoke(destination: string): Promise<void>;
  /** Gives a destination whose token was revoked another one; a valid token stays. */
  make(destination: string): Promise<void>;
  /** What a token opens; «gone» for one that was revoked; null for a forged one. */
  open(token: string): Promise<OpenDestination | "gone" | null>;
}

export function destinationTokens(store: Store, secrets: Secrets): DestinationTokens {
  const key = secrets.key("destination-token");
  const signature = (id: string, version: number): Buffer =>
    createHmac("sha256", key)
      .update(JSON.stringify([id, version]))
      .digest();
  const versionOf = (id: string) =>
    store.system("destination-token.read", (db) =>
      db
        .selectFrom("destinations")
        .leftJoin("groups", "groups.id", "destinations.group_id")
        .select([
          "destinations.id",
          "destinations.name",
          "destinations.group_id",
          "groups.logo_url",
          "token_version",
          "token_closed",
          "token_names_all as names_all",
        ])
        .where("destinations.id", "=", id)
        .executeTakeFirst(),
    );

  return {
    async current(destination) {
      const row = await versionOf(destination);
      if (!row?.group_id) return undefined;
      const { names_all } = row;
      if (row.token_closed) return { token: null, names_all };
      const parts = [
        Buffer.from(row.id).toString("base64url"),
        row.token_version,
        signature(row.id, row.token_version).toString("base64url"),
      ];
      return { token: parts.join("."), names_all };
    },

    async nameAll(destination, names_all) {
      await store.system("destination-token.name-all", (db) =>
        db.updateTable("destinations").set({ token_names_all: names_all }).where("id", "=", destination).execute(),
      );
    },

    async revoke(destination) {
      await store.system("destination-token.revoke", (db) =>
        db
          .updateTable("destinations")
          .set(({ eb }) => ({ token_version: eb("token_version", "+", 1), token_closed: true }))
          .where("id", "=", destination)
          .execute(),
      );
    },

    async make(destination) {
      await store.system("destination-token.make", (db) =>
        db.updateTable("destinations").set({ token_closed: false }).where("id", "=", destination).execute(),
      );
    },

    async open(token) {
      const [, name, version, given] = /^([\w-]{1,200})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
      if (!name || !version || !given) return null;
      const id = Buffer.from(name, "base64url").toString();
      if (!timingSafeEqual(signature(id, Number(version)), Buffer.from(given, "base64url"))) return null;
      const row = await versionOf(id);
      if (!row?.group_id || row.token_version !== Number(version)) return "gone";
      return { id: row.id, name: row.name, group: row.group_id, logo_url: row.logo_url, names_all: row.names_all };
    },
  };
}
