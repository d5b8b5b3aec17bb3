import type { FastifyInstance } from "fastify";

import { marginOfError } from "../../../src/domain/statistics/sample.ts";
import { route } from "../../http/route.ts";
import type { Services } from "../../http/services.ts";
import { refused } from "../../reading/question.ts";
import { selectionsOf } from "./selections-store.ts";

/** Selections of establishments: their list, and how far the answers of some stand for all. */
export function selectionsRoutes(app: FastifyInstance, { store }: Pick<Services, "store">): void {
  route(app, "listSelections", ({ actor }) => selectionsOf(store, actor));

  route(app, "estimateMarginOfError", async ({ body: { sample, population } }) => {
    if (population !== undefined && sample > population) throw refused("/sample", "L’échantillon ne peut pas dépasser la population.");
    const margin = marginOfError(sample, population);
    return { margin: margin === null ? null : Math.round(margin * 100) / 100 };
  });
}
