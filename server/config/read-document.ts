import { check } from "../../src/engine/check-form.ts";
import { problem } from "../../src/engine/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import { type DocumentKind, kindOf, validatorOf } from "./document-kind.ts";
import { located, syntaxProblem } from "./position.ts";

/** A configuration file, read and checked for its form alone. */
export interface ReadDocument {
  /** Path from the project's root, with «/». */
  file: string;
  text: string;
  kind: DocumentKind | null;
  value: unknown;
  /** Problems of form, located; a document that has any says nothing reliable. */
  problems: ConfigProblem[];
}

/** Reads one file's text. Never throws: what is wrong stands in `problems`. */
export function readDocument(file: string, text: string): ReadDocument {
  let value: unknown;
  try {
    value = JSON.parse(withoutMark(text));
  } catch {
    const found = syntaxProblem(file, withoutMark(text)) ?? {
      ...problem("", "Le fichier n’est pas du JSON valide."),
      file,
      line: 1,
      column: 1,
    };
    return { file, text, kind: kindOf(file, undefined), value: undefined, problems: [found] };
  }
  const kind = kindOf(file, value);
  const problems = kind
    ? check(validatorOf[kind], value)
    : [problem("", "Ce document n’est d’aucune sorte connue\u00a0: indiquez son schéma dans «\u00a0$schema\u00a0».")];
  return { file, text, kind, value, problems: located(problems, file, withoutMark(text)) };
}

/** A file that is there and may not be read. */
export function unreadableDocument(file: string): ReadDocument {
  const problems = [{ ...problem("", "Ce fichier est illisible\u00a0: vérifiez ses droits d’accès."), file, line: 1, column: 1 }];
  return { file, text: "", kind: kindOf(file, undefined), value: undefined, problems };
}

/** Some editors write a byte-order mark, which JSON does not know. */
function withoutMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}
