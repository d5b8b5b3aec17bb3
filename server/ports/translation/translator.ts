import { boundedText } from "../../kit/bounded-text.ts";
import { ApiError } from "../../kit/errors.ts";

/** A service that translates texts. */
export interface Translator {
  /**
   * The text in a language (ISO 639-1). Throws `ApiError`: `translation.none` where no service is set, `upstream.failed` or
   * `upstream.slow` where it does not answer as it should.
   */
  translate(text: string, lang: string): Promise<string>;
}

/** RELIABILITY §1: calls to the outside give up after this time (ms). */
const TIMEOUT_MS = 10_000;
/** Longest answer that is read (bytes). */
const LONGEST_ANSWER = 256 * 1024;

/** The service of the environment: one that speaks LibreTranslate's protocol, or none. */
export function openTranslator(service: { url: string; key: string | null } | null, timeoutMs = TIMEOUT_MS): Translator {
  if (service === null)
    return {
      translate: () => Promise.reject(new ApiError("translation.none")),
    };
  const address = new URL(`${new URL(service.url).pathname.replace(/\/+$/, "")}/translate`, service.url);
  return {
    async translate(text, lang) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const body = { q: text, source: "auto", target: lang, format: "text", ...(service.key === null ? {} : { api_key: service.key }) };
        const response = await fetch(address, {
          method: "POST",
          signal,
          redirect: "error",
          credentials: "omit",
          headers: { "Content-Type": "application/json", Accept: "application/json" },
          body: JSON.stringify(body),
        });
        if (!response.ok) {
          await response.body?.cancel();
          throw new Error(`the translator answered ${response.status}`);
        }
        return translatedIn(JSON.parse(await boundedText(response, LONGEST_ANSWER)));
      } catch (cause) {
        throw new ApiError(signal.aborted ? "upstream.slow" : "upstream.failed", { cause });
      }
    },
  };
}

function translatedIn(answer: unknown): string {
  const text = typeof answer === "object" && answer !== null && "translatedText" in answer ? answer.translatedText : undefined;
  if (typeof text !== "string") throw new Error("the translator's answer holds no text");
  return text;
}
