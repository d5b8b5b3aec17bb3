import type { ReactElement, ReactNode } from "react";

import { changeOf } from "../../../domain/figure/change.ts";
import { formatDuration, formatNumber, formatPercent, formatRating, formatRatio } from "../../../domain/format/format.ts";
import type { Cell, EstablishmentContext, ThemeContext } from "../../../generated/types.ts";
import { useSession } from "../../session/session.ts";
import styles from "./context-strip.module.css";
import { useTexts } from "./texts.ts";

/** How the review's establishment is doing: its mark, the theme that the review blames, its answers. A figure of too few is greyed. */
export function ContextStrip({ context }: { context: EstablishmentContext }): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const { rating, rating_before: before, response_rate: rate, response_delay: delay, theme } = context;
  const isFew = ({ value, n }: Cell): boolean => value === null || n < app.samples.insufficient;
  const change = isFew(before) ? null : changeOf(rating, before, "rating");
  return (
    <section aria-label={t("context.label")}>
      <dl className={styles.strip}>
        <Figure
          name={t("context.rating")}
          value={formatRating(rating.value)}
          muted={isFew(rating)}
          note={
            isFew(rating)
              ? t("context.few")
              : change === null
                ? t("context.year")
                : t(change.significant ? "context.gap" : "context.steady", { gap: change.text })
          }
        />
        {theme && (
          <Figure
            name={theme.label}
            value={t("context.mentions", { count: theme.mentions, n: formatNumber(theme.mentions) })}
            note={<ThemeNote theme={theme} />}
          />
        )}
        <Figure
          name={t("context.answers")}
          value={formatPercent(rate.value)}
          muted={isFew(rate)}
          note={
            isFew(rate)
              ? t("context.few")
              : delay.value === null
                ? t("context.year")
                : t("context.delay", { delay: formatDuration(delay.value) })
          }
        />
      </dl>
    </section>
  );
}

/** The theme against the same days of the year before. */
function ThemeNote({ theme: { mentions, mentions_before: before } }: { theme: ThemeContext }): string {
  const { t } = useTexts();
  if (before === 0) return t(mentions === 0 ? "context.days" : "context.newTheme");
  const ratio = mentions / before;
  if (ratio >= 1.5) return t("context.more", { ratio: formatRatio(ratio) });
  if (ratio <= 0.67) return t("context.fewer", { n: formatNumber(before) });
  return t("context.same", { n: formatNumber(before) });
}

function Figure({ name, value, note, muted = false }: { name: string; value: string; note: ReactNode; muted?: boolean }): ReactElement {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>
        <span className={styles.value} data-muted={muted || undefined}>
          {value}
        </span>
        <span className={styles.note}>{note}</span>
      </dd>
    </div>
  );
}
