import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import ChangesView, { sentence, tableOf } from "./index.tsx";
import manifest from "./view.json";
import { pageTableWords, viewText } from "../../../src/ui/chart/words/view-text.ts";

const [moved, nothing, alone] = manifest.examples.map(({ result }) => result as ViewProps<"changes">["result"]);
const props = (result = moved, given: Partial<ViewProps<"changes">["context"]> = {}): ViewProps<"changes"> => ({
  options: {},
  result: result as ViewProps<"changes">["result"],
  context: viewContext({ title: "Ce qui a changé", box: { w: 12, h: 3 }, comparedLabel: "vs N-1", ...given }),
});
const plain = (text: string | null | undefined): string => (text ?? "").replaceAll(/[\u00a0\u202f]/g, " ");

it("says of each change whose it is, from where to where, its sign, and what both figures rest on", () => {
  render(<ChangesView {...props()} />);
  const items = screen.getAllByRole("listitem").map(({ textContent }) => plain(textContent));
  expect(items).toEqual([
    "Camping, Côte des Dunes−27 ptsNPS estimé en baisse, de +23 à −4312 avis, contre 290 (N-1)",
    "Wi-Fi & numérique+24 ptsSolde d’opinion en hausse, de −58 à −34455 mentions positives ou négatives, contre 410 (N-1)",
    "Saint-Martin-de-la-Montagne-sur-Aurelle−0,4 ptNote moyenne en baisse, de 8,6 à 8,2220 avis, contre 190 (N-1)",
  ]);
});

it("distinguishes a rise that is bad news from one that is good by more than its colour: the sign and the word are the figure's own", () => {
  render(<ChangesView {...props()} options={{ limit: 4 }} />);
  const last = screen.getAllByRole("listitem").at(-1);
  expect(last?.dataset.tone).toBe("bad");
  expect(plain(last?.textContent)).toContain("Ensemble+3 ptsPart d’avis négatifs en hausse, de 4 % à 7 %");
});

it("opens the reviews of the group, as the measure counts them", async () => {
  const onDrill = vi.fn();
  render(<ChangesView {...props(moved, { onDrill })} />);
  await userEvent.click(screen.getByRole("button", { name: /^Camping, Côte des Dunes/ }));
  expect(onDrill).toHaveBeenCalledWith({
    filters: { category: ["camping"], child: ["dunes"] },
    label: "Camping, Côte des Dunes",
    measure: "nps-estimated",
  });
});

it("goes on to the further changes, and keeps the focus in the list", async () => {
  render(<ChangesView {...props()} />);
  expect(screen.getByText("3 changements affichés sur 4")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Afficher la suite" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  expect(document.activeElement).toBe(screen.getByRole("list"));
});

it("says that nothing changed, and where it looked", () => {
  render(<ChangesView {...props(nothing)} />);
  expect(plain(screen.getByText(/Aucun changement/).textContent)).toBe("Aucun changement significatif vs N-1.");
  expect(plain(screen.getByText(/comparaisons/).textContent)).toBe(
    "56 comparaisons : NPS estimé par catégorie, par commune ; Solde d’opinion par thématique.",
  );
});

it("asks for a period to compare with where there is none", () => {
  render(<ChangesView {...props(alone, { comparedLabel: "" })} />);
  expect(screen.getByText("Choisissez une période de comparaison pour voir ce qui a changé.")).toBeTruthy();
});

it("is one sentence aloud and a table with both figures and their gap", () => {
  expect(plain(sentence(props(), viewText()))).toBe(
    "4 changements significatifs vs N-1 : Camping, Côte des Dunes, NPS estimé en baisse, de +23 à −4, 312 avis ; Wi-Fi & numérique, Solde d’opinion en hausse, de −58 à −34, 455 mentions positives ou négatives ; Saint-Martin-de-la-Montagne-sur-Aurelle, Note moyenne en baisse, de 8,6 à 8,2, 220 avis",
  );
  const { columns, rows } = tableOf(props(), pageTableWords());
  expect(columns.map(({ label }) => label)).toEqual([
    "Groupe",
    "Indicateur",
    "Valeur",
    "Effectif",
    "Période comparée",
    "Écart",
    "Unité de l’écart",
  ]);
  expect(rows[0]?.map(({ text }) => plain(text))).toEqual([
    "Camping, Côte des Dunes",
    "NPS estimé",
    "−4",
    "312",
    "+23",
    "−27 pts",
    "points",
  ]);
});
