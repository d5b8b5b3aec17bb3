import { describe, expect, it } from "vitest";

import { jpeg, losslessWebp, png, svg, webp } from "../../../tests/support/images.ts";
import { imageKind } from "./image-kind.ts";

const size = { width: 200, height: 100 };

describe("an image", () => {
  it.each([
    ["PNG", png(200, 100), { type: "image/png", extension: "png", size, depth: 8 }],
    ["JPEG", jpeg, { type: "image/jpeg", extension: "jpg", size, depth: 8 }],
    ["WebP", webp, { type: "image/webp", extension: "webp", size, depth: 8 }],
    ["WebP without loss", losslessWebp, { type: "image/webp", extension: "webp", size, depth: 8 }],
    ["a drawing", svg, { type: "image/svg+xml", extension: "svg", size: null, depth: 8 }],
    [
      "a drawing after a declaration",
      Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg]),
      { type: "image/svg+xml", extension: "svg", size: null, depth: 8 },
    ],
  ])("is recognised by its bytes: %s", (_what, bytes, expected) => {
    expect(imageKind(bytes)).toEqual(expected);
  });

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><svg></svg>")],
    ["a program", Buffer.from("alert(1)")],
    ["GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000", "latin1")],
    ["the beginning of a JPEG", jpeg.subarray(0, 40)],
    ["the beginning of a PNG", png(2, 2).subarray(0, 18)],
    ["a JPEG whose segment leads out of the file", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2])],
  ])("is not %s", (_what, bytes) => {
    expect(imageKind(bytes)).toBeNull();
  });

  it("is told from whatever bytes without an error", () => {
    for (let index = 0; index < 2000; index += 1) {
      const whole = [jpeg, webp, png(3, 3)][index % 3] ?? jpeg;
      const bytes = Buffer.from(whole.subarray(0, (index * 7) % whole.length));
      if (bytes.length > 0) bytes[(index * 31) % bytes.length] = index % 256;
      expect(() => imageKind(bytes)).not.toThrow();
    }
  });
});
