import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { DataTable } from "./data-table.tsx";
import type { DataColumn } from "./columns.ts";

interface Row {
  id: string;
  name: string;
  reviews: number;
}

const rows: Row[] = [
  { id: "1", name: "Refuge du Col", reviews: 214 },
  { id: "2", name: "Gîte du Pré", reviews: 96 },
];
const columns: DataColumn<Row>[] = [
  { id: "name", header: "Établissement", cell: (row) => row.name, rowHeader: true, sortable: true },
  { id: "reviews", header: "Avis", cell: (row) => row.reviews, numeric: true, sortable: true },
  { id: "note", header: "Note", cell: () => "8,6" },
];

const draw = (props: Partial<Parameters<typeof DataTable<Row>>[0]> = {}) =>
  render(<DataTable caption="Classement" columns={columns} rows={rows} rowKey={(row) => row.id} {...props} />);

it("is a named table with headers of columns and rows", () => {
  draw();
  const table = screen.getByRole("table", { name: "Classement" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["Établissement", "Avis", "Note"]);
  expect(within(table).getByRole("rowheader", { name: "Gîte du Pré" })).toBeTruthy();
});

it("labels each value for the cards of small screens", () => {
  draw();
  expect(screen.getByRole("cell", { name: "96" }).dataset.label).toBe("Avis");
});

it("sorts by buttons: texts from A, numbers from the highest, then the other way", async () => {
  const onSort = vi.fn();
  const { rerender } = draw({ onSort });
  expect(screen.queryByRole("button", { name: "Note" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Établissement" }));
  await userEvent.click(screen.getByRole("button", { name: "Avis" }));
  rerender(
    <DataTable
      caption="Classement"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      onSort={onSort}
      sort={{ column: "reviews", direction: "descending" }}
    />,
  );
  expect(screen.getByRole("columnheader", { name: "Avis" }).getAttribute("aria-sort")).toBe("descending");
  await userEvent.click(screen.getByRole("button", { name: "Avis" }));
  expect(onSort.mock.calls.map(([sort]) => sort)).toEqual([
    { column: "name", direction: "ascending" },
    { column: "reviews", direction: "descending" },
    { column: "reviews", direction: "ascending" },
  ]);
});

it("gives each row its actions", () => {
  draw({ rowActions: (row) => <button type="button">Supprimer {row.name}</button> });
  expect(screen.getByRole("button", { name: "Supprimer Gîte du Pré" })).toBeTruthy();
});

it("says the text given when there is no row", () => {
  draw({ rows: [], empty: <p>Aucun établissement</p> });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText("Aucun établissement")).toBeTruthy();
});
