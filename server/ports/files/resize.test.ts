import { Worker } from "node:worker_threads";

import { afterEach, expect, it } from "vitest";

import { BusyError, ImageError, openResizer, type ResizeJob, type Resizer } from "./resize.ts";

const sound: ResizeJob = { bytes: new Uint8Array([1, 2, 3]), type: "image/png", box: 87, quality: 100 };
const hanging: ResizeJob = { ...sound, quality: 1 };
const breaking: ResizeJob = { ...sound, quality: 2 };
/** A thread that hangs on one image, breaks on another, and gives any other back. */
const program = `
  const { parentPort } = require("node:worker_threads");
  parentPort.on("message", ({ id, job }) => {
    while (job.quality === 1);
    if (job.quality === 2) process.exit(0);
    parentPort.postMessage({ id, bytes: job.bytes });
  });
`;
const opened: Resizer[] = [];
const resizer = (limit: number): Resizer => {
  const one = openResizer({ limit, open: () => new Worker(program, { eval: true }) });
  opened.push(one);
  return one;
};
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

it("fails the image that takes too long, or ends the thread, and none of those behind it", async () => {
  const one = resizer(2000);
  const outcomes = await Promise.allSettled([hanging, sound, breaking, sound].map((job) => one.resize(job)));
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : (outcome.reason as unknown)))).toEqual([
    expect.any(ImageError),
    sound.bytes,
    expect.any(ImageError),
    sound.bytes,
  ]);
});

it("is busy for an image whose turn does not come, and for those that are too many", async () => {
  const one = resizer(200);
  const long = Promise.allSettled([hanging, hanging, hanging, hanging, sound].map((job) => one.resize(job)));
  expect((await long).at(-1)).toEqual({ status: "rejected", reason: expect.any(BusyError) as unknown });
  const many = Promise.allSettled(Array.from({ length: 26 }, () => one.resize(sound)));
  expect((await many).at(-1)).toEqual({ status: "rejected", reason: expect.any(BusyError) as unknown });
});
