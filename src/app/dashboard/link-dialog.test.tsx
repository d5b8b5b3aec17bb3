import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { DashboardAnswer } from "../../generated/types.ts";
import { ToastsProvider } from "../../ui/toast/toasts.tsx";
import { dashboardQuery } from "./dashboard-queries.ts";
import { LinkDialog } from "./link-dialog.tsx";

const dashboard: DashboardAnswer = {
  id: "1",
  title: "Saison",
  document: { version: 1, title: "Saison", widgets: {}, layout: { tabs: [] } },
  draft: null as unknown as DashboardAnswer["draft"],
  draft_state: { no: 0, author: null, at: null, base: null },
  draft_aside: null,
  revision: 1,
  updated_at: "2026-06-01T10:00:00Z",
  updated_by: "a@example.org",
  link: null,
};

/** A server that makes links, one after the other; what it says of the dashboard comes when `told` lets it. */
let made = 0;
let asked = 0;
let present = false;
/** Another one in each test: what the last made is still remembered. */
let id = 0;
let told: Promise<void>;
beforeEach(() => {
  [made, asked, present, told] = [0, 0, false, Promise.resolve()];
  id += 1;
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (url.endsWith("/link")) {
      present = method === "POST";
      if (method === "DELETE") return new Response(null, { status: 204 });
      made += 1;
      const link = { token: `t${made}`, url: `https://example.org/public/t${made}`, expires_at: null, min_sample: 10 };
      return Response.json(link, { status: 201 });
    }
    asked += 1;
    await told;
    return Response.json({
      ...dashboard,
      id: String(id),
      link: present ? { created_at: "2026-06-01T10:00:00Z", expires_at: null, min_sample: 10 } : null,
    });
  });
});
afterEach(() => void vi.unstubAllGlobals());

function Screen(): ReactElement {
  const { data } = useQuery({ ...dashboardQuery(String(id)), initialData: { ...dashboard, id: String(id) }, staleTime: Infinity });
  return <LinkDialog dashboard={data} open onClose={() => undefined} />;
}

const open = (): void =>
  void render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastsProvider>
        <Screen />
      </ToastsProvider>
    </QueryClientProvider>,
  );
const press = async (name: string | RegExp): Promise<void> => userEvent.click(await screen.findByRole("button", { name }));
const address = async (): Promise<string | null> => (await screen.findByTestId("public-link")).getAttribute("href");

describe("the public link's dialog", () => {
  it("gives the address as soon as the link is made, however long the page takes to be told of it", async () => {
    told = new Promise(() => undefined);
    open();
    await press("Créer le lien");
    expect(await address()).toBe("https://example.org/public/t1");
    expect(asked).toBe(1);
  });

  it("makes another link after one was closed, however soon, and none of a double click", async () => {
    open();
    await press("Créer le lien");
    expect(await address()).toBe("https://example.org/public/t1");
    await press("Désactiver le lien");
    await press("Créer le lien");
    expect(await address()).toBe("https://example.org/public/t2");
    await userEvent.dblClick(await screen.findByRole("button", { name: "Remplacer le lien" }));
    expect(await address()).toMatch(/t[23]$/);
    expect(made).toBeLessThanOrEqual(3);
  });
});
