import { render } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";

import type { ViewContext, ViewProps } from "../../src/engine/table/view-props.ts";
import type { View, ViewName } from "../../src/generated/types.ts";
import type { TableInput, TableWords } from "../../src/engine/table/view-table.ts";
import type { TableData } from "../../src/domain/format/table-data.ts";
import { pageTableWords, viewText, type ViewWords } from "../../src/ui/chart/words/view-text.ts";
import { exampleSurroundings } from "../../src/app/example-surroundings.ts";

interface ViewModule {
  default: (props: ViewProps<ViewName>) => React.ReactElement;
  sentence: (props: ViewProps<ViewName>, words: ViewWords) => string;
  tableOf: (props: TableInput<ViewName>, words: TableWords) => TableData;
}

const manifests = import.meta.glob<View>("../../widgets/views/*/view.json", { eager: true, import: "default" });
const modules = import.meta.glob<ViewModule>("../../widgets/views/*/index.tsx", { eager: true });
const cases = Object.entries(manifests).flatMap(([path, manifest]) =>
  manifest.examples
    // A hidden figure is no change: changes never list one.
    .filter(({ result }) => !["feed", "text", "changes"].includes(result.kind) && JSON.stringify(result).includes('"n":'))
    .map((example) => ({
      name: `${manifest.view}: ${example.name}`,
      manifest,
      example,
      module: modules[path.replace("view.json", "index.tsx")],
    })),
);

/** A result as a public page gets it where every sample is too small. */
function suppressed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(suppressed);
  if (typeof part !== "object" || part === null) return part;
  const { spread: _, interval: __, sample: ___, change_error: ____, ...rest } = part as Record<string, unknown>;
  const known = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, suppressed(value)]));
  return "n" in known && "value" in known ? { ...known, value: null, n: 0, hidden: true } : known;
}

/** A separate number zero: «0 avis», «+0», «0 %»; not an hour, a date or a target. */
const zero = /(^|[^\d,h/:-])0(?![\d,/:])(?!\s?h)/;

beforeAll(() => {
  // jsdom has no canvas; ECharts then estimates the width of its texts.
  HTMLCanvasElement.prototype.getContext = () => null;
});

describe.each(cases)("$name, all of it hidden", ({ manifest, example, module }) => {
  const context: ViewContext = {
    title: example.name,
    box: manifest.defaultSize,
    ...exampleSurroundings,
    audience: "public",
  };
  const props = {
    ...example,
    result: suppressed(example.result),
    ...(example.previous ? { previous: suppressed(example.previous) } : {}),
    context,
  } as ViewProps<ViewName>;

  it("says nothing of it in figures", () => {
    const said = module?.sentence(props, viewText()) ?? "";
    expect(said).not.toMatch(zero);
    expect(said).not.toMatch(/\d (avis|mentions?|réponses?)/);
  });

  it("has no figure in its table or its file", () => {
    const { columns, rows } = module?.tableOf(props, pageTableWords()) ?? { columns: [], rows: [] };
    const figures = rows.flatMap((cells) => cells.filter((_, at) => columns[at]?.numeric));
    expect(figures.filter(({ value }) => typeof value === "number")).toEqual([]);
    expect(figures.filter(({ text }) => /\d/.test(text))).toEqual([]);
  });

  it("draws no zero in its place", async () => {
    const Drawn = module?.default ?? (() => <></>);
    const { container } = render(<Drawn {...props} />);
    await new Promise((resolve) => setTimeout(resolve));
    const texts = [...container.querySelectorAll("*")]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent);
    expect(texts.filter((text) => zero.test(text))).toEqual([]);
  });
});
