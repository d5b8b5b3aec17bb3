import type { Config } from "../../server/config/assemble.ts";
import type { View, WidgetType } from "../../src/generated/types.ts";
import type { JsonObject, SourceSchema } from "../generate/schemas.ts";
import { type Part, partsOf, said } from "./fields.ts";

/** What the pages are written from. */
export interface ReferenceSources {
  config: Config;
  schemas: readonly SourceSchema[];
  dimensionLabel: (dimension: string) => string;
  /** The text of a shipped file, for examples. */
  textOf: (file: string) => string;
}

/** Kinds of documents with a page of fields: its file, its schema, and the shipped file that is its example. */
const kinds: readonly { page: string; id: string; name: string; example: string }[] = [
  { page: "dashboards.md", id: "dashboard.schema.json", name: "Dashboards", example: "templates/dashboards/elected-officials.json" },
  { page: "templates.md", id: "template.schema.json", name: "Dashboard templates", example: "templates/dashboards/elected-officials.json" },
  { page: "pages.md", id: "page.schema.json", name: "Pages", example: "templates/pages/net-promoter-score.json" },
  { page: "menus.md", id: "menu.schema.json", name: "Menus", example: "templates/menus/tp-main.json" },
  {
    page: "widget-types.md",
    id: "widget-type.schema.json",
    name: "Fields of a widget type",
    example: "widgets/types/commune-ranking.json",
  },
  { page: "forms.md", id: "form.schema.json", name: "Satisfaction forms", example: "templates/forms/court.json" },
  { page: "alerts.md", id: "alert.schema.json", name: "Alerts", example: "templates/alerts/wave.json" },
  { page: "mails.md", id: "mail.schema.json", name: "Mails", example: "templates/mails/notice.json" },
  { page: "queries.md", id: "query.schema.json", name: "Queries", example: "widgets/types/categories-table.json" },
  { page: "offers.md", id: "offer.schema.json", name: "Offers and options", example: "templates/offers/expert.json" },
  { page: "help.md", id: "help.schema.json", name: "Frequent questions", example: "templates/help/aurelle.json" },
  { page: "moderation.md", id: "moderation.schema.json", name: "Policies of moderation", example: "templates/moderation/avis.json" },
  { page: "responses.md", id: "responses.schema.json", name: "Answers to reviews", example: "templates/responses/fr.json" },
  { page: "lexicons.md", id: "lexicon.schema.json", name: "Lexicons", example: "templates/lexicons/fr.json" },
  { page: "product.md", id: "product.schema.json", name: "Product", example: "templates/product.json" },
  { page: "calendar.md", id: "calendar.schema.json", name: "Calendar", example: "templates/calendar.json" },
  { page: "release-notes.md", id: "release-notes.schema.json", name: "Release notes", example: "templates/release-notes.json" },
  { page: "sources.md", id: "metric.schema.json", name: "Sources and measures", example: "widgets/metrics/answers.json" },
];

/** Longest example that a page shows (lines). */
const LONGEST_EXAMPLE = 60;
/** Characters that a page shows of each of its lines: those of a list of words are long. */
const LONGEST_LINE = 300;
const notice = "<!-- Written by `npm run reference` from the schemas and the configuration. Do not edit. -->";

/** The reference for who writes configuration: file name → its text. */
export function referencePages(sources: ReferenceSources): Map<string, string> {
  const pages = new Map<string, string>([
    ["README.md", indexPage()],
    ["measures.md", measuresPage(sources)],
    ["views.md", viewsPage(sources.config)],
    ["types.md", typesPage(sources.config)],
  ]);
  const elsewhere = new Map([
    ["Dashboard", "dashboards.md"],
    ["Query", "queries.md"],
  ]);
  for (const kind of kinds)
    pages.set(kind.page, fieldsPage(kind, partsOf(kind.id, sources.schemas, elsewhere), sources.textOf(kind.example)));
  return pages;
}

function page(title: string, ...parts: string[]): string {
  return `${[`# ${title}`, notice, ...parts].join("\n\n")}\n`;
}

function indexPage(): string {
  const lines = [
    "- [Measures and dimensions](measures.md): what can be asked",
    "- [Views](views.md): how it can be drawn, each option with its label and an example",
    "- [Widget types](types.md): those that this product ships",
    ...kinds.map(({ page: file, name }) => `- [${name}](${file})`),
  ];
  return page(
    "Reference of the configuration",
    lines.join("\n"),
    "In the product, `/dashboard/templates` → «Types de widgets» draws every type with your own figures and in each of its states.",
  );
}

function fieldsPage({ name, example }: (typeof kinds)[number], parts: readonly Part[], text: string): string {
  const sections = parts.map(({ title, description, fields }, index) =>
    [...(index === 0 ? [] : [`## ${title}`]), ...(description === "" ? [] : [description]), fieldTable(fields)].join("\n\n"),
  );
  return page(name, ...sections, `## Example: \`${example}\``, fenced(shortened(text)));
}

function fieldTable(fields: Part["fields"]): string {
  if (fields.length === 0) return "Any members.";
  return table(
    ["Field", "Holds", "Meaning"],
    fields.map(({ name, required, holds, description }) => [
      `${required ? "**" : ""}\`${name}\`${required ? "**" : ""}`,
      holds,
      description,
    ]),
  );
}

function measuresPage({ config, dimensionLabel }: ReferenceSources): string {
  const { measures, dimensions } = config.catalog.metrics;
  const sources = Object.keys(dimensions).toSorted();
  const sections = sources.map((source) => {
    const own = Object.entries(measures).filter(([, measure]) => measure.source === source);
    const rows = own.map(([name, { label, unit, description }]) => [`\`${name}\``, label, unit, description]);
    return `## Source \`${source}\`\n\n${table(["Measure", "Label", "Unit", "Meaning"], rows)}`;
  });
  const names = [...new Set(Object.values(dimensions).flat())].toSorted();
  const rows = names.map((name) => {
    const known = sources.filter((source) => (dimensions[source] as readonly string[]).includes(name));
    return [`\`${name}\``, dimensionLabel(name), known.map((source) => `\`${source}\``).join(", ")];
  });
  return page(
    "Measures and dimensions",
    "Measures that stand in one query are of one source.",
    ...sections,
    `## Dimensions\n\n${table(["Dimension", "Label", "Sources"], rows)}`,
  );
}

function viewsPage({ views, catalog }: Config): string {
  const types = Object.values(catalog.types);
  const sections = views.map((view) => {
    const used = types.filter(({ view: name }) => name === view.view).map(({ type }) => `\`${type}\``);
    const size = `At least ${view.minSize.w} × ${view.minSize.h}, by default ${view.defaultSize.w} × ${view.defaultSize.h}.`;
    const head = [
      `## \`${view.view}\`: ${view.label}`,
      view.description ?? "",
      `Draws: ${view.accepts.map((kind) => `\`${kind}\``).join(", ")}. ${size}${needsOf(view)}`,
    ];
    return [...head, optionTable(view, types), `Used by ${used.join(", ")}.`].filter(Boolean).join("\n\n");
  });
  return page(
    "Views",
    "The labels are those of the editor’s settings. The example of an option is one of the view’s own or of a shipped type.",
    ...sections,
  );
}

function needsOf({ needs }: View): string {
  if (!needs) return "";
  const parts = [
    ...(needs.units ? [`units ${needs.units.map((unit) => `\`${unit}\``).join(", ")}`] : []),
    ...(needs.dimensions ? [`a first split by ${needs.dimensions.map((name) => `\`${name}\``).join(", ")}`] : []),
    ...(needs.measures ? [`up to ${needs.measures} measures over time`] : []),
    ...(needs.peers ? ["`peers` in the query"] : []),
  ];
  return ` Needs ${parts.join("; ")}.`;
}

function optionTable(view: View, types: readonly WidgetType[]): string {
  const { properties = {} } = view.options as { properties?: Record<string, JsonObject> };
  const rows = Object.entries(properties).map(([name, option]) => {
    const hint = typeof option["x-hint"] === "string" ? ` ${option["x-hint"]}` : "";
    return [
      `\`${name}\``,
      `${said(option["x-label"] ?? "")}.${hint}`,
      valuesOf(option),
      option.default === undefined ? "" : `\`${JSON.stringify(option.default)}\``,
      `\`${JSON.stringify({ [name]: exampleOf(view, name, option, types) })}\``,
    ];
  });
  return rows.length === 0 ? "No options." : table(["Option", "Label", "Values", "Default", "Example"], rows);
}

function valuesOf(option: JsonObject): string {
  const names = (option["x-values"] ?? {}) as Record<string, string>;
  if (Array.isArray(option.enum))
    return option.enum.map((one) => `\`${said(one)}\`${names[said(one)] ? ` (${names[said(one)]})` : ""}`).join(", ");
  const range =
    option.minimum !== undefined && option.maximum !== undefined ? ` from ${said(option.minimum)} to ${said(option.maximum)}` : "";
  return `${said(option.type ?? "")}${range}`;
}

/** A value that some example or shipped type gives the option, another one than the default where there is one. */
function exampleOf({ view, examples }: View, name: string, option: JsonObject, types: readonly WidgetType[]): unknown {
  const given = [
    ...types.filter((type) => type.view === view).map(({ options = {} }) => options),
    ...examples.map(({ options }) => options),
  ]
    .map((options) => (options as Record<string, unknown>)[name])
    .filter((value) => value !== undefined);
  const other = given.find((value) => JSON.stringify(value) !== JSON.stringify(option.default)) ?? given[0];
  if (other !== undefined) return other;
  if (Array.isArray(option.enum)) return option.enum.find((value) => value !== option.default) ?? option.enum[0];
  if (option.type === "boolean") return option.default !== true;
  if (option.type === "string") return "…";
  return option.minimum ?? option.default ?? 1;
}

function typesPage({ catalog }: Config): string {
  const groups = [
    ["figures", "Figures"],
    ["charts", "Charts"],
    ["content", "Content"],
  ] as const;
  const types = Object.values(catalog.types).toSorted((a, b) => (a.type < b.type ? -1 : 1));
  const sections = groups.map(([group, name]) => {
    const own = types.filter((type) => (type.group ?? "charts") === group);
    const rows = own.map(({ type, label, description = "", view, query }) => [
      `\`${type}\``,
      label,
      description,
      `[\`${view}\`](views.md)`,
      `\`${JSON.stringify(query).slice(0, 160)}\``,
    ]);
    return `## ${name}\n\n${table(["Type", "Label", "Description", "View", "Query"], rows)}`;
  });
  return page("Widget types", "A type is one file of `widgets/types/`; «Types de widgets» in the product draws each.", ...sections);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}

function fenced(text: string): string {
  return `\`\`\`json\n${text.trimEnd()}\n\`\`\``;
}

function shortened(text: string): string {
  const lines = text.split("\n").map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line));
  return [...lines.slice(0, LONGEST_EXAMPLE), ...(lines.length > LONGEST_EXAMPLE ? ["…"] : [])].join("\n");
}
