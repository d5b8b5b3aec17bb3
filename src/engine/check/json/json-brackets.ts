/** What is known of a JSON text without parsing it, whatever its depth. */
export interface Brackets {
  /** The closing brackets that are missing at the end, the outermost first. */
  open: string[];
  /** The offset of the first bracket beyond the deepest level; null where there is none. */
  deepAt: number | null;
  /** Colons outside of texts: as many as the text has keys. */
  colons: number;
}

const closing: Readonly<Record<number, string>> = { 0x7b: "}", 0x5b: "]" };

/** Follows the brackets of a text, those within its strings left out. */
export function bracketsOf(text: string, deepest: number): Brackets {
  const open: string[] = [];
  let colons = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) {
      at = endOfString(text, at);
    } else if (code === 0x3a) {
      colons += 1;
    } else if (code === 0x7b || code === 0x5b) {
      open.push(closing[code] ?? "");
      if (open.length > deepest) return { open, deepAt: at, colons };
    } else if (code === 0x7d || code === 0x5d) open.pop();
  }
  return { open, deepAt: null, colons };
}

/** The closing quote of the string that begins at an offset; the text's end where there is none. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (text.charCodeAt(escapes - 1) === 0x5c) escapes -= 1;
    if ((end - escapes) % 2 === 0) return end;
  }
  return text.length;
}
