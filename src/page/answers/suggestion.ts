import type { ErrorCode, SuggestionEvent } from "../../generated/types.ts";
import { fallbackMessage, Problem } from "../../lib/problem.ts";
import type { AnswerSource, SuggestionWish } from "./answer-source.ts";

/** A suggestion stops waiting after a minute, and a little for its way (ms). */
const MOST_MS = 62_000;

/** A suggestion as it came. */
export interface Suggested {
  text: string;
  sources: NonNullable<SuggestionEvent["sources"]>;
  /** Suggestions that the account has left; null where it was stopped before its end. */
  quota: number | null;
}

/**
 * Asks for a suggestion, of which `onText` gets the text as far as it has come. Resolves with what came where the signal
 * aborts. Throws a Problem where the server refuses, or ends the stream with one.
 */
export async function suggestAnswer(
  source: AnswerSource,
  wish: SuggestionWish,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Suggested> {
  return readSuggestion(await source.generate(wish, { signal, timeoutMs: MOST_MS }), signal, onText);
}

/** The suggestion in a response of server-sent events. */
export async function readSuggestion(response: Response, signal: AbortSignal, onText: (text: string) => void): Promise<Suggested> {
  const suggested: Suggested = { text: "", sources: [], quota: null };
  const take = (event: string): void => {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    const { text, sources, quota, type, title, status } = (JSON.parse(data) ?? {}) as SuggestionEvent;
    if (type !== undefined) throw new Problem(status ?? 0, type.split("/").pop() as ErrorCode, title ?? fallbackMessage);
    if (text !== undefined) onText((suggested.text += text));
    suggested.sources = sources ?? suggested.sources;
    suggested.quota = quota ?? suggested.quota;
  };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  signal.addEventListener("abort", () => void reader?.cancel().catch(() => undefined));
  let rest = "";
  try {
    while (reader) {
      const { done, value = "" } = await reader.read();
      const events = (rest + value).split("\n\n");
      rest = events.pop() ?? "";
      events.forEach(take);
      if (done) break;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return suggested;
}
