import { createHmac } from "node:crypto";

import type { FastifyInstance } from "fastify";

import { signedIn } from "../../../src/domain/access.ts";
import type { Destinations, Entities, Informations, User, UserVerification } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";
import type { Actor } from "../../kit/actor.ts";
import { userStore } from "./user-store.ts";
import { verify } from "./verification.ts";

/** The signed-in user, and the territory that belongs to them. */
export function userRoutes(app: FastifyInstance, { store, product, secrets }: Pick<Services, "store" | "product" | "secrets">): void {
  const users = userStore(store);
  const config = { access: signedIn };

  app.get<{ Reply: User }>("/user", { schema: { response: { 200: contract("User") } }, config }, async ({ actor }) => {
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
      observation: { barometer_enabled: actor.type === "DMO" },
    };
  });

  app.get<{ Reply: UserVerification }>(
    "/user/verification",
    { schema: { response: { 200: contract("UserVerification") } }, config },
    async ({ actor }) => verify(actor, await users.details(actor), product.slug),
  );
  app.get<{ Reply: Destinations }>("/destinations", { schema: { response: { 200: contract("Destinations") } }, config }, ({ actor }) =>
    users.destinations(actor),
  );
  app.get<{ Reply: Informations }>("/informations", { schema: { response: { 200: contract("Informations") } }, config }, ({ actor }) =>
    users.informations(actor),
  );
  app.get<{ Reply: Entities }>("/entity", { schema: { response: { 200: contract("Entities") } }, config }, ({ actor }) =>
    users.entities(actor),
  );
}

/** Names what the user sees without telling it: caches keyed by it are never shared by two groups. */
function facetToken({ group, cards }: Actor, key: Buffer): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([group.id, cards]))
    .digest("base64url");
}
