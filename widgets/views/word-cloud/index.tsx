import { type ReactElement, useMemo } from "react";

import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { NoData } from "../../../src/ui/chart/words/no-data.tsx";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import { CloudWord } from "./cloud-word.tsx";
import { sentence } from "./sentence.ts";
import { textWidth } from "./text-width.ts";
import { useBox } from "./use-box.ts";
import styles from "./word-cloud.module.css";
import { cloudOf, wordsOf } from "./words.ts";

export { sentence } from "./sentence.ts";
export { tableOf } from "./table.ts";

/** The expressions of the reviews, larger where they come more often, marked by what they say. */
export default function WordCloudView(props: ViewProps<"word-cloud">): ReactElement {
  const { options, result, context } = props;
  const t = viewText();
  // Before its size is known the tile has about this much room for each cell of the grid.
  const [ref, box] = useBox({ width: context.box.w * 95, height: context.box.h * 58 - 90 });
  const cloud = useMemo(() => cloudOf({ options, result }, box, textWidth), [options, result, box]);
  if (wordsOf(props).length === 0)
    return <NoData sentence={sentence(props, t)} hidden={result.rows.some(({ cells }) => cells.some(({ hidden }) => hidden))} />;
  return (
    <div className={styles.cloud}>
      <VisuallyHidden>{sentence(props, t)}</VisuallyHidden>
      <div ref={ref} className={styles.box} data-drawn>
        <ul>
          {cloud.words.map((word) => (
            <CloudWord key={word.key} word={word} props={props} />
          ))}
        </ul>
      </div>
      <p className={styles.foot}>
        {([4, 2, 0] as const).map((tonality) => (
          <span key={tonality} className={styles.entry} aria-hidden="true">
            <TonalityGlyph tonality={tonality} />
            {t(`cloud.tone.${tonality}`)}
          </span>
        ))}
        {cloud.left > 0 && <span className={styles.left}>{t("cloud.left", { count: cloud.left, n: formatNumber(cloud.left) })}</span>}
      </p>
    </div>
  );
}
