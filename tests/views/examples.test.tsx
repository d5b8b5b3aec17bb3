import { render } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import type { ViewContext, ViewProps } from "../../src/engine/table/view-props.ts";
import type { Result, View, ViewName } from "../../src/generated/types.ts";
import * as validators from "../../src/generated/validators.js";
import { viewOptions } from "../../src/generated/view-options.ts";
import { csvOf } from "../../src/domain/format/csv.ts";
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
const views = Object.entries(manifests).map(([path, manifest]) => ({ manifest, module: modules[path.replace("view.json", "index.tsx")] }));
const cases = views.flatMap(({ manifest, module }) =>
  manifest.examples.map((example) => ({ name: `${manifest.view}: ${example.name}`, manifest, module, example })),
);

/** Words that show an unformatted value. */
const betrayals = /undefined|NaN|\bnull\b|\[object|Infinity|\{\{/;

function propsOf({ manifest, example }: (typeof cases)[number], audience: ViewContext["audience"]): ViewProps<ViewName> {
  const context: ViewContext = {
    title: example.name,
    box: manifest.defaultSize,
    ...exampleSurroundings,
    audience,
    onDrill: () => {},
  };
  return { ...example, context };
}

/** Between two elements nothing is written where a reader makes a pause. */
const unspaced = (text: string): string => text.replace(/\s/g, "");

/** What a screen reader comes across: texts, and the names of drawings. */
function heardIn(container: HTMLElement): string {
  const spoken = container.cloneNode(true) as HTMLElement;
  for (const silent of spoken.querySelectorAll('[aria-hidden="true"]')) silent.remove();
  const names = Array.from(spoken.querySelectorAll('[role="img"], img'), (drawing) =>
    drawing.getAttribute(drawing.tagName === "IMG" ? "alt" : "aria-label"),
  );
  return [spoken.textContent, ...names].map((text) => unspaced(text ?? "")).join("\n");
}

/** The names of the parts that a result gives to draw, in any of its kinds. */
function namesIn(result: Result): string[] {
  switch (result.kind) {
    case "breakdown":
      return result.items.map(({ label }) => label);
    case "geo":
      return result.places.map(({ label }) => label);
    case "matrix":
      return result.rows.map(({ label }) => label);
    case "table":
      return result.rows.map(({ label }) => label);
    default:
      return [];
  }
}

/** A file's lines cut at its semicolons, its quotes undone. */
function fieldsOf(file: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of file.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

/** A cell as a French spreadsheet reads it: a decimal comma, and no text that it would run. */
function asWritten(value: string | number | null): string {
  if (typeof value === "number") return String(value).replace(".", ",");
  return value === null ? "" : /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
}

beforeAll(() => {
  // jsdom has no canvas; ECharts then estimates the width of its texts.
  HTMLCanvasElement.prototype.getContext = () => null;
});

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

describe.each(views)("the manifest of $manifest.view", ({ manifest, module }) => {
  it("is valid and has a component, a sentence and a table", () => {
    validators.isView(manifest);
    expect(validators.isView.errors ?? []).toEqual([]);
    expect(module).toMatchObject({ default: expect.any(Function), sentence: expect.any(Function), tableOf: expect.any(Function) });
  });

  it("shows an ordinary example and a hard one", () => expect(manifest.examples.length).toBeGreaterThanOrEqual(2));

  it("labels each option", () => {
    for (const [name, option] of Object.entries((manifest.options as { properties: Record<string, Record<string, unknown>> }).properties)) {
      expect({ name, ...option }).toMatchObject({
        name,
        "x-label": expect.any(String),
        "x-group": expect.any(String),
        "x-order": expect.any(Number),
      });
      expect(option).not.toHaveProperty("title");
    }
  });
});

describe.each(cases)("$name", (each) => {
  const { manifest, module, example } = each;

  it("is of an accepted kind, with valid options and results", () => {
    const options = viewOptions[manifest.view as ViewName];
    options(example.options);
    expect(options.errors ?? []).toEqual([]);
    for (const result of [example.result, ...(example.previous ? [example.previous] : [])]) {
      expect(manifest.accepts).toContain(result.kind);
    }
  });

  it.each(["light", "dark"] as const)("draws in the %s theme, without a complaint", async (theme) => {
    document.documentElement.dataset.theme = theme;
    for (const audience of ["private", "public"] as const) {
      const props = propsOf(each, audience);
      const View = module?.default ?? (() => <></>);
      const { container, rerender, unmount } = render(<View {...props} />);
      // The chart is made in the next tick.
      await new Promise((resolve) => setTimeout(resolve));
      expect(container.firstChild).not.toBeNull();
      const charts = [...container.querySelectorAll('[role="img"] > div')];
      expect(charts.filter((chart) => chart.querySelector("svg path, svg text") === null)).toEqual([]);
      expect(container.textContent).not.toMatch(betrayals);
      expect(container.querySelector("style, script")).toBeNull();
      rerender(<View {...props} context={{ ...props.context, title: "Autre" }} />);
      unmount();
    }
    expect(vi.mocked(console.error).mock.calls).toEqual([]);
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  });

  it("says itself in one French sentence", () => {
    for (const audience of ["private", "public"] as const) {
      const said = module?.sentence(propsOf(each, audience), viewText()) ?? "";
      expect(said.length).toBeGreaterThan(3);
      expect(said).not.toMatch(betrayals);
    }
  });

  it("has its sentence in the page, for readers who do not see the drawing", () => {
    for (const audience of ["private", "public"] as const) {
      const props = propsOf(each, audience);
      const View = module?.default ?? (() => <></>);
      const { container, unmount } = render(
        <>
          <h3>{props.context.title}</h3>
          <View {...props} />
        </>,
      );
      expect(heardIn(container)).toContain(unspaced(module?.sentence(props, viewText()) ?? "absent"));
      unmount();
    }
  });

  it("is a table whose rows fill their columns, and a file", () => {
    const table = module?.tableOf(propsOf(each, "private"), pageTableWords()) ?? { columns: [], rows: [] };
    expect(table.columns.length).toBeGreaterThan(0);
    for (const row of table.rows) {
      expect(row).toHaveLength(table.columns.length);
      for (const { text } of row) expect(text).not.toMatch(betrayals);
    }
    expect(new Set(table.columns.map(({ key }) => key)).size).toBe(table.columns.length);
  });

  it("has in its table what it draws, and in its file what is in its table, as a French spreadsheet opens it", () => {
    const table = module?.tableOf(propsOf(each, "private"), pageTableWords()) ?? { columns: [], rows: [] };
    const listed = unspaced(JSON.stringify(table.rows.map((row) => row.map(({ text }) => text))));
    for (const name of namesIn(example.result)) expect(listed).toContain(unspaced(JSON.stringify(name).slice(1, -1)));
    const file = csvOf(table);
    expect(file.startsWith("\ufeff")).toBe(true);
    const cells = fieldsOf(file.slice(1));
    expect(cells).toHaveLength(table.rows.length + 1);
    expect(cells.map((row) => row.length)).toEqual(cells.map(() => table.columns.length));
    expect(cells.slice(1)).toEqual(table.rows.map((row) => row.map(({ value }) => asWritten(value))));
  });
});
