import fc from "fast-check";

import type { Dashboard } from "../../../src/generated/types.ts";

/** A document after some mutations. */
export interface Mutated {
  document: unknown;
  /** Widgets that were changed; null where the document's frame was, and every tile may differ. */
  touched: readonly string[] | null;
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Fields = Record<string, unknown>;

/** Sets this mark on the page if it ever runs. */
export const runMark = "__ran";
const run = `window.${runMark}=1`;

/** Texts that become code, markup or another object where they are trusted. */
const hostile = [
  `<img src=x onerror="${run}">`,
  `"><script>${run}</script>`,
  `javascript:${run}`,
  `[lien](javascript:${run})`,
  `![](x" onerror="${run})`,
  `<svg onload=${run}>`,
  `\${${run}}`,
  `{{constructor.constructor("${run}")()}}`,
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "\u0000",
  "\u202eévolution",
  "",
  " ",
  "é".repeat(5_000),
  "*/ } body { display: none } /*",
] as const;

const text = fc.constantFrom(...hostile);
/** An object whose own key is `__proto__`, as only JSON makes it. */
const polluting = fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Json);
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  polluting,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(null, true, -1, 0, 1e9, 1e-9, [], {}, [[]], [null]),
);
const key = fc.oneof(fc.constantFrom("type", "title", "query", "options", "text", "url", "label", "nope"), text);

/** The mutations of one widget. */
const widgetChange: fc.Arbitrary<(widget: Fields) => unknown> = fc.oneof(
  text.map((type) => (widget: Fields) => ({ ...widget, type })),
  text.map((title) => (widget: Fields) => ({ ...widget, title })),
  fc.tuple(key, anything).map(([name, value]) => (widget: Fields) => ({ ...widget, options: { [name]: value } })),
  anything.map((options) => (widget: Fields) => ({ ...widget, options })),
  fc
    .tuple(fc.constantFrom("measure", "by", "where", "order", "limit", "also", "text"), anything)
    .map(([name, value]) => (widget: Fields) => ({ ...widget, query: { measure: "rating", [name]: value } })),
  fc.tuple(text, text).map(([dimension, value]) => (widget: Fields) => ({
    ...widget,
    query: { measure: "rating", where: { [dimension]: [value] } },
  })),
  anything.map((query) => (widget: Fields) => ({ ...widget, query })),
  fc.tuple(key, anything).map(([name, value]) => (widget: Fields) => ({ ...widget, [name]: value })),
  anything.map((value) => () => value),
);

/** The mutations of a placement. */
const boxChange: fc.Arbitrary<(placement: Fields) => unknown> = fc.oneof(
  fc
    .tuple(fc.constantFrom("x", "y", "w", "h"), fc.oneof(fc.constantFrom(1e9, -1e9, 1.5, 0, 400), anything))
    .map(([side, value]) => (placement: Fields) => ({ ...placement, [side]: value })),
  fc
    .record({ x: fc.integer(), y: fc.integer(), w: fc.integer(), h: fc.integer() })
    .map((box) => (placement: Fields) => ({ ...placement, ...box })),
);

/** The mutations of the frame: everything except widgets and boxes. */
const frameChange: fc.Arbitrary<(document: Fields) => void> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("title", "description", "period", "compare", "filters", "facets", "widgets", "layout", "version", "nope"),
      anything,
    )
    .map(
      ([name, value]) =>
        (document: Fields) =>
          void (document[name] = value),
    ),
  fc.tuple(text, text).map(
    ([dimension, value]) =>
      (document: Fields) =>
        void (document["filters"] = { [dimension]: [value] }),
  ),
  fc.constantFrom("nope", "__proto__").map((preset) => (document: Fields) => void (document["period"] = { preset })),
  fc.tuple(fc.constantFrom("title", "id", "repeat", "grid", "nope"), anything).map(([name, value]) => (document: Fields) => {
    for (const section of sectionsOf(document)) section[name] = value;
  }),
  anything.map((placement) => (document: Fields) => {
    for (const section of sectionsOf(document)) if (Array.isArray(section["grid"])) section["grid"].push(placement);
  }),
  anything.map((tab) => (document: Fields) => void (document["layout"] = { tabs: [tab] })),
);

/** Mutations of one document: most of one widget, some of its box, some of the frame. */
export function mutationsOf(base: Dashboard): fc.Arbitrary<Mutated> {
  const ids = Object.keys(base.widgets);
  const widget = fc.tuple(fc.constantFrom(...ids), widgetChange).map(([id, change]): Mutated => {
    const document = copy(base);
    (document.widgets as Fields)[id] = change(document.widgets[id] as unknown as Fields);
    return { document, touched: [id] };
  });
  const box = fc.tuple(fc.constantFrom(...ids), boxChange).map(([id, change]): Mutated => {
    const document = copy(base);
    for (const section of sectionsOf(document as unknown as Fields))
      section["grid"] = (section["grid"] as Fields[]).map((placed) => (placed["widget"] === id ? change(placed) : placed));
    return { document, touched: [id] };
  });
  const frame = frameChange.map((change): Mutated => {
    const document = copy(base);
    change(document as unknown as Fields);
    return { document, touched: null };
  });
  return fc.oneof({ weight: 6, arbitrary: widget }, { weight: 2, arbitrary: box }, { weight: 3, arbitrary: frame });
}

function copy(document: Dashboard): Dashboard {
  return JSON.parse(JSON.stringify(document)) as Dashboard;
}

function sectionsOf(document: Fields): Fields[] {
  const { tabs = [] } = (document["layout"] ?? {}) as { tabs?: { sections?: Fields[] }[] };
  return tabs.flatMap(({ sections = [] }) => sections);
}
