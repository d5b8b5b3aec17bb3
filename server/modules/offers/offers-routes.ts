import type { FastifyInstance, FastifyRequest } from "fastify";

import { type CallRequest, route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { ApiError } from "../../kit/errors.ts";
import { matchedRevision, withEtag } from "../../kit/etag.ts";
import { openPaymentProvider } from "../../ports/payment/open-provider.ts";
import { paperProcessOf } from "../tasks/paper-process.ts";
import { openAccountLetters } from "./account-letters.ts";
import { openPayments } from "./payments-service.ts";
import { sandboxRoutes } from "./sandbox-routes.ts";
import { openSubscriptions } from "./subscriptions-service.ts";

/** Between two looks at what is due (ms). */
const SWEEP_MS = 3_600_000;
/** A webhook is at most this long. */
const WEBHOOK_BYTES = 256 * 1024;

/** What a professional may subscribe to, how it is paid, and what becomes of it. */
export async function offersRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { store, clock, jobs, secrets, environment } = services;
  const sandbox = { store, clock, secret: secrets.key("payment sandbox"), publicUrl: environment.publicUrl };
  const provider = openPaymentProvider(environment, sandbox);
  const refunds = jobs.handle<{ ref: string }, void>({
    name: "payment-refund",
    atOnce: 1,
    tries: 14,
    run: async ({ ref }) => provider?.refund(ref),
  });
  const letters = openAccountLetters(services, paperProcessOf(app, "invoices"));
  const payments = openPayments(services, provider, { refunds, letters });
  const subscriptions = openSubscriptions(services, provider, payments, { letters });
  const sweeps = jobs.handle<Record<string, never>, void>({ name: "subscriptions", atOnce: 1, tries: 5, run: () => subscriptions.sweep() });
  const sweep = (): void =>
    void sweeps.add({}, { once: "sweep" }).catch((err: unknown) => services.logger.warn({ err }, "no sweep of subscriptions"));
  app.addHook("onReady", async () => sweep());
  const timer = setInterval(sweep, SWEEP_MS);
  timer.unref();
  app.addHook("onClose", async () => clearInterval(timer));

  route(app, "listStoreOptions", ({ actor }) => payments.options(actor));
  route(app, "readFreeMonths", async ({ actor }) => {
    const open = (await payments.options(actor)).filter((option) => option.open);
    return { months: Math.max(0, ...open.map(({ free_months }) => free_months)) };
  });

  route(app, "readMandate", ({ actor }) => payments.mandate(actor));
  route(app, "validatePayment", ({ actor, body }) => payments.quote(actor, body));
  route(app, "createMandate", async ({ actor, body }, reply) => reply.code(201).send(await payments.begin(actor, body)), {
    onRequest: ownSession,
  });
  route(app, "completePayment", ({ actor, body }) => payments.complete(actor, body), { onRequest: ownSession });

  route(app, "listSubscriptions", ({ actor }) => subscriptions.list(actor));
  route(
    app,
    "changeSubscription",
    async (request: CallRequest<"changeSubscription">, reply) => {
      const { actor, params, body } = request;
      const { revision } = await subscriptions.find(actor, params.id);
      const known = matchedRevision(request, { revision, tagged_since: revision }, "subscription.if-match-missing");
      if (known === null) throw new ApiError("subscription.conflict");
      const next = await subscriptions.change(actor, params.id, known, body);
      withEtag(reply, next.revision);
      return next;
    },
    { onRequest: ownSession },
  );

  await app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer", bodyLimit: WEBHOOK_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    route(
      scope,
      "receivePayment",
      async ({ body, headers }, reply) => {
        if (!Buffer.isBuffer(body)) throw new ApiError("request.unreadable");
        await payments.receive(body, headers);
        return reply.code(204).send();
      },
      // Its signature is all that it needs.
      { config: { fromAnywhere: true } },
    );
  });
  if (provider?.name === "sandbox") sandboxRoutes(app, provider, payments);
}

/** Who has borrowed a session never pays, nor changes what is paid (RELIABILITY §1), whatever is sent. */
async function ownSession({ actor }: FastifyRequest): Promise<void> {
  if (actor.original) throw new ApiError("access.denied");
}
