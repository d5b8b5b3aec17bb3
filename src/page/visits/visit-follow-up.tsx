import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { changeOf } from "../../domain/figure/change.ts";
import { formatFigure } from "../../domain/figure/figure.ts";
import type { FollowedFigure } from "../../generated/types.ts";
import { ChangeMark } from "../../ui/chart/figure/change-mark.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTexts } from "./texts.ts";
import { followUpQuery } from "./visit-queries.ts";
import styles from "./visits.module.css";

/** What changed after a visit, or that it is too early to say. */
export function VisitFollowUp({ visit }: { visit: string }): ReactElement {
  const { t } = useTexts();
  const { data, isError } = useQuery(followUpQuery(visit));
  if (isError) return <p className={styles.muted}>{t("actionFailed")}</p>;
  if (!data) return <Skeleton shape="lines" />;
  return (
    <div className={styles.follow}>
      <p className={styles.muted}>
        {t("follow.title")}, {t("follow.days", { count: data.days })}
      </p>
      {data.too_early ? (
        <p>{t("follow.tooEarly")}</p>
      ) : (
        <ul>
          {data.figures.map((figure) => (
            <FollowedLine key={figure.label} figure={figure} />
          ))}
        </ul>
      )}
    </div>
  );
}

function FollowedLine({ figure: { label, unit, better, before, after } }: { figure: FollowedFigure }): ReactElement {
  const { t } = useTexts();
  const change = changeOf(after, before, unit, better);
  const isKnown = before.value !== null && after.value !== null;
  return (
    <li className={styles.figure}>
      <span className={styles.name}>{label}</span>
      <span>
        {isKnown
          ? t("follow.change", { from: formatFigure(before.value, unit), to: formatFigure(after.value, unit) })
          : t("follow.noFigure")}
      </span>
      {change && <ChangeMark change={change} better={better} reference="" uncertain={change.significant === false} quiet />}
      {change?.significant === false && <span className={styles.muted}>{t("follow.unsure")}</span>}
    </li>
  );
}
