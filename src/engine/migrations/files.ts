import { migrated } from "./migrate.ts";
import type { JsonObject } from "./migration-step.ts";

/** One named step from an earlier form of a kind of file to its present one, which is known by what the file has or lacks. Pure. */
export interface FileStep {
  readonly name: string;
  reads(document: JsonObject): boolean;
  up(document: JsonObject): JsonObject;
}

/** A file's document in the present form, and the names of the steps that led there. */
export interface MigratedFile {
  value: unknown;
  steps: string[];
}

/** The dashboard within a page or a template has a version of its own. */
const inside: FileStep = {
  name: "dashboard",
  reads: ({ dashboard }) => migrated(dashboard) !== dashboard,
  up: (document) => ({ ...document, dashboard: migrated(document.dashboard) }),
};

/** Views were made before the palette drew them: one without a sketch has the outline of a tile. */
const sketched: FileStep = {
  name: "sketched",
  reads: (view) => view.view !== undefined && view.sketch === undefined,
  up: (view) => ({ ...view, sketch: [{ color: "border-strong", path: "M4 4h32v18h-32z", width: 1.5 }] }),
};

/** A link to a template names its version: one that has none is in its first. */
const numbered: FileStep = {
  name: "numbered",
  reads: (template) => template.id !== undefined && template.version === undefined,
  up: (template) => ({ ...template, version: 1 }),
};

/** The steps of each kind of file, in their order. */
const fileSteps: Readonly<Record<string, readonly FileStep[]>> = {
  template: [numbered, inside],
  page: [inside],
  view: [sketched],
};

/**
 * A document of a kind, as the linter and the server have it, in its present form. One that needs no step is returned as it
 * is. Throws MigrationLossError where a step would lose a part of a dashboard.
 */
export function migratedFile(kind: string | null, value: unknown): MigratedFile {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { value, steps: [] };
  if (kind === "dashboard") {
    const document = migrated(value);
    return { value: document, steps: document === value ? [] : ["dashboard"] };
  }
  const done: string[] = [];
  let document = value as JsonObject;
  for (const step of fileSteps[kind ?? ""] ?? []) {
    if (!step.reads(document)) continue;
    document = step.up(document);
    done.push(step.name);
  }
  return { value: document, steps: done };
}
