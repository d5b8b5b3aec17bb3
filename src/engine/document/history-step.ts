import type { Dashboard, PatchOperation } from "../../generated/types.ts";
import { applyOperation } from "./apply-patch.ts";

/** One undoable step: the patches forth and back. */
export interface Step {
  readonly patches: readonly PatchOperation[];
  readonly inverse: readonly PatchOperation[];
  /** Steps of one gesture (typing a title, dragging) carry the same key and undo together. */
  readonly gesture?: string | undefined;
}

/** The document after patches; a patch of the whole replaces it. */
export function patched(document: Dashboard, patches: readonly PatchOperation[]): Dashboard {
  return patches.reduce<Dashboard>(
    (current, patch) => (patch.path === "" ? patch.value : applyOperation(current, patch)) as Dashboard,
    document,
  );
}
