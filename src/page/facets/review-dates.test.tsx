import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { ReviewDays } from "../../generated/types.ts";
import { type Session, SessionContext } from "../session/session.ts";
import { AnswerDates, ReviewDates } from "./review-dates.tsx";

const session = { app: { samples: { insufficient: 10, small: 30, map: 30 } } } as Session;
const network = vi.fn<typeof fetch>();
const all: ReviewDays = { total: 1_116, first: "2011-04-30", last: "2013-03-01" };

beforeEach(() => {
  network.mockClear();
  vi.stubGlobal("fetch", network);
  answers(all);
});
afterEach(() => void vi.unstubAllGlobals());

const answers = (days: ReviewDays): void => void network.mockImplementation(async () => answerOf("readReviewDays", days));
const said = (): string | null => screen.getByRole("status").textContent;

function open(total: number | null, onPeriod = vi.fn<() => void>()): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext.Provider value={session}>
        <ReviewDates filters={{ category: ["hotel"] }} total={total} onPeriod={onPeriod} />
      </SessionContext.Provider>
    </QueryClientProvider>,
  );
}

describe("the dates of reviews outside the period", () => {
  it("are shown where the period holds none, with the way to see them", async () => {
    const onPeriod = vi.fn<() => void>();
    open(0, onPeriod);
    await waitFor(() => expect(said()).toContain("Aucun avis sur cette période."));
    expect(said()).toContain("1\u202f116 avis en tout, sur des expériences vécues du 30 avril 2011 au 1er mars 2013.");
    fireEvent.click(screen.getByRole("button"));
    expect(onPeriod).toHaveBeenCalledWith({ preset: "custom", from: "2011-04-30", to: "2013-03-01" });
  });

  it("are shown where the period holds few", async () => {
    open(3);
    await waitFor(() => expect(said()).toContain("3 avis seulement sur cette période."));
  });

  it("come into a status that was there before, and that holds the sentence alone", async () => {
    open(3);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    await screen.findByRole("button");
    expect(screen.getByRole("status")).toBe(status);
    expect(status.textContent).not.toBe("");
    expect(status.querySelector("button")).toBeNull();
  });

  it("are not shown where the period holds them all", async () => {
    answers({ ...all, total: 3 });
    open(3);
    await waitFor(() => expect(network).toHaveBeenCalledOnce());
    expect(said()).toBe("");
  });

  it("are not asked for where the period holds enough, nor while their number is unknown", () => {
    open(30);
    open(null);
    expect(network).not.toHaveBeenCalled();
  });

  it("are those of answers on a page of satisfaction forms, which come with its facets", () => {
    render(
      <SessionContext.Provider value={session}>
        <AnswerDates answers={{ n: 4, total: 9, first: "2025-01-02", last: "2026-11-20" }} onPeriod={vi.fn<() => void>()} />
      </SessionContext.Provider>,
    );
    expect(said()).toBe("4 réponses seulement sur cette période. Il y a 9 réponses en tout, du 2 janvier 2025 au 20 novembre 2026.");
    expect(network).not.toHaveBeenCalled();
  });
});
