import fastify from "fastify";
import { afterEach, expect, it, vi } from "vitest";

import { whileServing } from "./while-serving.ts";

afterEach(() => vi.useRealTimers());

it("does its work when the server begins to serve, again after each pause, and no more once it is closed", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const app = fastify();
  const act = vi.fn<() => void>();
  let serve = (): void => undefined;
  whileServing(app, { serving: new Promise((resolve) => (serve = resolve)) }, 1_000, act);
  await app.ready();
  expect(act).toHaveBeenCalledTimes(0);
  serve();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  vi.advanceTimersByTime(2_500);
  expect(act).toHaveBeenCalledTimes(3);
  await app.close();
  vi.advanceTimersByTime(5_000);
  expect(act).toHaveBeenCalledTimes(3);
});

it("does nothing where nothing serves", async () => {
  const app = fastify();
  const act = vi.fn<() => void>();
  whileServing(app, {}, 1, act);
  await app.ready();
  await app.close();
  expect(act).not.toHaveBeenCalled();
});
