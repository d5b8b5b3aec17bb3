import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import SandboxScreen from "./sandbox-screen.tsx";

afterEach(() => void vi.unstubAllGlobals());

it("shows how a payment went that was played meanwhile in another tab, without a failure, and leads back", async () => {
  let fact: string | null = null;
  const page = { label: "Expert", amount: 5_880, method: "card", return_address: "/retour", cancel_address: "/abandon" };
  vi.stubGlobal("fetch", async (_url: string, { method = "GET" }: { method?: string } = {}) => {
    if (method === "GET") return new Response(JSON.stringify({ ...page, fact }));
    fact = "paid";
    return new Response(JSON.stringify({ type: "/problemes/action.not-possible", title: "Cette action n’est plus possible." }), {
      status: 409,
    });
  });
  const router = createMemoryRouter([{ path: "/:token", element: <SandboxScreen /> }], { initialEntries: ["/t"] });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <RouterProvider router={router} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Refuser" }));
  expect(await screen.findByText("Le paiement est réglé.")).toBeTruthy();
  expect(screen.getByText(/a reçu sa réponse entre-temps/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Revenir au site" }).getAttribute("href")).toBe("/retour");
  expect(screen.queryByRole("button", { name: "Refuser" })).toBeNull();
  expect(screen.queryByText(/n’a pas répondu/)).toBeNull();
});
