import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";

import Fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";

import { commands } from "../commands/all-commands.ts";
import type { Command, CommandContext } from "../commands/command.ts";
import { localRoutes } from "./local-routes.ts";

vi.mock("../commands/all-commands.ts", () => ({ commands: {} }));

const app = Fastify();
afterEach(() => app.close());

it("tells a command that nobody waits for it any more, and not that its answer was taken", async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const slow: Command = async (_context, _args, _input, tell, left) => {
    signals.push(left);
    tell({ type: "progress" });
    if (left) await once(left, "abort");
    return {};
  };
  const quick: Command = async (_context, _args, _input, _tell, left) => {
    signals.push(left);
    return { done: true };
  };
  Object.assign(commands, { slow, quick });
  await localRoutes(app, {} as CommandContext);
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;

  expect(await (await fetch(`http://127.0.0.1:${port}/local/commands/quick`, { method: "POST" })).json()).toEqual({
    result: { done: true },
  });
  const asked = request({ port, host: "127.0.0.1", path: "/local/commands/slow", method: "POST" });
  asked.on("error", () => undefined);
  asked.end();
  const [response] = (await once(asked, "response")) as [NodeJS.ReadableStream];
  await once(response, "data");
  expect(signals.map((left) => left?.aborted)).toEqual([false, false]);
  asked.destroy();
  await vi.waitFor(() => expect(signals[1]?.aborted).toBe(true), { timeout: 10_000 });
  expect(signals[0]?.aborted).toBe(false);
});
