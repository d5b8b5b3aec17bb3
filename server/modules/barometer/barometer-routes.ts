import type { FastifyInstance } from "fastify";

import { route } from "../../http/route.ts";
import { type AnsweringServices, privateResults } from "../../reading/answering.ts";
import { barometerDocument } from "./barometer-document.ts";
import { barometerOf } from "./barometer-month.ts";
import { readingOf } from "./barometer-reading.ts";
import { readCalendar } from "./calendar-file.ts";

/** The barometer: a month of a territory, for the groups to which it is open. */
export function barometerRoutes(app: FastifyInstance, services: AnsweringServices): void {
  const calendar = readCalendar();

  route(app, "readBarometer", async ({ actor, params }) =>
    barometerOf(services, calendar, await readingOf(services, actor, params), actor),
  );

  route(app, "askBarometerResults", async ({ actor, params, body }, reply) => {
    const { territory, days } = await readingOf(services, actor, params);
    return privateResults(services, actor, barometerDocument(territory, days), body, reply);
  });
}
