import { QueryClient } from "@tanstack/react-query";

import { Problem } from "./problem.ts";

/** Reads are tried a second time where the network or the server failed, never where the answer was a refusal. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 1 && !(error instanceof Problem && error.status >= 400 && error.status < 500),
    },
  },
});
