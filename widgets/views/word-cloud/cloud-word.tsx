import type { CSSProperties, ReactElement } from "react";

import { typeset } from "../../../src/domain/format/typeset.ts";
import { changeOf } from "../../../src/domain/figure/change.ts";
import { formatNumber } from "../../../src/domain/format/format.ts";
import type { ViewProps } from "../../../src/engine/table/view-props.ts";
import { moved } from "../../../src/ui/chart/words/phrases.ts";
import { viewText } from "../../../src/ui/chart/words/view-text.ts";
import { TonalityGlyph } from "../../../src/ui/tonality/tonality-glyph.tsx";
import { VisuallyHidden } from "../../../src/ui/visually-hidden/visually-hidden.tsx";
import type { PlacedWord } from "./words.ts";
import styles from "./word-cloud.module.css";

/** Index of the tonality between praise and blame. */
const NEUTRAL = 2;

/** One word in its place: a button where it opens the passages that hold it. Its title, also read out, says its side and its count. */
export function CloudWord({ word, props }: { word: PlacedWord; props: ViewProps<"word-cloud"> }): ReactElement {
  const { result, context } = props;
  const drill = context.onDrill;
  const style: CSSProperties = { left: word.x, top: word.y, width: word.width, height: word.height, fontSize: word.size };
  const text = (
    <>
      <TonalityGlyph tonality={word.tonality} />
      <span className={styles.text}>{word.label}</span>
      <VisuallyHidden>{`, ${detail(word, props)}`}</VisuallyHidden>
    </>
  );
  return (
    <li className={styles.word} data-tonality={word.tonality} style={style} title={typeset(`${word.label} : ${detail(word, props)}`)}>
      {drill ? (
        <button
          type="button"
          className={styles.button}
          onClick={() => drill({ filters: { [result.dimension]: [word.key] }, label: word.label, ...sideOf(word) })}
        >
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  );
}

/** The side of opinion that a word leans to. */
function sideOf({ tonality }: PlacedWord): { side?: 1 | -1 } {
  return tonality === NEUTRAL ? {} : { side: tonality > NEUTRAL ? 1 : -1 };
}

/** «124 citations, plutôt favorable, en hausse de 12 % vs N-1». */
function detail({ key, n, tonality }: PlacedWord, { result, previous, context }: ViewProps<"word-cloud">): string {
  const t = viewText();
  const [now, before] = [result, previous].map((each) => each?.rows.find((row) => row.key === key)?.cells[0]);
  const change = now && before && before.n > 0 ? changeOf(now, before, "count", "none") : null;
  const unit = result.columns[0]?.unit === "count" ? t("cloud.uses", { count: n, n: formatNumber(n) }) : formatNumber(n);
  return [unit, t(`cloud.polarity.${tonality}`), change && moved(t, change, context.comparedLabel)].filter(Boolean).join(", ");
}
