import { useEffect } from "react";

/** On paper, a line at the head of every sheet and the sheet's number at its foot: a sheet that goes astray still says what it shows. */
export function usePrintedHead(text: string): void {
  useEffect(() => {
    // A browser without sheets made by script, or without boxes in the margin, prints the line of the first sheet alone.
    if (typeof CSSStyleSheet === "undefined" || !("replaceSync" in CSSStyleSheet.prototype)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page {
      margin: 16mm 12mm 14mm;
      @top-left { content: ${quoted(text)}; font: 8pt sans-serif; color: #4d5057; }
      @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; color: #4d5057; }
    }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
}

/** A text as a string of CSS: a title may hold quotes and backslashes. */
function quoted(text: string): string {
  return `"${text.replaceAll(/[\n\r\f]+/g, " ").replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
