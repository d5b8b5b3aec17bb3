import type { Translate } from "../../../domain/texts/texts.ts";

import { formatDate } from "../../../domain/format/format.ts";
import type { CorrectionEntry, Polarity } from "../../../generated/types.ts";
import { polarityName } from "../polarity.ts";

type Text = Translate<"reviews">;

/** Who did what and when: «Corrigé par vous le 12 juil. 2026, 09:12». `login` is the reader's own. */
export function correctionText(t: Text, { action, by, at }: CorrectionEntry, login: string | null): string {
  const who = by === null ? t("trail.somebody") : by === login ? t("trail.you") : by;
  return t(`trail.${action}`, { who, date: formatDate(at, "datetime") });
}

/** A theme and its polarity: «Propreté, négatif». */
export function senseText(t: Text, { theme_label: theme, polarity }: { theme_label: string; polarity: Polarity }): string {
  return t("trail.sense", { theme, polarity: t(`polarity.${polarityName(polarity)}`).toLowerCase() });
}
