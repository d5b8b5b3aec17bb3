import type { ReviewTriage } from "../../../generated/types.ts";
import { usePageKeys } from "../../list/use-page-keys.ts";
import type { TriageStep } from "./triage/use-triage.ts";
import type { Browsing } from "./use-browsing.ts";

/** The keys by which a list of reviews is gone along, selected from and triaged. */
export function useBrowsingKeys({ go, scroller, open, selected, triage, triageOf, vocabulary: { login } }: Browsing): void {
  const stepOf = (step: (triage: ReviewTriage) => TriageStep): boolean => {
    if (open.id === null) return false;
    triage.run({ reviews: [open.id], step: step(triageOf(open.id)) });
    return true;
  };
  const isInList = ({ target }: KeyboardEvent): boolean => target instanceof Node && Boolean(scroller.current?.contains(target));
  usePageKeys({
    j: (event) => go(1, event.shiftKey),
    k: (event) => go(-1, event.shiftKey),
    arrowdown: (event) => isInList(event) && go(1, event.shiftKey),
    arrowup: (event) => isInList(event) && go(-1, event.shiftKey),
    x: () => (open.id !== null && open.index >= 0 ? selected.toggle(open.id, open.index) : false),
    l: () => stepOf(({ read }) => ({ read: !read })),
    m: () => (login === null ? false : stepOf(({ assigned_to: to }) => ({ assigned_to: to === login ? null : login }))),
    escape: () => (selected.ids.length > 0 ? selected.clear() : false),
  });
}
