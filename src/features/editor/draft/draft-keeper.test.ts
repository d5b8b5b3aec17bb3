import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { DashboardAnswer } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { DraftKeeper, type DraftStatus } from "./draft-keeper.ts";
import { NewerDraft, UnsavableDraft } from "./stored-draft.ts";

/** Saves that end when the test says so. */
function begin() {
  const saves: { document: string; end: (error?: Error) => Promise<void> }[] = [];
  const statuses: DraftStatus[] = [];
  const save = (document: string): Promise<void> =>
    new Promise((resolve, reject) => {
      saves.push({
        document,
        end: async (error) => {
          if (error) reject(error);
          else resolve();
          await vi.advanceTimersByTimeAsync(0);
        },
      });
    });
  const keeper = new DraftKeeper<string>("stored", save, (status) => statuses.push(status));
  return { keeper, statuses, saves, sent: () => saves.map(({ document }) => document) };
}

describe("a draft being kept", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is saved once after a pause, whatever was changed meanwhile", async () => {
    const { keeper, sent, saves, statuses } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(400);
    keeper.want("ab");
    await vi.advanceTimersByTimeAsync(600);
    expect(sent()).toEqual(["ab"]);
    await saves[0]?.end();
    expect(statuses).toEqual(["saving", "saving", "saved"]);
  });

  it("is saved where a change was taken back before it was saved", async () => {
    const { keeper, sent, statuses } = begin();
    keeper.want("a");
    keeper.want("stored");
    await vi.advanceTimersByTimeAsync(600);
    expect(sent()).toEqual([]);
    expect(statuses).toEqual(["saving", "saved"]);
  });

  it("waits for the save on its way, so that an older document never comes last", async () => {
    const { keeper, sent, saves, statuses } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    keeper.want("ab");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent()).toEqual(["a"]);
    await saves[0]?.end();
    expect(sent()).toEqual(["a", "ab"]);
    expect(statuses).not.toContain("saved");
    await saves[1]?.end();
    expect(statuses.at(-1)).toBe("saved");
  });

  it("is saved when a change was taken back while its save was on its way", async () => {
    const { keeper, sent, saves } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    keeper.want("stored");
    await saves[0]?.end();
    await vi.advanceTimersByTimeAsync(600);
    expect(sent()).toEqual(["a", "stored"]);
  });

  it("is tried again after a failure, until it is kept", async () => {
    const { keeper, sent, saves, statuses } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    await saves[0]?.end(new Error("offline"));
    expect(statuses.at(-1)).toBe("failed");
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toEqual(["a", "a"]);
    await saves[1]?.end();
    expect(statuses.at(-1)).toBe("saved");
  });

  it("is saved at once when the editor closes", () => {
    const { keeper, sent } = begin();
    keeper.want("a");
    void keeper.leave();
    expect(sent()).toEqual(["a"]);
  });

  it("lets a publication wait for the save on its way, and sends none before it has ended", async () => {
    const { keeper, sent, saves } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    keeper.want("ab");
    let held = false;
    void keeper.hold().then(() => (held = true));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(held).toBe(false);
    await saves[0]?.end();
    await vi.advanceTimersByTimeAsync(2_000);
    expect({ held, sent: sent() }).toEqual({ held: true, sent: ["a"] });
  });

  it("keeps no draft of what has been published, but one of what was changed during the publication", async () => {
    const { keeper, sent, statuses } = begin();
    keeper.want("a");
    await keeper.hold();
    keeper.release("a");
    await vi.advanceTimersByTimeAsync(2_000);
    expect({ sent: sent(), statuses: statuses.at(-1) }).toEqual({ sent: [], statuses: "saved" });

    await keeper.hold();
    keeper.want("ab");
    keeper.release("a");
    await vi.advanceTimersByTimeAsync(600);
    expect(sent()).toEqual(["ab"]);
  });

  it("is not tried again by itself over a newer one, but after the next change, and once a choice is made", async () => {
    const { keeper, sent, saves, statuses } = begin();
    const newer = new NewerDraft({} as DashboardAnswer);
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    await saves[0]?.end(newer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ sent: sent(), statuses: statuses.at(-1) }).toEqual({ sent: ["a"], statuses: "refused" });
    keeper.want("ab");
    await vi.advanceTimersByTimeAsync(600);
    await saves[1]?.end(newer);
    keeper.release();
    await vi.advanceTimersByTimeAsync(600);
    await saves[2]?.end();
    expect({ sent: sent(), statuses: statuses.at(-1) }).toEqual({ sent: ["a", "ab", "ab"], statuses: "saved" });
  });

  it("is not sent again and again where the server never keeps it, but once it is another", async () => {
    const { keeper, sent, saves, statuses } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    await saves[0]?.end(new UnsavableDraft(new Problem(413, "body.too-large", "Trop long")));
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ sent: sent(), statuses: statuses.at(-1), unsaved: keeper.unsaved }).toEqual({
      sent: ["a"],
      statuses: "unsavable",
      unsaved: "a",
    });
    keeper.want("b");
    await vi.advanceTimersByTimeAsync(600);
    await saves[1]?.end();
    expect({ statuses: statuses.at(-1), unsaved: keeper.unsaved }).toEqual({ statuses: "saved", unsaved: undefined });
  });

  it("needs no save where the stored one is taken instead", async () => {
    const { keeper, sent, saves, statuses } = begin();
    keeper.want("a");
    await vi.advanceTimersByTimeAsync(600);
    await saves[0]?.end(new NewerDraft({} as DashboardAnswer));
    keeper.want("theirs");
    keeper.release("theirs");
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ sent: sent(), statuses: statuses.at(-1) }).toEqual({ sent: ["a"], statuses: "saved" });
  });
});
