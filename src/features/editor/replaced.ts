import type { HistoryEvent } from "../../engine/document/history.ts";
import type { Dashboard } from "../../generated/types.ts";

/** Another document in the place of the edited one, as one step that can be undone. */
export function replaced(document: Dashboard): HistoryEvent {
  return { type: "patch", patches: [{ op: "replace", path: "", value: document }] };
}
