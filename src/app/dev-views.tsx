import { type ReactElement, useEffect, useMemo, useState } from "react";

import type { ViewContext, ViewProps } from "../engine/table/view-props.ts";
import type { View, ViewName } from "../generated/types.ts";
import { exampleSurroundings } from "./example-surroundings.ts";
import { Card } from "../ui/card/card.tsx";
import { pageTableWords } from "../ui/chart/words/view-text.ts";
import { TileTable } from "../ui/chart/table/tile-table.tsx";
import styles from "./dev-views.module.css";
import type { ViewModule } from "../page/tiles/views.ts";

const manifests = import.meta.glob<View>("../../widgets/views/*/view.json", { eager: true, import: "default" });
const modules = import.meta.glob<ViewModule>("../../widgets/views/*/index.tsx");

interface Shown {
  manifest: View;
  module: ViewModule;
}

/** What the examples are drawn with: a period, a comparison, the product's own thresholds and tonalities. */
const surroundings: Omit<ViewContext, "title" | "box"> = {
  ...exampleSurroundings,
  onDrill: ({ label }) => console.info("drill:", label),
};

/** Every example of every view, in cards of their default size; `?view=` shows one view, `?table` their tables, `?box=220x160` cards of that many pixels. */
export default function ViewExamples(): ReactElement {
  const [shown, setShown] = useState<Shown[]>([]);
  const search = useMemo(() => new URLSearchParams(location.search), []);
  useEffect(() => void load(search.get("view")).then(setShown), [search]);

  return (
    <main className={styles.page} data-render-state={shown.length > 0 ? "ready" : undefined}>
      {shown.map(({ manifest, module }) => (
        <section key={manifest.view} className={styles.view}>
          <h2 className={styles.title}>
            {manifest.label} <code>{manifest.view}</code>
          </h2>
          <div className={search.has("box") ? styles.boxes : styles.grid}>
            {manifest.examples.map((example) => (
              <Example
                key={example.name}
                manifest={manifest}
                module={module}
                example={example}
                table={search.has("table")}
                audience={search.has("public") ? "public" : "private"}
                box={boxOf(search.get("box"))}
              />
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

interface ExampleProps extends Shown {
  example: View["examples"][number];
  table: boolean;
  audience: ViewContext["audience"];
  /** Pixels; the default size of the view without. */
  box: { width: number; height: number } | undefined;
}

function Example({ manifest, module, example, table, audience, box }: ExampleProps): ReactElement {
  const { w, h } = manifest.defaultSize;
  const context: ViewContext = { ...surroundings, audience, title: example.name, box: { w, h } };
  // The generator has checked each example against its view's own schema.
  const props = { ...example, context } as unknown as ViewProps<ViewName>;
  return (
    <div className={styles.cell} style={box ?? { gridColumn: `span ${w}`, gridRow: `span ${h}` }}>
      <Card title={example.name} level={3} flush className={styles.card} data-widget={manifest.view}>
        {table ? <TileTable data={module.tableOf(props, pageTableWords())} caption={example.name} /> : <module.default {...props} />}
      </Card>
    </div>
  );
}

function boxOf(text: string | null): ExampleProps["box"] {
  const [width, height] = (text ?? "").split("x").map(Number);
  return width && height ? { width, height } : undefined;
}

async function load(only: string | null): Promise<Shown[]> {
  const wanted = Object.entries(manifests).filter(([, { view }]) => !only || only.split(",").includes(view));
  const loaded = await Promise.all(
    wanted.map(async ([path, manifest]) => {
      const module = await modules[path.replace("view.json", "index.tsx")]?.();
      return module ? { manifest, module } : undefined;
    }),
  );
  return loaded.filter((entry) => entry !== undefined);
}
