import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";

import { type KnownMeasure, metricsOf } from "../../engine/catalog/catalog.ts";
import type { PartFigures } from "../../engine/table/part-figures.ts";
import type { MetricSource } from "../../generated/types.ts";
import answers from "../../../widgets/metrics/answers.json";
import expressions from "../../../widgets/metrics/expressions.json";
import reviews from "../../../widgets/metrics/reviews.json";
import themes from "../../../widgets/metrics/themes.json";
import { IdentityCard, type Provenance } from "./identity-card.tsx";

const { measures } = metricsOf([reviews as MetricSource, themes as MetricSource, expressions as MetricSource, answers as MetricSource]);
const measure = (name: string): KnownMeasure => {
  const found = measures[name];
  if (!found) throw new Error(name);
  return found;
};
const provenance: Provenance = {
  audience: "private",
  samples: { insufficient: 10, small: 30, map: 30 },
  days: { from: "2026-01-01", to: "2026-07-01" },
  compared: { from: "2025-01-01", to: "2025-07-01" },
  filters: [{ dimension: "Catégorie", values: "Hôtel, Camping" }],
  ignored: ["Plateforme"],
  platforms: "Google (300), Booking (100)",
  countedAt: "2026-07-15T04:00:00Z",
};
const one = (unit: PartFigures["unit"], figure: PartFigures["figures"][number]): PartFigures => ({ unit, figures: [figure], members: [] });

function card(
  name: string,
  shown: PartFigures | null,
  more: Partial<Parameters<typeof IdentityCard>[0]> = {},
): (term: string) => string | null {
  render(
    <IdentityCard
      measures={[{ measure: measure(name) }]}
      shown={shown}
      behind={{ counts: "reviews" }}
      listed
      provenance={provenance}
      {...more}
    />,
  );
  return (term) => screen.queryByText(term, { selector: "dt" })?.nextElementSibling?.textContent ?? null;
}

it("says of a figure what it is, over what, from where, how sure and how fresh", () => {
  const fact = card("rating", one("rating", { value: 86.2, n: 400, interval: [85.7, 86.7] }), {
    behind: { counts: "reviews", rated: true },
  });
  expect(screen.getByText("8,6", { exact: false, selector: "strong" })).toBeTruthy();
  expect(fact("Définition")).toBe(measure("rating").method?.text);
  expect(screen.getByText("Note = Σ r ÷ n")).toBeTruthy();
  expect(fact("Période")).toBe("1er janv. – 30 juin 2026");
  expect(fact("Filtres")).toBe("Catégorie\u00a0: Hôtel, CampingSans effet sur ce chiffre\u00a0: Plateforme.");
  expect(fact("Source")).toBe("Avis publiés en ligne\u00a0: Google (300), Booking (100).");
  expect(fact("Effectif")).toBe("400 avis notés");
  expect(fact("Intervalle de confiance")).toBe("de 8,57 à 8,67, à 95\u00a0%");
  expect(fact("Mise à jour")).toBe("Données au 15 juil. 2026, 06:00");
  expect(screen.getByText("Les avis derrière ce chiffre")).toBeTruthy();
});

it.each<[string, PartFigures, object, string]>([
  ["unanswered", one("count", { value: 183, n: 275 }), {}, "183 avis"],
  ["establishments-reviewed", one("count", { value: 9, n: 275 }), {}, "275 avis"],
  ["reviews-needed", one("count", { value: 113, n: 272 }), { rated: true }, "272 avis notés"],
  ["theme-balance", one("balance", { value: 52, n: 427, sample: 153 }), {}, "427 mentions positives ou négatives, dans 153 avis"],
  ["expressions-positive", one("count", { value: 278, n: 360, sample: 143 }), {}, "278 emplois, dans 143 avis"],
  ["promoters-mention", one("percent", { value: 24.53, n: 159 }), { nps: [1] }, "39 avis de promoteurs qui en parlent, sur 159"],
  ["nps-declared", one("nps", { value: 59, n: 1805 }), {}, "1\u202f805 réponses"],
  [
    "rating-real-effect",
    one("rating-gap", { value: -1.6, n: 257 }),
    { rated: true },
    "257 avis notés, pour la moins fournie des deux périodes",
  ],
  [
    "rating",
    one("rating", { value: 80, n: 7 }),
    { rated: true },
    "7 avis notés\u00a0: échantillon insuffisant, le chiffre n’est donné qu’à titre indicatif.",
  ],
])("counts what %s rests on", (name, shown, behind, sample) => {
  expect(card(name, shown, { behind: { counts: "reviews", ...behind } })("Effectif")).toBe(sample);
});

it("shows of a figure that may not be shown neither its value nor its sample", () => {
  const shown = one("rating", { value: 80, n: 7 });
  const fact = card("rating", shown, { provenance: { ...provenance, audience: "public" }, listed: false });
  expect([fact("Effectif"), fact("Intervalle de confiance"), screen.queryByText("8,0", { exact: false })]).toEqual([null, null, null]);
  expect(screen.getByText(/trop peu d’observations/)).toBeTruthy();
  expect(screen.queryByText(/derrière ce chiffre/)).toBeNull();
});

it("is folded where the reviews are meant, and describes the other measures behind their names", () => {
  card("rating", null, { folded: true, measures: [{ measure: measure("rating") }, { measure: measure("reviews") }] });
  const [whole] = document.querySelectorAll("details");
  expect(whole?.open).toBe(false);
  expect(within(whole as HTMLElement).getByText("Nombre d’avis", { selector: "summary" })).toBeTruthy();
});
