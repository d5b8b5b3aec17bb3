import { describe, expect, it } from "vitest";

import { inTurn } from "./in-turn.ts";

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

describe("jobs in turn", () => {
  it("run one after the other, no more than the given number unfinished", async () => {
    const turns = inTurn(2);
    const told: string[] = [];
    let added = 0;
    for (let job = 0; job < 6; job += 1) {
      await turns.add(async () => {
        told.push(`begins ${job}`);
        await soon();
        told.push(`ends ${job}`);
      });
      added += 1;
      expect(added - told.filter((event) => event.startsWith("ends")).length).toBeLessThanOrEqual(2);
    }
    await turns.done();
    expect(told).toEqual([0, 1, 2, 3, 4, 5].flatMap((job) => [`begins ${job}`, `ends ${job}`]));
  });

  it("end with the first that fails: it is told where the next is added, and at the end", async () => {
    const turns = inTurn(1);
    const told: string[] = [];
    await turns.add(() => Promise.reject(new Error("full")));
    await expect(turns.add(async () => void told.push("ran"))).rejects.toThrow("full");
    await expect(turns.done()).rejects.toThrow("full");
    expect(told).toEqual([]);
  });
});
