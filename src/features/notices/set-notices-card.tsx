import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";

import type { NoticeFrequency, SetNotice } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { noticesQuery } from "../../page/notices/notices-query.ts";
import { useTexts as useNoticeTexts } from "../../page/notices/texts.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./notices-screen.module.css";
import { useTexts } from "./texts.ts";

const setQuery = queryOptions({ queryKey: ["notices", "set"], queryFn: () => callApi("readSetNotices") });
/** The choice that leaves a notice to each reader. */
const FREE = "free";

interface Change {
  line: SetNotice;
  frequency: NoticeFrequency | null;
  locked: boolean;
}

/** «Rythme fixé pour tous»: what the destination proposes to its accounts and its professionals, or keeps them to. */
export function SetNoticesCard(): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(setQuery);
  const change = useAction({
    act: ({ line: { reader, notice }, frequency, locked }: Change) =>
      callApi("setNotice", { params: { reader, notice }, body: { frequency, locked: locked && frequency !== null } }),
    key: ({ line }) => `${line.reader} ${line.notice}`,
    onDone: (now) => {
      client.setQueryData(setQuery.queryKey, now);
      void client.invalidateQueries({ queryKey: noticesQuery.queryKey, exact: true });
    },
    success: () => ({ title: t("set.saved") }),
    failure: t("set.failed"),
  });
  if (isError)
    return (
      <Card title={t("set.title")}>
        <EmptyState title={t("set.unreadable")} actions={<Button onClick={() => void refetch()}>{t("set.retry")}</Button>} />
      </Card>
    );
  if (!data) return <Skeleton shape="block" />;
  return (
    <Card title={t("set.title")} subtitle={t("set.text")}>
      {(["TP", "DMO"] as const).map((reader) => (
        <section key={reader} aria-label={t(`set.${reader}`)}>
          <h3 className={styles.group}>{t(`set.${reader}`)}</h3>
          {data
            .filter((line) => line.reader === reader)
            .map((line) => (
              <SetLine key={line.notice} line={line} onChange={change.run} />
            ))}
        </section>
      ))}
    </Card>
  );
}

function SetLine({ line, onChange }: { line: SetNotice; onChange: (change: Change) => void }): ReactElement {
  const { t } = useTexts();
  const { t: said } = useNoticeTexts();
  const { reader, notice, frequency, frequencies, locked } = line;
  // What an account reads of its own answers is said of others' here.
  const names = { notice: notice === "answer" ? t("set.answer") : said(`names.${notice}`), reader: t(`set.${reader}`) };
  return (
    <div className={styles.line}>
      <span>{names.notice}</span>
      <Select
        label={t("set.rhythmOf", names)}
        labelHidden
        clearable={false}
        opensOnFocus={false}
        options={[{ value: FREE, label: t("set.free") }, ...frequencies.map((value) => ({ value, label: said(`frequencies.${value}`) }))]}
        value={frequency ?? FREE}
        onChange={(chosen) => onChange({ line, frequency: frequencies.find((value) => value === chosen) ?? null, locked })}
      />
      <Checkbox
        label={
          <>
            {t("set.locked")} <VisuallyHidden>{t("set.lockedOf", names)}</VisuallyHidden>
          </>
        }
        checked={locked}
        disabled={frequency === null}
        onChange={(isLocked) => onChange({ line, frequency, locked: isLocked })}
      />
    </div>
  );
}
