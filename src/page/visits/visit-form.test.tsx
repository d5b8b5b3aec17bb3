import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { type Session, SessionContext } from "../session/session.ts";
import { VisitForm } from "./visit-form.tsx";

const session = { user: { login: "camille" }, app: { product: { name: "Produit" } } } as Session;
const saved = vi.fn();

function open(onClose = () => {}): () => void {
  const { unmount } = render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <ToastsProvider>
          <VisitForm establishment="hotel" onClose={onClose} />
        </ToastsProvider>
      </QueryClientProvider>
    </SessionContext>,
  );
  return unmount;
}

const seen = (): HTMLElement => screen.getByRole("textbox", { name: /^Ce qui a été vu/ });

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", saved);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it("says what a visit lacks, and leads to it", () => {
  open();
  fireEvent.submit(screen.getByRole("form"));
  expect(screen.getByText("Notez ce qui a été vu.")).toBeTruthy();
  expect(document.activeElement).toBe(seen());
  expect(saved).not.toHaveBeenCalled();
});

it("has what was typed again after its panel was closed, and forgets what is given up", () => {
  const close = open();
  fireEvent.change(seen(), { target: { value: "La terrasse est refaite." } });
  close();
  const onClose = vi.fn();
  const closeAgain = open(onClose);
  expect((seen() as HTMLTextAreaElement).value).toBe("La terrasse est refaite.");
  fireEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(onClose).toHaveBeenCalledOnce();
  closeAgain();
  open();
  expect((seen() as HTMLTextAreaElement).value).toBe("");
});
