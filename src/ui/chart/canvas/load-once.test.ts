import { describe, expect, it, vi } from "vitest";
import { loadOnce } from "./load-once.ts";

const there = (): Promise<void> => Promise.resolve();
const lost = (): Promise<void> => Promise.reject(new Error("lost"));

describe("a part of the charting library", () => {
  it("loads once, however often it is asked for", async () => {
    const file = vi.fn(there);
    const load = loadOnce(file);
    await Promise.all([load(), load()]);
    await load();
    expect(file).toHaveBeenCalledOnce();
  });

  it("is asked for again where its file fails", async () => {
    const file = vi.fn(there).mockImplementationOnce(lost);
    await expect(loadOnce(file)()).resolves.toBeUndefined();
    expect(file).toHaveBeenCalledTimes(2);
  });

  it("is asked for again by the next chart where it failed twice", async () => {
    const file = vi.fn(there).mockImplementationOnce(lost).mockImplementationOnce(lost);
    const load = loadOnce(file);
    await expect(load()).rejects.toThrow("lost");
    expect(file).toHaveBeenCalledTimes(2);
    await expect(load()).resolves.toBeUndefined();
    expect(file).toHaveBeenCalledTimes(3);
  });
});
