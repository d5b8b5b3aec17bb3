/** A piece of a text: plain words, or a figure by the name of its measure, with the forms between which its number chooses. */
export type LivePart = { text: string } | { measure: string; forms: readonly string[]; source: string };

/** `{{measure}}`, or `{{measure | singular | plural}}`: forms hold neither braces nor bars. */
const liveFigure = /\{\{\s*([a-z0-9-]+)\s*((?:\|[^{}|]*)*)\}\}/g;

/** A text as its pieces, in order; what is no figure stays text, braces included. */
export function liveParts(text: string): LivePart[] {
  const parts: LivePart[] = [];
  let end = 0;
  for (const match of text.matchAll(liveFigure)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const forms = (match[2] ?? "").split("|").slice(1);
    parts.push({ measure: match[1] ?? "", forms: forms.map((form) => form.trim()), source: match[0] });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
