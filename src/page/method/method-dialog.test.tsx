import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import { type KnownMeasure, metricsOf } from "../../engine/catalog/catalog.ts";
import type { MetricSource } from "../../generated/types.ts";
import reviews from "../../../widgets/metrics/reviews.json";
import themes from "../../../widgets/metrics/themes.json";
import { MethodDialog } from "./method-dialog.tsx";

const { measures } = metricsOf([reviews as MetricSource, themes as MetricSource]);
const measure = (name: string): KnownMeasure => {
  const found = measures[name];
  if (!found) throw new Error(name);
  return found;
};

it("gives the formula, its letters and a worked figure, and closes", async () => {
  const onClose = vi.fn();
  render(<MethodDialog shown={[{ measure: measure("rating") }]} open onClose={onClose} />);
  const dialog = await screen.findByRole("dialog", { name: "Comment est calculée cette note\u202f?" });
  expect(within(dialog).getByText("Note = Σ r ÷ n")).toBeTruthy();
  expect(within(dialog).getByRole("table", { name: "Un exemple" })).toBeTruthy();
  expect(within(dialog).getByText("Résultat : 7,7 / 10")).toBeTruthy();
  expect(within(dialog).queryByText("Sur la période choisie")).toBeNull();
  await userEvent.click(within(dialog).getByText("Fermer"));
  expect(onClose).toHaveBeenCalledOnce();
});

it("says the reader's own figure with its interval, two decimals of a rating", async () => {
  render(
    <MethodDialog
      shown={[{ measure: measure("rating"), figure: { value: 86.2, n: 4218, interval: [85.7, 86.7] } }]}
      open
      onClose={() => {}}
    />,
  );
  expect(await screen.findByText("8,6, d’après 4 218 avis, intervalle de confiance à 95 % de 8,57 à 8,67")).toBeTruthy();
});

it.each([
  ["nps-estimated", { value: 46, n: 9548 }, /^\+46, d’après 9\s548 avis$/],
  ["theme-positive-share", { value: 82, n: 7169 }, /^82\s%, d’après 7\s169 mentions positives ou négatives$/],
  ["reviews", { value: 9727, n: 9727 }, /^9\s727$/],
])("names what the figure of %s rests on as its source does, and nothing where it counts just that", async (name, figure, basis) => {
  render(<MethodDialog shown={[{ measure: measure(name), figure }]} open onClose={() => {}} />);
  expect(await screen.findByText(basis)).toBeTruthy();
});

it("keeps a figure that may not be shown to itself", async () => {
  render(<MethodDialog shown={[{ measure: measure("rating"), figure: { value: null, n: 0, hidden: true } }]} open onClose={() => {}} />);
  await screen.findByRole("dialog");
  expect(screen.queryByText("Sur la période choisie")).toBeNull();
});

it("asks after a figure where the measure is no rating, and says what it leaves open", async () => {
  render(<MethodDialog shown={[{ measure: measure("theme-lost") }]} open onClose={() => {}} />);
  const dialog = await screen.findByRole("dialog", { name: "Comment est calculé ce chiffre\u202f?" });
  expect(within(dialog).getByText("Ce que ce chiffre ne dit pas")).toBeTruthy();
});

it("describes every measure of a tile: the first at length, the others behind their names, a plain count by what it counts", async () => {
  const shown = ["nps-real-effect", "nps-mix-effect", "reviews"].map((name) => ({ measure: measure(name) }));
  render(<MethodDialog shown={shown} open onClose={() => {}} />);
  const dialog = await screen.findByRole("dialog", { name: "Comment est calculé ce chiffre\u202f?" });
  expect(within(dialog).getByText("Réel = Σ ½ (sA + sB) × (NB − NA)")).toBeTruthy();
  const others = [...dialog.querySelectorAll("details")];
  expect(others.map((each) => [each.querySelector("summary")?.textContent, each.open])).toEqual([
    ["Effet de structure sur le NPS estimé", false],
    ["Nombre d’avis", false],
  ]);
  expect(within(others[0] as HTMLElement).getByText("Structure = Σ ½ (NA + NB) × (sB − sA)")).toBeTruthy();
  expect(others[1]?.querySelector("p")?.textContent).toBe(measure("reviews").description);
});
