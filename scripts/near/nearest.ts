/** A test that imports what has changed. */
export interface NearTest {
  file: string;
  /** Imports between it and what has changed: 0 where it has changed itself. */
  distance: number;
}

export interface Arrow {
  from: string;
  to: string;
}

/** The tests that import a changed file, directly or through others, nearest first. */
export function nearTests(changed: readonly string[], arrows: readonly Arrow[], isTest: (file: string) => boolean): NearTest[] {
  const importers = new Map<string, string[]>();
  for (const { from, to } of arrows) importers.set(to, [...(importers.get(to) ?? []), from]);
  const seen = new Set(changed);
  const found: NearTest[] = [];
  let step: readonly string[] = [...seen];
  for (let distance = 0; step.length > 0; distance += 1) {
    found.push(...step.filter(isTest).map((file) => ({ file, distance })));
    step = step.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file) && seen.add(file));
  }
  return found;
}

/** As many of the nearest as `budget` pays for, the cheaper first among those of one distance; one at least. */
export function withinBudget(tests: readonly NearTest[], costOf: (file: string) => number, budget: number): string[] {
  let left = budget;
  const chosen: string[] = [];
  for (const { file } of tests.toSorted((a, b) => a.distance - b.distance || costOf(a.file) - costOf(b.file))) {
    left -= costOf(file);
    if (left < 0 && chosen.length > 0) break;
    chosen.push(file);
  }
  return chosen;
}
