import { ArrowDownRight, ArrowUpRight, Equal } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { formatGap, formatGapNumber, type GapUnit } from "../../domain/format/format.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./trend.module.css";

export interface TrendProps {
  /** The change; see {@link formatGap} for its scale. Without one, nothing is drawn. */
  gap: number | null | undefined;
  unit: GapUnit;
  /** What it is compared with: «vs 2025». */
  reference?: ReactNode;
  /** Leaves the unit out, in a column that names it once. */
  bare?: boolean;
  /** The change already written, signed, where its unit is none of these (a duration). */
  text?: string | undefined;
  /** Which direction is good; none for what is neither (a volume may be neutral, a delay is better when lower). */
  better?: "higher" | "lower" | "neither";
}

/** A change with its arrow, sign and colour: the direction is never given by the colour alone. */
export function Trend({ gap, unit, reference, bare, text: written, better = "higher" }: TrendProps): ReactElement | null {
  const { t } = useTranslation("ui");
  if (gap === null || gap === undefined || !Number.isFinite(gap)) return null;
  const text = written ?? (bare ? formatGapNumber(gap, unit) : formatGap(gap, unit));
  const direction = directionOf(text);
  const Icon = { up: ArrowUpRight, down: ArrowDownRight, flat: Equal }[direction];
  return (
    <span className={styles.trend}>
      <span className={styles.gap} data-tone={toneOf(direction, better)}>
        <Icon aria-hidden />
        <VisuallyHidden>{t(`trend.${direction}`)} </VisuallyHidden>
        {text}
      </span>
      {reference && (
        <span className={styles.reference} data-reference>
          {reference}
        </span>
      )}
    </span>
  );
}

type Direction = "up" | "down" | "flat";

/** By what is shown: a change that rounds to nothing is no change. */
function directionOf(text: string): Direction {
  if (text.startsWith("+")) return "up";
  return text.startsWith("\u2212") ? "down" : "flat";
}

function toneOf(direction: Direction, better: TrendProps["better"]): "good" | "bad" | "plain" {
  if (direction === "flat" || better === "neither") return "plain";
  return (direction === "up") === (better !== "lower") ? "good" : "bad";
}
