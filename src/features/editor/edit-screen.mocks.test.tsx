import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";

import type { Dashboard, DashboardAnswer } from "../../generated/types.ts";
import EditScreen from "./edit-screen.tsx";

vi.mock("./editor.tsx", () => ({
  Editor: ({ initial, dashboard }: { initial: Dashboard; dashboard: DashboardAnswer }) => (
    <p>{`${initial.title}, ${dashboard.revision}`}</p>
  ),
}));
vi.mock("../../page/session/use-catalog.ts", () => ({ useCatalog: () => ({ catalog: {}, mayUse: () => true }) }));

const document = (title: string): Dashboard => ({
  version: 1,
  title,
  widgets: {},
  layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [] }] }] },
});
const stored = { id: "d1", title: "Publié", document: document("Publié"), draft: null, revision: 1 };

/** Opens the editor where an older copy of the dashboard has just been read, as its own page does. */
function open(answer: Response | Promise<Response>): void {
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  client.setQueryData(["dashboards", "d1"], stored);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={["/dashboard/edit/d1"]}>
        <Routes>
          <Route path="/dashboard/edit/:id" element={<EditScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => vi.unstubAllGlobals());

it("opens the draft that is stored, not the copy read before it", async () => {
  open(Response.json({ ...stored, draft: document("Brouillon"), revision: 2 }));
  expect(screen.queryByText(/Publié/)).toBeNull();
  expect(await screen.findByText("Brouillon, 2")).toBeTruthy();
});

it("opens nothing to edit where the stored one cannot be read", async () => {
  open(Response.json({ type: "x/object.not-found", title: "Cet élément n’existe pas." }, { status: 404 }));
  expect(await screen.findByText("Cet élément n’existe pas.")).toBeTruthy();
  expect(screen.queryByText(/Publié/)).toBeNull();
});
