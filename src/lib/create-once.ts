import type { CallName, Calls } from "../generated/calls.ts";
import { type Given, type Parts, pathOf, replyIn, sendCall } from "./api.ts";
import { Problem } from "./problem.ts";

/** A second click within this time of the answer is the first one's echo, no second wish (ms). */
const ECHO_MS = 500;

/** Calls that create something. */
type Creating = Extract<CallName, `create${string}` | `add${string}` | `duplicate${string}`>;

interface Gesture {
  key: string;
  answer: Promise<unknown>;
}

/** How long trying again is the same wish where nobody knows what came of it (ms); the same words a day later are another one. */
const UNKNOWN_MS = 5 * 60_000;

/** Gestures under way, just answered, or whose outcome nobody knows. */
const gestures = new Map<string, Gesture>();

/** What was created, and the ETag of its first revision; empty where it has none. */
export interface Created<Reply> {
  reply: Reply;
  etag: string;
}

/**
 * Creates something by `POST`, once for each gesture of the user: a double click gets the first answer, and trying again
 * after a lost network or a fault of the server cannot create a second one, as it carries the same `Idempotency-Key` for
 * five minutes. `keyless`: sent without a key, as the server must not keep the answer, or can give it only once the write
 * is committed; a double click still counts once.
 *
 * @throws Problem as {@link sendCall} does.
 */
export async function createTagged<Name extends Creating>(
  call: Name,
  given: Given<Name> & Parts,
  { keyless = false }: { keyless?: boolean } = {},
): Promise<Created<Calls[Name]["reply"]>> {
  const { params, body } = given;
  const name = `${pathOf(call, params ? { params } : {})} ${JSON.stringify(body ?? null)}`;
  const known = gestures.get(name);
  if (known && known.answer !== unknownOutcome) return known.answer as Promise<Created<Calls[Name]["reply"]>>;
  const key = known?.key ?? newKey();
  const answer = sendCall(call, { ...given, ...(keyless ? {} : { headers: { "Idempotency-Key": key } }) }).then(async (response) => ({
    reply: await replyIn<Name>(response),
    etag: response.headers.get("ETag") ?? "",
  }));
  gestures.set(name, { key, answer });
  answer.then(
    () => setTimeout(() => gestures.get(name)?.key === key && gestures.delete(name), ECHO_MS),
    (error: unknown) => {
      if (isRefusal(error)) return gestures.delete(name);
      const unknown = { key, answer: unknownOutcome };
      gestures.set(name, unknown);
      return setTimeout(() => gestures.get(name) === unknown && gestures.delete(name), UNKNOWN_MS);
    },
  );
  return answer;
}

/** As {@link createTagged}, where the ETag is of no use. */
export async function createOnce<Name extends Creating>(...given: Parameters<typeof createTagged<Name>>): Promise<Calls[Name]["reply"]> {
  return (await createTagged(...given)).reply;
}

/** What was created at a path no longer exists: the next wish for one is no echo of the last. */
export function forgetCreated(call: Creating, params: Readonly<Record<string, string>> = {}): void {
  const path = pathOf(call, { params });
  for (const name of gestures.keys()) if (name.startsWith(`${path} `)) gestures.delete(name);
}

/** In place of an answer that never came: the next try asks again, with the same key. */
const unknownOutcome: Promise<unknown> = Promise.resolve();

/** The server has refused, and would again: another try is another gesture. A 429 is put off, not refused. */
function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** A UUID; made by hand where the page was not fetched by TLS, as browsers then offer random bytes alone. */
function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
