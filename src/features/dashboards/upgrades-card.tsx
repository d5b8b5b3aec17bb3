import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import type { Upgrade } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { acceptUpgrade, dashboardsQuery, refuseUpgrade, upgradesQuery } from "./dashboards-queries.ts";
import { UpgradeDialog } from "./upgrade-dialog.tsx";
import styles from "./upgrades.module.css";
import { useTexts } from "./texts.ts";

/** Dashboards whose template has a later version: each is looked at, updated or kept as it is, or all of them at once. */
export function UpgradesCard(): ReactElement | null {
  const { t } = useTexts();
  const { data = [] } = useQuery(upgradesQuery);
  const [examined, setExamined] = useState<Upgrade>();
  const { update, keep } = useUpgradeActions();
  if (data.length === 0 && !examined) return null;
  // What is to be chosen, or has a draft, is decided by itself.
  const plain = data.filter(({ conflicts, draft }) => conflicts === 0 && !draft);
  return (
    <>
      {data.length > 0 && (
        <Card
          flush
          className={styles.card}
          title={
            <>
              {t("upgrade.title")} <CountBadge tone="accent">{formatNumber(data.length)}</CountBadge>
            </>
          }
          actions={
            data.length > 1 && (
              <div className={styles.buttons}>
                <Button size="compact" busy={keep.busy} onClick={() => keep.run(data)}>
                  {t("upgrade.keepAll")}
                </Button>
                {plain.length > 0 && (
                  <Button size="compact" variant="primary" busy={update.busy} onClick={() => update.run(plain)}>
                    {t("upgrade.updateAll", { count: plain.length })}
                  </Button>
                )}
              </div>
            )
          }
        >
          <ul className={styles.list} aria-label={t("upgrade.title")}>
            {data.map((upgrade) => (
              <li key={upgrade.id} className={styles.item}>
                <div>
                  <p className={styles.name}>{upgrade.title}</p>
                  <p className={styles.muted}>
                    {t("upgrade.versions", { label: upgrade.label, from: upgrade.from, to: upgrade.to })} ·{" "}
                    {t("upgrade.changes", { count: upgrade.changed })}
                    {upgrade.kept > 0 && ` · ${t("upgrade.keeps", { count: upgrade.kept })}`}
                    {upgrade.conflicts > 0 && ` · ${t("upgrade.toChoose", { count: upgrade.conflicts })}`}
                  </p>
                  {upgrade.draft && <p className={styles.muted}>{t("upgrade.draft")}</p>}
                </div>
                <div className={styles.buttons}>
                  <Button
                    size="compact"
                    aria-label={t("upgrade.examineOne", { title: upgrade.title })}
                    onClick={() => setExamined(upgrade)}
                  >
                    {t("upgrade.examine")}
                  </Button>
                  <Button size="compact" aria-label={t("upgrade.keepOne", { title: upgrade.title })} onClick={() => keep.run([upgrade])}>
                    {t("upgrade.keep")}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {examined && <UpgradeDialog key={examined.id} upgrade={examined} onClose={() => setExamined(undefined)} />}
    </>
  );
}

/** Updates dashboards, or keeps them as they are, as many as can be; says how many. */
function useUpgradeActions() {
  const { t } = useTexts();
  const client = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all([upgradesQuery, dashboardsQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
  };
  const all = async (upgrades: readonly Upgrade[], work: (upgrade: Upgrade) => Promise<unknown>): Promise<number> => {
    const outcomes = await Promise.allSettled(upgrades.map(work));
    const refused = outcomes.find((outcome) => outcome.status === "rejected");
    const done = outcomes.filter(({ status }) => status === "fulfilled").length;
    if (done === 0 && refused) throw refused.reason;
    return done;
  };
  const update = useAction({
    act: (upgrades: readonly Upgrade[]) => all(upgrades, (upgrade) => acceptUpgrade(upgrade)),
    onDone: refresh,
    onFailed: () => void refresh(),
    success: (count) => ({ title: t("upgrade.updated", { count }) }),
    failure: t("list.actionFailed"),
  });
  const keep = useAction({
    act: (upgrades: readonly Upgrade[]) => all(upgrades, ({ id }) => refuseUpgrade(id)),
    onDone: refresh,
    success: (count) => ({ title: t("upgrade.kept", { count }), msg: t("upgrade.keptText") }),
    failure: t("list.actionFailed"),
  });
  return { update, keep };
}
