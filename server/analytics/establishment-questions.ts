import type { Cell } from "../../src/generated/types.ts";

/** A value of a dimension with its name. */
export interface NamedValue {
  key: string;
  label: string;
}

/** One establishment that the reader sees, whether it has reviews or not. */
export interface EstablishmentPlace {
  id: string;
  name: string;
  /** Null where nobody has located it. */
  lat: number | null;
  lng: number | null;
  category: NamedValue;
  commune: NamedValue | null;
  child: NamedValue | null;
  stars: NamedValue | null;
  /** Its class of capacity. */
  capacity: NamedValue | null;
  /** Those of the reader's group that it is in. */
  selections: readonly NamedValue[];
}

/** The figures that a list of establishments has of each; ratings 0–100. */
export interface EstablishmentCells {
  rating: Cell;
  nps: Cell;
  reviews: Cell;
  response_rate: Cell;
}

/** The figures of one establishment. */
export interface EstablishmentFigure {
  id: string;
  cells: EstablishmentCells;
  /** Reviews by tonality index. */
  spread: readonly number[];
}
