import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";

import type { NoticeChoice, NoticeChoices, NoticeFrequency } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Switch } from "../../ui/checkbox/switch.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useAction } from "../action/use-action.ts";
import styles from "./notices-card.module.css";
import { noticesQuery } from "./notices-query.ts";
import { useTexts } from "./texts.ts";

/** «Messages reçus»: what the account is written about and how often, and which alerts it has silenced. Each choice is kept at once. */
export function NoticesCard(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(noticesQuery);
  if (isError)
    return (
      <Card title={t("title")}>
        <EmptyState title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      </Card>
    );
  if (!data) return <Skeleton shape="block" />;
  return <Choices choices={data} />;
}

function Choices({ choices: { address, choices, alerts } }: { choices: NoticeChoices }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const take = (now: NoticeChoices): void => void client.setQueryData(noticesQuery.queryKey, now);
  const success = (): { title: string } => ({ title: t("saved") });
  const choose = useAction({
    act: ({ notice, frequency }: { notice: string; frequency: NoticeFrequency }) =>
      callApi("chooseNotice", { params: { notice }, body: { frequency } }),
    key: ({ notice }) => notice,
    onDone: take,
    success,
    failure: t("failed"),
  });
  const silence = useAction({
    act: ({ rule, silenced }: { rule: string; silenced: boolean }) => callApi("silenceAlert", { params: { rule }, body: { silenced } }),
    key: ({ rule }) => rule,
    onDone: take,
    success,
    failure: t("failed"),
  });
  const wantsAlerts = choices.some(({ notice, frequency }) => notice === "alert" && frequency !== "never");
  return (
    <Card title={t("title")} subtitle={address === null ? t("noAddress") : t("text", { address })}>
      <ul className={styles.notices}>
        {choices.map((choice) => (
          <NoticeLine
            key={choice.notice}
            choice={choice}
            isBusy={choose.running.some(({ notice }) => notice === choice.notice)}
            onChoose={(frequency) => choose.run({ notice: choice.notice, frequency })}
          />
        ))}
      </ul>
      {wantsAlerts && (
        <section className={styles.alerts} aria-label={t("alerts")}>
          <h3 className={styles.subtitle}>{t("alerts")}</h3>
          <p className={styles.text}>{t("alertsText")}</p>
          {alerts.map(({ rule, label, silenced }) => (
            <Switch key={rule} label={label} checked={!silenced} onChange={(wanted) => silence.run({ rule, silenced: !wanted })} />
          ))}
        </section>
      )}
    </Card>
  );
}

interface NoticeLineProps {
  choice: NoticeChoice;
  isBusy: boolean;
  onChoose: (frequency: NoticeFrequency) => void;
}

function NoticeLine({ choice, isBusy, onChoose }: NoticeLineProps): ReactElement {
  const { t } = useTexts();
  const { notice, frequency, frequencies, locked, set_by, set, stopped } = choice;
  const name = t(`names.${notice}`);
  const reason = stopped ? t("stopped") : set_by === null ? null : t(locked ? "locked" : "proposed", { owner: set_by });
  return (
    <li className={styles.notice}>
      <div className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <p className={styles.text}>{t(`texts.${notice}`)}</p>
        {reason !== null && <p className={styles.reason}>{reason}</p>}
      </div>
      {locked ? (
        <div className={styles.fixed}>
          <span>{t(`frequencies.${frequency}`)}</span>
          {stopped && (
            <Button size="compact" busy={isBusy} onClick={() => onChoose(set ?? frequency)}>
              {t("resume")}
            </Button>
          )}
        </div>
      ) : (
        <Select
          label={t("rhythmOf", { notice: name })}
          labelHidden
          className={styles.select}
          clearable={false}
          opensOnFocus={false}
          options={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
          value={frequency}
          onChange={(chosen) => {
            const found = frequencies.find((value) => value === chosen);
            if (found && found !== frequency) onChoose(found);
          }}
        />
      )}
    </li>
  );
}
