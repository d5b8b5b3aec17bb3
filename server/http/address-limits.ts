import type { FastifyInstance, FastifyRequest } from "fastify";

import { rateLimited } from "../kit/errors.ts";
import type { Clock } from "../kit/clock.ts";
import { networkOf } from "../kit/network-of.ts";

export { networkOf };

/** How much one address may ask of the public calls at once, and what it gets back each second. */
export interface AddressLimits {
  readonly burst: number;
  readonly perSecond: number;
}

/**
 * An office behind one address opens a hundred public pages a minute, each with five or six calls; a guessed token costs
 * as much as {@link GUESS} calls.
 */
export const usualLimits: AddressLimits = { burst: 400, perSecond: 10 };
export const GUESS = 10;
/** Addresses remembered at once; those that have all their calls back are forgotten first. */
const MOST_ADDRESSES = 20_000;

declare module "fastify" {
  interface FastifyContextConfig {
    /** An answer costs much: visitors are counted. */
    readsMuch?: true;
  }
  interface FastifyRequest {
    /** The public call is counted for this address. */
    countedFor: string | null;
  }
}

/** Answers 429 to addresses that ask the public calls more often than readers do. Whoever is signed in is not counted. */
export function limitAddresses(app: FastifyInstance, { burst, perSecond }: AddressLimits, clock: Clock): void {
  /** What an address had left, and when. */
  const left = new Map<string, { calls: number; at: number }>();
  const now = (): number => clock.now().getTime();
  const leftOf = (address: string): number => {
    const known = left.get(address);
    return known ? Math.min(burst, known.calls + (Math.max(0, now() - known.at) / 1000) * perSecond) : burst;
  };
  const take = (address: string, calls: number): void => {
    if (left.size >= MOST_ADDRESSES) for (const known of left.keys()) if (leftOf(known) >= burst) left.delete(known);
    if (left.size >= MOST_ADDRESSES) left.clear();
    left.set(address, { calls: Math.max(0, leftOf(address) - calls), at: now() });
  };

  app.decorateRequest("countedFor", null);
  app.addHook("onRequest", async (request) => {
    if (!isCounted(request)) return;
    const address = networkOf(request.ip);
    const calls = leftOf(address);
    if (calls < 1) throw rateLimited(Math.ceil((GUESS - calls) / perSecond));
    take(address, 1);
    request.countedFor = address;
  });
  app.addHook("onResponse", async ({ countedFor }, reply) => {
    if (countedFor !== null && (reply.statusCode === 404 || reply.statusCode === 401)) take(countedFor, GUESS - 1);
  });
}

/** Calls that a token in the address or in a header opens, and those that read much. The other public ones read little, or have a throttle of their own. */
function isCounted({ routeOptions: { config, url }, visitor, is404 }: FastifyRequest): boolean {
  return !is404 && visitor === null && (config.bearer === true || config.readsMuch === true || /^\/api\/.*\/:token\b/.test(url ?? ""));
}
