import { type MeanSample, meanSample, shareDifference, shareInterval, themeImpact } from "../../../src/domain/statistics/index.ts";
import type { Cell, Measure } from "../../../src/generated/types.ts";
import type { Narrowing } from "../sql/conditions.ts";
import { estimate, resting } from "../sql/figure.ts";
import { type EngineRow, number, type Statement, text } from "../sql/groups.ts";
import { compileSpeakingReviews, compileThemeMarks, compileThemeWhole } from "../sql/theme-marks.ts";
import type { Answering } from "./answering.ts";
import type { Rows } from "./rows.ts";

/** Rated reviews, the sum and the squares of their ratings. */
interface RatingSums {
  n: number;
  sum: number;
  squares: number;
}

/** What reviews rate and recommend: of those that mention a theme, or of all. */
interface Marks {
  praise: RatingSums;
  blame: RatingSums;
  promoters: number;
  detractors: number;
  /** Reviews that do, rated or not. */
  praising: number;
  blaming: number;
}

type Whole = Pick<Marks, "promoters" | "detractors"> & {
  all: RatingSums;
  /** Reviews that speak of any theme. */
  speaking: number;
};

/** What each theme does to the ratings and to the recommendation (DOMAIN §2.7), for measures that are read by theme alone. */
export async function askThemeRows(measures: readonly Measure[], narrowing: Narrowing, answering: Answering): Promise<Rows> {
  const ask = ({ sql, params }: Statement): Promise<EngineRow[]> => answering.db.query<EngineRow>(sql, params);
  const [rows, [total], [speaking]] = await Promise.all([
    ask(compileThemeMarks(narrowing, answering)),
    ask(compileThemeWhole(narrowing, answering)),
    measures.some(({ kind, polarity }) => kind === "mentioned" && polarity) ? ask(compileSpeakingReviews(narrowing, answering)) : [],
  ]);
  const whole: Whole = {
    all: sumsIn(total, "all"),
    promoters: count(total, "promoters"),
    detractors: count(total, "detractors"),
    speaking: count(speaking, "n"),
  };
  const nothing = measures.map((): Cell => ({ value: null, n: 0 }));
  return {
    rows: rows.flatMap((row) => {
      const key = text(row.key);
      if (key === null) return [];
      const own: Marks = {
        praise: sumsIn(row, "praise"),
        blame: sumsIn(row, "blame"),
        promoters: count(row, "promoters"),
        detractors: count(row, "detractors"),
        praising: count(row, "praising"),
        blaming: count(row, "blaming"),
      };
      return [{ ...answering.vocabulary.term("theme", key), cells: measures.map((measure) => cellOf(measure, own, whole)) }];
    }),
    total: nothing,
    whole: null,
    empty: nothing,
  };
}

function cellOf(measure: Measure, own: Marks, whole: Whole): Cell {
  switch (measure.kind) {
    case "impact": {
      const marked = measure.polarity === 1 ? own.praise : own.blame;
      const impact = themeImpact(sampleOf(marked), sampleOf(without(whole.all, marked)));
      const { n } = marked;
      if (!impact) return { value: null, n };
      const [value, interval] = measure.per === "all" ? [impact.cost, impact.costInterval] : [impact.value, impact.interval];
      // As sure as the smaller of the two sides.
      return resting(estimate(value, n, impact.measured ? interval : null), Math.min(n, whole.all.n - n));
    }
    case "mentioned": {
      const [some, all] = mentioning(measure, own, whole);
      return estimate(all > 0 ? (100 * some) / all : null, all, shareInterval(some, all));
    }
    case "driver": {
      const gap = shareDifference({ count: own.detractors, n: whole.detractors }, { count: own.promoters, n: whole.promoters });
      const cell = estimate(gap?.value ?? null, own.promoters + own.detractors, gap?.interval ?? null);
      return resting(cell, Math.min(whole.promoters, whole.detractors));
    }
    default:
      throw new Error(`a measure of kind "${measure.kind}" is not read by theme`);
  }
}

/** Who speaks of a theme as a measure asks, and among how many. */
function mentioning({ class: side, polarity }: Measure, own: Marks, whole: Whole): [some: number, all: number] {
  if (polarity) return [polarity === 1 ? own.praising : own.blaming, whole.speaking];
  return side === -1 ? [own.detractors, whole.detractors] : [own.promoters, whole.promoters];
}

function sumsIn(row: EngineRow | undefined, name: string): RatingSums {
  return { n: count(row, `${name}_n`), sum: count(row, `${name}_sum`), squares: count(row, `${name}_squares`) };
}

const sampleOf = ({ n, sum, squares }: RatingSums): MeanSample | null => meanSample(n, sum, squares);
const without = (whole: RatingSums, part: RatingSums): RatingSums => ({
  n: whole.n - part.n,
  sum: whole.sum - part.sum,
  squares: whole.squares - part.squares,
});
const count = (row: EngineRow | undefined, name: string): number => number(row?.[name]) ?? 0;
