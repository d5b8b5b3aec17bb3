import type { Provider } from "../../generated/types.ts";

/** An address that may be monitored, in the one form that it is stored in, with the provider whose it is. */
export interface MonitoredUrl {
  url: string;
  provider: string;
}

/** Longest address that is stored. */
export const LONGEST_URL = 2_000;

/**
 * `https`, a host name of letters, digits and hyphens, port 443 or none, then a path and a query. No userinfo, no
 * backslash, no address in digits and no other alphabet can be written so: what this does not match is refused, and
 * nothing is repaired.
 */
const form = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?::443)?(\/[^\s?#\\]*)?(\?[^\s#\\]*)?(#[^\s\\]*)?$/i;

/** A name's last part has letters alone: no IPv4 address, in whatever base, ends so. */
const topLevel = /^[a-z]{2,}$/;

/** Controls, spaces, direction marks and characters without a width, wherever they are. */
const unseen = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u;

/** Segments that lead back to the root, also where they are encoded. */
const dotSegment = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * Whether an address may be monitored (RELIABILITY T7): https on port 443, at an address that a provider's patterns
 * name. Null where it may not. Nothing is resolved or fetched: whoever fetches checks the socket's address as well.
 */
export function monitoredUrl(text: string, providers: readonly Pick<Provider, "id" | "enabled" | "urls">[]): MonitoredUrl | null {
  const given = text.trim();
  if (given.length > LONGEST_URL || unseen.test(given)) return null;
  const [, name, path = "/", query = ""] = form.exec(given) ?? [];
  if (name === undefined) return null;
  const host = name.toLowerCase();
  const labels = host.split(".");
  if (host.length > 253 || !topLevel.test(labels.at(-1) ?? "") || !labels.every(isLabel)) return null;
  if (dotSegment.test(path) || path.includes("//") || /%(?:2f|5c|00)/i.test(path)) return null;
  const encoded = encodedPart(path + query);
  if (encoded === null) return null;
  const provider = providers.find(
    ({ enabled, urls = [] }) => enabled && urls.some((pattern) => matchesPattern({ host, path: path.toLowerCase() }, pattern)),
  );
  return provider ? { url: `https://${host}${encoded}`, provider: provider.id } : null;
}

/** A label of a host name; one that encodes another alphabet (`xn--`) may imitate another name and is refused. */
function isLabel(label: string): boolean {
  return label.length <= 63 && !label.startsWith("-") && !label.endsWith("-") && !label.startsWith("xn--");
}

/** `www.example.com/reviews/`: that host, and paths that begin so; `*.example.com`: the host and those below it. */
function matchesPattern({ host, path }: { host: string; path: string }, pattern: string): boolean {
  const slash = pattern.indexOf("/");
  const [named, prefix] = slash < 0 ? [pattern, "/"] : [pattern.slice(0, slash), pattern.slice(slash)];
  const isHost = named.startsWith("*.") ? host === named.slice(2) || host.endsWith(named.slice(1)) : host === named;
  return isHost && path.startsWith(prefix);
}

/** Path and query with what is no ASCII encoded, and encodings that are there kept; null where one is broken. */
function encodedPart(part: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(part)) return null;
  try {
    return encodeURI(part).replaceAll("%25", "%");
  } catch {
    // Half a character.
    return null;
  }
}
