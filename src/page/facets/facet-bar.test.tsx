import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import { questionPath } from "../../lib/api.ts";
import { startOf } from "../../domain/time/day.ts";
import type { Dashboard, FacetsAnswer } from "../../generated/types.ts";
import { FacetBar } from "./facet-bar.tsx";
import { defaultState, type PageState } from "../state/page-state.ts";

const document: Dashboard = {
  version: 1,
  title: "Saison",
  facets: ["category", "provider"],
  filters: { category: ["hotel"] },
  widgets: {},
  layout: { tabs: [] },
};
const answer: FacetsAnswer = {
  facets: {
    category: [
      { value: "hotel", label: "Hôtel", n: 900 },
      { value: "camping", label: "Camping", n: 300 },
    ],
    provider: [{ value: "google", label: "Google", n: 800 }],
  },
  total: 1_200,
};

/** A window so wide; what CSS asks of it is not of concern here. */
const windowOf = (width: number): void =>
  void vi.stubGlobal("matchMedia", (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

beforeEach(() => vi.stubGlobal("fetch", async () => answerOf("askDashboardFacets", answer)));
afterEach(() => void vi.unstubAllGlobals());

function Page({
  state: first = defaultState(document),
  audience = "private",
  shown = document,
}: {
  state?: PageState;
  shown?: typeof document;
  audience?: "private" | "public";
}): ReactElement {
  const [state, setState] = useState(first);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <FacetBar
        document={shown}
        state={state}
        onState={setState}
        facetsPath={questionPath("askDashboardFacets", { params: { id: "1" } })}
        audience={audience}
      />
    </QueryClientProvider>
  );
}

describe("the filters of a page", () => {
  it("are side by side where there is room", () => {
    windowOf(1440);
    render(<Page />);
    expect(screen.getByRole("combobox", { name: "Catégorie" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Filtres/ })).toBeNull();
  });

  it("say what the document leaves out, until the reader chooses values, takes it away or gives it back", async () => {
    windowOf(1440);
    render(<Page state={{ ...defaultState(document), filters: { category: { not: ["camping"] } } }} />);
    const chip = screen.getByRole("combobox", { name: "Catégorie" });
    await waitFor(() => expect(chip.textContent).toContain("Tout sauf Camping"));
    await userEvent.click(chip);
    await userEvent.click(await screen.findByRole("option", { name: /Hôtel/ }));
    expect(chip.textContent).not.toContain("sauf");
  });

  it("are one button on a small screen, with how many of them keep anything", () => {
    windowOf(390);
    render(<Page />);
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.getByRole("button", { name: "Filtres, 1 actif" }).textContent).toBe("Filtres1");
  });

  it("are chosen in a sheet, whose foot leads back to the reviews that they leave", async () => {
    windowOf(390);
    render(<Page />);
    const opener = screen.getByRole("button", { name: "Filtres, 1 actif" });
    await userEvent.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "Filtres" });
    await userEvent.click(screen.getByRole("combobox", { name: /Plateforme/ }));
    await userEvent.click(await screen.findByRole("option", { name: /Google/ }));
    expect(await screen.findByRole("button", { name: "Effacer" })).toBeTruthy();
    expect(sheet.contains(globalThis.document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Voir 1\u202f200 avis" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(globalThis.document.activeElement).toBe(screen.getByRole("button", { name: "Filtres, 2 actifs" })));
  });

  it("say below their values that there are others, where the answer has as many as it may", async () => {
    const values = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `v${at}`, label: `Valeur ${at}`, n: 1 }));
    const cut = { facets: { category: values(499), provider: values(500) }, total: 1_200 };
    vi.stubGlobal("fetch", async () => answerOf("askDashboardFacets", cut));
    windowOf(1440);
    for (const [name, said] of [
      ["Plateforme", 1],
      ["Catégorie", 0],
    ] as const) {
      const { unmount } = render(<Page />);
      await userEvent.click(screen.getByRole("combobox", { name }));
      await screen.findByRole("option", { name: /Valeur 498/ });
      expect(screen.queryAllByText(/Seules les 500 valeurs qui ont le plus d’avis sont proposées/)).toHaveLength(said);
      unmount();
    }
  });

  it("say on paper where the period and the one that it is compared with share days", () => {
    windowOf(1440);
    const { unmount } = render(<Page />);
    expect(screen.getByText(/comparée à [^,]+$/)).toBeTruthy();
    unmount();
    render(<Page state={{ ...defaultState(document), period: { preset: "last-36-months" } }} />);
    expect(screen.getByText(/comparée à .+, qui la recouvre en partie/)).toBeTruthy();
  });

  it("say on a public page that months are whole, and which days are answered", async () => {
    windowOf(1440);
    const asked: unknown[] = [];
    vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return answerOf("askDashboardFacets", answer);
    });
    const state: PageState = { ...defaultState(document), period: { preset: "custom", from: "2025-03-14", to: "2025-05-20" } };
    render(<Page state={state} audience="public" />);
    expect(screen.getByText("Mois entiers")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^1er mars – 31 mai 2025/ })).toBeTruthy();
    expect(screen.getByText(/Période\s: 1er mars – 31 mai 2025 · comparée à 1er mars – 31 mai 2024/)).toBeTruthy();
    await waitFor(() => expect(asked[0]).toMatchObject({ from: startOf("2025-03-01"), to: startOf("2025-06-01") }));
  });

  it("offer no period on a public page without facets, which answers its own alone", () => {
    windowOf(1440);
    const state: PageState = { ...defaultState(document), period: { preset: "custom", from: "2025-03-14", to: "2025-05-20" } };
    render(<Page state={state} audience="public" shown={{ ...document, facets: [] }} />);
    expect(screen.getByText("1er mars – 31 mai 2025")).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("close their sheet on Escape", async () => {
    windowOf(390);
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: /^Filtres/ }));
    await screen.findByRole("dialog", { name: "Filtres" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(globalThis.document.activeElement).toBe(screen.getByRole("button", { name: /^Filtres/ })));
  });
});
