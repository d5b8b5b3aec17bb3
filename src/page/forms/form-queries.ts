import { queryOptions } from "@tanstack/react-query";

import type { DayRange } from "../../domain/time/period.ts";
import { callApi } from "../../lib/api.ts";

/** The satisfaction forms of the organisation, or those with which one establishment asks. */
export const formsQuery = (establishment?: string) =>
  queryOptions({
    queryKey: ["forms", establishment ?? null],
    queryFn: () => callApi("listForms", establishment === undefined ? {} : { query: { establishment } }),
  });

/** What each question of a form was answered, by one establishment's guests and in a period where they are given. */
export const resultsQuery = (id: string, establishment: string | null, range?: DayRange) =>
  queryOptions({
    queryKey: ["forms", "results", id, establishment, range?.from, range?.to],
    queryFn: () =>
      callApi("readFormResults", { params: { id }, query: { ...(establishment === null ? {} : { establishment }), ...range } }),
  });
