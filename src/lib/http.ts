import { API_TIMEOUT_MS } from "../domain/constants.ts";
import { translatorOf } from "../domain/texts/texts.ts";
import { fallbackMessage, Problem, problemOf } from "./problem.ts";

/** The product's slug, written into the page by the server (white label). */
export const slug = document.querySelector<HTMLMetaElement>('meta[name="product-slug"]')?.content ?? "";

/** Where the calls of the API begin. */
export const apiBase = `/api/v2/${slug}`;

/** Where a call's path is found from a page. */
export function addressOf(path: string): string {
  return apiBase + path;
}

export interface CallOptions {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The call outlives the page; for bodies of at most 64 KiB. */
  keepalive?: boolean;
  /** Specification §7: some calls take an answer of any status for an answer. */
  anyStatus?: boolean;
  /** It stores nothing, whatever its method: a question may be too long for an address. */
  reads?: boolean;
}

/** What is called when the session has ended, so that the page can go to sign-in. */
let sessionEnded: () => void = () => {};
export function onSessionEnded(listener: () => void): void {
  sessionEnded = listener;
}

let reachable = true;
const watchers = new Set<() => void>();

/** Calls back when {@link isReachable} changes; returns the way to stop. */
export function watchReachable(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whether the last call got an answer, whatever it said. */
export function isReachable(): boolean {
  return reachable;
}

function setReachable(now: boolean): void {
  if (reachable === now) return;
  reachable = now;
  for (const watcher of watchers) watcher();
}

/**
 * One call of the API: JSON, credentials sent, never cached by the browser.
 *
 * @throws Problem for an answer that is not 2xx (unless `anyStatus`), a timeout (60 s unless said otherwise) or a lost network.
 */
export async function call(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? API_TIMEOUT_MS);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const headers: Record<string, string> = { Accept: "application/json", "X-Requested-By": slug, ...options.headers };
  // A file goes as it is.
  const isFile = options.body instanceof Blob;
  if (options.body !== undefined)
    headers["Content-Type"] = isFile ? (options.body as Blob).type || "application/octet-stream" : "application/json";
  let response: Response;
  try {
    response = await fetch(addressOf(path), {
      method,
      headers,
      signal,
      credentials: "same-origin",
      cache: "no-store",
      keepalive: options.keepalive ?? false,
      ...(options.body === undefined ? {} : { body: isFile ? (options.body as Blob) : JSON.stringify(options.body) }),
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    if (timeout.aborted) throw new Problem(0, "late", fallbackMessage);
    setReachable(false);
    throw new Problem(0, "network", translatorOf("app")(method === "GET" || options.reads ? "offline.read" : "offline.write"));
  }
  setReachable(true);
  if (response.ok) return response;
  if (response.status === 401) sessionEnded();
  if (options.anyStatus) return response;
  throw await problemOf(response);
}
