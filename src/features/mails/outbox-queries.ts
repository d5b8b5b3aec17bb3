import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import type { MailState } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

export const mailStates: readonly MailState[] = ["queued", "sent", "failed", "bounced", "stopped"];

/** One page of the mails that went out, under a state and words. */
export const outboxQuery = (state: MailState | null, search: string, page: number) =>
  queryOptions({
    queryKey: ["outbox", state, search, page],
    queryFn: () =>
      callApi("listMails", {
        query: { page: String(page), ...(state === null ? {} : { state }), ...(search === "" ? {} : { search }) },
      }),
    placeholderData: keepPreviousData,
  });

export const mailQuery = (id: string | null) =>
  queryOptions({
    queryKey: ["outbox", "mail", id],
    queryFn: () => callApi("readMail", { params: { id: id ?? "" } }),
    enabled: id !== null,
  });
