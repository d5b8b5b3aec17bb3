import { createHash } from "node:crypto";

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { proAccountAccess } from "../../../src/domain/access.ts";
import type { Billing, BillingUpdate, PersonalDetails, PersonalDetailsUpdate, SiretAnswer } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import { ApiError } from "../../kit/errors.ts";
import { openCompanyDirectory } from "../../ports/company/company-directory.ts";
import type { Services } from "../../http/services.ts";
import { ownAccount } from "./account-store.ts";
import { requireSiret, validBilling, validPersonal } from "./valid-account.ts";

const config = { access: proAccountAccess };

/** «Mon compte»: personal data, billing data, and the look-up that fills their address. */
export function accountRoutes(app: FastifyInstance, { store, environment }: Pick<Services, "store" | "environment">): void {
  const companies = openCompanyDirectory(environment.companyUrl);

  app.get<{ Reply: PersonalDetails }>(
    "/personal-details",
    { schema: { response: { 200: contract("PersonalDetails") } }, config },
    async ({ actor }, reply) => {
      const { personal } = await ownAccount(store, actor).read();
      withTag(reply, personal);
      return { login: actor.login, ...personal };
    },
  );

  app.put<{ Body: PersonalDetailsUpdate; Reply: PersonalDetails }>(
    "/personal-details",
    { schema: { body: contract("PersonalDetailsUpdate"), response: { 200: contract("PersonalDetails") } }, config },
    async (request, reply) => {
      const personal = validPersonal(request.body);
      await ownAccount(store, request.actor).write("personal", personal, (current) => requireMatch(request, current));
      withTag(reply, personal);
      return { login: request.actor.login, ...personal };
    },
  );

  app.get<{ Reply: Billing }>("/billing", { schema: { response: { 200: contract("Billing") } }, config }, async ({ actor }, reply) => {
    const { billing } = await ownAccount(store, actor).read();
    withTag(reply, billing);
    return billing;
  });

  app.put<{ Body: BillingUpdate; Reply: Billing }>(
    "/billing",
    {
      schema: { body: contract("BillingUpdate"), response: { 200: contract("Billing") } },
      config,
      // Who has borrowed a session never writes billing (RELIABILITY §1), whatever is sent.
      onRequest: async ({ actor }) => {
        if (actor.original) throw new ApiError("access.denied");
      },
    },
    async (request, reply) => {
      const billing = validBilling(request.body);
      await ownAccount(store, request.actor).write("billing", billing, (current) => requireMatch(request, current));
      withTag(reply, billing);
      return billing;
    },
  );

  app.get<{ Params: { siret: string }; Reply: SiretAnswer }>(
    "/siret/:siret",
    { schema: { response: { 200: contract("SiretAnswer") } }, config },
    async ({ params: { siret } }) => {
      requireSiret(siret);
      const address = await companies.find(siret);
      if (!address) throw new ApiError("object.not-found");
      return { establishment: { address } };
    },
  );
}

/** The data stand for their own version: the same data, the same tag. */
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
