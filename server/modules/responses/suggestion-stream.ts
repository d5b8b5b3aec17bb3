import type { FastifyBaseLogger } from "fastify";

import type { EventSource, StreamedEvent } from "../../http/event-stream.ts";
import { refusalOf } from "../../http/problem.ts";
import { ApiError, statusOf, titleOf } from "../../kit/errors.ts";
import type { Assistant } from "../../ports/assistant/assistant.ts";
import { type GrantedSuggestion, writeSuggestion } from "./suggest.ts";

/** A suggestion is written within this time (ms). */
const MOST_MS = 60_000;

/** The events of a suggestion. It is given up when its reader leaves, and ends with an error after a minute. */
export function suggestionStream(
  granted: GrantedSuggestion,
  assistant: Assistant | null,
  logger: Pick<FastifyBaseLogger, "warn">,
  mostMs = MOST_MS,
): EventSource {
  return {
    begin: (send, end) => {
      const left = new AbortController();
      const late = AbortSignal.timeout(mostMs);
      const write = async (): Promise<void> => {
        try {
          for await (const event of writeSuggestion(granted, assistant, AbortSignal.any([left.signal, late]))) send(event);
        } catch (error) {
          if (left.signal.aborted) return;
          logger.warn({ err: error }, "a suggestion broke off");
          send(problemEvent(late.aborted ? new ApiError("upstream.slow") : refusalOf(error)));
        } finally {
          end();
        }
      };
      void write();
      return () => left.abort();
    },
    mayGoOn: () => Promise.resolve(true),
  };
}

function problemEvent({ code }: ApiError): StreamedEvent {
  return { type: "error", data: { type: `/problemes/${code}`, title: titleOf(code), status: statusOf(code) } };
}
