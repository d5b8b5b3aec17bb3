import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

import { decode, init } from "@jsquash/png/decode.js";

import type { Pixels } from "./image-difference.ts";

let ready: Promise<unknown> | undefined;

/** The pixels of a PNG. */
export async function pixelsOf(png: Uint8Array): Promise<Pixels> {
  ready ??= readFile(createRequire(import.meta.url).resolve("@jsquash/png/codec/pkg/squoosh_png_bg.wasm")).then(async (bytes) =>
    init(await WebAssembly.compile(bytes)),
  );
  await ready;
  return decode(Uint8Array.from(png).buffer);
}
