import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { formatSigned } from "../../domain/format/format.ts";
import { cx } from "../class-names.ts";
import { TonalityGlyph } from "./tonality-glyph.tsx";
import styles from "./tonality.module.css";

export interface TonalityChipProps {
  /** 0–4, most negative first. */
  tonality: number;
  /** A theme, for instance; by default the name of the tonality. */
  children?: ReactNode;
  /** Balance of opinion, shown signed. */
  balance?: number;
  className?: string;
}

/** A label in the colour of a tonality, behind its shape. */
export function TonalityChip({ tonality, children, balance, className }: TonalityChipProps): ReactElement {
  const name = useTonalityName();
  return (
    <span className={cx(styles.chip, className)} data-tonality={tonality}>
      <TonalityGlyph tonality={tonality} />
      {children ?? name(tonality)}
      {balance !== undefined && <span className={styles.balance}>{formatSigned(balance)}</span>}
    </span>
  );
}

/** Gives the French name of a tonality (0–4). An index outside gives the middle one. */
export function useTonalityName(): (tonality: number) => string {
  const { t } = useTranslation("ui");
  const names = [t("tonality.0"), t("tonality.1"), t("tonality.2"), t("tonality.3"), t("tonality.4")];
  return (tonality) => names[tonality] ?? t("tonality.2");
}
