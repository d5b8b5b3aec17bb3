import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import ReceiptScreen from "./receipt-screen.tsx";

beforeEach(() => {
  document.title = "Signalement";
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens the receipt of a report as a visitor who reads English. */
function open(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", answer);
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-GB"]);
  const router = createMemoryRouter([{ path: "/:token", element: <ReceiptScreen /> }], { initialEntries: ["/jeton"] });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it("gives a guest's page its title in the guest's language once it is there, whatever the product", async () => {
  const label = { fr: "Hors sujet", en: "Off topic", de: "D", nl: "N", es: "E", it: "I" };
  open(async () =>
    answerOf("readPublicReport", {
      establishment: "Hôtel Bellerive",
      ground: { code: "off-topic", label },
      at: "2026-04-01T09:00:00.000Z",
      due_at: "2026-04-08T09:00:00.000Z",
      decided_at: null,
      upheld: null,
    }),
  );
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toContain("Hôtel Bellerive");
  await waitFor(() => expect(document.title).toBe(heading.textContent));
});

it("leaves the title of the route to a page that is not there", async () => {
  open(async () => Response.json({ code: "object.not-found", title: "Introuvable", status: 404 }, { status: 404 }));
  await screen.findByRole("heading", { level: 1 });
  expect(document.title).toBe("Signalement");
});
