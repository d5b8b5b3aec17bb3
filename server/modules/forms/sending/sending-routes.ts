import type { FastifyInstance } from "fastify";

import { route } from "../../../http/route.ts";
import type { Services } from "../../../http/services.ts";
import { visitorKey } from "../../../http/visitor-key.ts";
import { ApiError } from "../../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../../kit/etag.ts";
import { wholeIn } from "../../../kit/whole-in.ts";
import { mailsOf, markMail } from "../form-mails.ts";
import { openInvitations } from "../invitations.ts";
import { formKeys, requireKey } from "./form-keys.ts";
import { mailSettings } from "./mail-settings.ts";
import { stayEventsOf, takeStayEvent } from "./stay-events.ts";

const usualSize = 50;
const largestSize = 200;

/** How guests are asked: by hand, by a hotel's software; and who was. */
export function sendingRoutes(app: FastifyInstance, services: Services): void {
  const { store } = services;
  const invitations = openInvitations(services);
  route(app, "sendForm", ({ actor, params, body }) => invitations.send(actor, params.id, body));
  route(app, "listFormMails", ({ actor, params, query }) =>
    mailsOf(store, actor, params.id, {
      state: query.state ?? null,
      search: (query.search ?? "").trim().slice(0, 200),
      page: wholeIn(query.page, 0, 0, 100_000),
      size: wholeIn(query.size, usualSize, 1, largestSize),
    }),
  );
  for (const [call, refused] of [
    ["markFormMail", true],
    ["unmarkFormMail", false],
  ] as const)
    route(app, call, async ({ actor, params }, reply) => {
      await markMail(store, actor, { form: params.id, mail: params.mail, refused });
      return reply.code(204).send();
    });
  route(app, "readMailSettings", async ({ actor, params }, reply) => {
    const { settings, revision } = await mailSettings(services, actor).read(params.id);
    withEtag(reply, revision);
    return settings;
  });
  route(app, "changeMailSettings", async (request, reply) => {
    const { actor, params, body } = request;
    const own = mailSettings(services, actor);
    const { revision } = await own.read(params.id);
    const known = matchedRevision(request, { revision, tagged_since: revision }, "form.if-match-missing");
    const changed = known === null ? "stale" : await own.write(params.id, known, body);
    if (changed === "stale") throw new ApiError("form.conflict");
    withEtag(reply, changed.revision);
    return changed.settings;
  });
  route(app, "listFormKeys", ({ actor, params }) => formKeys(services, actor).list(params.id));
  route(app, "makeFormKey", async ({ actor, params }, reply) =>
    reply.code(201).send(await formKeys(services, actor).make(params.id, params.establishment)),
  );
  route(app, "revokeFormKey", async ({ actor, params }, reply) => {
    await formKeys(services, actor).revoke(params.id, params.establishment);
    return reply.code(204).send();
  });
  route(app, "listStayEvents", ({ actor, params }) => stayEventsOf(services, actor, params.id));
  route(
    app,
    "reportStay",
    async (request, reply) => {
      const { params, headers, body } = request;
      const place = await requireKey(store, params.id, headers.authorization);
      const { reply: answer, isReplay } = await takeStayEvent(services, invitations, place, body, visitorKey(request));
      if (isReplay) void reply.header("Idempotent-Replayed", "true");
      return reply.code(201).send(answer);
    },
    // The key is all that a hotel's software has: neither a session nor the page's own headers.
    { config: { bearer: true, fromAnywhere: true } },
  );
}
