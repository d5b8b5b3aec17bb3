import { createHash } from "node:crypto";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { route } from "../../http/route.ts";
import { ApiError } from "../../kit/errors.ts";
import { openCompanyDirectory } from "../../ports/company/company-directory.ts";
import type { Services } from "../../http/services.ts";
import { ownAccount } from "./account-store.ts";
import { requireSiret, validBilling, validPersonal } from "./valid-account.ts";

/** «Mon compte»: personal data, billing data, and the look-up that fills their address. */
export function accountRoutes(app: FastifyInstance, { store, environment }: Pick<Services, "store" | "environment">): void {
  const companies = openCompanyDirectory(environment.companyUrl);

  route(app, "readPersonalDetails", async ({ actor }, reply) => {
    const { personal } = await ownAccount(store, actor).read();
    withTag(reply, personal);
    return { login: actor.login, ...personal };
  });

  route(app, "writePersonalDetails", async (request, reply) => {
    const personal = validPersonal(request.body);
    await ownAccount(store, request.actor).write("personal", personal, (current) => requireMatch(request, current));
    withTag(reply, personal);
    return { login: request.actor.login, ...personal };
  });

  route(app, "readBilling", async ({ actor }, reply) => {
    const { billing } = await ownAccount(store, actor).read();
    withTag(reply, billing);
    return billing;
  });

  route(
    app,
    "writeBilling",
    async (request, reply) => {
      const billing = validBilling(request.body);
      await ownAccount(store, request.actor).write("billing", billing, (current) => requireMatch(request, current));
      withTag(reply, billing);
      return billing;
    },
    {
      // Who has borrowed a session never writes billing (RELIABILITY §1), whatever is sent.
      onRequest: async ({ actor }) => {
        if (actor.original) throw new ApiError("access.denied");
      },
    },
  );

  route(app, "findCompany", async ({ params: { siret } }) => {
    requireSiret(siret);
    const address = await companies.find(siret);
    if (!address) throw new ApiError("object.not-found");
    return { establishment: { address } };
  });
}

/** A digest of the data as their ETag: equal data, equal tag. */
function tagOf(data: object): string {
  return `"${createHash("sha256").update(JSON.stringify(data)).digest("base64url").slice(0, 22)}"`;
}

function withTag(reply: FastifyReply, data: object): void {
  void reply.header("ETag", tagOf(data)).header("Cache-Control", "private, no-cache");
}

/** Refuses (412) a write over data that its sender has not seen, as from a second tab. Without `If-Match` the last write counts. */
function requireMatch({ headers }: FastifyRequest, current: object): void {
  const given = headers["if-match"];
  if (given === undefined) return;
  const tags = given.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (!tags.includes("*") && !tags.includes(tagOf(current))) throw new ApiError("account.conflict");
}
