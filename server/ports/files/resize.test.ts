import { Worker } from "node:worker_threads";

import { afterEach, expect, it } from "vitest";

import { jpeg, largeJpeg, largeWebp, png, svg } from "../../../tests/support/images.ts";
import { BusyError, ImageError, ImageRefusal, openResizer, type ResizeJob, type Resizer } from "./resize.ts";

const sound: ResizeJob = { bytes: new Uint8Array(png(4, 4)), type: "image/png", box: 87, quality: 100 };
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

it.each([
  ["wider than long images are", png(1, 1, { width: 8_001, height: 1 }), "image/png", /trop grande \(8\s001 × 1 pixels\).* réduisez-la/],
  ["of 60,000 by 60,000 pixels", png(1, 1, { width: 60_000, height: 60_000 }), "image/png", /trop grande/],
  ["of as many, interlaced", png(1, 1, { width: 60_000, height: 60_000, interlaced: true }), "image/png", /trop grande/],
  ["of more pixels than a photograph", png(1, 1, { width: 5_000, height: 2_501 }), "image/png", /trop grande/],
  ["of 16 bits a colour", png(4, 4, { depth: 16 }), "image/png", /16 bits par couleur.* enregistrez-la en 8 bits/],
  ["a JPEG of 65,535 by 65,535 pixels", largeJpeg(65_535, 65_535), "image/jpeg", /trop grande/],
  ["a JPEG without height", largeJpeg(200, 0), "image/jpeg", /ne dit pas sa taille/],
  ["a WebP of 16,000 by 16,000 pixels", largeWebp(16_000, 16_000), "image/webp", /trop grande/],
  ["cut off within its head", png(4, 4).subarray(0, 20), "image/png", /pas une image/],
  ["a drawing", svg, "image/png", /pas une image/],
] as const)("refuses before any decoding what is %s", async (_what, bytes, type, sentence) => {
  let threads = 0;
  const one = openResizer({
    open: () => {
      threads += 1;
      return new Worker(program, { eval: true });
    },
  });
  opened.push(one);
  const refused = one.resize({ ...sound, bytes, type });
  await expect(refused).rejects.toBeInstanceOf(ImageRefusal);
  await expect(refused).rejects.toThrow(sentence);
  expect(threads).toBe(0);
  await one.resize({ ...sound, bytes: jpeg, type: "image/jpeg" });
  expect(threads).toBe(1);
});
