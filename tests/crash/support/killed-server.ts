import { join } from "node:path";

import { expect } from "vitest";

import { type RunningServer, startServer } from "../../support/server.ts";

const hook = join(import.meta.dirname, "../../support/kill-at.mjs");

/** Where a server ends itself as `kill -9` would, see `tests/support/kill-at.mjs`: no clock of the test has to meet that moment. */
export type KillPoint = Readonly<Partial<Record<"KILL_ONCE" | "KILL_AT" | "KILL_TURN" | "KILL_AFTER" | "KILL_LATEST", string>>>;

/** Starts a server that will end itself at a point that comes after its start. */
export function startMortal(variables: NodeJS.ProcessEnv, point: KillPoint): Promise<RunningServer> {
  return startServer({ ...variables, ...point, NODE_OPTIONS: `--import ${hook}` });
}

/** Starts a server that must end itself before it is ready. */
export async function dieInStart(variables: NodeJS.ProcessEnv, point: KillPoint): Promise<void> {
  const outcome = await startMortal(variables, point).then(
    // It would keep its port and its folder from whatever comes next.
    (server) => server.kill().then(() => "it got ready"),
    (error: unknown) => error,
  );
  expect(outcome, JSON.stringify(point)).toMatchObject({ code: null, message: "" });
}
