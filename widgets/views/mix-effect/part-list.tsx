import type { ReactElement } from "react";

import type { Unit } from "../../../src/domain/figure/figure.ts";
import { formatPercent } from "../../../src/domain/format/format.ts";
import type { ViewContext } from "../../../src/engine/table/view-props.ts";
import { dimensionName } from "../../../src/ui/chart/table/table-words.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import type { MixedPart } from "./table-parts.ts";
import { levelText, stepText } from "./table-steps.ts";
import styles from "./mix-effect.module.css";

interface PartListProps {
  parts: readonly MixedPart[];
  unit: Unit;
  dimension: string;
  onDrill: ViewContext["onDrill"];
}

/** The parts whose shares moved, with their levels: why the mean of all went another way than theirs. */
export function PartList({ parts, unit, dimension, onDrill }: PartListProps): ReactElement {
  const t = viewText();
  return (
    <table className={styles.parts}>
      <thead>
        <tr>
          <th scope="col">{dimensionName(t, dimension)}</th>
          <th scope="col">{t(dimension === "country" ? "mix.shareOfAnswers" : "mix.share")}</th>
          <th scope="col">{t(unit === "rating" ? "mix.rating" : "mix.score")}</th>
          <th scope="col">{t("mix.pull")}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ key, label, shareBefore, share, levelBefore, level, mix }) => (
          <tr key={key}>
            <th scope="row">
              {onDrill ? (
                <button type="button" className={styles.button} onClick={() => onDrill({ filters: { [dimension]: [key] }, label })}>
                  {label}
                </button>
              ) : (
                label
              )}
            </th>
            <td>
              <Passage from={shareBefore === null ? null : formatPercent(shareBefore)} to={formatPercent(share)} />
            </td>
            <td>
              <Passage
                from={levelBefore === null ? null : levelText(levelBefore, unit)}
                to={level === null ? "-" : levelText(level, unit)}
              />
            </td>
            <td>{mix === null ? "-" : stepText(mix, unit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** «17 % → 44 %»; the arrow is said as «puis». */
function Passage({ from, to }: { from: string | null; to: string }): ReactElement {
  if (from === null) return <>{to}</>;
  return (
    <>
      <span className={styles.from}>{from}</span>
      <span className={styles.arrow} role="img" aria-label={viewText()("mix.then")} />
      {to}
    </>
  );
}
