import type { Dashboard } from "../../generated/types.ts";
import { steps as shipped } from "./steps.ts";
import type { JsonObject, MigrationStep } from "./migration-step.ts";

/** A step that would have lost part of a document: a programmer's mistake, found by its tests. */
export class MigrationLossError extends Error {}

/** The version that this product writes. */
export const currentVersion = 1;

/**
 * A stored document in the current version. The steps from its version on are applied in order; none may
 * lose a widget, a placement, a filter value or a link (throws {@link MigrationLossError}). A document of
 * the current version is returned as it is; one that is no object, of a later version, or without the form of the
 * version that it names, too: the validator says what is wrong with it.
 */
export function migrated(document: unknown, steps: readonly MigrationStep[] = shipped): unknown {
  if (typeof document !== "object" || document === null || Array.isArray(document)) return document;
  return steps
    .toSorted((a, b) => a.from - b.from)
    .reduce<JsonObject>((current, step) => (isFor(step, current) ? checked(step, current) : current), document as JsonObject);
}

function isFor(step: MigrationStep, document: JsonObject): boolean {
  return versionOf(document) === step.from && (step.reads?.(document) ?? true);
}

function checked(step: MigrationStep, before: JsonObject): JsonObject {
  const after = step.up(before);
  if (versionOf(after) !== step.from + 1)
    throw new MigrationLossError(`migration "${step.name}" does not lead to version ${step.from + 1}`);
  const had = holdings(before);
  for (const [what, count] of Object.entries(holdings(after))) {
    if (count < (had[what] ?? 0))
      throw new MigrationLossError(`migration "${step.name}" loses ${what}: ${had[what] ?? 0} before, ${count} after`);
  }
  return after;
}

/** What a document holds that must survive: read from any version, so by meaning and not by place. */
function holdings(document: JsonObject): Record<string, number> {
  const { widgets, filters, layout } = document as Partial<Record<keyof Dashboard, unknown>>;
  return {
    widgets: sizeOf(widgets),
    placements: occurrences(layout, (key) => key === "widget"),
    "filter values":
      typeof filters === "object" && filters !== null ? Object.values(filters).reduce<number>((sum, values) => sum + sizeOf(values), 0) : 0,
    links: occurrences(document, (key, value) => key === "extends" || (typeof value === "string" && /https?:\/\//.test(value))),
  };
}

function occurrences(value: unknown, counts: (key: string, value: unknown) => boolean): number {
  if (typeof value !== "object" || value === null) return 0;
  return Object.entries(value).reduce((sum, [key, item]) => sum + Number(counts(key, item)) + occurrences(item, counts), 0);
}

function sizeOf(value: unknown): number {
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

function versionOf({ version }: JsonObject): number | null {
  return typeof version === "number" ? version : null;
}
