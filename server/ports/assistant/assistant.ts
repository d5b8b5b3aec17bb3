import { ApiError } from "../../kit/errors.ts";

/** What is asked of a language model: its instructions, and apart from them the material that it works on. */
export interface AssistantOrder {
  instructions: string;
  /** Data, never instructions: it is sent as a message of its own. */
  material: string;
}

/** A language model that writes. */
export interface Assistant {
  /**
   * The text as it is written, in the pieces in which it comes. Ends early where it grows beyond {@link LONGEST_TEXT}.
   * Aborting the signal closes the connection. Throws `ApiError` `upstream.failed` where the service does not answer as it should.
   */
  write(order: AssistantOrder, signal: AbortSignal): AsyncIterable<string>;
}

/** Where a model is reached. */
interface AssistantService {
  url: string;
  key: string | null;
  model: string | null;
}

/** Characters that are read of one text. */
const LONGEST_TEXT = 12_000;
/** Characters of one line of the stream. */
const LONGEST_LINE = 64 * 1024;
const MOST_TOKENS = 900;
const TEMPERATURE = 0.6;

/** A service that speaks the chat completions of OpenAI's API with streaming, as most do; null where none is set. */
export function openAssistant(service: AssistantService | null): Assistant | null {
  if (service === null) return null;
  const { pathname } = new URL(service.url);
  const path = /\/chat\/completions\/?$/.test(pathname) ? pathname : `${pathname.replace(/\/+$/, "")}/chat/completions`;
  const address = new URL(path, service.url);
  return {
    async *write({ instructions, material }, signal) {
      try {
        const response = await fetch(address, {
          method: "POST",
          signal,
          redirect: "error",
          credentials: "omit",
          headers: {
            "Content-Type": "application/json",
            Accept: "text/event-stream",
            ...(service.key === null ? {} : { Authorization: `Bearer ${service.key}` }),
          },
          body: JSON.stringify({
            ...(service.model === null ? {} : { model: service.model }),
            messages: [
              { role: "system", content: instructions },
              { role: "user", content: material },
            ],
            stream: true,
            temperature: TEMPERATURE,
            max_tokens: MOST_TOKENS,
          }),
        });
        if (!response.ok || response.body === null) {
          await response.body?.cancel();
          throw new Error(`the assistant answered ${response.status}`);
        }
        yield* wordsIn(response.body);
      } catch (cause) {
        throw cause instanceof ApiError ? cause : new ApiError(signal.aborted ? "upstream.slow" : "upstream.failed", { cause });
      }
    },
  };
}

async function* wordsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let length = 0;
  for await (const data of eventsIn(body)) {
    if (data === "[DONE]") return;
    const words = contentOf(JSON.parse(data));
    length += words.length;
    if (length > LONGEST_TEXT) return;
    if (words !== "") yield words;
  }
}

/** The data of each server-sent event. Leaving the loop closes the stream. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) throw new Error("a line of the assistant's answer is too long");
    for (const line of lines) if (line.startsWith("data:")) yield line.slice("data:".length).trim();
  }
  if (rest.startsWith("data:")) yield rest.slice("data:".length).trim();
}

/** The next words of an event; empty for one that has none, such as the first and the last. */
function contentOf(event: unknown): string {
  const choices = (event as { choices?: unknown } | null)?.choices;
  if (!Array.isArray(choices)) throw new Error("the assistant's answer has no choices");
  const content = (choices[0] as { delta?: { content?: unknown } } | undefined)?.delta?.content;
  return typeof content === "string" ? content : "";
}
