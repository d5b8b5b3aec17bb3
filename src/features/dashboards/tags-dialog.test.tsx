import "../../lib/texts/dashboards.ts";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { DashboardSummary } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { TagsDialog } from "./tags-dialog.tsx";

const document = { version: 1, title: "Saison", description: "À garder", widgets: {}, layout: { tabs: [] } };
const summary = { id: "d", title: "Saison", tags: ["Été"] } as unknown as DashboardSummary;

/** A server with one dashboard and two tags; `rivals` publish one after the other, each before a save arrives. */
let stored: Record<string, unknown>;
let revision: number;
let rivals: (() => void)[];
let offered: { id: string; title: string }[];
let sent: { call: string; body: unknown; match: string | undefined }[];
const problem = (status: number, code: string): Response => Response.json({ type: `/problemes/${code}`, title: "Refusé." }, { status });
const put = (): typeof sent => sent.filter(({ call }) => call.startsWith("PUT /dashboard/d?"));
let drafts: Record<string, unknown>;

beforeEach(() => {
  [stored, revision, rivals, sent] = [{ ...document, tags: ["Été", "été "] }, 4, [], []];
  offered = [
    { id: "1", title: "Été" },
    { id: "2", title: "Direction" },
  ];
  drafts = { draft: null, draft_state: { no: 0, author: null, at: null, base: null }, draft_aside: null };
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body, headers }: RequestInit = {}) => {
    const path = url.replace(/^\/api\/v2\/[^/]*/, "");
    const given: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    const match = (headers as Record<string, string>)["If-Match"];
    if (method !== "GET") sent.push({ call: `${method} ${path}`, body: given, match });
    if (path === "/dashboard/tags" && method === "GET") return Response.json(offered);
    if (path === "/dashboard/tags") {
      const tag = { id: String(offered.length + 7), title: (given as { title: string }).title };
      offered = [tag, ...offered];
      return Response.json(tag, { status: 201 });
    }
    if (path.startsWith("/dashboard/tags/")) {
      offered = offered.filter(({ id }) => !path.endsWith(`/${id}`));
      return new Response(null, { status: 204 });
    }
    if (path.startsWith("/dashboard/d/draft")) return new Response(null, { status: 204 });
    if (method === "PUT") {
      rivals.shift()?.();
      if (match !== `"${revision}"`) return problem(412, "dashboard.conflict");
      [stored, revision] = [given as typeof stored, revision + 1];
    }
    return Response.json({ id: "d", document: stored, revision, updated_at: "", updated_by: "", ...drafts });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const closed = vi.fn();
const deleted = vi.fn();
async function open(): Promise<void> {
  closed.mockReset();
  deleted.mockReset();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastsProvider>
        <TagsDialog dashboard={summary} open onClose={closed} onDeleted={deleted} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("checkbox", { name: "Direction" });
}
const press = async (name: string): Promise<void> => userEvent.click(await screen.findByRole("button", { name }));
const box = (name: string): HTMLInputElement => screen.getByRole("checkbox", { name });
/** Somebody else publishes another title and another tag. */
const rival = (): void => {
  stored = { ...stored, title: "Saison 2", tags: ["Été", "Comité"] };
  revision += 1;
};

it("saves the tags over the revision that was read, and nothing else of the dashboard", async () => {
  await open();
  await userEvent.click(box("Direction"));
  await press("Enregistrer");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(stored).toEqual({ ...document, tags: ["Été", "été ", "Direction"] });
  // Neither a draft that is there nor one put aside goes with it: no draft has this number.
  expect(put().map(({ call }) => call)).toEqual(["PUT /dashboard/d?draft=999999999"]);
});

it("takes every spelling of a tag away, and leaves no empty list", async () => {
  await open();
  await userEvent.click(box("Été"));
  await press("Enregistrer");
  await waitFor(() => expect(stored).toEqual(document));
});

it("makes the change once more to what somebody else published meanwhile", async () => {
  rivals = [rival];
  await open();
  await userEvent.click(box("Direction"));
  await press("Enregistrer");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(stored).toEqual({ ...document, title: "Saison 2", tags: ["Été", "Comité", "Direction"] });
});

it("says what to do where that is overtaken too, and keeps what was ticked", async () => {
  rivals = [rival, rival];
  await open();
  await userEvent.click(box("Direction"));
  await press("Enregistrer");
  expect((await screen.findByText(/réessayez dans un instant/)).getAttribute("role")).toBe("alert");
  expect(put()).toHaveLength(2);
  expect(box("Direction").checked).toBe(true);
  expect(closed).not.toHaveBeenCalled();
});

it("takes one's own draft along and puts back what was put aside; somebody else's draft stays as it is", async () => {
  const aside = { author: "a", at: "", document: { title: "De côté" } };
  drafts = { draft: { ...document, title: "Brouillon" }, draft_state: { no: 3, author: null, at: null, base: 4 }, draft_aside: aside };
  await open();
  await userEvent.click(box("Direction"));
  await press("Enregistrer");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent.filter(({ call }) => call.includes("/draft?"))).toEqual([
    { call: "PUT /dashboard/d/draft?base=5", body: { ...document, title: "Brouillon", tags: ["Direction"] }, match: '"draft-3"' },
    { call: "PUT /dashboard/d/draft?aside=1", body: aside.document, match: undefined },
  ]);

  sent = [];
  drafts = { draft: document, draft_state: { no: 3, author: "b@example.org", at: "", base: 5 }, draft_aside: null };
  await press("Enregistrer");
  await waitFor(() => expect(put()).toHaveLength(1));
  expect(sent.filter(({ call }) => call.includes("/draft?"))).toEqual([]);
});

it("makes a tag and ticks it; takes what was typed and not added for meant", async () => {
  await open();
  const field = screen.getByRole("textbox", { name: "Nouvelle étiquette" });
  await userEvent.type(field, "Comité{Enter}");
  await waitFor(() => expect(box("Comité").checked).toBe(true));
  expect((field as HTMLInputElement).value).toBe("");
  await userEvent.type(field, "Mairie");
  await press("Enregistrer");
  await waitFor(() => expect(stored["tags"]).toEqual(["Été", "été ", "Comité", "Mairie"]));
});

it("deletes a tag of the group, unticks it, and brings it back by undo", async () => {
  await open();
  await press("Supprimer l’étiquette Été");
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Été" })).toBeNull());
  expect(deleted).toHaveBeenCalledWith("Été");
  expect(offered.map(({ title }) => title)).toEqual(["Direction"]);
  // The toast lies above the dialog.
  await userEvent.click(
    screen.getAllByRole("button", { name: "Annuler" }).find((button) => button.closest("[data-toasts]")) as HTMLElement,
  );
  await waitFor(() => expect(box("Été").checked).toBe(true));
  expect(offered.map(({ title }) => title)).toEqual(["Été", "Direction"]);
});
