import type { FastifyInstance } from "fastify";

import { plan } from "../../../src/engine/plan/plan.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { rateLimited } from "../../kit/errors.ts";
import { journalMarks } from "../../reading/journal-marks.ts";
import { isPassword } from "../../ports/identity/credentials.ts";
import { signInThrottle } from "../../ports/identity/throttle.ts";
import { gate } from "../../kit/gate.ts";
import { refused } from "../../reading/question.ts";
import { hashOf } from "./link-tokens.ts";
import { publicLinks } from "./public-links.ts";
import { publicFacets, publicQuestion, publicResults } from "../../reading/public-reading.ts";
import { type AnsweringServices, answeringOf } from "../../reading/answering.ts";
import { readWidgetCall, widgetAnswer } from "../../reading/widget-answer.ts";

/** A dashboard by its public link: what is stored in it, within its filters, for whoever has the link. */
export function publicDashboardRoutes(app: FastifyInstance, services: AnsweringServices & Pick<Services, "secrets" | "environment">): void {
  const { open, opened, door, readingOf, cookie, tokens } = publicLinks(services);
  // Guesses are limited by link and address, and by link, as sign-ins are by login.
  const throttle = signInThrottle(services.clock);
  // To check a password takes a quarter of a second of a core: one after the other, whoever guesses.
  const inTurn = gate(1);
  route(
    app,
    "readPublicDashboard",
    async (request) => {
      const link = opened(request);
      const { document, types } = await readingOf(link);
      const { revision, owner, logo_url, destination, preview, outputs } = link;
      const controlled = destination === null ? {} : { controlled_by: destination };
      const journal = await journalMarks(services.store, link.group, { isPublic: true });
      if (!preview) await countView(services, request.params.token);
      return { title: document.title, document, catalog: types, revision, owner, logo_url, ...controlled, preview, journal, outputs };
    },
    open,
  );

  route(
    app,
    "readPublicAccess",
    (request) => {
      const { expires_at, lock, outputs } = door.opened(request);
      return { password: lock !== null, expires: expires_at, outputs };
    },
    door.options,
  );

  route(
    app,
    "openPublicAccess",
    async (request, reply) => {
      const { lock } = door.opened(request);
      if (lock) {
        const seconds = throttle.attempt(lock.link, request.ip);
        if (seconds > 0) throw rateLimited(seconds);
        if (!(await inTurn(() => isPassword(request.body.password, lock.password_hash))))
          throw refused("/password", "Ce mot de passe n’est pas le bon.");
        throttle.succeeded(lock.link, request.ip);
        const { protocol } = new URL(services.environment.publicUrl);
        reply.setCookie(cookie, tokens.pass(lock.link, lock.password_hash), {
          path: `/api/v2/${services.product.slug}/dashboard/public/${request.params.token}`,
          sameSite: "lax",
          secure: protocol === "https:",
          httpOnly: true,
        });
      }
      return reply.code(204).send();
    },
    door.options,
  );

  route(app, "readPublicFacets", async (request) => publicFacets(services, await readingOf(opened(request)), {}), open);
  route(app, "askPublicFacets", async (request) => publicFacets(services, await readingOf(opened(request)), request.body), open);

  route(
    app,
    "askPublicResults",
    async (request, reply) => publicResults(services, await readingOf(opened(request)), request.body, reply),
    open,
  );

  route(
    app,
    "askPublicWidget",
    async (request) => {
      const { params, query, body } = request;
      const reading = await readingOf(opened(request));
      const question = await publicQuestion(services, reading, readWidgetCall(query, body));
      return widgetAnswer(
        reading.document,
        params.widgetId,
        plan(reading.document, reading.catalog),
        question,
        reading.scope,
        answeringOf(services),
      );
    },
    open,
  );
}

/** Counts that a link was opened. */
async function countView({ store, clock }: Pick<Services, "store" | "clock">, token: string): Promise<void> {
  await store.system("dashboard-link.view", (db) =>
    db
      .updateTable("dashboard_links")
      .set((set) => ({ views: set("views", "+", 1), viewed_at: clock.now().toISOString() }))
      .where("token_hash", "=", hashOf(token))
      .execute(),
  );
}
