import { describe, expect, it } from "vitest";

import { type AnswerStanding, answerState, channelOf, isOverdue } from "./standing.ts";

const nothing: AnswerStanding = { reply: null, declaredOn: null, refused: false, draft: "" };

describe("the state of an answer", () => {
  it.each<[Partial<AnswerStanding>, string]>([
    [{}, "none"],
    [{ draft: " \n" }, "none"],
    [{ draft: "Merci" }, "draft"],
    [{ draft: "Merci", declaredOn: "2026-06-01" }, "pending"],
    [{ draft: "Merci", declaredOn: "2026-06-01", refused: true }, "refused"],
    [{ draft: "Merci", declaredOn: "2026-06-01", reply: "published" }, "published"],
    [{ reply: "pending" }, "pending"],
    [{ reply: "rejected", draft: "Autre" }, "refused"],
  ])("%j is %s", (known, state) => {
    expect(answerState({ ...nothing, ...known })).toBe(state);
  });

  it("is overdue from the 31st day after its declaration, until it is decided", () => {
    const declared = { ...nothing, declaredOn: "2026-06-01" };
    expect(isOverdue(declared, "2026-07-01")).toBe(false);
    expect(isOverdue(declared, "2026-07-02")).toBe(true);
    expect(isOverdue({ ...declared, reply: "published" }, "2026-07-02")).toBe(false);
    expect(isOverdue({ ...declared, refused: true }, "2026-07-02")).toBe(false);
  });
});

it("own reviews are answered here, those of platforms on theirs, unless their provider says otherwise", () => {
  const provider = (id: string, answers?: "none") => ({
    id,
    name: id,
    color: "#000000",
    enabled: true,
    scale: 5,
    verified: true,
    ...(answers ? { answers } : {}),
  });
  const product = { moderation_provider: "moderation", providers: [provider("moderation"), provider("google"), provider("mute", "none")] };
  expect(["moderation", "google", "mute", "unknown"].map((id) => channelOf(id, product))).toEqual(["here", "platform", "none", "platform"]);
});
