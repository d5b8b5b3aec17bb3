import { expect, it } from "vitest";

import { guestsIn } from "./guest-file.ts";

it.each([
  ["UTF-8 with its mark", [0xef, 0xbb, 0xbf, 0x48, 0xc3, 0xa9, 0x6c]],
  ["Windows-1252", [0x48, 0xe9, 0x6c]],
  ["UTF-16", [0xff, 0xfe, 0x48, 0, 0xe9, 0, 0x6c, 0]],
])("a list of guests is read in %s", async (_, bytes) => {
  expect(await guestsIn(new Blob([Uint8Array.from(bytes)]))).toBe("Hél");
});
