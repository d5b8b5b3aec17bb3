import type { AnswerRequest, ReviewAnswer, SuggestionRequest } from "../../generated/types.ts";
import { callApi, callResponse } from "../../lib/api.ts";

/** How a suggestion is to be written. */
export type SuggestionWish = Omit<SuggestionRequest, "review">;

/** Where the answer of a box is read, kept and suggested: by an account, or by a link. */
export interface AnswerSource {
  /** Names the answer among the questions of the page, and what this tab keeps of it. */
  key: string;
  /** Whether an answer that was accepted stays as it is. */
  once: boolean;
  read: (signal?: AbortSignal) => Promise<ReviewAnswer>;
  /** Writes over the revision that was read. Throws a Problem 412 where somebody else has written meanwhile. */
  write: (request: AnswerRequest, revision: number) => Promise<ReviewAnswer>;
  /** Whether the group's saved answers are offered. */
  hasSaved: boolean;
  /** The server-sent events of a suggestion. */
  generate: (wish: SuggestionWish, options: { signal: AbortSignal; timeoutMs: number }) => Promise<Response>;
}

/** The answer of the account's group to a review. */
export function accountAnswer(review: string): AnswerSource {
  return {
    key: review,
    once: false,
    hasSaved: true,
    read: (signal) => callApi("readAnswer", { params: { review }, ...(signal ? { signal } : {}) }),
    write: (body, revision) => callApi("writeAnswer", { params: { review }, body, headers: { "If-Match": `"${revision}"` } }),
    generate: (wish, options) => callResponse("generateAnswer", { body: { ...wish, review }, ...options }),
  };
}

/** The answer to the review of a link, without an account. */
export function linkAnswer(token: string): AnswerSource {
  const params = { token };
  return {
    key: `link ${token.slice(0, 12)}`,
    once: true,
    hasSaved: false,
    read: (signal) => callApi("readReplyAnswer", { params, ...(signal ? { signal } : {}) }),
    write: (body, revision) => callApi("writeReplyAnswer", { params, body, headers: { "If-Match": `"${revision}"` } }),
    generate: (body, options) => callResponse("generateReplyAnswer", { params, body, ...options }),
  };
}
