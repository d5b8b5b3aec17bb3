import { expect, it } from "vitest";

import type { Tag } from "../../src/generated/types.ts";
import { answerOf, replyOf } from "./replies.ts";

it("makes up and reads answers as their call has them, and no others", async () => {
  const tag = { id: "1", title: "Été" };
  const made = answerOf("createTag", tag);
  expect([made.status, await made.json()]).toEqual([201, tag]);
  expect(() => answerOf("createTag", { id: "1" } as Tag)).toThrow(/no answer of createTag: .*title/);
  expect(replyOf("createTag", { statusCode: 201, json: () => tag })).toEqual(tag);
  expect(() => replyOf("createTag", { statusCode: 200, json: () => tag })).toThrow("createTag answers 200, not 201");
  expect(() => replyOf("createTag", { statusCode: 201, json: () => ({}) })).toThrow("no answer of createTag");
});
