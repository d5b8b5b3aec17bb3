import type { Kind } from "./kinds/kind.ts";
import { looseKinds, pageKinds } from "./kinds/page-kinds.ts";
import { plainKinds } from "./kinds/plain-kinds.ts";

/** Every kind of configuration document, in the order in which they depend on each other. */
const declared = { ...pageKinds, ...plainKinds, ...looseKinds };

/** What a configuration file can be. */
export type DocumentKind = keyof typeof declared;

export const kinds: Readonly<Record<DocumentKind, Kind<unknown>>> = declared;

/** The kinds in the order in which they depend on each other. */
export const kindOrder = Object.keys(kinds) as DocumentKind[];

/** The paths of the files of a kind, from the project's root. */
const paths = kindOrder.flatMap((kind) => {
  const { folder, file = new RegExp(`^${folder}/[^/]+\\.json$`) } = kinds[kind];
  return file === null ? [] : [{ kind, file }];
});

/** Keys that only one kind has: the most telling first, and of those as telling the kind that depends on the others. */
const shapes = kindOrder
  .toReversed()
  .flatMap((kind) => kinds[kind].shapes.map((keys) => ({ kind, keys })))
  .toSorted((a, b) => b.keys.length - a.keys.length);

/** True for the files that make up the live configuration. */
export function isConfigFile(file: string): boolean {
  return paths.some((path) => path.file.test(file));
}

/** Whether a kind has this name. */
export function isKind(name: string): name is DocumentKind {
  return Object.hasOwn(kinds, name);
}

/** A document's kind: its folder's, else what its `$schema` names, else its shape's; null where none of them decides. */
export function kindOf(file: string, value: unknown): DocumentKind | null {
  const placed = paths.find((path) => path.file.test(file))?.kind;
  if (placed !== undefined || typeof value !== "object" || value === null) return placed ?? null;
  const named = "$schema" in value && typeof value.$schema === "string" ? (/([a-z-]+)\.schema\.json$/.exec(value.$schema)?.[1] ?? "") : "";
  return isKind(named) ? named : kindByShape(value);
}

/** The kind whose distinguishing keys a document has. */
export function kindByShape(value: object): DocumentKind | null {
  return shapes.find(({ keys }) => keys.every((key) => Object.hasOwn(value, key)))?.kind ?? null;
}
