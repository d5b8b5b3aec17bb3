import { type APIResponse, expect, type Locator, type Page } from "@playwright/test";

import type { Dashboard, DashboardAnswer } from "../../../src/generated/types.ts";

const api = "/api/v2/belvedere";

/** Calls the API with the session of the page. */
export function call(page: Page, method: "GET" | "POST" | "DELETE", path: string, data?: unknown): Promise<APIResponse> {
  return page.request.fetch(api + path, { method, headers: { "X-Requested-By": "belvedere" }, ...(data === undefined ? {} : { data }) });
}

/** A dashboard for one test alone, which may share and change it. */
export async function made(page: Page, own: Partial<Dashboard> = {}): Promise<DashboardAnswer> {
  const document: Dashboard = {
    version: 1,
    title: "À partager",
    period: { preset: "last-12-months" },
    compare: "previous-year",
    facets: ["category"],
    widgets: { note: { type: "rating" }, avis: { type: "reviews" }, courbe: { type: "rating-evolution" } },
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            {
              id: "s",
              grid: [
                { widget: "note", x: 0, y: 0, w: 3, h: 2 },
                { widget: "avis", x: 3, y: 0, w: 3, h: 2 },
                { widget: "courbe", x: 0, y: 2, w: 8, h: 4 },
              ],
            },
          ],
        },
      ],
    },
    ...own,
  };
  const answer = await call(page, "POST", "/dashboard", document);
  expect(answer.status()).toBe(201);
  return (await answer.json()) as DashboardAnswer;
}

/** A widget on the page. */
export const figure = (page: Page, widget: string): Locator => page.locator(`[data-widget="${widget}"]`);
