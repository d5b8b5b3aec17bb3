import type { Unit } from "../../domain/figure/figure.ts";
import type { SeriesResult, ViewName } from "../../generated/types.ts";
import type { ViewTextKey } from "../../generated/view-text-keys.ts";
import type { ViewContext, ViewProps } from "./view-props.ts";

/** Who reads, and where it matters over which period. */
export type Judge = Pick<ViewContext, "samples" | "audience"> & Partial<Pick<ViewContext, "period">>;

/** What a view's table is made of: no surroundings that only a drawing has. */
export type TableInput<V extends ViewName> = Omit<ViewProps<V>, "context"> & { context: Judge };

/** A text of the views in the reader's language: the browser and the server each have their own way to it. */
export type Say = (key: ViewTextKey, values?: Readonly<Record<string, string>>) => string;

/** The words of the tables: titles and cautions that several views share. */
export interface TableWords {
  insufficient: string;
  sample: string;
  /** Of a bucket that is counted in part: «période incomplète». */
  incomplete: string;
  compared: string;
  /** A gap's title, with the unit of its numbers; without where the rows have several. */
  gap: (unit?: Unit) => string;
  gapUnit: (unit: Unit) => string;
  /** Titles the column of those units. */
  unit: string;
  measure: string;
  /** Names the quartiles of a comparison group by the name of its median. */
  quartiles: { low: (label: string) => string; high: (label: string) => string };
  value: string;
  /** Titles the column of what each row is about. */
  group: string;
  everything: string;
  /** A dimension's name as a column title: «Commune». */
  dimension: (name: string) => string;
  grain: (name: SeriesResult["grain"]) => string;
  /** A view's own words. */
  say: Say;
}

const dimensions = [
  "establishment",
  "commune",
  "category",
  "provider",
  "theme",
  "expression",
  "polarity",
  "child",
  "language",
  "country",
  "profile",
  "stars",
  "capacity",
  "rating-band",
  "tonality",
  "selection",
  "weekday",
  "hour",
  "answered",
  "moderated",
  "outcome",
  "refusal-reason",
  "moderator",
] as const;

/** The words of the tables as a reader's language has them. */
export function tableWords(say: Say): TableWords {
  return {
    insufficient: say("insufficient"),
    sample: say("sample"),
    incomplete: say("incomplete"),
    compared: say("compared"),
    gapUnit: (unit) => say(`gapUnit.${unit}`),
    unit: say("unit"),
    gap: (unit) => (unit ? say("gapIn", { unit: say(`gapUnit.${unit}`) }) : say("gap")),
    measure: say("measure"),
    quartiles: { low: (label) => say("quartiles.low", { label }), high: (label) => say("quartiles.high", { label }) },
    value: say("value"),
    group: say("changes.group"),
    everything: say("changes.everything"),
    dimension: (name) => {
      const known = dimensions.find((dimension) => dimension === name);
      return known ? say(`dimension.${known}`) : say("label");
    },
    grain: (name) => say(`grain.${name}`),
    say,
  };
}
