import { formatPercent } from "../../../src/domain/format/format.ts";
import { plainFigure } from "../../../src/domain/figure/figure.ts";
import { type TableCell, type TableData, textCell } from "../../../src/domain/format/table-data.ts";
import { scalarTable } from "../../../src/engine/table/result-table.ts";
import type { TableInput, TableWords } from "../../../src/engine/table/view-table.ts";
import { type MixedPart, partsOf } from "./table-parts.ts";
import { levelText, type Steps, stepsOf, stepText } from "./table-steps.ts";

/** One row for each part, and one for all of them together. */
export function tableOf(props: TableInput<"mix-effect">, words: TableWords): TableData {
  const { result, previous, context } = props;
  if (result.kind === "scalar") return scalarTable(result, previous?.kind === "scalar" ? previous : undefined, context, words);
  const steps = stepsOf(props);
  const unit = result.columns[0]?.unit ?? "rating";
  const level = (value: number | null): TableCell =>
    value === null
      ? textCell("")
      : { value: unit === "rating" ? Math.round(value * 10) / 100 : plainFigure(value, unit), text: levelText(value, unit) };
  const step = (value: number | null): TableCell =>
    value === null ? textCell("") : { value: plainFigure(value, unit === "rating" ? "rating-gap" : unit), text: stepText(value, unit) };
  const share = (value: number | null): TableCell =>
    value === null ? textCell("") : { value: plainFigure(value, "percent"), text: formatPercent(value, 1) };
  const rowOf = (part: MixedPart): TableCell[] => [
    textCell(part.label),
    share(part.shareBefore),
    share(part.share),
    level(part.levelBefore),
    level(part.level),
    step(part.real),
    step(part.mix),
  ];
  const whole = ({ before, after, real, mix }: Steps): TableCell[] => [
    textCell(words.say("mix.all")),
    share(100),
    share(100),
    level(before),
    level(after),
    step(real.value),
    step(mix.value),
  ];
  const name = words.say(unit === "rating" ? "mix.rating" : "mix.score");
  const ofWhat = words.say(result.dimension === "country" ? "mix.shareOfAnswers" : "mix.share");
  return {
    columns: [
      { key: "label", label: words.dimension(result.dimension) },
      { key: "share-before", label: words.say("mix.earlier", { label: ofWhat }), numeric: true },
      { key: "share", label: ofWhat, numeric: true },
      { key: "level-before", label: words.say("mix.earlier", { label: name }), numeric: true },
      { key: "level", label: name, numeric: true },
      { key: "real", label: words.say("mix.real"), numeric: true },
      { key: "mix", label: words.say("mix.mix"), numeric: true },
    ],
    rows: [...partsOf(props).map(rowOf), ...(steps !== null && steps !== "hidden" ? [whole(steps)] : [])],
  };
}
