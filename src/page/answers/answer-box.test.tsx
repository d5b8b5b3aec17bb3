import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { AnswerRequest, ReviewAnswer } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { AnswerBox } from "./answer-box.tsx";

const own: ReviewAnswer = {
  review: "r1",
  channel: "here",
  provider_name: "Avis Belvédère",
  source_url: null,
  lang: "fr",
  state: "none",
  text: "",
  unsent: false,
  revision: 0,
  saved_at: null,
  sent: null,
  published: null,
  declared_on: null,
  overdue: false,
  reason: null,
  warnings: [],
};

const suggested = [
  { text: "Bonjour Anna,\n\n" },
  { text: "Merci." },
  { quota: 99, sources: [{ sentence: "Merci.", passages: ["accueil parfait"], facts: ["Ouvert dès 7 heures."] }] },
]
  .map((data) => `event: delta\ndata: ${JSON.stringify(data)}\n\n`)
  .join("");

let stored: ReviewAnswer;
let writes: { body: AnswerRequest; revision: string | null }[];
let fails: boolean;
/** Events as a test lets them come; those of `suggested` at once where there is none. */
let stream: ReadableStream<Uint8Array> | null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sessionStorage.clear();
  stored = own;
  writes = [];
  fails = false;
  stream = null;
  vi.stubGlobal(
    "fetch",
    async (url: string, { method, body, headers }: { method: string; body?: string; headers: Record<string, string> }) => {
      if (method === "GET") return new Response(JSON.stringify(stored));
      if (url.endsWith("/responses/generate")) return new Response(stream ?? suggested);
      if (fails) return new Response(JSON.stringify({ type: "x", title: "Panne" }), { status: 500 });
      const request = JSON.parse(body ?? "{}") as AnswerRequest;
      const revision = headers["If-Match"] ?? null;
      if (revision !== `"${stored.revision}"`) return new Response(JSON.stringify({ type: "x", title: "Modifiée" }), { status: 412 });
      writes.push({ body: request, revision });
      stored = { ...stored, text: request.text, state: request.publish ? "pending" : "draft", revision: stored.revision + 1 };
      return new Response(JSON.stringify(stored));
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lists and figures of a page around the box that were asked for again. */
let asked: string[];

const open = async (): Promise<() => void> => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  asked = [];
  for (const key of ["answers", "reviews", "today", "themes"]) {
    client.setQueryData([key, "x"], []);
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === "updated" && query.queryKey[0] === key && query.state.isInvalidated) asked.push(key);
    });
  }
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <ToastsProvider>
        <AnswerBox review="r1" onSent={() => undefined} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("textbox", { name: "Texte de votre réponse" });
  return unmount;
};
const type = (text: string): void =>
  void fireEvent.change(screen.getByRole("textbox", { name: "Texte de votre réponse" }), { target: { value: text } });
const wait = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

it("keeps what is typed on the server within two seconds, once for a run of keys", async () => {
  await open();
  type("Mer");
  await wait(300);
  type("Merci");
  await wait(2_000);
  expect(writes).toEqual([{ body: { text: "Merci" }, revision: '"0"' }]);
  expect(screen.getByText("Brouillon enregistré")).toBeTruthy();
});

it("loses nothing where the server fails: the text comes back after a reload, and is kept then", async () => {
  const close = await open();
  fails = true;
  type("Merci beaucoup");
  await wait(2_000);
  expect(screen.getByText(/Brouillon non enregistré/)).toBeTruthy();
  close();
  await wait(10);
  fails = false;
  await open();
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texte de votre réponse" }).value).toBe("Merci beaucoup");
  await wait(2_000);
  expect(stored.text).toBe("Merci beaucoup");
});

it("lets the writer choose where a colleague has written meanwhile", async () => {
  await open();
  stored = { ...own, text: "Texte du collègue", revision: 4 };
  type("Mon texte");
  await wait(2_000);
  expect(writes).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Garder la mienne" }));
  await wait(100);
  expect(stored.text).toBe("Mon texte");
});

it("says that nothing is kept where the choice after a conflict meets a lost network, and lets the writer try again", async () => {
  await open();
  stored = { ...own, text: "D’un collègue", state: "draft", revision: 4 };
  type("Le mien");
  await wait(2_000);
  const server = fetch;
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  fireEvent.click(screen.getByRole("button", { name: "Garder la mienne" }));
  await screen.findByText("Brouillon non enregistré : votre texte reste affiché ici.");
  vi.stubGlobal("fetch", server);
  fireEvent.click(screen.getByRole("button", { name: "Enregistrer de nouveau" }));
  fireEvent.click(await screen.findByRole("button", { name: "Garder la mienne" }));
  await wait(100);
  expect([screen.getByDisplayValue("Le mien"), writes.at(-1)]).toEqual([expect.anything(), { body: { text: "Le mien" }, revision: '"4"' }]);
});

it("writes nothing over what a colleague wrote while the page was closed: its writer chooses", async () => {
  const close = await open();
  fails = true;
  type("Mon texte");
  await wait(2_000);
  close();
  await wait(10);
  fails = false;
  stored = { ...own, text: "Texte du collègue", state: "draft", revision: 3 };
  await open();
  await wait(2_000);
  expect([stored.text, screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texte de votre réponse" }).value]).toEqual([
    "Texte du collègue",
    "Mon texte",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Reprendre la sienne" }));
  await screen.findByDisplayValue("Texte du collègue");
});

it("goes on from what was on its way when the page was closed", async () => {
  const close = await open();
  fails = true;
  type("Merci");
  await wait(2_000);
  type("Merci beaucoup");
  close();
  await wait(10);
  fails = false;
  // The server had taken the first one; its answer was lost.
  stored = { ...own, text: "Merci", state: "draft", revision: 1 };
  await open();
  await wait(2_000);
  expect(stored).toMatchObject({ text: "Merci beaucoup", revision: 2 });
});

it("publishes an own review's answer with the text as it is, and shows it as it waits", async () => {
  await open();
  type("Merci de votre visite");
  fireEvent.click(screen.getByRole("button", { name: "Publier la réponse" }));
  await wait(100);
  expect(writes.at(-1)?.body).toEqual({ text: "Merci de votre visite", publish: true });
  expect(screen.getByText("En modération")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: "Texte de votre réponse" })).toBeNull();
});

it("declares an answer of another platform on a day that is not to come", async () => {
  stored = { ...own, channel: "platform", provider_name: "Google", text: "Merci", state: "draft", revision: 1 };
  await open();
  const declare = (): HTMLElement => screen.getByRole("button", { name: "C’est publié" });
  fireEvent.click(declare());
  expect(document.activeElement).toBe(screen.getByLabelText(/Publiée le/));
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(document.activeElement).toBe(declare());
  fireEvent.click(declare());
  fireEvent.change(screen.getByLabelText(/Publiée le/), { target: { value: "31/12/2999" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirmer" }));
  expect(screen.getByText(/Indiquez un jour passé/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Publiée le/), { target: { value: "12/06/2026" } });
  fireEvent.click(screen.getByRole("button", { name: "Confirmer" }));
  await wait(100);
  expect(writes.at(-1)?.body).toEqual({ text: "Merci", publish: true, published_on: "2026-06-12" });
  // What was declared is shown as what waits to be seen there: nothing is left to declare.
  expect(screen.getByText("Publication déclarée")).toBeTruthy();
  expect([screen.queryByRole("textbox"), screen.queryByRole("button", { name: "C’est publié" })]).toEqual([null, null]);
  expect(asked.sort()).toEqual(["answers", "reviews", "today"]);
});

it("shows what to read again before sending, and leads to its words", async () => {
  stored = { ...own, text: "Appelez le 04 50 12 34 56.", state: "draft", revision: 1, warnings: [{ kind: "phone", start: 11, end: 25 }] };
  await open();
  fireEvent.click(screen.getByRole("button", { name: /^Montrer .*04 50 12 34 56/ }));
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texte de votre réponse" });
  expect([area.selectionStart, area.selectionEnd]).toEqual([11, 25]);
  type("Appelez-nous.");
  expect(screen.queryByText("Numéro de téléphone")).toBeNull();
});

it("takes a suggestion into the draft, shows what it rests on, and publishes nothing by itself", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Proposer une réponse" }));
  await screen.findByDisplayValue(/^Bonjour Anna,\s+Merci\.$/);
  expect(screen.getByText("« accueil parfait », fiche de l’établissement : « Ouvert dès 7 heures. »")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Plus courte" })).toBeTruthy();
  await wait(2_000);
  expect(writes.map(({ body }) => body)).toEqual([{ text: "Bonjour Anna,\n\nMerci." }]);
});

it("gives the text back where a suggestion breaks off", async () => {
  const problem = { type: "/problemes/upstream.failed", title: "Le service ne répond pas.", status: 502 };
  const events = `event: delta\ndata: ${JSON.stringify({ text: "Bonjour" })}\n\nevent: error\ndata: ${JSON.stringify(problem)}\n\n`;
  stream = new Response(events).body;
  stored = { ...own, text: "Mon texte", state: "draft", revision: 1 };
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Proposer une réponse" }));
  await screen.findByText("La réponse n’a pas pu être proposée");
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texte de votre réponse" }).value).toBe("Mon texte");
});

it("shows a suggestion as it is written, publishes nothing meanwhile, and keeps its words where it is stopped", async () => {
  let send = (_text: string): void => undefined;
  stream = new ReadableStream({
    start: (controller) => {
      send = (text) => controller.enqueue(new TextEncoder().encode(`event: delta\ndata: ${JSON.stringify({ text })}\n\n`));
    },
  });
  stored = { ...own, text: "Mon texte", state: "draft", revision: 1 };
  await open();
  const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Texte de votre réponse" });
  const publish = screen.getByRole("button", { name: "Publier la réponse" });
  fireEvent.click(screen.getByRole("button", { name: "Proposer une réponse" }));
  await wait(10);
  expect([area.value, area.readOnly, publish.getAttribute("aria-disabled")]).toEqual(["Mon texte", true, "true"]);
  act(() => send("Bonjour,\n\n"));
  await screen.findByDisplayValue(/^Bonjour,/);
  act(() => send("Merci"));
  await screen.findByDisplayValue(/Merci$/);
  fireEvent.click(screen.getByRole("button", { name: "Arrêter" }));
  await screen.findByText("Suggestion arrêtée");
  expect([area.value, area.readOnly]).toEqual(["Bonjour,\n\nMerci", false]);
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  await screen.findByDisplayValue("Mon texte");
});
