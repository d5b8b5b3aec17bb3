import type { ReactElement } from "react";
import { formatNumber } from "../../domain/format/format.ts";
import { cx } from "../class-names.ts";
import { useTonalityName } from "./tonality-chip.tsx";
import styles from "./tonality.module.css";

export interface TonalityBarProps {
  /** Number of reviews of each tonality, most negative first. */
  counts: readonly number[];
  className?: string;
}

/** The shares of the five tonalities side by side, said in words as the bar's name. */
export function TonalityBar({ counts, className }: TonalityBarProps): ReactElement {
  const name = useTonalityName();
  const sentence = counts.map((count, tonality) => `${name(tonality)} ${formatNumber(count)}`).join(", ");
  return (
    <span role="img" aria-label={sentence} className={cx(styles.bar, className)}>
      {counts.map((count, tonality) => count > 0 && <span key={tonality} data-tonality={tonality} style={{ flexGrow: count }} />)}
    </span>
  );
}
