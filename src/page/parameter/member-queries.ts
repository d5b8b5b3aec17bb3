import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { MemberValue, ParameterDimension } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { callApi } from "../../lib/api.ts";

/** The values of a dimension that match a search, by name. */
export const membersQuery = (dimension: ParameterDimension, search: string) =>
  queryOptions({
    queryKey: ["members", dimension, "search", search],
    queryFn: () => callApi("listMembers", { params: { dimension }, query: search === "" ? {} : { search } }),
    placeholderData: keepPreviousData,
  });

/** One value of a dimension by its name; null where the reader has none such. */
export const memberQuery = (dimension: ParameterDimension, value: string) =>
  queryOptions({
    queryKey: ["members", dimension, "value", value],
    queryFn: async (): Promise<MemberValue | null> => {
      try {
        const { members } = await callApi("listMembers", { params: { dimension }, query: { value } });
        return members[0] ?? null;
      } catch (error) {
        if (error instanceof Problem && error.status === 404) return null;
        throw error;
      }
    },
  });
