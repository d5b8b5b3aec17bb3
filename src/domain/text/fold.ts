// One table look-up per character: Unicode normalisation of every review would cost more than the analysis itself.
const TABLE: string[] = [];

function foldSlowly(code: number): string {
  const char = String.fromCharCode(code);
  if (char === "œ" || char === "Œ") return "oe";
  if (char === "æ" || char === "Æ") return "ae";
  if (char === "ß") return "ss";
  return char.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

for (let code = 0; code < 0x250; code++) TABLE.push(foldSlowly(code));

/** The lower-case, accent-free form of one UTF-16 code unit; combining marks fold to nothing. */
export function foldCode(code: number): string {
  const known = TABLE[code];
  if (known !== undefined) return known;
  if (code >= 0x300 && code <= 0x36f) return "";
  return String.fromCharCode(code).toLowerCase();
}

/** The lower-case, accent-free form of a text. */
export function fold(text: string): string {
  let out = "";
  for (let i = 0; i < text.length; i++) out += foldCode(text.charCodeAt(i));
  return out;
}
