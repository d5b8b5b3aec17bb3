import { listToLayout } from "./list-to-layout.ts";
import type { MigrationStep } from "./migration-step.ts";

/** Every step of the dashboard format, oldest first. Each has an input and an expected document in `fixtures/`, kept for ever. */
export const steps: readonly MigrationStep[] = [listToLayout];
