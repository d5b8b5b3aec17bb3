import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";

import { prefetchScreen } from "./prefetch.ts";

const network = vi.fn<typeof fetch>(async () => new Response("{}"));
vi.stubGlobal("fetch", network);
afterEach(() => network.mockClear());

const asked = (name: string, params: Record<string, string>): string[] => {
  prefetchScreen(new QueryClient(), name, params);
  return network.mock.calls.map(([address]) => (address as string).replace(/^\/api\/v2\/[^/]*/, ""));
};

it("asks for a private document and the catalogue together, before the screen is there", () => {
  expect(asked("destination.concepts", { page: "concepts" })).toEqual(["/destination/pages/concepts", "/catalog"]);
});

it("asks for a dashboard by its id", () => {
  expect(asked("observation.dashboard", { id: "d1" })).toEqual(["/dashboard/d1", "/catalog"]);
});

it("asks for a public page by its token, which brings its own catalogue", () => {
  expect(asked("public.destination.home", { token: "secret", page: "home" })).toHaveLength(1);
});

it("asks nothing for a screen without a document", () => {
  expect(asked("observation.dashboard.list", {})).toEqual([]);
});
