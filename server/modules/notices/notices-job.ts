import type { FastifyInstance } from "fastify";
import { whileServing } from "../../http/while-serving.ts";

import type { JobQueue } from "../../jobs/jobs.ts";
import { eachOf } from "../../kit/each-of.ts";
import type { NoticeServices } from "./notice-services.ts";
import { sendDigests } from "./digest.ts";
import { escalate, raiseAlerts } from "./raise-alerts.ts";
import { noteAnswers, noteReviews } from "./review-notices.ts";
import { sendNotices } from "./send-notices.ts";

/** Between two looks (ms) at what is new: what is sent at once is sent within it. */
const LOOK_MS = 60_000;

/**
 * What is new is written down for its readers, and what is due is sent. Each step is sound by itself: one that is cut off
 * or fails holds back no other, and the next look goes on. Rejects with the first failure at the end.
 */
export async function lookForNotices(services: NoticeServices): Promise<void> {
  const now = services.clock.now();
  await eachOf([raiseAlerts, escalate, noteReviews, noteAnswers, sendNotices], (step) => step(services, now));
}

/** Looks once a minute, by one server of several. */
export function startNotices(app: FastifyInstance, services: NoticeServices): void {
  const queue: JobQueue<null, void> = services.jobs.handle({
    name: "notices",
    atOnce: 1,
    tries: 1,
    run: () => eachOf([() => lookForNotices(services), () => sendDigests(services, services.clock.now())], (part) => part()),
  });
  const ask = (): void => void queue.add(null, { once: "look" }).catch(() => undefined);
  whileServing(app, services, LOOK_MS, ask);
}
