import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import RankingView from "./index.tsx";

const rows = ["a", "b", "c", "d", "e"].map((key, index) => ({ key, label: `Hôtel ${key}`, cells: [{ value: 95 - index * 10, n: 90 }] }));
const props = (options: ViewProps<"ranking">["options"], onDrill = vi.fn()): ViewProps<"ranking"> => ({
  options,
  result: {
    kind: "table",
    dimension: "establishment",
    columns: [{ measure: "rating", label: "Note", unit: "rating" }],
    rows,
    total_rows: 5,
    complete: true,
    watermark: 1,
  },
  context: viewContext({ title: "Classement", box: { w: 6, h: 5 }, onDrill }),
});

it("ends with the last rows, never one that is already among the first", () => {
  render(<RankingView {...props({ limit: 4, watch: 3 })} />);
  const watched = screen.getByText("Notes les plus basses").closest("tbody");
  expect(
    within(watched ?? document.body)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["Hôtel e"]);
});

it("watches those that fell significantly, the gravest first, and calls the lowest by their name where none did", () => {
  const titled = (falls: string[] | undefined): (string | null)[] => {
    const given = props({ limit: 2, watch: 2 });
    const view = render(<RankingView {...given} result={{ ...given.result, ...(falls ? { falls } : {}) }} />);
    const body = view.container.querySelectorAll("tbody")[1];
    const texts = [
      body?.querySelector("th span")?.textContent ?? null,
      ...[...(body?.querySelectorAll("button") ?? [])].map((each) => each.textContent),
    ];
    view.unmount();
    return texts;
  };
  expect(titled(["d", "c"])).toEqual(["À surveiller", "Hôtel d", "Hôtel c"]);
  expect(titled(["c"])).toEqual(["À surveiller", "Hôtel c"]);
  expect(titled([])).toEqual(["Notes les plus basses", "Hôtel d", "Hôtel e"]);
  expect(titled(undefined)).toEqual(["Notes les plus basses", "Hôtel d", "Hôtel e"]);
  // One among the first already has its gap there.
  expect(titled(["a"])).toEqual(["Notes les plus basses", "Hôtel d", "Hôtel e"]);
});

it("opens the reviews of a row from the keyboard", async () => {
  const onDrill = vi.fn();
  render(<RankingView {...props({}, onDrill)} />);
  screen.getByRole("button", { name: "Hôtel b" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(onDrill).toHaveBeenCalledWith({ filters: { establishment: ["b"] }, label: "Hôtel b" });
});

it("calls an index an index, in the heading as on each badge, and only the note a note", () => {
  const named = (column: ViewProps<"ranking">["result"]["columns"][number]) => {
    const given = props({});
    const view = render(<RankingView {...given} result={{ ...given.result, columns: [column] }} />);
    const texts = [
      screen.getAllByRole("columnheader").at(-1)?.textContent,
      within(screen.getAllByRole("row")[1] as HTMLElement).getAllByText(/sur 10$/)[0]?.textContent,
    ];
    view.unmount();
    return texts;
  };
  expect(named({ measure: "rating-index-ranking", label: "Indice de classement", short: "Indice", unit: "rating" })).toEqual([
    "Indice",
    "Indice de classement 9,5 sur 10",
  ]);
  expect(named({ measure: "rating", label: "Note moyenne", short: "Note", unit: "rating" })).toEqual(["Note", "Note moyenne 9,5 sur 10"]);
});

it("says of a hidden figure and of what it rests on why they are not shown", () => {
  const given = props({ samples: true });
  const hidden = { key: "z", label: "Hôtel z", cells: [{ value: null, n: 0, hidden: true }] };
  render(<RankingView {...given} result={{ ...given.result, rows: [hidden] }} context={{ ...given.context, audience: "public" }} />);
  const row = screen.getByRole("row", { name: /Hôtel z/ });
  const marks = within(row).getAllByTitle("Échantillon insuffisant");
  expect(marks.map(({ textContent }) => textContent)).toEqual(["-Échantillon insuffisant", "-Échantillon insuffisant"]);
});

it("says how many rows there are beyond those that it shows, and goes on to all of them", async () => {
  render(<RankingView {...props({ limit: 2 })} />);
  expect(screen.getByText("2 établissements affichés sur 5")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Afficher la suite" }));
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(rows.map(({ label }) => label));
  expect(screen.queryByText(/premiers/)).toBeNull();
});

it("asks for the rows that its question has cut before it goes on, so that none is missing in between", async () => {
  const onMore = vi.fn();
  const given = props({ limit: 2 });
  const { rerender } = render(
    <RankingView {...given} result={{ ...given.result, total_rows: 412 }} context={{ ...given.context, onMore }} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Afficher la suite" }));
  expect(onMore).toHaveBeenCalledWith(412);
  expect(screen.getByText("2 établissements affichés sur 412")).toBeTruthy();
  rerender(<RankingView {...given} />);
  expect(screen.getAllByRole("button")).toHaveLength(5);
});

it("leaves no place of a public row empty: a curve that rests on too little, a gap without anything to compare are dashes that say so", () => {
  const given = props({});
  const hotel = (key: string, curve: (number | null)[]) => ({
    key,
    label: `Hôtel ${key}`,
    cells: [{ value: 90, n: 90 }],
    trend: curve.map((value, at) => ({ key: `2026-0${at + 1}-01`, value, n: 20 })),
  });
  const [full, thin] = [hotel("a", [80, 82, 84]), hotel("b", [null, 82, null])];
  const result = { ...given.result, rows: [full, thin], total_rows: 2 };
  const previous = { ...result, rows: [full] };
  const dashes = (audience: "private" | "public"): string[][] => {
    const view = render(<RankingView {...given} result={result} previous={previous} context={{ ...given.context, audience }} />);
    const titles = [/Hôtel a/, /Hôtel b/].map((name) =>
      within(screen.getByRole("row", { name }))
        .queryAllByText("-")
        .map((dash) => dash.parentElement?.title ?? ""),
    );
    view.unmount();
    return titles;
  };
  expect(dashes("public")).toEqual([[], ["Échantillon insuffisant", "Trop peu de données, ou aucune, sur la période comparée"]]);
  expect(dashes("private")).toEqual([[], ["Trop peu de mois pour une évolution"]]);
});

it("says of a public row that rests on nothing that there is nothing, aloud too", () => {
  const given = props({ spread: true });
  const full = { key: "a", label: "Hôtel", cells: [{ value: 90, n: 90 }], spread: [0, 0, 10, 30, 50] };
  const bare = { key: "b", label: "Camping", cells: [{ value: null, n: 0 }], spread: [0, 0, 0, 0, 0] };
  const result = { ...given.result, dimension: "category", rows: [full, bare], total_rows: 2 };
  render(<RankingView {...given} result={result} previous={result} context={{ ...given.context, audience: "public" }} />);
  const row = within(screen.getByRole("row", { name: /Camping/ }));
  expect(row.getAllByText("Aucune donnée")).toHaveLength(2);
  expect(row.queryByTitle("Échantillon insuffisant")).toBeNull();
  expect(screen.getByText(/Camping aucune donnée/)).toBeTruthy();
});
