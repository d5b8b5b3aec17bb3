import { posix } from "node:path";

/** One row of `layers.json`: where a layer lives and which others it may import. */
export interface Layer {
  folder: string;
  /** Only the files of the folder whose path in it matches (a regular expression). */
  files?: string;
  may: string[];
  /** Its sub-folders never import one another. */
  isolated?: boolean;
  /** Of these layers only a folder's `index` (or its data) may be imported. */
  indexOnly?: string[];
  /** Of these layers only data (JSON) may be imported. */
  dataOnly?: string[];
}

export type Layers = Record<string, Layer>;

/** An import that the table forbids. */
export interface Violation {
  file: string;
  line: number;
  message: string;
}

const imports = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bimport\.meta\.glob(?:<[^>]*>)?\(\s*|\bnew URL\(\s*)["'](\.[^"']*)["']/g;

/** The imports of one source file that its layer may not have. `file` is a path from the project's root. */
export function violationsOf(file: string, source: string, layers: Layers): Violation[] {
  const own = layerOf(file, layers);
  if (!own) return [];
  const found: Violation[] = [];
  for (const match of source.matchAll(imports)) {
    const target = posix.join(posix.dirname(file), match[1] ?? "");
    const message = judge(file, target, own, layers);
    if (message) found.push({ file, line: source.slice(0, match.index).split("\n").length, message });
  }
  return found;
}

function judge(file: string, target: string, own: string, layers: Layers): string | null {
  const rule = layers[own];
  const other = layerOf(target, layers);
  if (!rule || !other) return null;
  if (rule.folder === layers[other]?.folder && rule.isolated && unitOf(file, rule) !== unitOf(target, rule))
    return `a ${own} never imports another ${other} (${target})`;
  if (other === own) return null;
  if (!rule.may.includes(other)) return `${own} may not import ${other} (${target})`;
  const inside = layers[other]
    ? target
        .slice(layers[other].folder.length + 1)
        .split("/")
        .slice(1)
        .join("/")
    : "";
  if (rule.dataOnly?.includes(other) && !inside.endsWith(".json")) return `${own} may import only data of a ${other} (${target})`;
  const open = /^index\.(ts|tsx)$|\.json$/.test(inside);
  return rule.indexOnly?.includes(other) && !open ? `${own} may import only the index of a ${other} (${target})` : null;
}

/** The layer whose folder holds a file; where folders are shared or nested, the layer named first. */
export function layerOf(path: string, layers: Layers): string | undefined {
  return Object.entries(layers).find(([, { folder, files }]) => {
    if (path !== folder && !path.startsWith(`${folder}/`)) return false;
    return files === undefined || new RegExp(files).test(path.slice(folder.length + 1));
  })?.[0];
}

/** The folder directly below the layer's: one view, one feature. */
function unitOf(path: string, { folder }: Layer): string {
  return path.slice(folder.length + 1).split("/")[0] ?? "";
}
