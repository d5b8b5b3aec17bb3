import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import template from "../../../templates/forms/court.json";
import { answerOf } from "../../../tests/support/replies.ts";
import type { FormDocument } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import type { TaggedForm } from "./form-calls.ts";
import { MailSettingsCard } from "./mail-settings-card.tsx";

const { $schema: _, description: __, ...document } = template;
const none = { sent: 0, started: 0, partial: 0, complete: 0, on_spot: 0, set_aside: 0, promoters: 0, passives: 0, detractors: 0 };
const tagged = (revision: number): TaggedForm => ({
  etag: `"${revision}"`,
  form: {
    id: "f",
    title: "Séjour",
    state: "active",
    version: 1,
    changed: false,
    document: document as FormDocument,
    establishments: [],
    trial: null,
    problems: [],
    missing: [],
    figures: { ...none, rate: null, nps: null, nps_interval: null, rating: null },
    updated_at: "2026-05-01T08:00:00.000Z",
    updated_by: "a",
  },
});

let revision: number;
let kept: string | null;
beforeEach(() => {
  [revision, kept] = [1, null];
  vi.stubGlobal("fetch", async (_url: string, { method = "GET", headers, body }: RequestInit = {}) => {
    if (method === "PUT" && new Headers(headers).get("If-Match") !== `"${revision}"`)
      return Response.json({ code: "form.conflict", title: "Conflit", status: 412 }, { status: 412 });
    if (method === "PUT")
      [revision, kept] = [revision + 1, (JSON.parse(typeof body === "string" ? body : "{}") as { sender: string | null }).sender];
    const answer = answerOf("readMailSettings", { sender: kept, hour: 9, languages: ["fr", "en"], reminder: true });
    answer.headers.set("ETag", `"${revision}"`);
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

it("keeps what is typed while the form changes, and stores it over the form as it is now", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const card = (at: number) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <ToastsProvider>
          <MailSettingsCard tagged={tagged(at)} />
        </ToastsProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
  const { rerender } = render(card(1));
  const sender = await screen.findByRole<HTMLInputElement>("textbox", { name: "Nom de l’expéditeur" });
  await userEvent.type(sender, "Hôtel Bellerive");
  // An establishment was added beside it.
  revision = 2;
  rerender(card(2));
  await waitFor(() => expect(client.getQueryData(["forms", "mail-settings", "f", '"2"'])).toBeTruthy());
  expect(sender.value).toBe("Hôtel Bellerive");
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(kept).toBe("Hôtel Bellerive"));
});
