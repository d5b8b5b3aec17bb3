import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answerOf } from "../../../tests/support/replies.ts";
import type { DashboardSummary, TagChange } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import ListScreen from "./list-screen.tsx";

const at = "2026-11-22T10:00:00.000Z";
const line = (id: string, title: string, tags: string[]): DashboardSummary =>
  ({
    id,
    title,
    tags,
    description: null,
    widgets: 1,
    problems: 0,
    link: false,
    draft: false,
    boxes: [],
    revision: 1,
    views: 3,
    opened_at: "2026-07-01T10:00:00Z",
    subscribers: 0,
    ...by,
  }) as const;
const by = { created_at: at, updated_at: at, updated_by: "a@example.org" };

let list: DashboardSummary[];
beforeEach(() => {
  list = [line("a", "Bilan", ["Été"]), line("b", "Comité", ["Été"])];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const path = url.replace(/^\/api\/v2\/[^/]*/, "");
    if (path === "/dashboard") return answerOf("listDashboards", list);
    if (path === "/dashboard/tags") return answerOf("listTags", [{ id: "1", title: "Été" }]);
    if (method !== "PUT") return answerOf("listTemplates", []);
    const { added } = JSON.parse(body as string) as TagChange;
    const now = { tags: added, revision: 2, updated_at: at, updated_by: "a@example.org" };
    list = list.map((one) => (path === `/dashboard/${one.id}/tags` ? { ...one, ...now } : one));
    return answerOf("changeDashboardTags", now);
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function openTags(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: `Actions\u00a0: ${title}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Étiquettes…" }));
  await screen.findByRole("dialog", { name: `Étiquettes\u00a0: ${title}` });
}

it("takes the row of a dashboard that loses the tag asked for, gives the focus to the list, and opens the next dialog for good", async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastsProvider>
        <MemoryRouter>
          <ListScreen />
        </MemoryRouter>
      </ToastsProvider>
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Été" }));
  await openTags("Bilan");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Été" }));
  await userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(screen.queryByRole("link", { name: "Bilan" })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Mes tableaux de bords"));
  await openTags("Comité");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByRole("dialog", { name: "Étiquettes\u00a0: Comité" })).toBeTruthy();
});
