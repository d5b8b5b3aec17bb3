import type { FastifyInstance, FastifyReply } from "fastify";

import type { CounterRemark } from "../../../src/generated/types.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { wholeIn } from "../../kit/whole-in.ts";
import { paperProcessOf } from "../tasks/paper-process.ts";
import { remarkEvidence } from "./remark-evidence.ts";
import { remarksOf } from "./remarks-store.ts";

const usualSize = 50;
const largestSize = 200;

/** Remarks taken at a counter: entered by hand, never published, and proof that guests are listened to. */
export function remarksRoutes(app: FastifyInstance, services: Services): void {
  const evidence = remarkEvidence(services, paperProcessOf(app));
  route(app, "listCounterRemarks", ({ actor, query }) =>
    remarksOf(services, actor).list({
      establishment: query.establishment,
      year: query.year === undefined ? undefined : wholeIn(query.year, services.clock.now().getFullYear(), 2000, 2100),
      page: wholeIn(query.page, 0, 0, 100_000),
      size: wholeIn(query.size, usualSize, 1, largestSize),
    }),
  );
  route(app, "createCounterRemark", async ({ actor, body }, reply) =>
    reply.code(201).send(tagged(reply, await remarksOf(services, actor).create(body))),
  );
  route(app, "changeCounterRemark", async (request, reply) => {
    const { actor, params, body } = request;
    const { revision } = await remarksOf(services, actor).find(params.id);
    const known = matchedRevision(request, { revision, tagged_since: revision }, "remark.if-match-missing");
    if (known === null) throw new ApiError("remark.conflict");
    return tagged(reply, await remarksOf(services, actor).change(params.id, known, body));
  });
  route(app, "deleteCounterRemark", async ({ actor, params }, reply) => {
    await remarksOf(services, actor).remove(params.id);
    return reply.code(204).send();
  });
  route(app, "exportCounterRemarks", async ({ actor, body }, reply) => reply.code(202).send(await evidence(actor, body)));
}

function tagged(reply: FastifyReply, remark: CounterRemark): CounterRemark {
  withEtag(reply, remark.revision);
  return remark;
}
