import { check } from "../../src/engine/check/form.ts";
import { migratedFile } from "../../src/engine/migrations/files.ts";
import { problem } from "../../src/engine/check/problems.ts";
import type { ConfigProblem } from "../../src/generated/types.ts";
import type { Decoded } from "./decode.ts";
import { type DocumentKind, kindOf, kinds } from "./document-kind.ts";
import { duplicateKeys } from "./duplicate-keys.ts";
import { imagesFolder } from "./files.ts";
import { located, syntaxProblem } from "./position.ts";
import { misplaced } from "./schema-name.ts";

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

/** NUL, and half a character: no text that is shown or stored may hold one. */
const forbidden = /\0|\p{Surrogate}/u;

/** Reads one file's text. Never throws: what is wrong is in `problems`. `fault` is what is wrong with its bytes. */
export function readDocument(file: string, whole: string, fault?: Decoded["fault"]): ReadDocument {
  if (file === imagesFolder) return { file, text: whole, kind: null, value: whole.split("\n"), problems: [] };
  const text = withoutMark(whole);
  const unsound = (...problems: ConfigProblem[]): ReadDocument => ({
    file,
    text: whole,
    kind: kindOf(file, undefined),
    value: undefined,
    problems,
  });
  if (fault) return unsound(fault);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unsound(syntaxProblem(file, text) ?? { ...problem("", "Le fichier n’est pas du JSON valide."), file, line: 1, column: 1 });
  }
  const kind = kindOf(file, value);
  // What an earlier version wrote is read as the present one has it; `config migrate` writes the file anew.
  const present = migratedFile(kind, value).value;
  return { file, text: whole, kind, value: present, problems: formProblems(file, text, kind, value, present) };
}

function formProblems(file: string, text: string, kind: DocumentKind | null, value: unknown, present: unknown): ConfigProblem[] {
  if (!kind) return located([problem("", "Ce document n’est d’aucune sorte connue : indiquez son schéma dans « $schema ».")], file, text);
  const { valid, formFirst } = kinds[kind];
  const first = formFirst?.(present) ?? [];
  const form = [...first, ...check(valid, present).filter(({ pointer }) => !first.some((known) => known.pointer === pointer))];
  const elsewhere = misplaced(file, kind, value, form.length === 0);
  const found = elsewhere ? [elsewhere.problem, ...(elsewhere.alone ? [] : form)] : form;
  // A key that occurs twice makes of the rest what nobody wrote.
  const twice = duplicateKeys(text, value, file);
  if (twice.length > 0) return twice;
  return located([...found, ...(found.length === 0 && /\\u(?:0000|d[89a-f])/i.test(text) ? characters(value, "") : [])], file, text);
}

/** The texts that hold a character which can be neither shown nor stored. */
function characters(value: unknown, at: string): ConfigProblem[] {
  if (typeof value === "string")
    return forbidden.test(value)
      ? [
          problem(at, "Ce texte contient un caractère interdit (« \\u0000 » ou une moitié de caractère) : retirez-le.", {
            repair: [{ op: "replace", path: at, value: value.replaceAll(new RegExp(forbidden, "gu"), "") }],
          }),
        ]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => characters(item, `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`));
}

/** A file that is there and may not be read. */
export function unreadableDocument(file: string): ReadDocument {
  const problems = [{ ...problem("", "Ce fichier est illisible : vérifiez ses droits d’accès."), file, line: 1, column: 1 }];
  return { file, text: "", kind: kindOf(file, undefined), value: undefined, problems };
}

/** Some editors write a byte-order mark, which JSON does not know. */
function withoutMark(text: string): string {
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}
