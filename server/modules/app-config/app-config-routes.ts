import type { FastifyInstance } from "fastify";

import { hasAnyRole } from "../../../src/domain/access/access.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import type { Store } from "../../store/store.ts";
import { type Actor, accessUserOf } from "../../kit/actor.ts";
import { pagesFor } from "../../reading/pages-for.ts";
import { anonymousApp, appConfig } from "./app-config.ts";

/** How the product is set: brand, vocabulary and the services that it has. */
export function appConfigRoutes(
  app: FastifyInstance,
  { config, store, environment }: Pick<Services, "config" | "store" | "environment">,
): void {
  route(app, "readApp", async ({ visitor }) => {
    const product = config.product();
    const pages = pagesFor(visitor && accessUserOf(visitor), config);
    if (!visitor) return anonymousApp(product, pages);
    const moderates = hasAnyRole(visitor, ["ORGANIZATION_MODERATION"], product.slug);
    return appConfig(product, pages, {
      destinationLogo: moderates ? await destinationLogo(store, visitor) : null,
      translates: environment.translate !== null,
    });
  });
}

/** The logo of the actor's destination; null where it has none. */
async function destinationLogo(store: Store, { group }: Actor): Promise<string | null> {
  if (group.kind === "destination") return group.logo_url;
  const { destination } = group;
  if (destination === null) return null;
  return store.system("app.destination-logo", async (db) => {
    const row = await db
      .selectFrom("destinations")
      .innerJoin("groups", "groups.id", "destinations.group_id")
      .where("destinations.id", "=", destination)
      .select("groups.logo_url")
      .executeTakeFirst();
    return row?.logo_url ?? null;
  });
}
