import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { CounterRemark, CounterRemarkInput } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import RemarksScreen from "./remarks-screen.tsx";

const place = { id: "e", name: "Hôtel Bellerive" };
let stored: CounterRemark[];
let sent: { method: string; body: unknown }[];

const kept = ({ day, kind, text, lang = "fr", follow_up = "" }: CounterRemarkInput): CounterRemark => ({
  id: `r${stored.length}`,
  establishment: place,
  day,
  kind,
  text,
  lang,
  follow_up: follow_up === "" ? null : follow_up,
  themes: [{ id: "calme", name: "Calme" }],
  revision: 1,
  created_at: "2026-05-01T08:00:00.000Z",
  created_by: "a",
  updated_at: "2026-05-01T08:00:00.000Z",
  updated_by: "a",
});

beforeEach(() => {
  [stored, sent] = [[], []];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const path = url.replace(/^\/api\/v2\/[^/]*/, "");
    const given: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
    if (path === "/observation/establishment") return Response.json([{ ...place, title: place.name }]);
    sent.push({ method, body: given });
    if (method === "POST") {
      const remark = kept(given as CounterRemarkInput);
      stored = [remark, ...stored];
      return answerOf("createCounterRemark", remark);
    }
    if (method === "DELETE") {
      stored = [];
      return new Response(null, { status: 204 });
    }
    return answerOf("listCounterRemarks", {
      items: stored,
      total: stored.length,
      page: 0,
      size: 50,
      years: stored.length > 0 ? [2026] : [],
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function open(): void {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastsProvider>
          <RemarksScreen />
        </ToastsProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

it("takes a remark of the one establishment, shows it with its themes, and asks before it is gone", async () => {
  open();
  expect(await screen.findByText("Aucune remarque")).toBeTruthy();
  await userEvent.click(screen.getAllByRole("button", { name: "Ajouter une remarque" })[0] as HTMLElement);
  const dialog = screen.getByRole("dialog", { name: "Ajouter une remarque" });
  const save = within(dialog).getByRole("button", { name: "Enregistrer" });
  expect(save.getAttribute("aria-disabled")).toBe("true");
  await userEvent.type(within(dialog).getByRole("textbox", { name: /^Remarque/ }), "Le parking est bruyant.");
  await userEvent.click(within(dialog).getByRole("radio", { name: "Suggestion" }));
  await userEvent.click(save);
  expect(await screen.findByText("Le parking est bruyant.")).toBeTruthy();
  expect(screen.getByText("Calme")).toBeTruthy();
  expect(sent.find(({ method }) => method === "POST")?.body).toMatchObject({ establishment: "e", kind: "suggestion", lang: "fr" });
  await userEvent.click(screen.getByRole("button", { name: /^Supprimer la remarque/ }));
  expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Supprimer" }));
  await waitFor(() => expect(screen.getByText("Aucune remarque")).toBeTruthy());
});
