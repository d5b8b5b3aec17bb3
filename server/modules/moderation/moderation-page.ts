import { mayOpen, moderationPageAccess } from "../../../src/domain/access/access.ts";
import { destinationPage } from "../../../src/domain/access/routes.ts";
import type { Page } from "../../../src/generated/types.ts";
import { type Scope, scopeOf } from "../../analytics/question.ts";
import type { LiveConfig } from "../../config/live-config.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { ApiError } from "../../kit/errors.ts";

/** The page of moderation with this name, its title with the product's name; throws (404) where there is none, (403) for who lacks its roles. */
export function moderationPage(live: Pick<LiveConfig, "pages" | "product">, actor: Actor, name: string): Page {
  const product = live.product();
  const page = live.pages().find((one) => one.of === "moderation" && destinationPage(one, product).name === name);
  if (!page) throw new ApiError("object.not-found");
  if (!mayOpen(accessUserOf(actor), moderationPageAccess(page), product.slug)) throw new ApiError("access.denied");
  return { ...page, title: page.title.replaceAll("{product}", product.name) };
}

/** What moderators of the actor's group have done, over all establishments that the group sees. */
export function moderationScope(actor: Actor): Scope {
  return scopeOf(actor.group.id, { readsModeration: true });
}
