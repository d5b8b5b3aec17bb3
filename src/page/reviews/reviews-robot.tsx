import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import type { FeedItem, ReviewAnswer, ReviewDetail, ReviewMention, Verbatim, VerbatimSearch } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import ReviewPanels from "./review-panels.tsx";
import type { Figure, ReviewPanelsProps, Vocabulary } from "./reviews-types.ts";

/** What the tests of the panels share: the panels over a server of one review and its passages. */

const text = "Chambre propre mais lit dur.";
export const review: FeedItem = {
  id: "r1",
  establishment: "e1",
  establishment_name: "Auberge du Pré",
  commune: "Aurelle",
  provider: "google",
  provider_name: "Google",
  verified: true,
  rating: 62,
  title: null,
  text,
  lang: "de",
  profile: "couple",
  country: "DE",
  published_at: "2026-06-01T10:00:00Z",
  experience_date: "2026-05-30",
  answered: true,
  themes: [],
};

export const mentions: ReviewMention[] = [
  {
    ...place("Chambre propre"),
    id: "proprete-0-14",
    theme: "proprete",
    theme_label: "Propreté",
    polarity: 1,
    strength: 0.8,
    corrected: false,
  },
  {
    ...place("lit dur"),
    id: "chambre-20-27",
    theme: "chambre",
    theme_label: "Chambre & literie",
    polarity: -1,
    strength: 0.5,
    corrected: false,
  },
];

function place(words: string): Pick<ReviewMention, "field" | "start" | "end" | "sentence"> {
  const start = text.indexOf(words);
  return { field: "text", start, end: start + words.length, sentence: [0, text.length] };
}

export const vocabulary: Vocabulary = {
  login: "moi",
  tonalities: [{ id: "good", name: "Positif", from: 0, to: 10.1, index: 3, color: "#000000" }] as unknown as Vocabulary["tonalities"],
  themes: [
    { id: "proprete", name: "Propreté" },
    { id: "chambre", name: "Chambre & literie" },
    { id: "calme", name: "Calme" },
  ],
  countries: [{ id: "DE", name: "Allemagne" }],
  languages: [{ id: "de", name: "Allemand" }],
  profiles: [{ id: "couple", name: "Couple" }],
};

export const verbatim: Verbatim = {
  review: "r1",
  mention: "chambre-20-27",
  establishment: "e1",
  establishment_name: "Auberge du Pré",
  provider: "google",
  provider_name: "Google",
  rating: 62,
  published_at: "2026-06-01T10:00:00Z",
  lang: "de",
  theme: "chambre",
  theme_label: "Chambre & literie",
  polarity: -1,
  corrected: false,
  before: "Chambre propre mais ",
  span: "lit dur",
  after: ".",
};

interface Server {
  detail: ReviewDetail;
  /** Every call as «METHOD path body», in order. */
  calls: string[];
  /** Answers the next calls of a path instead of the server. */
  instead: Map<string, () => Response>;
}

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
export const problem = (status: number, title: string): Response => json({ type: "/problemes/x", title }, status);

export let server: Server;

/** The answer to the review, which its own box asks for. */
const written: ReviewAnswer = {
  review: "r1",
  channel: "platform",
  provider_name: "Google",
  source_url: null,
  lang: "de",
  state: "published",
  text: "Merci.",
  unsent: false,
  revision: 0,
  saved_at: null,
  sent: null,
  published: { text: "Merci.", at: "2026-06-02T10:00:00Z" },
  declared_on: null,
  overdue: false,
  reason: null,
  warnings: [],
};

const none = { value: null, n: 0 };

/** Before each test of the file that calls this, a server with nothing in it but what is shown here. */
export function serveReviews(): void {
  beforeEach(() => {
    server = {
      detail: {
        review,
        mentions,
        response: { text: "Merci.", published_at: "2026-06-02T10:00:00Z" },
        corrections: [],
        incidents: [],
        establishment: { rating: none, rating_before: none, response_rate: none, response_delay: none, theme: null },
        source_url: null,
        history: [],
      },
      calls: [],
      instead: new Map(),
    };
    vi.stubGlobal("fetch", async (url: string, { method, body = "" }: { method: string; body?: string }) => {
      if (url.includes("/responses/")) return json(written);
      const path = url.slice(url.indexOf("/observation"));
      server.calls.push(`${method} ${path} ${body}`.trim());
      const instead = server.instead.get(`${method} ${path}`);
      if (instead) return instead();
      return json(answer(path, body === "" ? {} : (JSON.parse(body) as VerbatimSearch)));
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}

/** Counts by side, as the page of one passage gives them. */
const totals: Record<string, number> = { "1": 30, "0": 2, "-1": 8 };

function answer(path: string, body: VerbatimSearch): unknown {
  if (path === "/observation/expressions/search") return { items: [], total: 0 };
  if (path === "/observation/reviews/search") return { items: [review], total: 1, page: 0, size: 20, facets: {} };
  if (path === "/observation/verbatims/search") {
    const total = body.polarity === undefined ? 40 : totals[String(body.polarity)];
    return { items: [{ ...verbatim, review: `r${(body.page ?? 0) + 1}` }], total, reviews: 7, page: body.page, size: 20 };
  }
  return server.detail;
}

export const calls = {
  onReview: vi.fn<ReviewPanelsProps["onReview"]>(),
  onTurn: vi.fn<ReviewPanelsProps["onTurn"]>(),
  onCloseReview: vi.fn<() => void>(),
  onCloseFigure: vi.fn<() => void>(),
  onCorrected: vi.fn<() => void>(),
};

/** Draws the panels for an address, and lets them load. */
export async function open(where: { review?: string; mention?: string; figure?: Figure }): Promise<void> {
  for (const call of Object.values(calls)) call.mockReset();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToastsProvider>
        <ReviewPanels
          figure={where.figure ?? null}
          review={where.review ?? null}
          mention={where.mention ?? null}
          range={{ from: "2026-01-01", to: "2026-07-01" }}
          vocabulary={vocabulary}
          {...calls}
        />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole("dialog");
  await settle();
}

/** Lets answers that are on their way arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

export const panel = () => within(screen.getByRole("dialog"));

export async function press(element: HTMLElement): Promise<void> {
  fireEvent.click(element);
  await settle();
}

/** The writes among the calls. */
export const writes = (): string[] => server.calls.filter((call) => /^(PUT|DELETE)|mentions \{/.test(call));
