import type { FastifyInstance } from "fastify";

import type { ReviewDetail } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import type { Services } from "../../http/services.ts";
import { type AnsweringServices } from "../../reading/answering.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { refused } from "../../reading/question.ts";
import { sourceUrl } from "../../reading/source-url.ts";
import { isUuid } from "../../kit/uuid.ts";
import type { Actor } from "../../kit/actor.ts";
import { correctionsOf } from "./corrections-store.ts";
import { establishmentContext, firstBlamed } from "./review-context.ts";
import { reviewDetail } from "./review-detail.ts";
import { readReview } from "./review-parts.ts";

/** One review with its passages, and what people correct of them. A write answers once the figures count it. */
export function reviewRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "settled">): void {
  const { analytics, config: live, store, clock } = services;

  const detail = async (actor: Actor, id: string): Promise<ReviewDetail> => {
    if (!isUuid(id)) throw new ApiError("object.not-found");
    const [review, parts] = await Promise.all([
      analytics.review(id.toLowerCase(), readerScope(actor)),
      store.forActor(actor).transaction((db) => readReview(db, id)),
    ]);
    if (!review || !parts) throw new ApiError("object.not-found");
    const product = live.product();
    const names = new Map(product.themes.map((theme) => [theme.id, theme.name]));
    const label = (theme: string): string => names.get(theme) ?? theme;
    const establishment = await establishmentContext(services, review, firstBlamed(parts.mentions), readerScope(actor), label);
    const isOwn = parts.source.id === product.moderation_provider;
    return reviewDetail(
      { review, establishment, source_url: sourceUrl(parts.source, product), isOwn, group: actor.group.id, label },
      parts,
    );
  };
  const requireTheme = (theme: string | undefined): void => {
    if (theme !== undefined && !live.product().themes.some(({ id }) => id === theme))
      throw refused("/theme", "Cette thématique est inconnue.");
  };
  const afterwards = async (actor: Actor, id: string, changed: string | null = null): Promise<ReviewDetail> => {
    await services.settled();
    return { ...(await detail(actor, id)), ...(changed === null ? {} : { changed }) };
  };

  route(app, "readReview", ({ actor, params }) => detail(actor, params.id));

  route(app, "addMention", async ({ actor, params, body }) => {
    requireTheme(body.theme);
    const changed = await correctionsOf(store, actor, clock).add(params.id, body);
    return afterwards(actor, params.id, changed);
  });

  route(app, "correctMention", async ({ actor, params, body }) => {
    requireTheme(body.theme);
    if (body.removed && (body.theme !== undefined || body.polarity !== undefined))
      throw refused("/removed", "Une mention retirée ne change ni de thématique ni de ton : demandez l’un ou l’autre.");
    const changed = await correctionsOf(store, actor, clock).correct(params.id, params.mention, body);
    return afterwards(actor, params.id, changed);
  });

  route(app, "undoCorrection", async ({ actor, params }) => {
    await correctionsOf(store, actor, clock).undo(params.id, params.mention);
    return afterwards(actor, params.id);
  });
}
