import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { formatRating } from "../../domain/format/format.ts";
import { tonalityIndex } from "../../domain/review/rating.ts";
import { cx } from "../class-names.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating-badge.module.css";

export interface RatingBadgeProps {
  /** 0–100. */
  value: number | null | undefined;
  /** 0–4; by default that of the value. */
  tonality?: number;
  /** «hero»: on the full colour of its tonality, beside a title. */
  size?: "default" | "large" | "hero";
  /** What the figure is, where it is no plain rating. */
  name?: string | undefined;
  /** Too few answers to conclude: greyed. */
  muted?: boolean;
}

/** A rating on the colour of its tonality: «8,6», «10», or «-» when there is none. */
export function RatingBadge({ value, tonality, size = "default", name, muted }: RatingBadgeProps): ReactElement {
  const { t } = useTranslation("ui");
  const shown = formatRating(value);
  const said = name === undefined ? t("rating.label", { value: shown }) : t("rating.named", { name, value: shown });
  const known = typeof value === "number" && Number.isFinite(value) && !muted;
  return (
    <span
      className={cx(styles.badge, styles[size], !known && styles.muted)}
      data-tonality={known ? (tonality ?? tonalityIndex(value) ?? 2) : 2}
    >
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{shown === "-" ? t("rating.none") : said}</VisuallyHidden>
    </span>
  );
}
