import { useSearchParams } from "react-router-dom";

import { startOf } from "../../domain/time/day.ts";
import type { Dashboard } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { rangeOf, readState } from "../state/page-state.ts";

/** The question on screen, as an export's address has it. */
export function useQuestion(
  document: Dashboard,
  audience: "private" | "public" = "private",
): { from: string; to: string; compare: string; filters: string } {
  const [search] = useSearchParams();
  const today = useToday();
  const state = readState(search, document);
  const { from, to } = rangeOf(state, today, audience);
  return { from: String(startOf(from)), to: String(startOf(to)), compare: state.compare, filters: JSON.stringify(state.filters) };
}
