import type { Dashboard, PatchOperation } from "../../generated/types.ts";
import { type Change, edit } from "./edit.ts";
import { patched, type Step } from "./history-step.ts";
import { rebasedSteps } from "./rebase.ts";

export type { Step } from "./history-step.ts";

/** A document being edited, with everything that can be undone and redone. The only state of an editor. */
export interface History {
  readonly document: Dashboard;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** What can happen to an edited document. */
export type HistoryEvent =
  | { type: "edit"; change: Change; gesture?: string | undefined }
  /** Patches from elsewhere: the JSON tab, a repair of a problem. */
  | { type: "patch"; patches: readonly PatchOperation[]; gesture?: string | undefined }
  | { type: "undo" }
  | { type: "redo" }
  /** One made of it and of somebody else's changes: no step of one's own, and undoing those takes none of them away. */
  | { type: "join"; document: Dashboard }
  /** Another document altogether: nothing of before can be undone. */
  | { type: "load"; document: Dashboard };

/** Steps kept for undo. */
const longest = 200;

/** A history that begins with a document. */
export function begin(document: Dashboard): History {
  return { document, past: [], future: [] };
}

/** The history after an event; the same one where the event changes nothing. Pure: made for React's reducer. */
export function historyReducer(history: History, event: HistoryEvent): History {
  switch (event.type) {
    case "edit": {
      const { document, patches, inverse } = edit(history.document, event.change);
      return patches.length === 0 ? history : recorded(history, document, { patches, inverse, gesture: event.gesture });
    }
    case "patch": {
      const document = patched(history.document, event.patches);
      const inverse: PatchOperation[] = [{ op: "replace", path: "", value: history.document }];
      return recorded(history, document, { patches: event.patches, inverse, gesture: event.gesture });
    }
    case "undo": {
      const step = history.past.at(-1);
      if (!step) return history;
      return { document: patched(history.document, step.inverse), past: history.past.slice(0, -1), future: [step, ...history.future] };
    }
    case "redo": {
      const [step, ...future] = history.future;
      if (!step) return history;
      return { document: patched(history.document, step.patches), past: [...history.past, step], future };
    }
    case "join": {
      const { document, past, future } = history;
      return {
        document: event.document,
        past: rebasedSteps(document, event.document, past.toReversed(), "inverse").toReversed(),
        future: rebasedSteps(document, event.document, future, "patches"),
      };
    }
    case "load":
      return begin(event.document);
  }
}

function recorded({ past }: History, document: Dashboard, step: Step): History {
  const last = past.at(-1);
  if (step.gesture !== undefined && last?.gesture === step.gesture) {
    const joined: Step = {
      patches: [...last.patches, ...step.patches],
      inverse: [...step.inverse, ...last.inverse],
      gesture: step.gesture,
    };
    return { document, past: [...past.slice(0, -1), joined], future: [] };
  }
  return { document, past: [...past, step].slice(-longest), future: [] };
}
