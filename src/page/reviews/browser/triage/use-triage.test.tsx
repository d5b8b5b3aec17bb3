import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it, vi } from "vitest";

import { ToastsProvider } from "../../../../ui/toast/toasts.tsx";
import { useTriage } from "./use-triage.ts";

afterEach(() => vi.unstubAllGlobals());

const detail = (read: boolean) => ({ review: { id: "a", triage: { read, assigned_to: null, later_until: null, tags: [] } } });
const reads: ((value: ReturnType<typeof detail>) => void)[] = [];

function Review(): ReactElement {
  const triage = useTriage();
  const { data } = useQuery({
    queryKey: ["review", "a"],
    queryFn: () => new Promise<ReturnType<typeof detail>>((done) => reads.push(done)),
  });
  return (
    <button type="button" onClick={() => triage.run({ reviews: ["a"], step: { read: true } })}>
      {data ? (data.review.triage.read ? "lu" : "non lu") : "attend"}
    </button>
  );
}

it("shows no answer that was under way when its review was marked: it is asked for again", async () => {
  const answer = { items: [detail(true).review], changed: 1, undo: null };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } })));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastsProvider>
        <Review />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  const button = screen.getByRole("button", { name: "attend" });
  await act(async () => button.click());
  await vi.waitFor(() => expect(reads).toHaveLength(2), { timeout: 10_000 });
  await act(async () => reads[0]?.(detail(false)));
  await act(async () => reads[1]?.(detail(true)));
  await vi.waitFor(() => expect(button.textContent).toBe("lu"), { timeout: 10_000 });
});
