import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { JournalForm } from "./journal-form.tsx";

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => answerOf("readEntities", []));
});
afterEach(() => vi.unstubAllGlobals());

it("takes an entry for one of one day, until its last day is chosen", async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <JournalForm id={null} onClose={() => undefined} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  const first = await screen.findByLabelText(/^Premier jour/);
  const last = screen.getByLabelText<HTMLInputElement>(/^Dernier jour/);
  fireEvent.change(first, { target: { value: "2026-07-14" } });
  expect(last.value).toBe("2026-07-14");
  fireEvent.change(first, { target: { value: "2026-07-13" } });
  expect(last.value).toBe("2026-07-13");
  fireEvent.change(last, { target: { value: "2026-07-20" } });
  fireEvent.change(first, { target: { value: "2026-07-14" } });
  expect(last.value).toBe("2026-07-20");
});
