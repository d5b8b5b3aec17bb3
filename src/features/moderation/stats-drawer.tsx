import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { ReactElement } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import type { ModerationStats, RegisterRequest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./moderation.module.css";
import { policyQuery, statsQuery } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";

/** How moderation went within twelve months: what waits, how long decisions took, why reviews were refused, by whom. */
export function StatsDrawer({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const { data, isError } = useQuery({ ...statsQuery, enabled: open });
  return (
    <Drawer open={open} onClose={onClose} title={t("stats.title")} note={t("stats.note")} width={520}>
      {data ? <Stats stats={data} /> : isError ? <EmptyState tone="danger" title={t("stats.failed")} /> : <Skeleton shape="lines" />}
    </Drawer>
  );
}

function Stats({ stats }: { stats: ModerationStats }): ReactElement {
  const { t } = useTexts();
  const { data: policy } = useQuery(policyQuery);
  const duration = (hours: number | null): string =>
    hours === null
      ? "-"
      : hours < 24
        ? t("stats.hours", { n: formatNumber(Math.round(hours)) })
        : t("stats.days", { n: formatNumber(Math.round(hours / 2.4) / 10) });
  const today = Number(useToday().slice(0, 4));
  const { run, running } = useFileTask((wish: RegisterRequest) => callApi("exportModerationRegister", { body: wish }));
  const formats = ["csv", "pdf"] as const;
  const reasons = Object.entries(stats.refused_by_reason).toSorted((a, b) => b[1] - a[1]);
  return (
    <div className={styles.stats}>
      <dl className={styles.figures}>
        {[
          [t("stats.waiting"), stats.waiting],
          [t("stats.responses"), stats.responses_waiting],
          [t("stats.reported"), stats.reported],
          [t("stats.lateTitle"), stats.late],
          [t("stats.decided"), stats.decided],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatNumber(Number(value))}</dd>
          </div>
        ))}
        <div>
          <dt>{t("stats.median")}</dt>
          <dd>{duration(stats.median_hours)}</dd>
        </div>
      </dl>
      <p className={styles.register}>
        {[today, today - 1].flatMap((year) =>
          formats.map((format) => (
            <Button
              key={`${year} ${format}`}
              size="compact"
              icon={Download}
              busy={running.some((wish) => wish.year === year && wish.format === format)}
              onClick={() => run({ year, format })}
            >
              {t(`stats.register.${format}`, { year })}
            </Button>
          )),
        )}
        <span className={styles.muted}>{t("stats.registerNote")}</span>
      </p>
      {stats.decided === 0 && <p>{t("stats.none")}</p>}
      {reasons.length > 0 && (
        <table className={styles.table}>
          <caption>{t("stats.reasons")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("stats.reason")}</th>
              <th scope="col">{t("stats.count")}</th>
            </tr>
          </thead>
          <tbody>
            {reasons.map(([code, n]) => (
              <tr key={code}>
                <th scope="row">{policy?.reasons.find((reason) => reason.code === code)?.label.fr ?? code}</th>
                <td>{formatNumber(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {stats.by_moderator.length > 0 && (
        <table className={styles.table}>
          <caption>{t("stats.moderators")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("stats.moderator")}</th>
              <th scope="col">{t("stats.decided")}</th>
              <th scope="col">{t("stats.refusals")}</th>
              <th scope="col">{t("stats.median")}</th>
            </tr>
          </thead>
          <tbody>
            {stats.by_moderator.map(({ login, decided, refused, median_hours: median }) => (
              <tr key={login}>
                <th scope="row">{login}</th>
                <td>{formatNumber(decided)}</td>
                <td>{formatNumber(refused)}</td>
                <td>{duration(median)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
