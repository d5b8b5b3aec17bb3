import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import type { TaggedForm } from "./form-calls.ts";
import { openForm } from "./form-robot.ts";
import { MailSettingsCard } from "./mail-settings-card.tsx";

const tagged = (revision: number): TaggedForm => ({ etag: `"${revision}"`, form: openForm() });

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
