import type { FastifyInstance } from "fastify";

import { observationAccess } from "../../../src/domain/access.ts";
import { marginOfError } from "../../../src/domain/statistics-sample.ts";
import type { MarginOfErrorAnswer, MarginOfErrorRequest, SelectionSummary } from "../../../src/generated/types.ts";
import { contract } from "../../http/contract.ts";
import type { Services } from "../../http/services.ts";
import { refused } from "../../reading/question.ts";
import { selectionsOf } from "./selections-store.ts";

const config = { access: observationAccess };

/** Selections of establishments: their list, and how far the answers of some stand for all. */
export function selectionsRoutes(app: FastifyInstance, { store }: Pick<Services, "store">): void {
  app.get<{ Reply: SelectionSummary[] }>("/selection", { schema: { response: { 200: contract("SelectionList") } }, config }, ({ actor }) =>
    selectionsOf(store, actor),
  );

  app.post<{ Body: MarginOfErrorRequest; Reply: MarginOfErrorAnswer }>(
    "/selection/margin-of-error",
    { schema: { body: contract("MarginOfErrorRequest"), response: { 200: contract("MarginOfErrorAnswer") } }, config },
    async ({ body: { sample, population } }) => {
      if (population !== undefined && sample > population) throw refused("/sample", "L’échantillon ne peut pas dépasser la population.");
      const margin = marginOfError(sample, population);
      return { margin: margin === null ? null : Math.round(margin * 100) / 100 };
    },
  );
}
