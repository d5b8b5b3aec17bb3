import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

import type { ConfigProblem } from "../../src/generated/types.ts";

/** Gives problems their file, and line and column (from 1) by parsing its text once more: done for files in error alone. */
export function located(problems: readonly ConfigProblem[], file: string, text: string): ConfigProblem[] {
  if (problems.length === 0) return [];
  const tree = parseTree(text, [], { disallowComments: true });
  const starts = lineStarts(text);
  return problems.map((problem) => ({ ...problem, file, ...place(offsetOf(tree, problem.pointer), starts) }));
}

/** Why a text is not JSON, and where; null where it is. */
export function syntaxProblem(file: string, text: string): ConfigProblem | null {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (!first) return null;
  const reason = reasons[printParseErrorCode(first.error)] ?? "écriture inattendue";
  return {
    file,
    ...place(first.offset, lineStarts(text)),
    pointer: "",
    message: `Le fichier n’est pas du JSON valide\u00a0: ${reason}.`,
    nearest: null,
    repair: null,
  };
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

/** The offset of the value at a pointer; of its nearest existing ancestor where it does not exist. */
function offsetOf(tree: Node | undefined, pointer: string): number {
  let node = tree;
  for (const raw of pointer.split("/").slice(1)) {
    const key = raw.replaceAll("~1", "/").replaceAll("~0", "~");
    const child: Node | undefined =
      node?.type === "array"
        ? node.children?.[Number(key)]
        : node?.children?.find((property) => property.children?.[0]?.value === key)?.children?.[1];
    if (!child) break;
    node = child;
  }
  return node?.offset ?? 0;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function place(offset: number, starts: readonly number[]): { line: number; column: number } {
  const after = starts.findIndex((start) => start > offset);
  const line = after < 0 ? starts.length : after;
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 };
}
