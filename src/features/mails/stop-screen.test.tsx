import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { MailStop } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import StopScreen from "./stop-screen.tsx";

let mails: MailStop;
beforeEach(() => {
  vi.stubGlobal("fetch", async (_url: string, { method = "GET" }: RequestInit = {}) => {
    if (method !== "GET") mails = { ...mails, stopped: method === "POST" };
    return answerOf("readMailStop", mails);
  });
  vi.spyOn(navigator, "languages", "get").mockReturnValue(["pt-PT", "de-AT", "fr"]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const draw = (): void =>
  void render(
    <MemoryRouter initialEntries={["/public/mails/jeton"]}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ToastsProvider>
          <Routes>
            <Route path="/public/mails/:token" element={<StopScreen />} />
          </Routes>
        </ToastsProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

it("asks guests in the language of their browser, and stops nothing before they say so", async () => {
  mails = { title: "Questionnaires de satisfaction", address: "vogt@example.de", stopped: false, guests: true };
  draw();
  const heading = await screen.findByRole("heading", { name: "Diese Nachrichten nicht mehr erhalten?" });
  expect(heading.closest("[lang]")?.getAttribute("lang")).toBe("de");
  expect(mails.stopped).toBe(false);
  await userEvent.click(screen.getByRole("button", { name: "Nicht mehr erhalten" }));
  expect(await screen.findByRole("heading", { name: "Sie erhalten diese Nachrichten nicht mehr." })).toBeTruthy();
  expect(mails.stopped).toBe(true);
});

it("asks the product's own readers in French", async () => {
  mails = { title: "Rapport : Bilan", address: "claire@example.fr", stopped: false };
  draw();
  expect(await screen.findByText(/Rapport : Bilan/)).toBeTruthy();
});
