import { randomUUID } from "node:crypto";

import fastifyCompress from "@fastify/compress";
import fastifyCookie from "@fastify/cookie";
import fastify, { type FastifyInstance, LogController } from "fastify";

import { JSON_LIMIT_BYTES } from "../../src/domain/constants.ts";
import { publicAccess } from "../../src/domain/access/access.ts";
import { checkContracts } from "../http/contract.ts";
import { ApiError } from "../kit/errors.ts";
import { requireAccess } from "../http/access.ts";
import { limitAddresses, usualLimits } from "../http/address-limits.ts";
import { addSecurityHeaders } from "../http/headers.ts";
import { keepOneOrigin } from "../http/hosts.ts";
import { rememberWrites } from "../http/idempotency.ts";
import { refusalOf, sendProblem, answerProblems } from "../http/problem.ts";
import { requireSoundRequests } from "../http/sound-requests.ts";
import { serveWeb } from "../http/static.ts";
import { protectWrites } from "../http/writes.ts";
import { boundWaits } from "../http/bound-waits.ts";
import { openAccounts } from "../modules/identity/accounts.ts";
import { openSessions } from "../http/sessions.ts";
import { imageRoutes } from "../modules/images/image-routes.ts";
import { registerModules } from "../modules/index.ts";
import { openIdentity } from "../ports/identity/open-identity.ts";
import type { Services } from "../http/services.ts";

/**
 * The whole HTTP side of the product, not yet listening. Every route declares its access, else this throws;
 * hooks run in the order in which they are registered here.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { product, store, clock } = services;
  const publicUrl = new URL(services.environment.publicUrl);
  const app = fastify({
    loggerInstance: services.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Imports and files set their own limit.
    bodyLimit: JSON_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    // The address of a visitor behind a proxy of this machine, or one that is named, is the one that the proxy saw.
    trustProxy: ["loopback", ...services.environment.trustedProxies],
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => void sendProblem(request, reply, refusalOf(error)),
  });
  // Forms and plain text can be sent across sites without asking: routes that want them say so.
  app.removeContentTypeParser("text/plain");

  answerProblems(app);
  checkContracts(app, services.strictAnswers);
  addSecurityHeaders(app, publicUrl.protocol === "https:");
  keepOneOrigin(app, publicUrl);
  await app.register(fastifyCookie);
  boundWaits(app);
  const sessions = openSessions(store, clock);
  requireAccess(app, services, sessions);
  // A measure asks from one address what thousands of readers ask.
  if (!services.environment.bench) limitAddresses(app, services.limits ?? usualLimits, clock);
  protectWrites(app, product.slug, publicUrl);
  requireSoundRequests(app);
  rememberWrites(app, store, clock);
  await app.register(fastifyCompress, { threshold: 1024 });

  const config = { access: publicAccess };
  app.get("/healthz", { config }, async (_request, reply) => {
    if (!services.ready()) throw new ApiError("service.unavailable");
    return reply.header("Cache-Control", "no-store").send({ status: "ok" });
  });
  app.get("/VERSION", { config }, async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").header("Cache-Control", "no-cache").send(services.config.product().version),
  );

  const accounts = openAccounts(store);
  const identity = await openIdentity(app, services, (login, password) => accounts.isPassword(login, password));
  await registerModules(app, services, { identity, sessions, accounts });
  imageRoutes(app, services);
  // Once every module has said how its jobs are done.
  app.addHook("onReady", async () => services.jobs.start());
  app.addHook("onClose", () => services.jobs.close());
  await serveWeb(app, services.webFolder, product, services.environment);
  return app;
}
