import { queryOptions } from "@tanstack/react-query";

import type { PaymentMethod } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";

/** Pending payments are settled by the provider's word: the page looks so often (ms). */
const LOOK_MS = 5_000;

/** How the account pays, and how its latest payment went. */
export const mandateQuery = queryOptions({ queryKey: ["account", "mandate"], queryFn: () => callApi("readMandate") });

/** What a subscription would cost, and when. */
export const quoteQuery = (offer: string, method: PaymentMethod) =>
  queryOptions({
    queryKey: ["account", "quote", offer, method],
    queryFn: () => callApi("validatePayment", { body: { offer, method } }),
    staleTime: 0,
    retry: false,
  });

/** How a payment went, asked of the server alone; again while it is pending. */
export const completionQuery = (payment: string, cancelled: boolean) =>
  queryOptions({
    queryKey: ["account", "completion", payment, cancelled],
    queryFn: () => callApi("completePayment", { body: { payment, cancelled } }),
    refetchInterval: ({ state: { data } }) => (data?.status === "pending" ? LOOK_MS : false),
    retry: false,
  });

/** What the account subscribes to. */
export const subscriptionsQuery = queryOptions({ queryKey: ["account", "subscriptions"], queryFn: () => callApi("listSubscriptions") });
