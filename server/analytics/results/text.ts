import MarkdownIt from "markdown-it";
import type { AlsoFigure, TextBlock, TextResult, TextSpan } from "../../../src/generated/types.ts";
import { formatFigure, isSingular } from "../../../src/domain/figure/figure.ts";
import { measuresOf } from "../../../src/engine/query/kind.ts";
import { liveParts } from "../../../src/engine/plan/live-text.ts";
import { type Answering, measureOf } from "./answering.ts";
import { askFigures } from "./scalar.ts";

/** Headings, paragraphs, lists, quotes, emphasis and links; the rest stays text. */
const markdown = new MarkdownIt("commonmark", { html: false }).disable([
  "image",
  "code",
  "fence",
  "html_block",
  "html_inline",
  "hr",
  "reference",
]);

type Token = ReturnType<typeof markdown.parse>[number];

const blockTypes: Readonly<Record<string, TextBlock["type"]>> = {
  heading_open: "heading",
  bullet_list_open: "bullets",
  ordered_list_open: "numbers",
  blockquote_open: "quote",
};

/** A text with its live figures. */
export async function text(answering: Answering): Promise<TextResult> {
  const { query } = answering.question;
  const found = await askFigures(measuresOf({ text: query.text ?? "" }), answering);
  const figures = new Map([...found].map(([name, figure]) => [name, { ...figure, source: measureOf(name, answering).source }]));
  return { kind: "text", blocks: blocksOf(query.text ?? "", figures), ...answering.state };
}

/** Markdown as blocks of spans. A figure that is not known keeps its braces, one with forms takes the one of its number; a link leads to https or within the product, else it is text. */
export function blocksOf(source: string, figures: ReadonlyMap<string, AlsoFigure>): TextBlock[] {
  const blocks: TextBlock[] = [];
  const open: TextBlock["type"][] = [];
  let list: TextBlock | null = null;
  for (const token of markdown.parse(source, {})) {
    const type = blockTypes[token.type];
    if (type) {
      // A list within a list goes on with the outer one: views draw one level.
      if (isList(type) && !open.some(isList)) blocks.push((list = { type, items: [] }));
      open.push(type);
    } else if (/^(heading|bullet_list|ordered_list|blockquote)_close$/.test(token.type)) {
      open.pop();
      if (!open.some(isList)) list = null;
    } else if (token.type === "inline") {
      const spans = spansOf(token.children ?? [], figures);
      if (list) list.items.push(spans);
      else blocks.push({ type: open.at(-1) ?? "paragraph", items: [spans] });
    }
  }
  return blocks;
}

const isList = (type: TextBlock["type"]): boolean => type === "bullets" || type === "numbers";

function spansOf(tokens: readonly Token[], figures: ReadonlyMap<string, AlsoFigure>): TextSpan[] {
  const spans: TextSpan[] = [];
  let strong = 0;
  let emphasis = 0;
  let href: string | undefined;
  for (const token of tokens) {
    if (token.type === "strong_open" || token.type === "strong_close") strong += token.nesting;
    else if (token.type === "em_open" || token.type === "em_close") emphasis += token.nesting;
    else if (token.type === "link_open") href = safeHref(String(token.attrGet("href") ?? ""));
    else if (token.type === "link_close") href = undefined;
    else {
      const style = { ...(strong > 0 ? { strong: true } : {}), ...(emphasis > 0 ? { emphasis: true } : {}), ...(href ? { href } : {}) };
      const content = token.type === "softbreak" || token.type === "hardbreak" ? " " : token.content;
      for (const span of withFigures(content, figures)) spans.push({ ...span, ...style });
    }
  }
  return merged(spans);
}

/** An address of https or within the product; what a browser could read otherwise («//host», «/\host») is none. */
function safeHref(href: string): string | undefined {
  return /^https:\/\//i.test(href) || /^(\/(?![/\\])|#|\?)/.test(href) ? href : undefined;
}

function withFigures(content: string, figures: ReadonlyMap<string, AlsoFigure>): TextSpan[] {
  return liveParts(content).flatMap((part): TextSpan[] => {
    if ("text" in part) return [part];
    const figure = figures.get(part.measure);
    if (!figure) return [{ text: part.source }];
    const [singular = "#", plural = "#"] = part.forms;
    const form = isSingular(figure.value, figure.unit) ? singular : plural;
    return form.split(/(#)/).flatMap((piece) => {
      if (piece === "") return [];
      return [piece === "#" ? { text: formatFigure(figure.value, figure.unit), figure } : { text: piece }];
    });
  });
}

/** Joins neighbours of one style: the parser cuts a text at every special character. */
function merged(spans: readonly TextSpan[]): TextSpan[] {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && !last.figure && !span.figure && last.strong === span.strong && last.emphasis === span.emphasis && last.href === span.href)
      last.text += span.text;
    else joined.push({ ...span });
  }
  return joined;
}
