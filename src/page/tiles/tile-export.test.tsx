import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";

import type { ReadyTile } from "../../engine/plan/plan.ts";
import * as saving from "../../lib/save-file.ts";
import { viewContext } from "../../../tests/views/support/view-context.ts";
import type { PageContext } from "./page-context.ts";
import { TileActions } from "./tile-actions.tsx";
import type { ShownPart } from "./tile-parts.ts";

const view = viewContext({ title: "Réponses", box: { w: 8, h: 6 }, period: { from: "2026-01-01", to: "2026-07-01" } });
const page = { view, samples: view.samples, dimensionLabel: String } as unknown as PageContext;
const part = {
  label: undefined,
  view: "table",
  module: { tableOf: () => ({ columns: [{ key: "label", label: "Établissement" }], rows: [[{ value: "Auberge", text: "Auberge" }]] }) },
  props: { result: { kind: "table" }, context: view },
} as unknown as ShownPart;

function actions(options: ReadyTile["options"], given: PageContext = page, shown = part): void {
  const tile = {
    id: "w",
    ok: true,
    title: "Réponses par établissement",
    kind: "table",
    query: {},
    options,
    ignored: [],
  } as unknown as ReadyTile;
  render(
    <TileActions
      tile={tile}
      page={given}
      parts={[shown]}
      onDrill={undefined}
      asTable={false}
      onTable={() => undefined}
      state="ready"
      countedAt={null}
    />,
  );
}

it("offers a list that is made to be handed on as a file, by a button beside its menu", async () => {
  const save = vi.spyOn(saving, "saveFile").mockImplementation(() => undefined);
  actions({ export: true });
  await userEvent.click(screen.getByRole("button", { name: "Exporter la liste" }));
  expect(save).toHaveBeenCalledWith(
    "reponses-par-etablissement_2026-01-01_2026-06-30.csv",
    expect.stringContaining("Auberge"),
    "text/csv;charset=utf-8",
  );
});

it("names what its page is about in the name of each file, so that those of two establishments are told apart", async () => {
  const save = vi.spyOn(saving, "saveFile").mockImplementation(() => undefined);
  const onImage = vi.fn();
  vi.stubGlobal("CSS", { escape: String });
  actions({ export: true }, { ...page, about: "Hôtel Bellerive", onImage }, { ...part, view: "bars" });
  await userEvent.click(screen.getByRole("button", { name: "Exporter la liste" }));
  expect(save.mock.calls.at(-1)?.[0]).toBe("reponses-par-etablissement_hotel-bellerive_2026-01-01_2026-06-30.csv");
  await userEvent.click(screen.getByRole("button", { name: /^Actions/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: /PNG|image/i }));
  expect(onImage).toHaveBeenCalledWith(
    expect.objectContaining({ about: "Hôtel Bellerive", filename: "reponses-par-etablissement_hotel-bellerive_2026-01-01_2026-06-30" }),
  );
});

it("has no such button elsewhere, nor on paper", () => {
  actions({});
  actions({ export: true }, { ...page, view: { ...view, printing: true } });
  expect(screen.queryByRole("button", { name: "Exporter la liste" })).toBeNull();
});
