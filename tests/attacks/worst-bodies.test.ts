import { expect, it } from "vitest";

import * as validators from "../../src/generated/validators.js";
import type { Validator } from "../../src/generated/validators.js";
import type { Contract } from "../../server/http/contract.ts";
import { fieldErrors } from "../../server/http/invalid-input.ts";
import { requireSound } from "../../server/http/sound-requests.ts";
import { check } from "../../src/engine/check/form.ts";
import { aroundTests, type TestApp } from "../access/support/test-app.ts";
import { placesOf, worstDocuments } from "./support/worst-documents.ts";

/** How long a body may block the process before its sender is known (ms). */
const LIMIT_MS = 50;
/** Longer than on any busy machine: a second attempt would only take as long again. */
const HOPELESS_MS = 1_000;

let test: TestApp;
aroundTests((opened) => (test = opened));

/** Contracts of bodies: those of the routes, and those that handlers check by themselves. */
const bodies = (): string[] => {
  const declared = test.app.registeredRoutes.flatMap(({ schema }) => (schema?.body ? [(schema.body as Contract).contract] : []));
  return [...new Set([...declared, "Dashboard", "Filters"])];
};

/** The least time of some runs: no collection of garbage, other thread or other work on the machine is in all of them. */
function leastTime(run: () => void): number {
  let least = Infinity;
  for (let attempt = 0; attempt < 12 && least > LIMIT_MS; attempt += 1) {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    run();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000, performance.now() - begun);
    if (least > HOPELESS_MS) break;
  }
  return least;
}

/** The work on a body before its route gets it, or within a handler that has no token to check first. */
function read(document: unknown, valid: Validator<unknown>): void {
  try {
    requireSound(document);
  } catch {
    return;
  }
  if (!valid(document)) fieldErrors([...(valid.errors ?? [])]);
  check(valid, document);
}

it("checks the worst document that a body may be within 50 ms, whatever its contract", () => {
  expect(bodies().length).toBeGreaterThan(10);
  const slow: string[] = [];
  const seen = new Set<string>();
  for (const title of bodies()) {
    const valid = (validators as unknown as Record<string, Validator<unknown>>)[`is${title}`] as Validator<unknown>;
    for (const { name, document } of worstDocuments(title, seen)) {
      const time = leastTime(() => read(document, valid));
      if (time > LIMIT_MS) slow.push(`${name}: ${Math.round(time)} ms`);
    }
  }
  expect(slow).toEqual([]);
}, 180_000);

it("gives every list of a body a greatest length", () => {
  const seen = new Set<string>();
  const endless = bodies().flatMap((title) =>
    placesOf(title, seen).flatMap(({ schema, path }) =>
      schema.type === "array" && schema.maxItems === undefined ? [`${title}${path}`] : [],
    ),
  );
  expect(endless).toEqual([]);
});
