/** How an input writes its text, as far as the product reads it. */
export interface TextEncoding {
  name: "utf-8" | "windows-1252" | "utf-16le" | "utf-16be";
  /** Whether it begins with a byte order mark, by which spreadsheets know UTF-8. */
  mark: boolean;
}

/** By its byte order mark, else by what it holds. Spreadsheets save «Texte Unicode» as UTF-16. */
export function encodingOf(head: Buffer): TextEncoding {
  if (head[0] === 0xff && head[1] === 0xfe) return { name: "utf-16le", mark: true };
  if (head[0] === 0xfe && head[1] === 0xff) return { name: "utf-16be", mark: true };
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return { name: "utf-8", mark: true };
  return { name: isUtf8(head) ? "utf-8" : "windows-1252", mark: false };
}

/** Whether there are more characters of UTF-8 than faults: the text of a Windows spreadsheet has hardly any by chance. */
function isUtf8(head: Buffer): boolean {
  // The head may end in the middle of a character, which `stream` admits.
  const text = decodePart(head, "utf-8");
  const faults = text.split("\uFFFD").length - 1;
  return faults === 0 || faults < (text.match(/[\u0080-\uFFFC\uFFFE-\uFFFF]/g)?.length ?? 0);
}

/** The bytes that a file in this encoding begins with. */
export function markOf({ name, mark }: TextEncoding): Buffer {
  return mark ? encode("\uFEFF", name) : Buffer.alloc(0);
}

/** What bytes say, of which the last may begin a character. Without `stream`, some versions of Node take Windows-1252 for Latin-1. */
export function decodePart(bytes: Uint8Array, name: TextEncoding["name"]): string {
  return new TextDecoder(name).decode(bytes, { stream: true });
}

/** Text in the encoding that it was read from, where decoding it gives the same text. */
export function encode(text: string, name: TextEncoding["name"]): Buffer {
  if (name === "utf-8") return Buffer.from(text);
  if (name === "windows-1252") return Buffer.from(Array.from(text, (character) => windowsByte(character)));
  const bytes = Buffer.from(text, "utf16le");
  return name === "utf-16le" ? bytes : bytes.swap16();
}

let windowsBytes: Map<string, number> | null = null;

function windowsByte(character: string): number {
  windowsBytes ??= new Map(Array.from({ length: 256 }, (_, byte) => [decodePart(Uint8Array.of(byte), "windows-1252"), byte]));
  return windowsBytes.get(character) ?? 0x3f;
}
