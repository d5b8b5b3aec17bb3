import type { FastifyInstance } from "fastify";

import type { JobQueue } from "../../jobs/jobs.ts";
import type { NoticeServices } from "./notice-services.ts";
import { sendDigests } from "./digest.ts";
import { escalate, raiseAlerts } from "./raise-alerts.ts";
import { noteAnswers, noteReviews } from "./review-notices.ts";
import { sendNotices } from "./send-notices.ts";

/** Between two looks (ms) at what is new: what is sent at once is sent within it. */
const LOOK_MS = 60_000;

/** What is new is written down for its readers, and what is due is sent. Each step is sound by itself: cut off, the next look goes on. */
export async function lookForNotices(services: NoticeServices): Promise<void> {
  const now = services.clock.now();
  await raiseAlerts(services, now);
  await escalate(services, now);
  await noteReviews(services, now);
  await noteAnswers(services, now);
  await sendNotices(services, now);
}

/** Looks once a minute, by one server of several. */
export function startNotices(app: FastifyInstance, services: NoticeServices): void {
  const queue: JobQueue<null, void> = services.jobs.handle({
    name: "notices",
    atOnce: 1,
    tries: 1,
    run: async () => {
      await lookForNotices(services);
      await sendDigests(services, services.clock.now());
    },
  });
  const ask = (): void => void queue.add(null, { once: "look" }).catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  app.addHook("onListen", () => {
    ask();
    timer = setInterval(ask, LOOK_MS);
    timer.unref();
  });
  app.addHook("onClose", async () => clearInterval(timer));
}
