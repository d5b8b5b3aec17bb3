import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { MailState, MailSummary } from "../../generated/types.ts";
import { PageHead } from "../../page/layout/page-head.tsx";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import type { DataColumn } from "../../ui/data-table/columns.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { MailDrawer } from "./mail-drawer.tsx";
import styles from "./outbox.module.css";
import { mailStates, outboxQuery } from "./outbox-queries.ts";
import { useTexts } from "./outbox-texts.ts";

const tones: Readonly<Record<MailState, NonNullable<BadgeProps["tone"]>>> = {
  queued: "info",
  sent: "success",
  failed: "danger",
  bounced: "warning",
  stopped: "neutral",
};

/** «Messages envoyés»: the mails of the destination, what became of each, and another try for those that did not arrive. */
export default function OutboxScreen(): ReactElement {
  const { t } = useTexts();
  const [state, setState] = useState<MailState | null>(null);
  const [search, setSearch] = useState("");
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery(outboxQuery(state, search.trim(), page));
  const countOf = (one: MailState): number => data?.counts.find((count) => count.state === one)?.count ?? 0;
  const columns: DataColumn<MailSummary>[] = [
    {
      id: "subject",
      header: t("subject"),
      rowHeader: true,
      cell: ({ id, subject }) => (
        <button type="button" className={styles.open} onClick={() => setOpened(id)}>
          {subject}
        </button>
      ),
    },
    { id: "recipient", header: t("recipient"), cell: ({ recipient }) => recipient },
    { id: "state", header: t("state"), cell: (mail) => <Badge tone={tones[mail.state]}>{t(`stateOf.${mail.state}`)}</Badge> },
    { id: "date", header: t("date"), cell: ({ sent_at, created_at }) => formatDate(sent_at ?? created_at, "datetime") },
  ];
  return (
    <>
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <div className={styles.filters}>
        <TextField
          label={t("search")}
          icon={Search}
          type="search"
          className={styles.search}
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setPage(1);
          }}
        />
        <Select
          label={t("state")}
          emptyLabel={t("all")}
          opensOnFocus={false}
          className={styles.state}
          options={mailStates.map((value) => ({ value, label: t(`states.${value}`), count: countOf(value) }))}
          value={state}
          onChange={(chosen) => {
            setState(mailStates.find((one) => one === chosen) ?? null);
            setPage(1);
          }}
        />
      </div>
      {isError ? (
        <EmptyState title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      ) : !data ? (
        <Skeleton shape="block" />
      ) : (
        <>
          <p className={styles.count} role="status">
            {t("count", { count: data.total })}
          </p>
          <DataTable
            caption={t("caption")}
            columns={columns}
            rows={data.items}
            rowKey={({ id }) => id}
            empty={<EmptyState title={t("none")}>{t(state === null && search.trim() === "" ? "noneYet" : "noneText")}</EmptyState>}
          />
          <Pagination page={page} pageSize={data.size} total={data.total} onChange={setPage} />
        </>
      )}
      <MailDrawer id={opened} onClose={() => setOpened(null)} />
    </>
  );
}
