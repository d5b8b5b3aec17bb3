import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { cutText } from "../../../src/ui/chart/words/phrases.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import TableView from "./index.tsx";
import view from "./view.json" with { type: "json" };

type Result = ViewProps<"table">["result"];
const row = (key: string, value: number | null, n: number, more: object = {}) => ({
  key,
  label: `Hôtel ${key}`,
  cells: [{ value, n, ...more }],
});
const result = (rows: Extract<Result, { kind: "table" }>["rows"], total_rows = rows.length): Result => ({
  kind: "table",
  dimension: "establishment",
  columns: [{ measure: "rating", label: "Note", unit: "rating" }],
  rows,
  total_rows,
  complete: true,
  watermark: 1,
});
const props = (given: Result, audience: "private" | "public" = "private"): ViewProps<"table"> => ({
  options: {},
  result: given,
  context: viewContext({ title: "Établissements", box: { w: 12, h: 12 }, audience }),
});

it("says of a masked cell, and of the number that would reveal it, that they rest on too little", () => {
  render(<TableView {...props(result([row("a", 90, 60), row("b", null, 0, { hidden: true })]), "public")} />);
  const titled = (name: RegExp): (string | null)[] =>
    within(screen.getByRole("row", { name }))
      .queryAllByTitle("Échantillon insuffisant")
      .map(({ textContent }) => textContent);
  expect(titled(/Hôtel b/)).toEqual(["-Échantillon insuffisant", "-Échantillon insuffisant"]);
  expect(titled(/Hôtel a/)).toEqual([]);
});

it("says of a public row that rests on nothing that there is nothing, and of one without a compared period that it has none", () => {
  const full = { ...row("a", 90, 60), spread: [0, 0, 10, 20, 30] };
  const bare = { ...row("b", null, 0), spread: [0, 0, 0, 0, 0] };
  const given = props(result([full, bare]), "public");
  render(<TableView {...given} options={{ gap: true }} previous={result([])} />);
  const titled = (name: RegExp): string[] =>
    within(screen.getByRole("row", { name }))
      .queryAllByTitle(/./)
      .map(({ title }) => title);
  expect(titled(/Hôtel a/)).toEqual(["Trop peu de données, ou aucune, sur la période comparée"]);
  expect(titled(/Hôtel b/)).toEqual(["Aucune donnée", "Aucune donnée"]);
});

it("says where a limit has cut it, and asks for as many rows again", async () => {
  const onMore = vi.fn();
  const cut = props(result([row("a", 90, 60), row("b", 80, 50)], 412));
  const { rerender } = render(<TableView {...cut} context={{ ...cut.context, onMore }} />);
  expect(screen.getByText("2 établissements affichés sur 412")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Afficher la suite" }));
  expect(onMore).toHaveBeenCalledWith(4);
  // Where there are no more, it is still said.
  rerender(<TableView {...cut} />);
  expect(screen.getByText("2 établissements affichés sur 412")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Afficher la suite" })).toBeNull();
  rerender(<TableView {...props(result([row("a", 90, 60), row("b", 80, 50)]))} />);
  expect(screen.queryByText(/établissements affichés/)).toBeNull();
});

it.each([
  ["expression", 100, "100 expressions affichées sur 1\u202f234"],
  ["commune", 1, "1 commune affichée sur 1\u202f234"],
  ["provider", 3, "3 lignes affichées sur 1\u202f234"],
])("names what is cut: %s", (dimension, shown, text) => expect(cutText(viewText(), shown, 1_234, dimension)).toBe(text));

it("says of a change of mentions or expressions that chance explains it, and not of one of reviews, which are counted", () => {
  const counted = (value: number): object => ({ count_error: Math.sqrt(value + 1) });
  const given = (rows: [string, number, object?][]): Result => ({
    ...(result(rows.map(([key, value, more]) => row(key, value, value, more))) as Extract<Result, { kind: "table" }>),
    columns: [{ measure: "expressions", label: "Citations", unit: "count", better: "none" }],
  });
  const now = given([
    ["a", 20, counted(20)],
    ["b", 60, counted(60)],
    ["c", 20],
  ]);
  const before = given([
    ["a", 15, counted(15)],
    ["b", 15, counted(15)],
    ["c", 15],
  ]);
  render(<TableView {...props(now)} options={{ gap: true }} previous={before} />);
  const isDoubtful = (name: RegExp): boolean => /non significative/.test(screen.getByRole("row", { name }).textContent ?? "");
  expect([/Hôtel a/, /Hôtel b/, /Hôtel c/].map(isDoubtful)).toEqual([true, false, false]);
});

it("draws the row of everything last whatever the order, and opens all that it counts", async () => {
  const onDrill = vi.fn();
  const given = props({ ...result([row("a", 80, 60), row("b", 90, 40)]), total: [{ value: 84, n: 100 }] } as Result);
  render(<TableView {...given} context={{ ...given.context, onDrill }} />);
  const last = (): string | null | undefined => screen.getAllByRole("row").at(-1)?.textContent;
  expect(last()).toMatch(/^Ensemble8,4.*100$/);
  await userEvent.click(screen.getByRole("button", { name: "Note" }));
  expect(last()).toMatch(/^Ensemble8,4.*100$/);
  await userEvent.click(screen.getByRole("button", { name: "Ensemble" }));
  expect(onDrill).toHaveBeenCalledWith({ filters: {}, label: "Ensemble" });
});

it("has beside each figure its gap from the comparison group's median, in colour where chance does not explain it", () => {
  const example = view.examples.find(({ result: { reference } }) => reference);
  if (!example) throw new Error("no example with a group");
  render(<TableView {...props(example.result as Result)} />);
  expect(screen.queryByRole("columnheader", { name: "Effectif" })).toBeNull();
  const cells = (name: RegExp): string[] =>
    within(screen.getByRole("row", { name }))
      .getAllByRole("cell")
      .map(({ textContent }) => textContent.replaceAll("\u00a0", " ").replaceAll("\u202f", " "));
  expect(cells(/Calme/)).toEqual([
    expect.stringMatching(/^12 %.*−2.*non significative.*médiane 14 %, de 10 % à 18 %/),
    expect.stringMatching(/^17 %.*\+8.*médiane 9 %, de 6 % à 12 %/),
  ]);
  expect(cells(/Calme/)[1]).not.toMatch(/non significative/);
  expect(screen.getByText(/^Écarts\s: Médiane hôtel, 14 établissements\./)).toBeTruthy();
});
