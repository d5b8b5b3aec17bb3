/** The page of the rendering measure: a document of n widgets drawn by the product's own engine and views, results in memory. */
import "../../src/app/trusted-types.ts";
import "../../src/styles/base.css";
import "../../src/lib/i18n.ts";

import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

import type { EditGridProps } from "../../src/features/editor/edit-grid.tsx";
import type { PageContext } from "../../src/page/tiles/page-context.ts";
import { PageSections } from "../../src/page/document/page-sections.tsx";
import { ResultsStore } from "../../src/page/results/results-store.ts";
import { preloadViews, viewsOf } from "../../src/page/tiles/views.ts";
import { metricsOf } from "../../src/engine/catalog/catalog.ts";
import { layOut } from "../../src/engine/plan/lay-out.ts";
import { viewManifests } from "../../src/generated/view-manifests.ts";
import type { CatalogSource } from "../../src/generated/types.ts";
import reviewsSource from "../../widgets/metrics/reviews.json" with { type: "json" };
import product from "../../templates/product.json" with { type: "json" };
import type { Product } from "../../src/generated/types.ts";
import { benchDocument, benchResults, types } from "./document.ts";

declare global {
  var __bench: { setPeriod: (period: number) => void; edit: () => Promise<void> } | undefined;
}

/** Editing and its words load apart, as in the product. */
async function loadGrid(): Promise<ComponentType<EditGridProps>> {
  const { EditGrid } = await import("../../src/features/editor/edit-grid.tsx");
  return EditGrid;
}

const count = Number(new URLSearchParams(location.search).get("n") ?? 24);
const brand = product as unknown as Product;
// The measured grid has four widgets a row: narrower than the product would place a table.
const views = { ...viewManifests, table: { ...viewManifests.table, minSize: { w: 3, h: 3 } } };
const catalog = { views, types, metrics: metricsOf([reviewsSource as unknown as CatalogSource]) };
const document_ = benchDocument(count);
const planned = layOut(document_, catalog);
// As in the product: each tile is drawn once its own view is there.
void preloadViews(viewsOf(planned));

const store = new ResultsStore();
function fill(period: number): void {
  for (let index = 0; index < count; index += 1) {
    const { result, previous } = benchResults(index, period);
    store.take({ widget: `w${index}`, from: 1, result });
    if (previous) store.take({ widget: `w${index}`, from: 0, compared: true, result: previous });
  }
}
fill(0);

const page: PageContext = {
  view: {
    period: { from: "2024-01-01", to: "2025-01-01" },
    comparedTo: null,
    comparedLabel: "",
    audience: "private",
    samples: brand.samples,
    tonalities: brand.tonalities,
  },
  samples: brand.samples,
  editor: false,
  dimensionLabel: (dimension) => dimension,
  reload: () => {},
};
const least = { w: 2, h: 2 };
const leastOf = (): { w: number; h: number } => least;
const nothing = (): void => {};
const editing = { onSettings: nothing, onShift: nothing, onDuplicate: nothing, onCopy: nothing, onSend: nothing, onRemove: nothing };
const whole = { problems: new Map<string, number>(), kept: new Set<string>(), dropping: undefined, places: [], onDropType: nothing };

function BenchPage(): ReactElement {
  const [Grid, setGrid] = useState<ComponentType<EditGridProps>>();
  const [tiles, setTiles] = useState(planned);
  useEffect(() => {
    globalThis.__bench = {
      setPeriod: (period) => flushSync(() => fill(period)),
      edit: async () => {
        const grid = await loadGrid();
        flushSync(() => setGrid(() => grid));
      },
    };
  }, []);
  if (!Grid) return <PageSections document={document_} tiles={tiles} store={store} page={page} />;
  return (
    <Grid
      tiles={tiles}
      columns={12}
      leastOf={leastOf}
      store={store}
      page={page}
      {...whole}
      selected={[]}
      editing={editing}
      onSelect={() => {}}
      onBoxes={(boxes) => setTiles(tiles.map((tile) => ({ ...tile, place: { ...tile.place, box: boxes[tile.id] ?? tile.place.box } })))}
    />
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(<BenchPage />);
