/** The thread that decodes images: WebAssembly of the formats' own libraries, so that a hostile file reaches nothing but itself. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";

import decodeJpeg, { init as initJpegDecoder } from "@jsquash/jpeg/decode.js";
import encodeJpeg, { init as initJpegEncoder } from "@jsquash/jpeg/encode.js";
import decodePng, { init as initPngDecoder } from "@jsquash/png/decode.js";
import encodePng, { init as initPngEncoder } from "@jsquash/png/encode.js";
import resize, { initResize } from "@jsquash/resize";
import decodeWebp, { init as initWebpDecoder } from "@jsquash/webp/decode.js";
import encodeWebp, { init as initWebpEncoder } from "@jsquash/webp/encode.js";

import type { ResizeJob } from "./resize.ts";

/** What the codecs make and take; a browser's own class, which Node lacks. */
class Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly colorSpace = "srgb";
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: Pixels });

const { resolve } = createRequire(import.meta.url);
const compile = async (path: string): Promise<WebAssembly.Module> => WebAssembly.compile(await readFile(resolve(path)));
const ready = new Map<string, Promise<unknown>>();
/** Readies a library when it is first needed. */
const once = (name: string, open: () => Promise<unknown>): Promise<unknown> => {
  const opened = ready.get(name) ?? open();
  ready.set(name, opened);
  return opened;
};

const codecs = {
  "image/jpeg": {
    open: async () => {
      await initJpegDecoder(await compile("@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm"));
      await initJpegEncoder(await compile("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"));
    },
    decode: (bytes: ArrayBuffer) => decodeJpeg(bytes, { preserveOrientation: true }),
    encode: (pixels: ImageData, quality: number) => encodeJpeg(pixels, { quality }),
  },
  "image/png": {
    open: async () => {
      const library = await compile("@jsquash/png/codec/pkg/squoosh_png_bg.wasm");
      await initPngDecoder(library);
      await initPngEncoder(library);
    },
    decode: (bytes: ArrayBuffer) => decodePng(bytes),
    encode: (pixels: ImageData) => encodePng(pixels),
  },
  "image/webp": {
    open: async () => {
      await initWebpDecoder(await compile("@jsquash/webp/codec/dec/webp_dec.wasm"));
      await initWebpEncoder(await compile("@jsquash/webp/codec/enc/webp_enc.wasm"));
    },
    decode: (bytes: ArrayBuffer) => decodeWebp(bytes),
    encode: (pixels: ImageData, quality: number) => encodeWebp(pixels, { quality }),
  },
};

parentPort?.on("message", ({ id, job }: { id: number; job: ResizeJob }) => {
  work(job).then(
    (bytes) => parentPort?.postMessage({ id, bytes }),
    (error: unknown) => parentPort?.postMessage({ id, failure: String(error) }),
  );
});

async function work({ bytes, type, to = type, box, quality }: ResizeJob): Promise<Uint8Array> {
  for (const used of [type, to]) await once(used, codecs[used].open);
  const codec = codecs[to];
  const pixels = await codecs[type].decode(new Uint8Array(bytes).buffer);
  const scale = Math.min(1, box / pixels.width, box / pixels.height);
  if (scale === 1) return new Uint8Array(await codec.encode(pixels, quality));
  await once("resize", async () => initResize(await compile("@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm")));
  const side = (length: number): number => Math.max(1, Math.round(length * scale));
  const small = await resize(pixels, { width: side(pixels.width), height: side(pixels.height) });
  return new Uint8Array(await codec.encode(small, quality));
}
