import type { ReactElement } from "react";

import { balanceTonality } from "../../../src/domain/review/tonality.ts";
import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatFigure, sampleOf } from "../../../src/domain/figure/figure.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import type { BreakdownItem } from "../../../src/generated/types.ts";
import { ChangeMark } from "../../../src/ui/chart/figure/change-mark.tsx";
import { observed } from "../../../src/ui/chart/words/phrases.ts";
import { RowName } from "../../../src/ui/chart/table/row-name.tsx";
import styles from "./themes.module.css";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";

interface ThemeRowProps {
  props: ViewProps<"themes">;
  item: BreakdownItem;
  /** The side of the row: among what pleases (1) or disappoints (-1); neither where nothing disappoints. */
  side?: 1 | -1 | undefined;
}

/** A theme: its name, its bar from the middle of the scale, its balance; a button where it opens its reviews. */
export function ThemeRow({ props, item, side }: ThemeRowProps): ReactElement {
  const t = viewText();
  const { options, result, previous, context } = props;
  const value = item.value ?? 0;
  const tonality = balanceTonality(value);
  const uncertain = sampleOf(item, result.unit, context.samples, context.audience) !== "normal";
  const change =
    (options.gap ?? false)
      ? changeOf(
          item,
          previous?.items.find(({ key }) => key === item.key),
          result.unit,
          result.better,
        )
      : null;
  const drill = context.onDrill;
  return (
    <li className={styles.row} data-tonality={tonality} data-uncertain={uncertain || undefined} title={observed(t, item.n, result.unit)}>
      <RowName
        label={item.label}
        onSelect={drill && (() => drill({ filters: { [result.dimension]: [item.key] }, label: item.label, ...(side ? { side } : {}) }))}
      />
      <span className={styles.plane} aria-hidden="true">
        <span
          className={styles.bar}
          style={
            value >= 0 ? { left: "50%", width: `${Math.min(value, 100) / 2}%` } : { right: "50%", width: `${Math.min(-value, 100) / 2}%` }
          }
        />
      </span>
      {(options.mentions ?? false) && <span className={styles.mentions}>{formatNumber(item.n)}</span>}
      <span className={styles.value}>{formatFigure(value, result.unit)}</span>
      {(options.gap ?? false) && (
        <span className={styles.gap}>{change && <ChangeMark change={change} better={result.better} bare uncertain={uncertain} />}</span>
      )}
    </li>
  );
}
