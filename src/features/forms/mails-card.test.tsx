import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { FormMail } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { MailsCard } from "./mails-card.tsx";

let mail: FormMail;

beforeEach(() => {
  const at = "2026-05-01T08:00:00.000Z";
  const times = { due_at: at, sent_at: at, reminded_at: null, answered_at: null, stay_date: null };
  const guest = { email: "plein@example.org", name: "Ana Roy", establishment: "Hôtel Bellerive", lang: "fr" };
  mail = { id: "m", ...guest, ...times, source: "hand", state: "sent", bounced_by: null };
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (url.includes("/mails/m/bounce")) {
      mail = method === "POST" ? { ...mail, state: "bounced", bounced_by: "claire" } : { ...mail, state: "sent", bounced_by: null };
      return new Response(null, { status: 204 });
    }
    return answerOf("listFormMails", { items: [mail], total: 1, page: 0, size: 50, counts: [{ state: mail.state, count: 1 }] });
  });
});
afterEach(() => vi.unstubAllGlobals());

it("marks the address of a sent invitation as refused, says who did, and restores it", async () => {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastsProvider>
          <MailsCard id="f" />
        </ToastsProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Marquer plein@example.org comme adresse refusée" }));
  expect(await screen.findByText("marquée par claire")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "plein@example.org n’est pas une adresse refusée" }));
  expect(await screen.findByRole("button", { name: "Marquer plein@example.org comme adresse refusée" })).toBeTruthy();
  expect(screen.queryByText("marquée par claire")).toBeNull();
});
