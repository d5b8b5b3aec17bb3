import { queryOptions } from "@tanstack/react-query";

import type { CounterRemark, CounterRemarkInput } from "../../generated/types.ts";
import { callApi, callResponse, replyIn } from "../../lib/api.ts";
import { createOnce } from "../../lib/create-once.ts";

/** Which remarks are looked at; null: all. */
export interface RemarkNarrowing {
  establishment: string | null;
  year: string | null;
}

/** A page of the remarks of the organisation, from 1. */
export const remarksQuery = ({ establishment, year }: RemarkNarrowing, page: number) =>
  queryOptions({
    queryKey: ["remarks", establishment, year, page],
    queryFn: () =>
      callApi("listCounterRemarks", {
        query: {
          page: String(page - 1),
          size: "50",
          ...(establishment === null ? {} : { establishment }),
          ...(year === null ? {} : { year }),
        },
      }),
  });

export const placesQuery = queryOptions({
  queryKey: ["remarks", "establishments"],
  queryFn: () => callApi("listEstablishments"),
  staleTime: 60_000,
});

/** Stores a new remark, or changes the one that was read. */
export async function storeRemark(known: CounterRemark | null, body: CounterRemarkInput): Promise<CounterRemark> {
  if (!known) return createOnce("createCounterRemark", { body });
  const response = await callResponse("changeCounterRemark", {
    params: { id: known.id },
    body,
    headers: { "If-Match": `"${known.revision}"` },
  });
  return replyIn<"changeCounterRemark">(response);
}
