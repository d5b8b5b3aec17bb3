import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router-dom";

import { formatNps, formatNumber, formatPercent, formatRating } from "../../../domain/format/format.ts";
import type { SelectionCompared, SelectionComparisonAnswer } from "../../../generated/types.ts";
import { useSession } from "../../../page/session/session.ts";
import { RatingBadge } from "../../../ui/rating-badge/rating-badge.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden/visually-hidden.tsx";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";
import { themesOf } from "./compared-themes.ts";

/** The figures of selections, one column each. */
export function ComparisonTable({ answer: { compared } }: { answer: SelectionComparisonAnswer }): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const row = (name: string, cell: (side: SelectionCompared) => ReactNode): ReactElement => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {compared.map((side) => (
        <td key={side.id ?? "rest"}>{cell(side)}</td>
      ))}
    </tr>
  );
  const interval = (bounds: readonly number[] | null, format: (value: number | null | undefined) => string): ReactNode =>
    bounds && <span className={styles.muted}>{t("interval", { low: format(bounds[0]), high: format(bounds[1]) })}</span>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("compare.table")}>
      <table className={styles.comparison}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t("file.figure")}</VisuallyHidden>
            </th>
            {compared.map(({ id, title }) => (
              <th key={id ?? "rest"} scope="col">
                {id === null ? t("compare.restName") : <Link to={`/selections?selection=${id}`}>{title}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t("column.establishments"), ({ total }) => formatNumber(total))}
          {row(t("summary.rating"), ({ figures }) => (
            <span className={styles.figures}>
              <RatingBadge value={figures.rating} muted={figures.rated < app.samples.small} />
              {interval(figures.interval, formatRating)}
              {figures.rated < app.samples.small && (
                <span className={styles.muted}>{t(figures.rated < app.samples.insufficient ? "insufficient" : "small")}</span>
              )}
            </span>
          ))}
          {row(t("summary.nps"), ({ figures }) => (
            <span className={styles.figures}>
              <strong>{formatNps(figures.nps)}</strong>
              {interval(figures.nps_interval, formatNps)}
            </span>
          ))}
          {row(t("summary.reviews"), ({ figures }) => formatNumber(figures.reviews))}
          {row(t("summary.response"), ({ figures }) => formatPercent(figures.response_rate))}
          <tr>
            <th scope="rowgroup" colSpan={compared.length + 1} className={styles.section}>
              {t("compare.themes")}
            </th>
          </tr>
          {themesOf(compared).map(({ theme, label, sides }) => (
            <tr key={theme}>
              <th scope="row">{label}</th>
              {sides.map((side, index) => (
                <td key={compared[index]?.id ?? "rest"}>
                  {side && side.mentions > 0 ? (
                    <span className={styles.figures} data-small={side.mentions < app.samples.small || undefined}>
                      <strong>{formatNps(side.balance)}</strong>
                      <span className={styles.muted}>{t("mentions", { count: side.mentions, number: formatNumber(side.mentions) })}</span>
                    </span>
                  ) : (
                    <span className={styles.muted}>{t("noMention")}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
