import type { SuggestionEvent } from "../../generated/types.ts";
import type { AnswerSource, SuggestionWish } from "./answer-source.ts";

/** A suggestion stops waiting after a minute (ms). */
const MOST_MS = 60_000;

/** A suggestion as it came. */
export interface Suggested {
  text: string;
  sources: NonNullable<SuggestionEvent["sources"]>;
  /** Suggestions that the account has left. */
  quota: number;
}

/** Asks for a suggestion. Throws a Problem where the server refuses; ends with an error where the signal aborts. */
export async function suggestAnswer(source: AnswerSource, wish: SuggestionWish, signal: AbortSignal): Promise<Suggested> {
  const response = await source.generate(wish, { signal, timeoutMs: MOST_MS });
  return readSuggestion(await response.text());
}

/** The suggestion in a stream of server-sent events. */
export function readSuggestion(stream: string): Suggested {
  const events = stream
    .split("\n\n")
    .flatMap((event) => /^data: (.*)$/m.exec(event)?.[1] ?? [])
    .map((data) => JSON.parse(data) as SuggestionEvent);
  const done = events.at(-1);
  return { text: events.map(({ text = "" }) => text).join(""), sources: done?.sources ?? [], quota: done?.quota ?? 0 };
}
