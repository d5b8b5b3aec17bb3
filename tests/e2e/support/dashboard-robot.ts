import { expect, type Locator, type Page } from "@playwright/test";

import type { Dashboard, DashboardAnswer } from "../../../src/generated/types.ts";
import { settled } from "./session.ts";

const api = "/api/v2/belvedere";
const headers = { "X-Requested-By": "belvedere" };

/** A widget's place: column and line from 1, as the editor shows it. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Edits a dashboard as a person does: by palette, handle, buttons and keys. */
export class DashboardRobot {
  readonly page: Page;
  readonly id: string;

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
  }

  /** Stores a dashboard with the session of the page. */
  static async create(page: Page, document: Dashboard): Promise<DashboardRobot> {
    const made = await page.request.post(`${api}/dashboard`, { data: document, headers });
    expect(made.status(), await made.text()).toBe(201);
    return new DashboardRobot(page, ((await made.json()) as DashboardAnswer).id);
  }

  /** The same dashboard in the hands of another page. */
  on(page: Page): DashboardRobot {
    return new DashboardRobot(page, this.id);
  }

  async open(): Promise<this> {
    await this.page.goto(`/dashboard/edit/${this.id}`);
    await expect(this.publishButton).toBeVisible();
    return this;
  }

  async view(): Promise<this> {
    await this.page.goto(`/dashboard/views/${this.id}`);
    await settled(this.page);
    return this;
  }

  get publishButton(): Locator {
    return this.page.getByRole("button", { name: "Publier", exact: true });
  }

  get settings(): Locator {
    return this.page.getByRole("complementary", { name: "Réglages du widget" });
  }

  tile(id: string): Locator {
    return this.page.locator(`[data-widget="${id}"]`);
  }

  /** Widgets in the order of the page. */
  ids(): Promise<string[]> {
    return this.page.locator("[data-widget]").evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset["widget"] ?? ""));
  }

  async add(label: string): Promise<this> {
    await this.page.getByRole("complementary", { name: "Widgets à ajouter" }).getByRole("button", { name: label }).first().click();
    return this;
  }

  async select(id: string): Promise<this> {
    await this.tile(id).locator("[data-drag-handle]").click();
    return this;
  }

  /** Chooses an entry of a widget's own menu. */
  async choose(id: string, entry: string): Promise<this> {
    await this.tile(id)
      .getByRole("button", { name: /^Actions/ })
      .click();
    await this.page.getByRole("menuitem", { name: entry, exact: true }).click();
    return this;
  }

  /** A widget's place, as its settings show it. */
  async placeOf(id: string): Promise<Place> {
    await this.select(id);
    const said = await this.settings.getByRole("status").innerText();
    const [, x = "", y = "", w = "", h = ""] = /colonne (\d+), ligne (\d+), (\d+) colonnes? sur (\d+) lignes?/.exec(said) ?? [];
    return { x: Number(x), y: Number(y), w: Number(w), h: Number(h) };
  }

  /** Drags a widget by its handle, by columns and lines of the grid. */
  async drag(id: string, by: { columns?: number; rows?: number }): Promise<this> {
    await this.#gesture(this.tile(id).locator("[data-drag-handle]"), by);
    return this;
  }

  /** Drags the corner of a widget. */
  async resize(id: string, by: { columns?: number; rows?: number }): Promise<this> {
    await this.#gesture(this.#item(id).locator(".react-resizable-handle-se"), by);
    return this;
  }

  /** Presses a button of the chosen widget's settings. */
  async press(name: string): Promise<this> {
    await this.settings.getByRole("button", { name, exact: true }).click();
    return this;
  }

  async undo(): Promise<this> {
    await this.page.getByRole("heading", { name: /^Modifier/ }).evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await this.page.keyboard.press("Control+z");
    return this;
  }

  async redo(): Promise<this> {
    await this.page.keyboard.press("Control+Shift+z");
    return this;
  }

  /** Waits until the draft is kept; a save that has failed is tried again five seconds later. */
  async saved(): Promise<this> {
    await expect.poll(async () => (await this.stored()).draft !== null, { timeout: 10_000 }).toBe(true);
    await expect(this.page.getByText("Brouillon enregistré", { exact: true })).toBeVisible();
    return this;
  }

  async publish(): Promise<this> {
    await this.publishButton.click();
    await expect(this.page.getByText("Tableau de bord publié")).toBeVisible();
    return this;
  }

  /** What is stored now. */
  async stored(): Promise<DashboardAnswer> {
    return (await (await this.page.request.get(`${api}/dashboard/${this.id}`)).json()) as DashboardAnswer;
  }

  async remove(): Promise<void> {
    await this.page.request.delete(`${api}/dashboard/${this.id}`, { headers });
  }

  #item(id: string): Locator {
    return this.page.locator(".react-grid-item").filter({ has: this.tile(id) });
  }

  async #gesture(grip: Locator, { columns = 0, rows = 0 }: { columns?: number; rows?: number }): Promise<void> {
    await grip.scrollIntoViewIfNeeded();
    const grid = await this.page.locator(".react-grid-layout").first().boundingBox();
    const from = await grip.boundingBox();
    if (!grid || !from) throw new Error("nothing to take hold of");
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
    // Twelve columns and their gaps of 14 px; lines of 58 px.
    const [dx, dy] = [(columns * (grid.width + 14)) / 12, rows * (58 + 14)];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    for (let step = 1; step <= 10; step += 1) await this.page.mouse.move(x + (dx * step) / 10, y + (dy * step) / 10);
    await this.page.mouse.up();
  }
}

/** A small dashboard: two figures side by side, a curve below. */
export function smallDashboard(title: string): Dashboard {
  return {
    version: 1,
    title,
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
                { widget: "courbe", x: 0, y: 2, w: 8, h: 5 },
              ],
            },
          ],
        },
      ],
    },
  };
}
