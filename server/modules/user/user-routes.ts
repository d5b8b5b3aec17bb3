import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { facetToken } from "../../kit/facet-token.ts";
import { userStore } from "./user-store.ts";
import { verify } from "./verification.ts";

/** The signed-in user, and the territory that belongs to them. */
export function userRoutes(app: FastifyInstance, { store, product, secrets }: Pick<Services, "store" | "product" | "secrets">): void {
  const users = userStore(store);

  route(app, "readUser", async ({ actor }) => {
    const [cards, [destination]] = [await users.cards(actor), await users.destinations(actor)];
    const { id, name, kind, logo_url } = actor.group;
    return {
      login: actor.login,
      type: actor.type,
      restricted_access: actor.restricted,
      roles: [...actor.roles],
      group: { id, name, kind, logo_url },
      destination: destination ?? null,
      cards,
      facet_token: facetToken(actor, secrets.key("facets")),
      observation: { barometer_enabled: actor.type === "DMO" && actor.group.barometer },
    };
  });

  route(app, "verifyUser", async ({ actor }) => verify(actor, await users.details(actor), product.slug));
  route(app, "readDestinations", ({ actor }) => users.destinations(actor));
  route(app, "readInformations", ({ actor }) => users.informations(actor));
  route(app, "readEntities", ({ actor }) => users.entities(actor));
}
