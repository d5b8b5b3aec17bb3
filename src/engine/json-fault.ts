import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** Why a text is not JSON, as a French sentence, and where: line and column from 1. */
export interface JsonFault {
  line: number;
  column: number;
  message: string;
}

/** The first fault of a text that is not JSON; null where it is. */
export function jsonFault(text: string): JsonFault | null {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (!first) return null;
  const reason = reasons[printParseErrorCode(first.error)] ?? "écriture inattendue";
  return { ...placeIn(first.offset, lineStarts(text)), message: `Le fichier n’est pas du JSON valide\u00a0: ${reason}.` };
}

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
  InvalidCharacter: "caractère interdit",
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
