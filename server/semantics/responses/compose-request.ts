import type { IncidentKind } from "../../../src/domain/review/incidents.ts";
import type { ResponseDocument, ResponseSettings } from "../../../src/generated/types.ts";

/** A line of the establishment's fact sheet, in the language of the answer. */
export interface ComposeFact {
  id: string;
  text: string;
  /** The theme that it is about. */
  theme: string | null;
  /** Whether it holds only since a day after the guest's experience. */
  isNew: boolean;
}

/** What an answer is written from: the review, what the analysis found in it, and how the establishment writes. */
export interface ComposeRequest {
  review: {
    id: string;
    title: string | null;
    text: string | null;
    /** 0–100. */
    rating: number | null;
    author: string | null;
    profile: string;
    category: string;
    /** The day of the experience. */
    experienced: string | null;
  };
  /** Offsets count in title, line feed, text. */
  mentions: readonly {
    theme: string;
    polarity: "positive" | "negative" | "neutral" | "mixed";
    strength: number;
    start: number;
    end: number;
  }[];
  /** Opinions on single things, placed likewise. */
  expressions?: readonly { polarity: "positive" | "negative" | "neutral" | "mixed"; start: number; end: number }[];
  /** The document of the review's language where the answer is written in another; without it, that of the answer. */
  heardIn?: ResponseDocument;
  /** The grave incidents that the review reports, placed likewise. */
  incidents: readonly { kind: IncidentKind; start: number; end: number }[];
  establishment: string;
  settings: Pick<ResponseSettings, "signature" | "tone" | "never_promise"> & Required<Pick<ResponseSettings, "address" | "length">>;
  /** What may be stated as a fact. */
  facts: readonly ComposeFact[];
  /** What the writer adds, in the language of the answer. */
  context: string | null;
  again: "shorter" | "warmer" | "precise" | null;
  /** The latest answers of the establishment, which this one must not repeat. */
  recent: readonly string[];
}
