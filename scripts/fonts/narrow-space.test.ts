import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { narrowSpaceFont } from "./narrow-space.ts";

const shipped = readFileSync(new URL("../../public/fonts/narrow-space.ttf", import.meta.url));

it("ships the font that this program writes", () => {
  expect(shipped.equals(narrowSpaceFont())).toBe(true);
});

it("sums up to the checksum that TrueType demands of a whole file", () => {
  let sum = 0;
  for (let at = 0; at < shipped.length; at += 4) sum = (sum + shipped.readUInt32BE(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});
