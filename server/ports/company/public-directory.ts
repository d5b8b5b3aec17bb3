import { boundedText } from "../../kit/bounded-text.ts";
import { ApiError } from "../../kit/errors.ts";
import type { CompanyDirectory } from "./directory.ts";
import { addressIn } from "./register-answer.ts";

/** RELIABILITY §1: calls to the outside give up after this time (ms). */
const TIMEOUT_MS = 5_000;
/** Longest answer that is read (bytes). */
const LONGEST_ANSWER = 2 * 1024 * 1024;
const MOST_REDIRECTS = 3;

/**
 * The public company-search API (`GET /search?q=`), or a mirror of it at another address. Only the origin of
 * `companyUrl` is ever asked, redirects included, and nothing of an answer but the address goes further.
 */
export function publicDirectory(companyUrl: string, timeoutMs = TIMEOUT_MS): CompanyDirectory {
  const base = new URL(companyUrl);
  return {
    async find(siret) {
      const address = new URL(`${base.pathname.replace(/\/+$/, "")}/search`, base);
      address.search = new URLSearchParams({ q: siret, page: "1", per_page: "1" }).toString();
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return addressIn(JSON.parse(await boundedText(await get(address, base.origin, signal), LONGEST_ANSWER)), siret);
      } catch (cause) {
        throw new ApiError(signal.aborted ? "upstream.slow" : "upstream.failed", { cause });
      }
    },
  };
}

async function get(address: URL, origin: string, signal: AbortSignal): Promise<Response> {
  let next = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    if (next.origin !== origin) throw new Error("the directory leads elsewhere");
    const response = await fetch(next, { signal, redirect: "manual", credentials: "omit", headers: { Accept: "application/json" } });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status >= 400 || location === null) {
      if (response.ok) return response;
      await response.body?.cancel();
      throw new Error(`the directory answered ${response.status}`);
    }
    await response.body?.cancel();
    next = new URL(location, next);
  }
  throw new Error("the directory redirects without end");
}
