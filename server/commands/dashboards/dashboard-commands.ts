import type { Readable } from "node:stream";

import { canonical, serialise } from "../../../src/engine/document/canonical.ts";
import { migrated } from "../../../src/engine/migrations/migrate.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";
import { type Command, textArgument } from "../command.ts";
import { CommandRefusal } from "../../kit/command-refusal.ts";
import { kindByShape, kinds } from "../../config/document-kind.ts";
import type { Store } from "../../store/store.ts";
import { type Dashboards, dashboardsOf } from "../../modules/dashboards/dashboards-store.ts";
import { storedDocument } from "../../modules/dashboards/stored-document.ts";
import { isUuid } from "../../kit/uuid.ts";

/** INTERFACES, «HTTP»: a JSON body is at most this long; a file is no longer. */
const LONGEST_BYTES = 256 * 1024;

/** `config export`: the document of one dashboard as a file has it. */
export const exportDashboard: Command = async ({ store }, args) => {
  const id = textArgument(args, "id");
  const row = isUuid(id)
    ? await store.system("dashboard.export", (db) =>
        db.selectFrom("dashboards").select("document").where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst(),
      )
    : undefined;
  if (!row) throw new CommandRefusal(`Il n’y a pas de tableau de bord « ${id} ».`);
  return { text: serialise(storedDocument(row.document)) };
};

/** `config list`: every dashboard with its id. */
export const listDashboards: Command = async ({ store }) => ({
  dashboards: await store.system("dashboard.list", (db) =>
    db
      .selectFrom("dashboards")
      .select(["id", "title", "group_id", "owner"])
      .where("deleted_at", "is", null)
      .orderBy("group_id")
      .orderBy("title")
      .execute(),
  ),
});

/** `config import`: a document as a new dashboard of a login's group, or over the one with `id`. What it refers to was checked at the terminal. */
export const importDashboard: Command = async ({ store, now }, args, input) => {
  const login = textArgument(args, "owner").toLowerCase();
  const document = await read(input);
  const actor = { login, group: { id: await groupOf(store, login) } };
  const dashboards = dashboardsOf(store, actor, { now });
  const id = typeof args.id === "string" ? await replace(dashboards, args.id, document, login) : (await dashboards.create(document)).id;
  return { id };
};

async function replace(dashboards: Dashboards, id: string, document: Dashboard, login: string): Promise<string> {
  const current = await dashboards.find(id);
  const replaced = current && (await dashboards.publish(id, current.revision, document));
  if (!replaced) throw new CommandRefusal(`${login} n’a pas de tableau de bord « ${id} ».`);
  if (replaced === "stale") throw new CommandRefusal("Ce tableau de bord vient d’être modifié. Relancez la commande.");
  return id;
}

async function groupOf(store: Store, login: string): Promise<string> {
  const user = await store.system("dashboard.import", (db) =>
    db.selectFrom("users").select("group_id").where("login", "=", login).executeTakeFirst(),
  );
  if (!user) throw new CommandRefusal(`Il n’y a pas de compte « ${login} ».`);
  return user.group_id;
}

async function read(input: Readable): Promise<Dashboard> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of input as AsyncIterable<Buffer | string>) {
    parts.push(Buffer.from(part));
    size += parts.at(-1)?.length ?? 0;
    if (size > LONGEST_BYTES) throw new CommandRefusal("Ce fichier est trop volumineux pour un tableau de bord.");
  }
  const document = migrated(JSON.parse(Buffer.concat(parts).toString("utf8")));
  if (!isDashboard(document)) throw new CommandRefusal(refusalOf(document));
  return canonical(document);
}

/** What is wrong with a document that is no dashboard, and what to do. */
function refusalOf(document: unknown): string {
  const kind = typeof document === "object" && document !== null ? kindByShape(document) : null;
  if (kind === "page" || kind === "template")
    return `Ce fichier est ${kinds[kind].one}, non un tableau de bord : donnez seulement ce que contient « dashboard ».`;
  return "Ce fichier n’est pas un tableau de bord valide ; « npm run config -- lint FICHIER » dit où et pourquoi.";
}
