import type { FastifyInstance } from "fastify";

import { addDays } from "../../../src/domain/time/day.ts";
import type { DayRange } from "../../../src/domain/time/period.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { rateLimited } from "../../kit/errors.ts";
import { readerScope } from "../../reading/establishment-scope.ts";
import { refused } from "../../reading/question.ts";
import { criteriaOf } from "../../reading/review-criteria.ts";
import { tableTypes } from "../tasks/table-file.ts";
import { tasksOf } from "../tasks/tasks-store.ts";
import { MOST_LINES, reviewExport } from "./review-export.ts";

/** Files of one account that may be in the making at once. */
const MOST_PENDING = 3;

/** All reviews that a search finds as a file. */
export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { store, clock, jobs, analytics } = services;
  const exports = jobs.handle(reviewExport(services));

  route(app, "exportReviews", async ({ actor, body }, reply) => {
    const { format, order } = body;
    const criteria = { ...criteriaOf(services, actor, body), ...(body.reviews ? { ids: body.reviews } : {}) };
    const { total } = await analytics.reviewFacets(criteria, { facets: [] }, readerScope(actor));
    const number = (value: number): string => value.toLocaleString("fr-FR");
    if (total > MOST_LINES)
      throw refused(
        "/filters",
        `Cette recherche trouve ${number(total)} avis, et un fichier en contient ${number(MOST_LINES)} au plus. Choisissez une période plus courte ou ajoutez un filtre.`,
      );
    const tasks = tasksOf(store, actor, clock);
    const task = await store.together(async () => {
      const started = await tasks.start(fileName(criteria.period, format), tableTypes[format]);
      const queued = await exports.add(
        { task: started.id, actor, criteria, format, ...(order ? { order } : {}) },
        { account: { login: actor.login, atMost: MOST_PENDING } },
      );
      if (queued === null) throw rateLimited(10, "Plusieurs exports sont déjà en préparation. Attendez que l’un d’eux se termine.");
      return started;
    });
    return reply.code(202).send({ task });
  });
}

/** «avis-2026-01-01-2026-03-31.csv»: both days are counted. */
function fileName(period: DayRange | undefined, format: string): string {
  return period ? `avis-${period.from}-${addDays(period.to, -1)}.${format}` : `avis.${format}`;
}
