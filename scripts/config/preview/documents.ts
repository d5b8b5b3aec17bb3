import type { Config } from "../../../server/config/assemble.ts";
import { decode } from "../../../server/config/decode.ts";
import { readDocument } from "../../../server/config/read-document.ts";
import { CommandRefusal } from "../../../server/kit/command-refusal.ts";
import { exampleLines, type ExampleState } from "../../../src/engine/examples/examples.ts";
import { plan } from "../../../src/engine/plan/plan.ts";
import type { Dashboard, TileResultLine, WidgetType } from "../../../src/generated/types.ts";
import { lineOf } from "../lint.ts";

/** What is drawn of a file: a dashboard, or a widget type as a dashboard of one tile. */
export interface Previewed {
  name: string;
  document: Dashboard;
}

/** The states in which a document is drawn. */
export const previewStates = ["normal", "empty", "error"] as const;
export type PreviewState = (typeof previewStates)[number];

/** The documents of a file, by its kind. Refuses one with a mistake of form, and a kind that nothing is drawn of. */
export function documentsIn(file: string, bytes: Uint8Array): Previewed {
  const { text, fault } = decode(bytes, file);
  const { kind, value, problems } = readDocument(file, text, fault);
  if (problems.length > 0) throw new CommandRefusal(problems.map(lineOf).join("\n"));
  const name = (file.split("/").at(-1) ?? file).replace(/\.json$/, "");
  if (kind === "dashboard") return { name, document: value as Dashboard };
  if (kind === "page" || kind === "template") return { name, document: (value as { dashboard: Dashboard }).dashboard };
  if (kind === "widget-type") return { name, document: aloneIn(value as WidgetType) };
  throw new CommandRefusal(`${file} ne se dessine pas : donnez un tableau de bord, un modèle, une page ou un type de widget.`);
}

function aloneIn({ type, label, size }: WidgetType): Dashboard {
  const box = { widget: "w", x: 0, y: 0, w: size?.w ?? 6, h: size?.h ?? 4 };
  return { version: 1, title: label, widgets: { w: { type } }, layout: { tabs: [{ id: "t", sections: [{ id: "s", grid: [box] }] }] } };
}

/** What the tiles of a document are given in a state, from the examples of their views. */
export function linesIn(document: Dashboard, { catalog, views }: Config, state: PreviewState): TileResultLine[] {
  const tiles = plan(document, catalog, undefined, true);
  if (state === "error") return tiles.map(({ id }) => ({ widget: id, error: "internal" }));
  const examples = new Map(views.map((view) => [view.view, view.examples]));
  const of: ExampleState = state === "normal" ? "ready" : "empty";
  return exampleLines(tiles, (view) => examples.get(view) ?? [], of, catalog.metrics);
}

/** How many different questions a document asks: tiles that ask the same are answered once. */
export function queriesOf(document: Dashboard, { catalog }: Config): number {
  const asked = plan(document, catalog, undefined, true).flatMap((tile) =>
    tile.ok
      ? [{ query: tile.query, period: tile.period }, ...(tile.beside ? [{ query: tile.beside.query, period: tile.period }] : [])]
      : [],
  );
  return new Set(asked.map((one) => JSON.stringify(one))).size;
}
