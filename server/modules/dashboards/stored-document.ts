import { canonical } from "../../../src/engine/canonical.ts";
import { migrated } from "../../../src/engine/migrations/migrate.ts";
import type { Dashboard } from "../../../src/generated/types.ts";
import { isDashboard } from "../../../src/generated/validators.js";

/**
 * A document as the database gives it back, in the current version and canonical form (jsonb forgets the
 * order of keys). One that no migration could make valid is given as it is: the plan shows what is wrong
 * with it, and one bad document does not take the list away.
 */
export function storedDocument(value: unknown): Dashboard {
  const document = migrated(value);
  return isDashboard(document) ? canonical(document) : (document as Dashboard);
}
