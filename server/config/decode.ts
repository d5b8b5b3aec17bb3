import { placeIn, lineStarts } from "../../src/engine/check/json/json-fault.ts";
import { problem } from "../../src/engine/check/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";

/** A file's text. Where its bytes are no UTF-8, `fault` says so and the text is only good for telling a change. */
export interface Decoded {
  text: string;
  fault?: ConfigProblem;
}

/** The bytes of a configuration file as text; a byte-order mark of UTF-8 is left out. */
export function decode(bytes: Uint8Array, file: string): Decoded {
  const wide = wideEncoding(bytes);
  if (wide !== null)
    return {
      text: latin.decode(bytes),
      fault: faultOf(file, `Ce fichier est enregistré en ${wide} : enregistrez-le en UTF-8 (« Enregistrer sous », encodage « UTF-8 »).`),
    };
  try {
    return { text: utf8.decode(bytes) };
  } catch {
    return { text: latin.decode(bytes), fault: singleByteFault(bytes, file) };
  }
}

/** A problem of a whole file, reported at its beginning. */
export function faultOf(file: string, message: string, nearest: string | null = null): ConfigProblem {
  return { ...problem("", message, { nearest }), file, line: 1, column: 1 };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const latin = new TextDecoder("windows-1252");

/** UTF-16 and UTF-32, by their mark or by the zeros that every other byte of theirs is; null of other bytes. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [a = 1, b = 1, c = 1, d = 1] = bytes;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)) return "UTF-32";
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return "UTF-16";
  return bytes.length >= 4 && (a === 0) !== (b === 0) && (c === 0) === (a === 0) && (d === 0) === (b === 0) ? "UTF-16" : null;
}

/** The first byte that is no UTF-8, and the letter that Windows means by it. */
function singleByteFault(bytes: Uint8Array, file: string): ConfigProblem {
  const at = firstInvalid(bytes);
  const before = utf8.decode(bytes.subarray(0, at));
  const letter = latin.decode(bytes.subarray(at, at + 1));
  const { line, column } = placeIn(before.length, lineStarts(before));
  return {
    ...faultOf(
      file,
      `Ce fichier n’est pas enregistré en UTF-8, sans doute en Windows-1252 (ici la lettre « ${letter} ») : enregistrez-le en UTF-8.`,
      "UTF-8",
    ),
    line,
    column,
  };
}

/** Where the longest beginning that is UTF-8 ends. */
function firstInvalid(bytes: Uint8Array): number {
  let [sound, broken] = [0, bytes.length];
  while (sound < broken) {
    const middle = Math.ceil((sound + broken) / 2);
    // The beginning may end within a character: what is decoded as a stream waits for its rest.
    if (isUtf8(bytes.subarray(0, middle))) sound = middle;
    else broken = middle - 1;
  }
  // The bytes of an unfinished character belong to what follows.
  while (sound > 0 && !isWhole(bytes.subarray(0, sound))) sound -= 1;
  return sound;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isWhole(bytes: Uint8Array): boolean {
  try {
    utf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
