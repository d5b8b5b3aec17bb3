import { expect, it } from "vitest";

import { ApiError } from "../kit/errors.ts";
import { inBatches } from "./in-batches.ts";

/** Takes words in batches that end when they are let go; remembers them. */
function opened(outcome: (word: string) => PromiseSettledResult<string>, fault?: (words: readonly string[]) => Error | undefined) {
  const batches: string[][] = [];
  let letGo: () => void = () => undefined;
  const keep = inBatches(
    async (words: readonly string[]) => {
      batches.push([...words]);
      await new Promise<void>((go) => (letGo = go));
      const error = fault?.(words);
      if (error) throw error;
      return words.map(outcome);
    },
    (word) => [word[0] ?? ""],
  );
  const end = async (): Promise<void> => {
    letGo();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { keep, batches, end };
}

const well = (value: string): PromiseSettledResult<string> => ({ status: "fulfilled", value: value.toUpperCase() });

it("takes together what comes while a batch is under way", async () => {
  const { keep, batches, end } = opened(well);
  const kept = ["a1", "b1", "c1", "d1"].map(keep);
  await end();
  await end();
  expect(await Promise.all(kept)).toEqual(["A1", "B1", "C1", "D1"]);
  expect(batches).toEqual([["a1"], ["b1", "c1", "d1"]]);
});

it("keeps those of one name apart, in their order", async () => {
  const { keep, batches, end } = opened(well);
  const kept = ["x1", "a1", "a2", "b1", "a3"].map(keep);
  for (let turn = 0; turn < 5; turn += 1) await end();
  await Promise.all(kept);
  expect(batches).toEqual([["x1"], ["a1", "b1"], ["a2"], ["a3"]]);
});

it("refuses one of a batch alone", async () => {
  const { keep, end } = opened((word) =>
    word === "b1" ? { status: "rejected", reason: new ApiError("link.gone") } : { status: "fulfilled", value: word },
  );
  const kept = Promise.allSettled(["a1", "b1", "c1"].map(keep));
  await end();
  await end();
  expect((await kept).map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("takes each alone where the database refuses them together, and none fails by another's fault", async () => {
  const { keep, batches, end } = opened(well, (words) => (words.includes("b1") ? new Error("invalid byte") : undefined));
  const kept = Promise.allSettled(["x1", "a1", "b1", "c1"].map(keep));
  for (let turn = 0; turn < 6; turn += 1) await end();
  expect((await kept).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(batches).toEqual([["x1"], ["a1", "b1", "c1"], ["a1"], ["b1"], ["c1"]]);
});

it("refuses all of a batch at once where the database has no time", async () => {
  const { keep, batches, end } = opened(well, () => new ApiError("service.unavailable"));
  const kept = Promise.allSettled(["x1", "a1", "b1"].map(keep));
  for (let turn = 0; turn < 3; turn += 1) await end();
  expect((await kept).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(batches).toHaveLength(2);
});
