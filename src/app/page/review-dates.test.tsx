import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ReviewSearchAnswer, ReviewSearchRequest } from "../../generated/types.ts";
import { type Session, SessionContext } from "../session.ts";
import { ReviewDates } from "./review-dates.tsx";

const session = { app: { samples: { insufficient: 10, small: 30, map: 30 } } } as Session;
const network = vi.fn<typeof fetch>();
let all = 1_116;

beforeEach(() => {
  all = 1_116;
  network.mockClear();
  vi.stubGlobal("fetch", network);
  network.mockImplementation(async (_, init) => {
    const { order } = JSON.parse(init?.body as string) as ReviewSearchRequest;
    const [published_at, experience_date] =
      order === "oldest" ? ["2011-05-03T08:00:00Z", "2011-04-30"] : ["2013-03-12T08:00:00Z", "2013-03-01"];
    const answer = { items: [{ id: "r", published_at, experience_date }], total: all, page: 0, size: 1, facets: {} };
    return new Response(JSON.stringify(answer as unknown as ReviewSearchAnswer), { status: 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function open(total: number, onPeriod = vi.fn<() => void>()): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext.Provider value={session}>
        <ReviewDates filters={{ category: ["hotel"] }} total={total} onPeriod={onPeriod} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
}

describe("the dates of reviews outside the period", () => {
  it("are told where the period holds none, with the way to see them", async () => {
    const onPeriod = vi.fn<() => void>();
    open(0, onPeriod);
    const said = await screen.findByRole("status");
    expect(said.textContent).toContain("Aucun avis sur cette période.");
    expect(said.textContent).toContain("1\u202f116 avis en tout, publiés du 3 mai 2011 au 12 mars 2013.");
    fireEvent.click(screen.getByRole("button"));
    expect(onPeriod).toHaveBeenCalledWith({ preset: "custom", from: "2011-04-30", to: "2013-03-12" });
  });

  it("are told where the period holds few", async () => {
    open(3);
    expect((await screen.findByRole("status")).textContent).toContain("3 avis seulement sur cette période.");
  });

  it("are not told where the period holds them all", async () => {
    all = 3;
    open(3);
    await waitFor(() => expect(network).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("are not asked for where the period holds enough", () => {
    open(30);
    expect(network).not.toHaveBeenCalled();
  });
});
