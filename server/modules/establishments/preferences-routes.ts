import type { FastifyInstance, FastifyReply } from "fastify";

import type { EstablishmentSettings } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { type ReviewUrlsOf, reviewUrlsOf } from "./review-urls-store.ts";
import { settingsOf, type StoredSettings } from "./settings-store.ts";

/** How an establishment is followed: the addresses of its reviews, and what its destination and its professional choose. */
export function preferencesRoutes(app: FastifyInstance, { store, clock, config }: Pick<Services, "store" | "clock" | "config">): void {
  const urls = (actor: Actor): ReviewUrlsOf => reviewUrlsOf(store, actor, clock, () => config.product().providers);

  route(app, "listReviewUrls", ({ actor, params }) => urls(actor).list(params.id));
  route(app, "createReviewUrl", async ({ actor, params, body }, reply) => reply.code(201).send(await urls(actor).create(params.id, body)));
  route(app, "changeReviewUrl", ({ actor, params, body }) => urls(actor).change(params.id, params.urlId, body));
  route(app, "deleteReviewUrl", ({ actor, params }) => urls(actor).remove(params.id, params.urlId));

  route(app, "readEstablishmentSettings", async ({ actor, params }, reply) =>
    shown(reply, await settingsOf(store, actor, clock).read(params.id)),
  );
  route(app, "writeEstablishmentSettings", async (request, reply) => {
    const { actor, params, body } = request;
    const settings = settingsOf(store, actor, clock);
    const { revision } = await settings.read(params.id);
    const known = matchedRevision(request, { revision, tagged_since: revision }, "settings.if-match-missing");
    const written = known === null ? "stale" : await settings.write(params.id, known, body);
    if (written === "stale") throw new ApiError("settings.conflict");
    return shown(reply, written);
  });
}

function shown(reply: FastifyReply, { settings, revision }: StoredSettings): EstablishmentSettings {
  withEtag(reply, revision);
  return settings;
}
