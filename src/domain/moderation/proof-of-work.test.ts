import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { sha256, solvedAmong } from "./proof-of-work.ts";

const native = (text: string): string => createHash("sha256").update(text).digest("hex");

it("hashes ASCII texts of every length as the native function does", () => {
  for (let length = 0; length <= 130; length += 1) {
    const text = "aZ9.-_".repeat(30).slice(0, length);
    expect(sha256(text)).toBe(native(text));
  }
});

it("finds the number of a challenge, in its own part of the numbers alone", () => {
  const challenge = { salt: "sel.abc", digest: native("sel.abc742"), signature: "s", most: 1_000 };
  expect(solvedAmong(challenge, 0, 700)).toBeNull();
  expect(solvedAmong(challenge, 700, 700)).toEqual({ salt: "sel.abc", digest: challenge.digest, signature: "s", number: 742 });
});
