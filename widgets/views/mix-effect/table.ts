import { formatPercent } from "../../../src/domain/format.ts";
import { plainFigure } from "../../../src/domain/figure.ts";
import { type TableCell, type TableData, textCell } from "../../../src/domain/table-data.ts";
import { scalarTable } from "../../../src/engine/result-table.ts";
import type { ViewProps } from "../../../src/engine/view-props.ts";
import { tableWords } from "../../../src/ui/chart/table-words.ts";
import { viewText } from "../../../src/ui/chart/view-text.ts";
import { type MixedPart, partsOf } from "./parts.ts";
import { levelText, type Steps, stepsOf, stepText } from "./steps.ts";

/** One row for each part, and one for all of them together. */
export function tableOf(props: ViewProps<"mix-effect">): TableData {
  const { result, previous, context } = props;
  const t = viewText();
  if (result.kind === "scalar") return scalarTable(result, previous?.kind === "scalar" ? previous : undefined, context, tableWords());
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
    textCell(t("mix.all")),
    share(100),
    share(100),
    level(before),
    level(after),
    step(real.value),
    step(mix.value),
  ];
  const name = t(unit === "rating" ? "mix.rating" : "mix.score");
  return {
    columns: [
      { key: "label", label: tableWords().dimension(result.dimension) },
      { key: "share-before", label: t("mix.earlier", { label: t("mix.share") }), numeric: true },
      { key: "share", label: t("mix.share"), numeric: true },
      { key: "level-before", label: t("mix.earlier", { label: name }), numeric: true },
      { key: "level", label: name, numeric: true },
      { key: "real", label: t("mix.real"), numeric: true },
      { key: "mix", label: t("mix.mix"), numeric: true },
    ],
    rows: [...partsOf(props).map(rowOf), ...(steps !== null && steps !== "hidden" ? [whole(steps)] : [])],
  };
}
