import { boundedText } from "../../kit/bounded-text.ts";
import { ApiError } from "../../kit/errors.ts";

/** RELIABILITY §1: calls to the outside give up after this time (ms). */
const TIMEOUT_MS = 10_000;
/** Longest answer that is read (bytes). */
const LONGEST_ANSWER = 1024 * 1024;
const STRIPE_URL = "https://api.stripe.com";

/** What an error of Stripe holds. */
interface StripeError {
  code?: string;
  payment_intent?: unknown;
}

/** Stripe's API: forms in, JSON out, a key for each wish. */
interface StripeClient {
  get<T>(path: string, query?: Record<string, string>): Promise<T>;
  /** `key`: the same one is done once. `admit` makes an answer of an error that is one; undefined is no answer. */
  post<T>(path: string, form: Record<string, string>, key: string, admit?: (error: StripeError) => T | undefined): Promise<T>;
}

/** Throws an ApiError (502, 504) for what is no answer; nothing of one goes further but what is returned. */
export function stripeClient(key: string, url = STRIPE_URL): StripeClient {
  const send = async <T>(
    path: string,
    init: { method: string; body?: string; headers?: Record<string, string> },
    admit?: (error: StripeError) => T | undefined,
  ): Promise<T> => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(new URL(path, url), {
        ...init,
        signal,
        redirect: "error",
        headers: { Authorization: `Bearer ${key}`, Accept: "application/json", ...init.headers },
      });
      const answer = JSON.parse(await boundedText(response, LONGEST_ANSWER)) as T & { error?: StripeError };
      if (response.ok) return answer;
      const admitted = response.status < 500 && answer.error ? admit?.(answer.error) : undefined;
      if (admitted === undefined) throw new Error(`Stripe answered ${response.status}`);
      return admitted;
    } catch (cause) {
      throw new ApiError(signal.aborted ? "upstream.slow" : "upstream.failed", { cause });
    }
  };
  return {
    get: (path, query = {}) => send(`${path}?${new URLSearchParams(query).toString()}`, { method: "GET" }),
    post: (path, form, idempotency, admit) =>
      send(
        path,
        {
          method: "POST",
          body: new URLSearchParams(form).toString(),
          headers: { "Content-Type": "application/x-www-form-urlencoded", "Idempotency-Key": idempotency },
        },
        admit,
      ),
  };
}
