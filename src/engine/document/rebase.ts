import type { Dashboard } from "../../generated/types.ts";
import { isSameDocument } from "./canonical.ts";
import { patched, type Step } from "./history-step.ts";
import { merge } from "./versions/merge.ts";

/**
 * Steps that lead one after the other away from a document, as they lead away from one that was joined with somebody
 * else's changes: each still does and undoes what is one's own, and leaves the other's changes as they are. `way` says
 * whether the steps are ahead (redone) or behind (undone). One of which the other has changed everything again is left out.
 */
export function rebasedSteps(from: Dashboard, joined: Dashboard, steps: readonly Step[], way: "patches" | "inverse"): Step[] {
  let [own, both] = [from, joined];
  return steps.flatMap((step): Step[] => {
    const next = patched(own, step[way]);
    const { conflicts } = merge(own, next, both);
    // What both have changed stays as the other has it.
    const theirs = Object.fromEntries(conflicts.map(({ key }) => [key, "next" as const]));
    const before = both;
    both = merge(own, next, both, theirs).document;
    own = next;
    if (isSameDocument(before, both)) return [];
    const [there, back] = [whole(both), whole(before)];
    const { gesture } = step;
    return [way === "patches" ? { patches: there, inverse: back, gesture } : { patches: back, inverse: there, gesture }];
  });
}

function whole(document: Dashboard): Step["patches"] {
  return [{ op: "replace", path: "", value: document }];
}
