import { useQueryClient } from "@tanstack/react-query";

import type { ModerationItem, RejectRequest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem, sentenceOf } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { decided, type Place } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";

/** A decision on one review. */
export interface Decision {
  place: Place;
  name: string;
  revision: number;
  what: "publish" | "reject" | "publish-response" | "reject-response";
  refusal?: Omit<RejectRequest, "revision">;
}

/** The place of a review. */
export function placeOf({ id, establishment }: Pick<ModerationItem, "id" | "establishment">): Place {
  return { id: establishment.id, reviewId: id };
}

/** Decides on a review; the notification takes the decision back while nobody has been written to. `onStart` shows the next review at once. */
export function useDecision(onStart: (decision: Decision) => void) {
  const { t } = useTexts();
  const client = useQueryClient();
  const said = {
    publish: "published",
    reject: "rejected",
    "publish-response": "responsePublished",
    "reject-response": "responseRejected",
  } as const;
  return useAction({
    act: ({ place: params, what, revision, refusal }: Decision) => {
      switch (what) {
        case "publish":
          return callApi("publishModerated", { params, body: { revision } });
        case "publish-response":
          return callApi("publishModeratedResponse", { params, body: { revision } });
        case "reject":
          return callApi("rejectModerated", { params, body: { reason: "", ...refusal, revision } });
        case "reject-response":
          return callApi("rejectModeratedResponse", { params, body: { reason: "", ...refusal, revision } });
      }
    },
    key: ({ place }) => place.reviewId,
    onStart,
    onDone: () => decided(client),
    onFailed: () => void decided(client),
    success: (_, { what, name }) => ({ title: t(`actions.${said[what]}`), msg: name }),
    undo:
      (_, { place }) =>
      async () => {
        await callApi("takeBackModerated", { params: place, body: {} });
        await decided(client);
      },
    failure: (error, { name }) => ({
      title: t("actions.failed"),
      msg: [name, error instanceof Problem && sentenceOf(error)].filter(Boolean).join(". "),
    }),
  });
}

/** Takes the last decision on a review back. */
export function useTakeBack() {
  const { t } = useTexts();
  const client = useQueryClient();
  return useAction({
    act: ({ place, revision }: { place: Place; revision: number }) => callApi("takeBackModerated", { params: place, body: { revision } }),
    onDone: () => decided(client),
    success: () => ({ title: t("actions.takenBack") }),
    failure: t("actions.takeBackFailed"),
  });
}

/** One decision on several reviews. */
interface BulkRequest {
  action: "publish" | "reject";
  reviews: readonly ModerationItem[];
  refusal?: Omit<RejectRequest, "revision">;
}

/** Publishes or refuses several reviews at once; the notification takes it back from all of them. */
export function useBulkDecision(onDone: () => void) {
  const { t } = useTexts();
  const client = useQueryClient();
  return useAction({
    act: ({ action, reviews, refusal }: BulkRequest) =>
      callApi("decideModeration", { body: { action, reviews: reviews.map(({ id }) => id), ...refusal } }),
    onDone: async () => {
      onDone();
      await decided(client);
    },
    success: ({ done, refused }) => ({
      title: t("actions.many", { count: done.length }),
      msg: refused.length > 0 ? t("actions.manyRefused", { count: refused.length, why: refused[0]?.detail ?? "" }) : undefined,
    }),
    undo: ({ done }, { reviews }) =>
      done.length === 0
        ? undefined
        : async () => {
            for (const review of reviews)
              if (done.includes(review.id)) await callApi("takeBackModerated", { params: placeOf(review), body: {} });
            await decided(client);
          },
    failure: t("actions.failed"),
  });
}

/** Hides passages of a review behind […]. */
export function useMask() {
  const { t } = useTexts();
  const client = useQueryClient();
  return useAction({
    act: ({
      place,
      passages,
      revision,
    }: {
      place: Place;
      passages: { field: "title" | "text"; start: number; end: number }[];
      revision: number;
    }) => callApi("maskModerated", { params: place, body: { passages, revision } }),
    onDone: () => decided(client),
    success: () => ({ title: t("detail.masked") }),
    failure: t("detail.maskFailed"),
  });
}

/** Says whether an author's document proves the stay. */
export function useJudgeProof() {
  const { t } = useTexts();
  const client = useQueryClient();
  return useAction({
    act: ({ place, accepted }: { place: Place; accepted: boolean }) => callApi("judgeStayProof", { params: place, body: { accepted } }),
    onDone: () => decided(client),
    success: (_, { accepted }) => ({ title: t(accepted ? "proof.acceptedTitle" : "proof.refusedTitle") }),
    failure: t("proof.failed"),
  });
}

/** Sends the notification of a review to its establishment again. */
export function useResend() {
  const { t } = useTexts();
  const client = useQueryClient();
  return useAction({
    act: (place: Place) => callApi("resendReviewNotification", { params: place }),
    onDone: () => decided(client),
    success: () => ({ title: t("actions.resent") }),
    failure: t("actions.resendFailed"),
  });
}
