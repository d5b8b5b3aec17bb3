import type { BarometerDays } from "../../../src/domain/barometer/month.ts";
import { addDays, addMonths } from "../../../src/domain/time/day.ts";
import { formatDate } from "../../../src/domain/format/format.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import type { Territory } from "./territory.ts";

/** The tiles of a month as a document of the engine: headline figures, the curve of thirteen months, what moved. */
export function barometerDocument({ name, child }: Territory, { period }: Pick<BarometerDays, "period">): Dashboard {
  const days = (from: string): Dashboard["period"] => ({ preset: "custom", from, to: addDays(period.to, -1) });
  const course = { period: days(addMonths(period.from, -12)) };
  return {
    version: 1,
    title: `Baromètre de ${formatDate(period.from, "month")}, ${name}`.slice(0, 160),
    period: days(period.from) ?? { preset: "last-month" },
    compare: "previous-year-aligned",
    ...(child === undefined ? {} : { filters: { child: [child] } }),
    widgets: {
      rating: {
        type: "rating",
        query: { also: ["positive-share"] },
        options: { secondary: "value-first", secondary_label: "d’avis positifs" },
      },
      nps: { type: "nps-estimated" },
      reviews: { type: "reviews" },
      responses: { type: "response-rate" },
      course: { type: "rating-evolution", title: "Note, mois par mois", ...course },
      mix: { type: "rating-mix-effect", title: "Évolution réelle et effet de structure" },
      themes: {
        type: "changes",
        title: "Thématiques en hausse et en baisse",
        query: { changes: [{ measure: "theme-balance", by: ["theme"] }] },
        options: { limit: 6 },
      },
      establishments: {
        type: "changes",
        title: "Établissements qui ont le plus bougé",
        query: { changes: [{ measure: "rating", by: ["establishment"] }] },
        options: { limit: 6 },
      },
    },
    layout: {
      tabs: [
        {
          id: "month",
          sections: [
            {
              id: "headline",
              grid: [
                { widget: "rating", x: 0, y: 0, w: 3, h: 2 },
                { widget: "nps", x: 3, y: 0, w: 3, h: 2 },
                { widget: "reviews", x: 6, y: 0, w: 3, h: 2 },
                { widget: "responses", x: 9, y: 0, w: 3, h: 2 },
                { widget: "course", x: 0, y: 2, w: 7, h: 6 },
                { widget: "mix", x: 7, y: 2, w: 5, h: 6 },
                { widget: "themes", x: 0, y: 8, w: 6, h: 3 },
                { widget: "establishments", x: 6, y: 8, w: 6, h: 3 },
              ],
            },
          ],
        },
      ],
    },
  };
}
