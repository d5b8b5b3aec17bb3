import type { Dashboard, Filters, LinkOutput } from "../../../src/generated/types.ts";
import type { Services } from "../../http/services.ts";
import { coalesced } from "../../store/coalesced.ts";
import type { Store } from "../../store/store.ts";
import { hashOf, linkTokens, type PreviewClaim } from "./link-tokens.ts";
import { storedDocument } from "./stored-document.ts";

/** What a public address opens. */
export interface LinkedDashboard {
  dashboard: string;
  group: string;
  owner: string;
  logo_url: string | null;
  /** The owner's destination. */
  destination: string | null;
  document: Dashboard;
  revision: number;
  expires_at: string | null;
  min_sample: number;
  names_all: boolean;
  /** Whether its reader chooses neither period nor filters. */
  frozen: boolean;
  /** The files that its reader may take. */
  outputs: LinkOutput[];
  /** What opens it where it asks for a password: the link's id and its password's hash. */
  lock: { link: string; password_hash: string } | null;
  locked: Filters;
  /** Whether it is its owner's look before sharing. */
  preview: boolean;
}

type Finding = Pick<Services, "store" | "secrets" | "clock">;

/** What a token opens now; «gone» for one that was revoked, has expired or whose dashboard was deleted; null for an unknown one. */
export function findLink(services: Finding, token: string): Promise<LinkedDashboard | "gone" | null> {
  const claim = linkTokens(services.secrets).readPreview(token);
  if (claim) return findPreview(services, claim);
  return /^[\w-]{43}$/.test(token) ? findLiveLink(services, token) : Promise.resolve(null);
}

/** A link as it is stored, live or not. */
type StoredLink = Omit<LinkedDashboard, "preview"> & { revoked: boolean };

const lookUps = new WeakMap<Store, (hash: string) => Promise<StoredLink | undefined>>();

async function findLiveLink({ store, clock }: Finding, token: string): Promise<LinkedDashboard | "gone" | null> {
  const lookUp = lookUps.get(store) ?? coalesced((hashes) => storedLinks(store, hashes));
  lookUps.set(store, lookUp);
  const found = await lookUp(hashOf(token));
  if (!found) return null;
  const { revoked, ...link } = found;
  const expired = link.expires_at !== null && link.expires_at <= clock.now().toISOString();
  return revoked || expired ? "gone" : { ...link, preview: false };
}

/** The links with these hashes, by hash. */
function storedLinks(store: Store, hashes: readonly string[]): Promise<ReadonlyMap<string, StoredLink>> {
  return store.system("dashboard-link.find", async (db) => {
    const rows = await db
      .selectFrom("dashboard_links")
      .innerJoin("dashboards", "dashboards.id", "dashboard_links.dashboard_id")
      .innerJoin("groups", "groups.id", "dashboard_links.group_id")
      .where("token_hash", "in", [...hashes])
      .select([
        "token_hash",
        "dashboards.id",
        "dashboards.document",
        "dashboards.revision",
        "dashboards.deleted_at",
        "groups.name",
        "groups.logo_url",
        "groups.destination_id as destination",
        "dashboard_links.group_id",
        "expires_at",
        "revoked_at",
        "min_sample",
        "names_all",
        "frozen",
        "outputs",
        "password_hash",
        "dashboard_links.id as link",
        "locked",
      ])
      .execute();
    return new Map(
      rows.map(({ token_hash, id, name, group_id, document, revoked_at, deleted_at, link: own, password_hash, ...link }) => [
        token_hash,
        {
          ...link,
          dashboard: id,
          group: group_id,
          owner: name,
          lock: password_hash === null ? null : { link: own, password_hash },
          document: storedDocument(document),
          revoked: revoked_at !== null || deleted_at !== null,
        },
      ]),
    );
  });
}

function findPreview(
  { store, clock }: Finding,
  { dashboard, until, locked = {}, ...settings }: PreviewClaim,
): Promise<LinkedDashboard | "gone" | null> {
  if (until <= clock.now().getTime()) return Promise.resolve("gone");
  return store.system("dashboard-preview.find", async (db) => {
    const row = await db
      .selectFrom("dashboards")
      .innerJoin("groups", "groups.id", "dashboards.group_id")
      .where("dashboards.id", "=", dashboard)
      .select([
        "dashboards.document",
        "dashboards.revision",
        "dashboards.deleted_at",
        "dashboards.group_id",
        "groups.name",
        "groups.logo_url",
        "groups.destination_id",
      ])
      .executeTakeFirst();
    if (!row || row.deleted_at !== null) return "gone";
    return {
      dashboard,
      group: row.group_id,
      owner: row.name,
      logo_url: row.logo_url,
      destination: row.destination_id,
      document: storedDocument(row.document),
      revision: row.revision,
      expires_at: new Date(until).toISOString(),
      frozen: false,
      outputs: [],
      ...settings,
      lock: null,
      locked,
      preview: true,
    };
  });
}
