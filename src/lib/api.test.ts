import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { ask, askLines, callApi, pathOf, questionPath } from "./api.ts";

const network = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal("fetch", network));
afterEach(() => {
  vi.unstubAllGlobals();
  network.mockReset();
});

it("writes the parameters of a path and of a query so that none can be taken for something else", () => {
  expect(pathOf("correctMention", { params: { id: "a/b", mention: "é ?" } })).toBe("/observation/reviews/a%2Fb/mentions/%C3%A9%20%3F");
  expect(pathOf("publishDashboard", { params: { id: "1" }, query: { draft: undefined } })).toBe("/dashboard/1");
  expect(pathOf("publishDashboard", { params: { id: "1" }, query: { draft: "3" } })).toBe("/dashboard/1?draft=3");
});

it("calls by the declared method and path, and answers nothing for an empty answer", async () => {
  network.mockImplementation(async () => new Response(null, { status: 204 }));
  expect(await callApi("deleteTag", { params: { id: "7" } })).toBeUndefined();
  expect(network.mock.calls[0]?.[0]).toMatch(/\/dashboard\/tags\/7$/);
  expect(network.mock.calls[0]?.[1]).toMatchObject({ method: "DELETE" });
});

it("is a read where it stores nothing, whatever its method: a lost network then loses nothing", async () => {
  network.mockRejectedValue(new TypeError("Failed to fetch"));
  const { signal } = new AbortController();
  const path = questionPath("askDashboardFacets", { params: { id: "1" } });
  await expect(ask(path, {}, signal)).rejects.toThrow(/Vérifiez votre connexion/);
  await expect(callApi("searchReviews", { body: {} })).rejects.toThrow(/Vérifiez votre connexion/);
  await expect(callApi("createTag", { body: { title: "Été" } })).rejects.toThrow(/Rien n’a été enregistré/);
});

it("gives the lines of a stream as they arrive, wherever it was cut", async () => {
  const parts = ['{"widget":"a"}\n{"widget":"b"}\n{"wid', 'get":"c"}\n', '{"end":true}'];
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  network.mockImplementation(async () => new Response(body));
  const lines = [];
  for await (const together of askLines(questionPath("askPageResults", { params: { page: "themes" } }), {}, new AbortController().signal))
    lines.push(together);
  expect(lines).toEqual([[{ widget: "a" }, { widget: "b" }], [{ widget: "c" }], [{ end: true }]]);
});
