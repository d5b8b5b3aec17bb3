import { filledIn } from "../../src/domain/mail/mails.ts";
import { typeset } from "../../src/domain/format/typeset.ts";
import type { MailBlock, MailTemplate } from "../../src/generated/types.ts";
import { escapeHtml } from "../kit/html.ts";

/** What a mail says, in its two forms. */
export interface RenderedMail {
  subject: string;
  /** Each address is whole, on a line of its own. */
  text: string;
  html: string;
}

/** What every mail shows beside its values. */
export interface MailFrame {
  /** The product's name. */
  product: string;
  /** The heading at its top; the product's name where absent. */
  letterhead?: string;
  /** CSS colours of buttons. */
  accent: string;
  onAccent: string;
  /** The page on which its reader stops these mails; null for mails that cannot be stopped. */
  stopPage: string | null;
  /** What stops them; French where absent. */
  stopWords?: string;
  /** BCP 47; French where absent. */
  lang?: string;
}

/** Characters of a line of plain text; addresses may be longer. */
const WIDTH = 76;
const frenchStop = "Ne plus recevoir ces messages";

/** Writes a mail by its template. Values are plain text: whatever they hold, they are neither markup nor placeholders. */
export function renderMail(template: MailTemplate, values: Readonly<Record<string, string>>, frame: MailFrame): RenderedMail {
  const all = { ...values, product: frame.product };
  const { stopWords = frenchStop, lang = "fr" } = frame;
  // French has a space before a colon.
  const colon = lang === "fr" ? " :" : ":";
  const said = (text: string): string => typeset(filledIn(text, all));
  const blocks = template.blocks.filter(({ when }) => when === undefined || (all[when as keyof typeof all] ?? "") !== "");
  const valueOf = (name: string | undefined): string => (name === undefined ? "" : ((all as Record<string, string>)[name] ?? ""));
  const itemsOf = (block: MailBlock): string[] => valueOf(block.value).split("\n").filter(Boolean);

  const plain = blocks.map((block) => {
    const words = said(block.text ?? "");
    if (block.type === "lines")
      return itemsOf(block)
        .map((item) => wrapped(`- ${item}`, "  "))
        .join("\n");
    return block.type === "button" || block.type === "link" ? `${words}${colon}\n${valueOf(block.to)}` : wrapped(words);
  });
  const stop = frame.stopPage === null ? [] : [`${stopWords}${colon}\n${frame.stopPage}`];
  const text = [...plain, "-- ", wrapped(said(template.reason)), ...stop].join("\n\n");

  const html = blocks.map((block) => {
    const words = escapeHtml(said(block.text ?? ""));
    switch (block.type) {
      case "heading":
        return `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${words}</h1>`;
      case "subheading":
        return `<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.3">${words}</h2>`;
      case "paragraph":
        return `<p style="margin:0 0 16px">${words}</p>`;
      case "lines":
        return `<ul style="margin:0 0 16px;padding-left:20px">${itemsOf(block)
          .map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`)
          .join("")}</ul>`;
      case "button":
        return `<p style="margin:24px 0"><a href="${escapeHtml(valueOf(block.to))}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${frame.accent};color:${frame.onAccent};text-decoration:none;font-weight:600">${words}</a></p>`;
      case "link":
        return `<p style="margin:0 0 16px"><a href="${escapeHtml(valueOf(block.to))}" style="color:inherit">${words}</a></p>`;
    }
  });
  const stopLink = frame.stopPage === null ? "" : ` <a href="${escapeHtml(frame.stopPage)}" style="color:inherit">${stopWords}</a>.`;
  return {
    subject: said(template.subject).replace(/[\r\n\t]+/g, " "),
    text: `${text}\n`,
    html: page(said(template.subject), frame, html.join("\n"), `${escapeHtml(said(template.reason))}${stopLink}`),
  };
}

/** The whole document of a mail; styles are in place, since mail programs drop what is apart. */
function page(subject: string, { product, letterhead = product, lang = "fr" }: MailFrame, content: string, small: string): string {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font-family:Inter,system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:700">${escapeHtml(letterhead)}</p>
${content}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #8886;font-size:13px;opacity:.8">${small}</p>
</div></body></html>
`;
}

/** Breaks a line between words, and nowhere else. */
function wrapped(text: string, indent = ""): string {
  const lines: string[] = [];
  for (const line of text.split("\n")) {
    let current = "";
    for (const word of line.split(" ")) {
      if (current !== "" && current.length + 1 + word.length > WIDTH) {
        lines.push(current);
        current = `${indent}${word}`;
      } else current = current === "" ? word : `${current} ${word}`;
    }
    lines.push(current);
  }
  return lines.join("\n");
}
