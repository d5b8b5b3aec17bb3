import type { FastifyInstance } from "fastify";

import { canonical } from "../../../src/engine/document/canonical.ts";
import type { Services } from "../../http/services.ts";
import { route } from "../../http/route.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { ScopedDb } from "../../store/store.ts";
import { draftState, lockedRow, type Row } from "./drafts-store.ts";
import { markPresence, noteOpened } from "./use-store.ts";
import { deleteNamed, keepVersion, MOST_NAMED, namedVersions, versionDocument, versionsOf } from "./versions-store.ts";

/** What a dashboard was, who edits it now, and that it was opened. */
export function versionRoutes(app: FastifyInstance, { store, clock }: Pick<Services, "store" | "clock">): void {
  const now = (): string => clock.now().toISOString();
  /** Works on a dashboard of the actor's group; one of another group is an absent one. */
  const within = <T>(actor: Actor, id: string, work: (db: ScopedDb, row: Row) => Promise<T>): Promise<T> => {
    if (!isUuid(id)) throw new ApiError("object.not-found");
    return store.forActor(actor).transaction(async (db) => {
      const row = await lockedRow(db, id);
      if (!row) throw new ApiError("object.not-found");
      return work(db, row);
    });
  };

  route(app, "listVersions", ({ actor, params }) => within(actor, params.id, (db) => versionsOf(db, params.id)));

  route(app, "readVersion", ({ actor, params }) =>
    within(actor, params.id, async (db) => {
      const document = isUuid(params.version) ? await versionDocument(db, params.id, params.version) : null;
      if (!document) throw new ApiError("object.not-found");
      return { id: params.version, document };
    }),
  );

  route(app, "createVersion", async ({ actor, params, body: { label, document } }, reply) => {
    const made = await within(actor, params.id, async (db) => {
      if ((await namedVersions(db, params.id)) >= MOST_NAMED)
        throw new ApiError("action.not-possible", {
          detail: `Ce tableau de bord a déjà ${MOST_NAMED} versions nommées : supprimez-en une.`,
        });
      return keepVersion(db, params.id, { label: label.trim(), revision: null, document: canonical(document), at: now() });
    });
    return reply.code(201).send(made);
  });

  route(app, "deleteVersion", async ({ actor, params }, reply) => {
    const isGone = await within(actor, params.id, async (db) => isUuid(params.version) && deleteNamed(db, params.id, params.version));
    if (!isGone) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });

  route(app, "markPresence", ({ actor, params, body: { here } }) =>
    within(actor, params.id, async (db, row) => {
      const { editors, changed } = await markPresence(db, params.id, here, now());
      if (changed) db.announce("presence", params.id);
      return { editors, draft: draftState(row) };
    }),
  );

  route(app, "noteOpened", async ({ actor, params }, reply) => {
    await within(actor, params.id, (db) => noteOpened(db, params.id, now()));
    return reply.code(204).send();
  });
}
