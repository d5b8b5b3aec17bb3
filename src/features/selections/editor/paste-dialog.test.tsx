import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { ToastsProvider } from "../../../ui/toast/toasts.tsx";
import { PasteDialog } from "./paste-dialog.tsx";

it("refuses a list that is longer than what is looked for at once, rather than leaving its end out", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <PasteDialog open onClose={() => undefined} onAdd={() => undefined} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  const field = await screen.findByLabelText("Un établissement par ligne");
  const look = screen.getByRole<HTMLButtonElement>("button", { name: "Reconnaître" });
  const isOff = (): boolean => look.disabled || look.getAttribute("aria-disabled") === "true";
  const list = (count: number): void =>
    void fireEvent.change(field, { target: { value: `${Array.from({ length: count }, (_, at) => `Gîte ${at}`).join("\n")}\n\n` } });
  list(2_000);
  expect(isOff()).toBe(false);
  list(2_001);
  expect(isOff()).toBe(true);
  expect(screen.getByText(/Votre liste compte 2.001 lignes/)).toBeTruthy();
});
