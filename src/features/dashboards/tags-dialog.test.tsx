import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { TagsDialog } from "./tags-dialog.tsx";

const summary = { id: "d", title: "Saison", tags: ["Été"] } as unknown as DashboardSummary;

/** A server with two tags: the changes that it was sent, what it answers to them in turn, and what it waits for before it makes a tag. */
let offered: { id: string; title: string }[];
let sent: unknown[];
let saved: (() => Response | Promise<Response>)[];
let made: (() => Promise<void>)[];
let timeout: AbortController;
const done = (): Response =>
  answerOf("changeDashboardTags", {
    tags: ["Été", "Direction"],
    revision: 5,
    updated_at: "2026-11-22T10:00:00.000Z",
    updated_by: "a@example.org",
  });
const problem = (status: number, detail?: string): Response =>
  Response.json(
    { type: "/problemes/request.invalid", title: "Refusé.", errors: detail ? [{ pointer: "/added", detail }] : [] },
    { status },
  );
/** No answer within the time that a call has. */
const late = (): Promise<never> => {
  timeout.abort();
  return Promise.reject(timeout.signal.reason);
};
/** A promise and the way to keep it. */
function held<T>(): { promise: Promise<T>; keep: (value: T) => void } {
  let keep: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => (keep = resolve));
  return { promise, keep };
}

beforeEach(() => {
  [sent, saved, made] = [[], [], []];
  offered = [
    { id: "1", title: "Été" },
    { id: "2", title: "Direction" },
  ];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => (timeout = new AbortController()).signal);
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const path = url.replace(/^\/api\/v2\/[^/]*/, "");
    const given: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    if (path === "/dashboard/tags" && method === "GET") return answerOf("listTags", offered);
    if (path === "/dashboard/tags") {
      await made.shift()?.();
      const tag = { id: String(offered.length + 7), title: (given as { title: string }).title };
      offered = [tag, ...offered];
      return answerOf("createTag", tag);
    }
    if (path.startsWith("/dashboard/tags/")) {
      offered = offered.filter(({ id }) => !path.endsWith(`/${id}`));
      return new Response(null, { status: 204 });
    }
    if (`${method} ${path}` !== "PUT /dashboard/d/tags") throw new Error(`nobody asks ${method} ${path}`);
    sent.push(given);
    return (saved.shift() ?? done)();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const closed = vi.fn();
const deleted = vi.fn();
async function open(): Promise<void> {
  closed.mockReset();
  deleted.mockReset();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastsProvider>
        <TagsDialog dashboard={summary} open onClose={closed} onDeleted={deleted} fallbackFocus={() => null} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("checkbox", { name: "Direction" });
}
const button = (name: string): Promise<HTMLElement> => screen.findByRole("button", { name });
const press = async (name: string): Promise<void> => userEvent.click(await button(name));
const box = (name: string): HTMLInputElement => screen.getByRole("checkbox", { name });
const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "Nouvelle étiquette" });

it("sends what was ticked and unticked, and closes", async () => {
  await open();
  await userEvent.click(box("Direction"));
  await userEvent.click(box("Été"));
  await press("Enregistrer");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toEqual([{ added: ["Direction"], removed: ["Été"] }]);
});

it("saves once where the button is pressed twice, and stays open until it is done", async () => {
  const answer = held<Response>();
  saved = [() => answer.promise];
  await open();
  await userEvent.click(box("Direction"));
  await userEvent.dblClick(await button("Enregistrer"));
  await userEvent.click(await button("Annuler"));
  await userEvent.keyboard("{Escape}");
  await press("Fermer");
  expect(closed).not.toHaveBeenCalled();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  answer.keep(done());
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  await press("Enregistrer");
  expect(sent).toHaveLength(1);
});

it("takes no change while it saves, which would be lost when it closes", async () => {
  const answer = held<Response>();
  saved = [() => answer.promise];
  await open();
  await userEvent.type(field(), "Mairie");
  await press("Enregistrer");
  await userEvent.click(box("Direction"));
  await userEvent.type(field(), " de quartier");
  await press("Ajouter");
  await press("Supprimer l’étiquette Été");
  expect([box("Direction").checked, field().value]).toEqual([false, "Mairie"]);
  expect(offered).toHaveLength(2);
  answer.keep(problem(500));
  await screen.findByRole("alert");
  await userEvent.click(box("Direction"));
  expect(box("Direction").checked).toBe(true);
});

it.each([
  ["what is refused", () => problem(422, "Il y en aurait 13."), /^Il y en aurait 13\. .*rouvrez-la/],
  ["that the dashboard no longer exists", () => problem(404), /n’existe plus/],
  ["a fault of the server", () => problem(500), /^Refusé\. .*réessayez/],
  ["that nobody answers", () => Promise.reject(new TypeError("failed to fetch")), /^Le service ne répond pas\. Rien n’a été enregistré/],
  ["that the answer is late", late, /peut-être déjà enregistrées\. Réessayez/],
])("says %s, keeps what was ticked, and can be sent again", async (_, answer, text) => {
  saved = [answer];
  await open();
  await userEvent.click(box("Direction"));
  await press("Enregistrer");
  expect((await screen.findByText(text)).getAttribute("role")).toBe("alert");
  expect(box("Direction").checked).toBe(true);
  expect(closed).not.toHaveBeenCalled();
  await press("Enregistrer");
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(sent).toHaveLength(2);
});

it("makes a tag and ticks it; takes what was typed and not added for meant", async () => {
  await open();
  await userEvent.type(field(), "Comité{Enter}");
  await waitFor(() => expect(box("Comité").checked).toBe(true));
  expect(field().value).toBe("");
  await userEvent.type(field(), "Mairie");
  await press("Enregistrer");
  await waitFor(() => expect(sent).toEqual([{ added: ["Comité", "Mairie"], removed: [] }]));
});

it("keeps what is typed while a tag is being made", async () => {
  const answer = held<void>();
  made = [() => answer.promise];
  await open();
  await userEvent.type(field(), "Congrès{Enter}");
  await userEvent.clear(field());
  await userEvent.type(field(), "Mairie");
  answer.keep();
  await waitFor(() => expect(box("Congrès").checked).toBe(true));
  expect(field().value).toBe("Mairie");
});

it("deletes a tag of the group, unticks it, and brings it back by undo", async () => {
  await open();
  await press("Supprimer l’étiquette Été");
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: "Été" })).toBeNull());
  expect(deleted).toHaveBeenCalledWith("Été");
  expect(offered.map(({ title }) => title)).toEqual(["Direction"]);
  // The toast lies above the dialog.
  await userEvent.click(screen.getAllByRole("button", { name: "Annuler" }).find((one) => one.closest("[data-toasts]")) as HTMLElement);
  await waitFor(() => expect(box("Été").checked).toBe(true));
  expect(offered.map(({ title }) => title)).toEqual(["Été", "Direction"]);
});
