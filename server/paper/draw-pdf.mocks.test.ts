import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

import { expect, it, vi } from "vitest";

import { openPaperProcess } from "./draw-pdf.ts";
import type { PaperOrder } from "./paper-order.ts";

const children = vi.hoisted((): ChildProcess[] => []);
vi.mock("node:child_process", async (original) => {
  const real = await original<typeof import("node:child_process")>();
  const fork = (...given: Parameters<typeof real.fork>): ChildProcess => {
    const child = real.fork(...given);
    children.push(child);
    return child;
  };
  return { ...real, fork };
});

const order: PaperOrder = {
  orientation: "portrait",
  text: "normal",
  product: "Produit",
  title: "Titre",
  owner: "",
  ground: [],
  shortGround: "",
  address: null,
  made: "",
  tabs: [],
};

it("draws the next document where the process has died since the last one", { timeout: 60_000 }, async () => {
  // The run of the tests has built it: the loader of TypeScript would take seconds for each start.
  vi.stubEnv("BUILT_WORKERS", "1");
  const paper = openPaperProcess();
  const { signal } = new AbortController();
  try {
    await paper.draw(order, signal);
    const [child] = children;
    if (!child) throw new Error("no process has drawn");
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    expect((await paper.draw(order, signal)).subarray(0, 5).toString()).toBe("%PDF-");
    expect(children).toHaveLength(2);
  } finally {
    paper.close();
    vi.unstubAllEnvs();
  }
});
