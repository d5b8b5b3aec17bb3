import type { LightMyRequestResponse } from "fastify";

import { addDays, dayOf, startOf } from "../../../src/domain/time/day.ts";
import { wholeMonths } from "../../../src/domain/time/whole-months.ts";
import type { Dashboard, DashboardAnswer, Result, TileResultLine } from "../../../src/generated/types.ts";
import { addReviewSets } from "./figures.ts";
import { type FiguresApp, openFiguresApp } from "./real-analytics.ts";
import { dmo, neighbour } from "./tenants.ts";

export { dmo, neighbour };

/** A grid of these widgets, one below the other. */
export const placed = (...ids: string[]): Dashboard["layout"] => ({
  tabs: [{ id: "t", sections: [{ id: "s", grid: ids.map((widget, index) => ({ widget, x: 0, y: index * 4, w: 6, h: 4 })) }] }],
});

/** A dashboard over the last 90 days, with two figures and a list of reviews. */
export const figuresDocument: Dashboard = {
  version: 1,
  title: "Chiffres",
  period: { preset: "last-90-days" },
  compare: "previous-year",
  facets: ["provider", "establishment"],
  widgets: { avis: { type: "reviews" }, note: { type: "rating" }, derniers: { type: "latest-reviews" } },
  layout: placed("avis", "note", "derniers"),
};

export const linesOf = (answer: LightMyRequestResponse): TileResultLine[] =>
  answer.body
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TileResultLine);

export const valueOf = (result: Result | undefined): number | null | undefined => (result?.kind === "scalar" ? result.value : undefined);

/** Speaks to the dashboards of an application with a few known reviews. */
export class DashboardCalls {
  readonly test: FiguresApp;
  readonly #today: string;

  private constructor(test: FiguresApp) {
    this.test = test;
    this.#today = dayOf(test.services.clock.now());
  }

  /**
   * `aurelle` has 35 reviews in the last 90 days (20 Google at 90, 12 Booking at 60, 3 Tripadvisor at 20), none in the running
   * month, and 10 a year before; `dunes` has 50.
   */
  static async open(): Promise<DashboardCalls> {
    const test = await openFiguresApp();
    await addReviewSets(test, "aurelle", [
      { establishment: "Hôtel Bellerive", count: 20, rating: 90, since: 54 },
      { establishment: "Camping La Clairière", count: 12, rating: 60, since: 44, provider: "booking" },
      { establishment: "Musée de la Soie", count: 3, rating: 20, since: 35, provider: "tripadvisor" },
      { establishment: "Hôtel Bellerive", count: 10, rating: 70, since: 414 },
    ]);
    await addReviewSets(test, "dunes", [{ establishment: "Hôtel Le Grand Pavois", count: 50, rating: 10, since: 60 }]);
    return new DashboardCalls(test);
  }

  /** A call of the API; `as` null is nobody. */
  call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    payload?: unknown,
    as: string | null = dmo,
  ): Promise<LightMyRequestResponse> {
    const body = payload === undefined ? {} : { payload: JSON.stringify(payload), headers: { "content-type": "application/json" } };
    return this.test.send({ method, as, url: `/api/v2/${this.test.slug}${path}`, ...body });
  }

  /** A dashboard like {@link figuresDocument}; answers its id. */
  async create(own: Partial<Dashboard> = {}): Promise<string> {
    return (await this.call("POST", "/dashboard", { ...figuresDocument, ...own })).json<DashboardAnswer>().id;
  }

  /** The instants of the last days, today included. */
  span(days: number): { from: number; to: number } {
    return { from: startOf(addDays(this.#today, 1 - days)), to: startOf(addDays(this.#today, 1)) };
  }

  /** The instants of the whole months that a public page answers the last days with. */
  months(days: number): { from: number; to: number } {
    const { from, to } = wholeMonths({ from: addDays(this.#today, 1 - days), to: addDays(this.#today, 1) }, this.#today);
    return { from: startOf(from), to: startOf(to) };
  }

  /** The figure of one widget over the period that begins there. */
  async figure(answer: Promise<LightMyRequestResponse>, widget: string, { from } = this.span(90)): Promise<number | null | undefined> {
    return valueOf(linesOf(await answer).find((line) => line.widget === widget && line.from === from)?.result);
  }
}
