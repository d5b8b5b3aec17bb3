import type { FastifyInstance } from "fastify";

import type { Services } from "./services.ts";

/**
 * Does something once the server takes visitors, and again after each `pause` (ms) until it closes. Fastify's own `onListen`
 * never comes: the socket is the server's, not Fastify's. Where nothing serves (a command, a test), it is never done.
 */
export function whileServing(app: FastifyInstance, { serving }: Pick<Services, "serving">, pause: number, act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const begin = async (): Promise<void> => {
    await serving;
    if (isClosed) return;
    act();
    timer = setInterval(act, pause);
    timer.unref();
  };
  if (serving) void begin();
  app.addHook("onClose", async () => {
    isClosed = true;
    clearInterval(timer);
  });
}
