/** An element of a rich text; `href` on links alone. */
export interface RichElement {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}

export type RichNode = string | RichElement;

const tags = ["p", "br", "strong", "em", "code", "ul", "ol", "li", "a"] as const;
export type RichTag = (typeof tags)[number];

/** Elements whose content is not text either: it goes with them. */
const swallowed = /<(script|style|template|svg|math|iframe|object|noscript|title|textarea|xmp)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const token =
  /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)\/?>|&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});|[^<&]+|[<&]/gi;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  laquo: "«",
  raquo: "»",
};

/**
 * Reads HTML of few elements (p, br, strong, em, code, ul, ol, li, a) as a tree; everything else is taken out, its
 * words kept, every attribute but a link's safe address dropped. Never throws, whatever the text.
 */
export function parseRichText(html: string): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const put = (node: RichNode): void => {
    const into = open.at(-1)?.children ?? root;
    const last = into.at(-1);
    if (typeof node === "string" && typeof last === "string") into[into.length - 1] = last + node;
    else into.push(node);
  };
  for (const [text, closing, name, attributes, entity] of html.replace(swallowed, "").matchAll(token)) {
    if (entity !== undefined) put(decoded(entity) ?? text);
    else if (name === undefined) {
      if (!text.startsWith("<!--")) put(text);
    } else {
      const tag = tags.find((known) => known === name.toLowerCase());
      if (!tag) continue;
      if (closing) close(open, tag);
      else {
        const href = tag === "a" ? safeAddress(attributes ?? "") : undefined;
        const element: RichElement = { tag, ...(href === undefined ? {} : { href }), children: [] };
        put(element);
        // No text of ours is that deep; a hostile one stays flat instead of exhausting the stack.
        if (tag !== "br" && open.length < 20) open.push(element);
      }
    }
  }
  return root;
}

/** The same tree as HTML, with nothing in it but what {@link parseRichText} lets through. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? escaped(node) : written(node))).join("");
}

/** The HTML without what is not allowed. */
export function cleanRichText(html: string): string {
  return writeRichText(parseRichText(html));
}

function written({ tag, href, children }: RichElement): string {
  if (tag === "br") return "<br>";
  return `<${tag}${href === undefined ? "" : ` href="${escaped(href)}"`}>${writeRichText(children)}</${tag}>`;
}

function close(open: RichElement[], tag: RichTag): void {
  const at = open.findLastIndex((element) => element.tag === tag);
  if (at >= 0) open.length = at;
}

/** Whether a text may lead there: only https, or an address of the product (`//host` and `/\host` leave it). RELIABILITY §1. */
export function isSafeAddress(href: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for: browsers drop them from addresses
  return /^(https:\/\/[^\s/]|\/(?![/\\]))/.test(href) && !/[\u0000-\u0020\u007f\\]/.test(href);
}

function safeAddress(attributes: string): string | undefined {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
  const href = (double ?? single)?.replace(
    /&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi,
    (text, entity: string) => decoded(entity) ?? text,
  );
  return href !== undefined && isSafeAddress(href) ? href : undefined;
}

function decoded(entity: string): string | null {
  if (!entity.startsWith("#")) return entities[entity.toLowerCase()] ?? null;
  const code = /^#x/i.test(entity) ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
  return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : null;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
