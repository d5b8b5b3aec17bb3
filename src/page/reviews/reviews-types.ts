import type { ReactNode } from "react";

import type { DayRange } from "../../domain/time/period.ts";
import type { AppConfig, Filters, Polarity, User } from "../../generated/types.ts";
import { tellUnknown } from "../session/tell-unknown.ts";

/** A figure whose reviews or passages are asked for. */
export interface Figure {
  /** What it counts: reviews, passages of them, or nothing that can be read. */
  counts: "reviews" | "passages" | "nothing";
  label: string;
  filters: Filters;
  /** The figure counts reviews that have a rating alone, or passages of these. */
  rated?: boolean;
  /** The figure counts passages of promoters (1) or detractors (-1) alone. */
  nps?: (1 | -1)[];
  /** Where the figure has days of its own: those of its tile, whatever the page's are. */
  period?: DayRange;
  /** The figure counts the reviews of this many days before the end of the period, whatever its beginning. */
  window_days?: number;
  /** The figure counts passages of this polarity alone. */
  polarity?: Polarity;
  /** The side that the figure is about: its passages are shown first. */
  side?: Polarity;
  /** The figure counts passages that express an opinion: neither side is left out but the neutral ones are. */
  expressed?: boolean;
  /** The figure counts expressions: the passages in which they occur. */
  expressions?: boolean;
  /** The part of a tile that it is, which the page can be narrowed to, and its name. */
  focus?: Filters;
  part?: string;
}

/** The names that reviews are shown with, and whose reading it is. */
export interface Vocabulary extends Pick<AppConfig, "themes" | "countries" | "languages" | "profiles" | "providers" | "tonalities"> {
  login: User["login"] | null;
}

/** What the panels show and where they lead; the page's address holds it. */
export interface ReviewPanelsProps {
  figure: Figure | null;
  /** What the figure is, above what it rests on. */
  identity?: ReactNode;
  review: string | null;
  /** The mention that the review is opened for. */
  mention: string | null;
  range: DayRange;
  vocabulary: Vocabulary;
  onReview: (review: string, mention?: string) => void;
  /** Shows another review in place of the one shown. */
  onTurn: (review: string) => void;
  onCloseReview: () => void;
  onCloseFigure: () => void;
  /** The address at which the list of all reviews shows those of a figure; null where there is none for this reader. */
  addressOf?: ((figure: Figure) => string | null) | undefined;
  /** Narrows the page to the part of a tile that the figure is; absent where there is no such page. */
  onFocus?: ((part: Filters) => void) | undefined;
  /** Something was corrected: the figures of the page are out of date. */
  onCorrected: () => void;
}

/** The product's name of a country; of one that it does not have, its code. */
export function countryName({ countries }: Pick<Vocabulary, "countries">, code: string): string {
  if (countries && !countries.some(({ id }) => id === code)) tellUnknown("country", code);
  return nameIn(countries, code);
}

/** The name of a code; the code itself where nothing names it. */
export function nameIn(names: readonly { id: string; name: string }[] | undefined, code: string): string {
  return names?.find(({ id }) => id === code)?.name ?? code;
}
