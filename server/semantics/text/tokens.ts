import { foldCode } from "../../../src/domain/text/fold.ts";

export const WORD = 0;
export const NUMBER = 1;
export const MARK = 2;
export const EMOJI = 3;
export const LINE = 4;

/** Tokens as parallel arrays: no object per word keeps the analysis fast. Offsets are UTF-16, end excluded. */
export interface Tokens {
  count: number;
  text: string[];
  start: number[];
  end: number[];
  kind: number[];
  /** 1 when the word ends in «é» or «és» or has an umlaut: «fermé» is not «ferme» nor «schön» «schon», though both fold alike. */
  acute: number[];
}

const isDigit = (c: number): boolean => c >= 48 && c <= 57;
const CLASS = new Uint8Array(0x250);
const LETTER = 1;
for (let c = 0; c < CLASS.length; c++) if (/\p{L}|\p{M}/u.test(String.fromCharCode(c))) CLASS[c] = LETTER;

function isLetter(c: number): boolean {
  if (c < 0x250) return CLASS[c] === LETTER;
  return (c >= 0x300 && c < 0x2000 && c !== 0x37e) || (c >= 0x3040 && c < 0xd800) || c === 0x20ac;
}

const isSurrogate = (c: number): boolean => c >= 0xd800 && c <= 0xdbff;
const isSymbol = (c: number): boolean => (c >= 0x2600 && c <= 0x27bf) || c === 0x2b50;
const isApostrophe = (c: number): boolean => c === 39 || c === 0x2019 || c === 0x60 || c === 0xb4 || c === 0x2bc;
const isSpace = (c: number): boolean => c === 32 || c === 9 || c === 0xa0 || c === 0x202f || c === 0x2009;

/** Length of an emoticon such as «:-)» at `i`, 0 when there is none. */
function emoticonAt(text: string, i: number): number {
  const eyes = text.charCodeAt(i);
  if (eyes !== 58 && eyes !== 59 && eyes !== 61) return 0;
  const nose = text.charCodeAt(i + 1) === 45 ? 1 : 0;
  const mouth = text[i + 1 + nose];
  return mouth !== undefined && "()D/p".includes(mouth) && (mouth !== "p" || eyes === 59) ? 2 + nose : 0;
}

function emoticonText(text: string, i: number, length: number): string {
  const mouth = text[i + length - 1] ?? "";
  return mouth === "(" || mouth === "/" ? `:${mouth}` : ":)";
}

function pushWord(out: Tokens, text: string, from: number): number {
  let end = from;
  let folded = "";
  let umlaut = false;
  for (; end < text.length; end++) {
    const c = text.charCodeAt(end);
    if (!isLetter(c)) break;
    if (c > 0xc3) umlaut ||= isUmlaut(c);
    folded += foldCode(c);
  }
  push(out, folded, from, end, WORD);
  const last = text.charCodeAt(end - 1);
  if (umlaut || isAcute(last === 115 || last === 83 ? text.charCodeAt(end - 2) : last)) out.acute[out.count - 1] = 1;
  return end;
}

/** «É», «é» and the combining acute accent. */
const isAcute = (c: number): boolean => c === 0xe9 || c === 0xc9 || c === 0x301;

/** «Ä», «Ö», «Ü», small ones, and the combining dots. */
const isUmlaut = (c: number): boolean => c === 0xe4 || c === 0xf6 || c === 0xfc || c === 0xc4 || c === 0xd6 || c === 0xdc || c === 0x308;

function push(out: Tokens, folded: string, start: number, end: number, kind: number): void {
  out.text.push(folded);
  out.start.push(start);
  out.end.push(end);
  out.kind.push(kind);
  out.acute.push(0);
  out.count++;
}

function symbolEnd(text: string, i: number): number {
  let end = i + (isSurrogate(text.charCodeAt(i)) ? 2 : 1);
  // Variation selectors and skin tones change the look of an emoji, not its meaning.
  while (text.charCodeAt(end) === 0xfe0f) end++;
  if (text.charCodeAt(end) === 0xd83c && text.charCodeAt(end + 1) >= 0xdffb) end += 2;
  return end;
}

/** The words, numbers, marks, emojis and line ends of a text in one pass; apostrophes and hyphens separate words. */
export function tokenise(text: string): Tokens {
  const out: Tokens = { count: 0, text: [], start: [], end: [], kind: [], acute: [] };
  let i = 0;
  while (i < text.length) {
    const c = text.charCodeAt(i);
    if (isSpace(c) || isApostrophe(c)) i++;
    else if (isLetter(c)) i = pushWord(out, text, i);
    else if (isDigit(c)) i = pushNumber(out, text, i);
    else if (c === 10 || c === 13) {
      push(out, "\n", i, i + 1, LINE);
      i++;
    } else if (isSurrogate(c) || isSymbol(c)) {
      const end = symbolEnd(text, i);
      push(out, text.slice(i, i + (isSurrogate(c) ? 2 : 1)), i, end, EMOJI);
      i = end;
    } else i = pushMark(out, text, i);
  }
  return out;
}

function pushNumber(out: Tokens, text: string, from: number): number {
  let end = from + 1;
  while (isDigit(text.charCodeAt(end))) end++;
  push(out, text.slice(from, end), from, end, NUMBER);
  return end;
}

function pushMark(out: Tokens, text: string, i: number): number {
  const emoticon = emoticonAt(text, i);
  if (emoticon > 0) {
    push(out, emoticonText(text, i, emoticon), i, i + emoticon, EMOJI);
    return i + emoticon;
  }
  const mark = text[i] ?? "";
  let end = i + 1;
  while (text[end] === mark) end++;
  // A hyphen or middle dot inside a word only separates its parts.
  const inner =
    (mark === "-" || mark === "·" || mark === "‑") && end === i + 1 && isLetter(text.charCodeAt(i - 1)) && isLetter(text.charCodeAt(end));
  if (!inner) push(out, mark === "…" || (mark === "." && end - i > 1) ? "…" : mark, i, end, MARK);
  return end;
}
