import type { MigrationStep } from "./migration-step.ts";

/**
 * Every step of the dashboard format, oldest first. Version 1 is the first that was ever stored, so there
 * is none yet; a new one comes with an input and an expected document in its test, both kept for ever.
 */
export const steps: readonly MigrationStep[] = [];
