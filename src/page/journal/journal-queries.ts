import { queryOptions } from "@tanstack/react-query";

import type { JournalEntry, JournalMark } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";

/** The journal of the reader's territory, latest first: for its panel, and for the marks of every time chart. */
export const journalQuery = queryOptions({ queryKey: ["journal"], queryFn: () => callApi("listJournal") });

/** What a professional's destination shows of its journal in public, for the marks of time charts. */
export const journalMarksQuery = queryOptions({ queryKey: ["journal-marks"], queryFn: () => callApi("listJournalMarks") });

/** The entries as charts show them. */
export function marksOf(entries: readonly JournalEntry[]): JournalMark[] {
  return entries.map(({ from, to, title, kind, place }) => ({ from, to, title, kind, ...(place ? { place: place.name } : {}) }));
}
