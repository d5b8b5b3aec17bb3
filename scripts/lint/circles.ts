import { posix } from "node:path";

/** One import between two units: files, or folders. */
export interface Arrow {
  from: string;
  to: string;
}

const imports = /(?:\bfrom\s+|\bimport\s+)["'](\.[^"']*)["']/g;

/** The static imports of source files among one another, imports of types included. Keys of `sources` are paths from the project's root. */
export function importArrows(sources: ReadonlyMap<string, string>): Arrow[] {
  return Array.from(sources).flatMap(([from, source]) =>
    Array.from(source.matchAll(imports), ([, specifier = ""]) => ({ from, to: posix.join(posix.dirname(from), specifier) })).filter(
      ({ to }) => sources.has(to),
    ),
  );
}

/** The same arrows between the folders directly below `folder`: its rooms. Files of the folder itself are no room. */
export function roomArrows(arrows: readonly Arrow[], folder: string): Arrow[] {
  const roomOf = (file: string): string | null => {
    const rest = file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split("/") : [];
    return rest.length > 1 ? `${folder}/${rest[0]}` : null;
  };
  return arrows.flatMap(({ from, to }) => {
    const [own, other] = [roomOf(from), roomOf(to)];
    return own && other && own !== other ? [{ from: own, to: other }] : [];
  });
}

/** The circles of imports: each group reaches itself through its own members (Tarjan's strongly connected components). */
export function circlesOf(arrows: readonly Arrow[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const waiting = new Set<string>();
  const circles: string[][] = [];
  const visit = (node: string): void => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    waiting.add(node);
    for (const to of next.get(node) ?? []) {
      if (!index.has(to)) visit(to);
      if (waiting.has(to)) low.set(node, Math.min(low.get(node) ?? own, low.get(to) ?? own));
    }
    if (low.get(node) !== own) return;
    const members = stack.splice(stack.indexOf(node));
    for (const member of members) waiting.delete(member);
    if (members.length > 1 || next.get(node)?.has(node)) circles.push(members.toSorted());
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return circles;
}
