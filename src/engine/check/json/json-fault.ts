import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

import { typeset } from "../../../domain/format/typeset.ts";
import { bracketsOf } from "./json-brackets.ts";

/** Why a text is not JSON, as a French sentence, and where: line and column from 1. */
export interface JsonFault {
  line: number;
  column: number;
  message: string;
}

/** Deeper texts are not parsed for their first fault: each level takes a part of the stack. */
const deepest = 500;

/** The first fault of a text that is not JSON; null where it is. */
export function jsonFault(text: string): JsonFault | null {
  const { deepAt } = bracketsOf(text, deepest);
  const found = deepAt === null ? firstFault(text) : { offset: deepAt, reason: "trop de niveaux imbriqués" };
  if (!found) return null;
  return { ...placeIn(found.offset, lineStarts(text)), message: typeset(`Le fichier n’est pas du JSON valide : ${found.reason}.`) };
}

interface Found {
  offset: number;
  reason: string;
}

function firstFault(text: string): Found | null {
  if (text.trim() === "") return { offset: 0, reason: "il est vide" };
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return null;
  return (
    familiar(text, first.offset) ?? { offset: first.offset, reason: reasons[printParseErrorCode(first.error)] ?? "écriture inattendue" }
  );
}

/** The mistakes that have a better name than what a parser misses. */
function familiar(text: string, offset: number): Found | null {
  const char = text.charAt(offset);
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  if (rest.trim() === "") {
    const { open } = bracketsOf(text, deepest);
    return open.length === 0 ? null : { offset, reason: `il s’arrête trop tôt, il manque « ${open.toReversed().join("")} » à la fin` };
  }
  if ((char === "}" || char === "]") && before.endsWith(",")) return { offset: before.length - 1, reason: "virgule en trop" };
  if (/^(<{7}|={7}|>{7})( |$)/m.test(rest.slice(0, 8))) return { offset, reason: "marque d’un conflit de Git" };
  if (char === "'" || char === "’" || char === "‘")
    return { offset, reason: 'un texte s’écrit entre guillemets droits ("), non entre apostrophes' };
  if (/[“”«»„]/.test(char)) return { offset, reason: 'un texte s’écrit entre guillemets droits (")' };
  if (/[\u00a0\u202f\u2007\ufeff]/.test(char)) return { offset, reason: "espace insécable hors d’un texte" };
  if (/^\d/.test(rest) && /(^|[^\d.])-?0$/.test(text.slice(0, offset)))
    return { offset: offset - 1, reason: "un nombre ne commence pas par un zéro" };
  if (/^\d/.test(rest) && /\d,$/.test(text.slice(0, offset)))
    return { offset: offset - 1, reason: "un nombre décimal s’écrit avec un point" };
  const word = /^[\p{Letter}_$][\p{Letter}\p{Number}_$-]*/u.exec(rest)?.[0];
  if (word && /^\s*:/.test(rest.slice(word.length)))
    return { offset, reason: `le nom de champ « ${word.slice(0, 40)} » s’écrit entre guillemets droits (")` };
  if (word)
    return {
      offset,
      reason: `mot inconnu « ${word.slice(0, 40)} », écrivez true, false, null ou un texte entre guillemets droits (")`,
    };
  return rest < " " ? { offset, reason: `caractère de contrôle U+${codeOf(rest)}` } : null;
}

const codeOf = (text: string): string => text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");

const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: "mot inconnu",
  InvalidNumberFormat: "nombre mal écrit",
  PropertyNameExpected: "nom de champ attendu",
  ValueExpected: "valeur attendue",
  ColonExpected: "deux-points attendu",
  CommaExpected: "virgule attendue",
  CloseBraceExpected: "accolade fermante attendue",
  CloseBracketExpected: "crochet fermant attendu",
  EndOfFileExpected: "fin du fichier attendue",
  InvalidCommentToken: "les commentaires ne sont pas admis",
  UnexpectedEndOfComment: "commentaire non fermé",
  UnexpectedEndOfString: "guillemet fermant attendu",
  InvalidUnicode: "caractère Unicode mal écrit",
  InvalidEscapeCharacter: "séquence d’échappement inconnue",
  InvalidCharacter: "caractère de contrôle dans un texte, écrivez-le \\n, \\t ou \\u00..",
};

/** Where the lines of a text start. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** Line and column (from 1) of an offset. */
export function placeIn(offset: number, starts: readonly number[]): { line: number; column: number } {
  const after = starts.findIndex((start) => start > offset);
  const line = after < 0 ? starts.length : after;
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}
