import type { FastifyInstance } from "fastify";

import { observationAccess } from "../../../src/domain/access.ts";
import type { LinkAnswer, LinkRequest } from "../../../src/generated/types.ts";
import { contract } from "../../contract.ts";
import { ApiError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { DEFAULT_MIN_SAMPLE, linksOf } from "./links-store.ts";
import { optionalBody } from "./optional-body.ts";
import { refused } from "./question.ts";

const config = { access: observationAccess };

/** The public link of a dashboard: made and revoked by those who have the dashboard. */
export function linkRoutes(app: FastifyInstance, { store, clock, environment }: Pick<Services, "store" | "clock" | "environment">): void {
  app.post<{ Params: { id: string }; Body: LinkRequest; Reply: LinkAnswer }>(
    "/dashboard/:id/link",
    { schema: { body: contract("LinkRequest"), response: { 201: contract("LinkAnswer") } }, config, ...optionalBody },
    async ({ actor, params, body }, reply) => {
      const expires = body.expires_at ? new Date(body.expires_at) : null;
      if (expires && !(expires > clock.now())) throw refused("/expires_at", "Choisissez une date à venir.");
      const link = await linksOf(store, actor, clock).create(
        params.id,
        expires?.toISOString() ?? null,
        body.min_sample ?? DEFAULT_MIN_SAMPLE,
      );
      if (!link) throw new ApiError("object.not-found");
      return reply
        .code(201)
        .header("Cache-Control", "no-store")
        .send({ ...link, url: `${environment.publicUrl}/public/dashboard/${link.token}` });
    },
  );

  app.delete<{ Params: { id: string } }>("/dashboard/:id/link", { config }, async ({ actor, params }, reply) => {
    if (!(await linksOf(store, actor, clock).revoke(params.id))) throw new ApiError("object.not-found");
    return reply.code(204).send();
  });
}
