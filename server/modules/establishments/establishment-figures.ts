import type { CallName } from "../../../src/generated/calls.ts";
import type { Query } from "../../../src/generated/types.ts";

/** Reviews that a panel of the page shows. */
const someReviews = 5;

const overview: Query = { measure: "rating", also: ["nps-estimated", "reviews", "positive-share", "response-rate"] };
const satisfied: Query = { measure: "positive-share", also: ["rating", "nps-estimated", "rated-reviews"] };
const themes: Query = { by: ["theme"], table: true, order: "-n" };

/** What each call about one establishment asks, by the name of its result; specification §7. */
export const establishmentFigures = {
  readLastReviews: { reviews: { reviews: true, limit: someReviews } },
  readReviewsWithoutResponse: { reviews: { reviews: true, order: "urgency", limit: someReviews, where: { answered: ["false"] } } },
  readProvidersStats: {
    providers: {
      measure: "reviews",
      also: ["rating", "nps-estimated", "response-rate"],
      by: ["provider"],
      table: true,
      spread: true,
      order: "-value",
    },
  },
  readDashboardSatisfaction: {
    satisfaction: satisfied,
    declared: { measure: "nps-declared", also: ["answers"] },
    themes: { measure: "theme-positive-share", also: ["theme-opinions"], ...themes },
  },
  readSemanticAnalysis: {
    themes: { measure: "theme-mentions", also: ["theme-balance", "theme-positive", "theme-negative"], ...themes, spread: true },
  },
  readEstablishmentStats: { stats: { ...overview, trend: "month" }, delay: { measure: "response-delay" } },
  readSatisfaction: {
    satisfaction: satisfied,
    tonalities: { measure: "rated-reviews", by: ["tonality"] },
    themes: { measure: "theme-positive-share", also: ["theme-opinions", "theme-balance"], ...themes },
  },
  readSatisfactionEvolution: {
    satisfaction: { measure: "positive-share", by: ["month"] },
    themes: { measure: "theme-positive-share", by: ["month", "theme"] },
  },
  readEstablishmentEvolution: {
    rating: { measure: "rating", by: ["month"] },
    nps: { measure: "nps-estimated", by: ["month"] },
    reviews: { measure: "reviews", by: ["month"] },
    providers: { measure: "rating", by: ["month", "provider"] },
  },
} satisfies Partial<Record<CallName, Readonly<Record<string, Query>>>>;
