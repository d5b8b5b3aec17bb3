import type { Cell, ChangeItem, JournalMark, SampleThresholds } from "../../generated/types.ts";
import type { DayRange } from "../time/period.ts";

/** A figure of the month, of the same days a year before, and of the twelve months before the month. */
export interface ThreeFigures {
  now: Cell;
  previous: Cell;
  year: Cell;
}

/** What the sentences of a month are made of. */
export interface BarometerFacts {
  /** The month. */
  period: DayRange;
  /** The same days of the week a year before. */
  compared: DayRange;
  /** Mean rating, 0–100. */
  rating: ThreeFigures;
  /** What of the change since the compared days comes from the ratings of each category, and from their shares; null where it is not known. */
  effects: { real: Cell; mix: Cell } | null;
  /** Balances of opinion by theme that moved significantly, most important first. */
  themes: readonly ChangeItem[];
  /** What of the calendar differs between both, in sentences. */
  calendar: readonly string[];
  /** Entries of the journal within the month. */
  journal: readonly JournalMark[];
  samples: SampleThresholds;
}
