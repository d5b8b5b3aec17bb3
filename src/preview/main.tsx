/** The page that `npm run config -- preview` photographs: one document, drawn with the results that the command gives it. */
import "../styles/base.css";

import { type ReactElement, useMemo } from "react";
import { createRoot } from "react-dom/client";

import { metricsOf } from "../engine/catalog/catalog.ts";
import { plan } from "../engine/plan/plan.ts";
import type { CatalogSource, Dashboard, Product, TileResultLine, WidgetType } from "../generated/types.ts";
import { viewManifests } from "../generated/view-manifests.ts";
import "../lib/i18n.ts";
import { translatorOf } from "../domain/texts/texts.ts";
import { PageSections } from "../page/document/page-sections.tsx";
import { ResultsStore } from "../page/results/results-store.ts";
import type { PageContext } from "../page/tiles/page-context.ts";
import { preloadViews, viewsOf } from "../page/tiles/views.ts";

/** What the command gives the page before it loads. */
export interface PreviewInput {
  document: Dashboard;
  types: Record<string, WidgetType>;
  sources: CatalogSource[];
  product: Pick<Product, "samples" | "tonalities">;
  lines: TileResultLine[];
}

declare global {
  var previewInput: PreviewInput | undefined;
}

function Preview({ document, types, sources, product, lines }: PreviewInput): ReactElement {
  const tiles = useMemo(() => {
    const planned = plan(document, { views: viewManifests, types, metrics: metricsOf(sources) }, undefined, true);
    void preloadViews(viewsOf(planned));
    return planned;
  }, [document, types, sources]);
  const store = useMemo(() => {
    const made = new ResultsStore();
    for (const line of lines) made.take(line);
    made.end();
    return made;
  }, [lines]);
  const page: PageContext = {
    view: {
      period: { from: "2025-07-01", to: "2026-07-01" },
      comparedTo: null,
      comparedLabel: "",
      audience: "private",
      samples: product.samples,
      tonalities: product.tonalities,
    },
    samples: product.samples,
    // Its author reads it: a tile says what is wrong with it.
    editor: true,
    dimensionLabel: (dimension) => translatorOf("page")(`dimension.${dimension}` as never, { defaultValue: dimension }),
    reload: () => undefined,
  };
  return (
    <main style={{ padding: 16 }}>
      <h1 style={{ marginBottom: 12 }}>{document.title}</h1>
      <PageSections document={document} tiles={tiles} store={store} page={page} />
    </main>
  );
}

const root = document.getElementById("root");
const input = globalThis.previewInput;
if (root && input) createRoot(root).render(<Preview {...input} />);
