import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";

import type { LiveEvent } from "../generated/types.ts";
import { watchEvents } from "./watch-events.ts";

const user = { login: "a" } as never;
const stale = (topic: LiveEvent["topic"], key: string | null = null): { asked: unknown[]; looked: number } => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, "invalidateQueries");
  const look = vi.fn();
  watchEvents({ user }, client, look, (hear) => {
    hear({ topic, key });
    return () => undefined;
  });
  return { asked: invalidate.mock.calls.map(([query]) => query?.queryKey), looked: look.mock.calls.length };
};

it("asks again for what an event says has changed, and for nothing else", () => {
  expect(stale("tasks")).toEqual({ asked: [["tasks"]], looked: 0 });
  expect(stale("dashboards")).toEqual({ asked: [["dashboards"], ["dashboards", "tags"]], looked: 0 });
  expect(stale("configuration")).toEqual({ asked: [["catalog"]], looked: 1 });
  expect(stale("selections")).toEqual({ asked: [["selections"]], looked: 0 });
  expect(stale("searches").asked).toEqual([
    ["reviews", "searches"],
    ["menu", "counts"],
  ]);
  expect(stale("all").asked).toHaveLength(11);
});

it("asks again for reviews that a colleague has marked, not for those of the account itself", () => {
  expect(stale("triage", "b").asked).toEqual([["reviews"], ["review"], ["menu", "counts"]]);
  expect(stale("triage", "a").asked).toEqual([]);
});

it("listens to nothing where nobody is signed in", () => {
  const watch = vi.fn();
  watchEvents({ user: null }, new QueryClient(), () => undefined, watch);
  expect(watch).not.toHaveBeenCalled();
});
