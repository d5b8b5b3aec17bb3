import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { MailCheck, MailX, Search, UserX } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formLanguages } from "../../domain/forms/translations.ts";
import { formatDate } from "../../domain/format/format-date.ts";
import type { FormMail, FormMailState } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Card } from "../../ui/card/card.tsx";
import type { DataColumn } from "../../ui/data-table/columns.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { ErasureDialog } from "./erasure-dialog.tsx";
import { mailsQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

const tones: Readonly<Record<FormMailState, NonNullable<BadgeProps["tone"]>>> = {
  queued: "neutral",
  sent: "info",
  answered: "success",
  bounced: "danger",
  unsubscribed: "warning",
  cancelled: "neutral",
};
const states: readonly FormMailState[] = ["queued", "sent", "answered", "bounced", "unsubscribed", "cancelled"];

/** Who was asked, when, and what became of it; each guest can be erased. */
export function MailsCard({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const { search, setSearch, filters, setFilter, narrowed, showAll } = useListAddress<"date", "etat">(["date"], ["etat"]);
  const state = states.find((one) => one === filters.etat) ?? null;
  const [page, setPage] = useState(0);
  const [erased, setErased] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery({
    ...mailsQuery(id, { page, state, search: search.trim() }),
    placeholderData: keepPreviousData,
  });
  const countOf = (one: FormMailState): number => data?.counts.find((count) => count.state === one)?.count ?? 0;
  const day = (at: string | null): string => (at === null ? "–" : formatDate(at));
  const columns: DataColumn<FormMail>[] = [
    {
      id: "guest",
      header: t("mails.guest"),
      rowHeader: true,
      cell: ({ email, name }) => (
        <span className={styles.guest}>
          <span>{name ?? email ?? t("mails.erased")}</span>
          {name !== null && <span className={styles.muted}>{email}</span>}
        </span>
      ),
    },
    {
      id: "state",
      header: t("mails.state"),
      cell: ({ state: became, bounced_by: login }) => (
        <span className={styles.guest}>
          <Badge tone={tones[became]}>{t(`mails.states.${became}`)}</Badge>
          {became === "bounced" && login !== null && <span className={styles.muted}>{t("mails.markedBy", { login })}</span>}
        </span>
      ),
    },
    { id: "source", header: t("mails.source"), cell: ({ source }) => t(`mails.sources.${source}`) },
    { id: "lang", header: t("mails.lang"), cell: ({ lang }) => t(`languages.${formLanguages.find((one) => one === lang) ?? "fr"}`) },
    { id: "stay", header: t("mails.stay"), cell: ({ stay_date: stay }) => day(stay) },
    {
      id: "sent",
      header: t("mails.sent"),
      cell: ({ sent_at: sent, due_at: due, state: became }) =>
        sent === null && became === "queued" ? t("mails.due", { date: formatDate(due) }) : day(sent),
    },
    { id: "reminded", header: t("mails.reminded"), cell: ({ reminded_at: at }) => day(at) },
    { id: "answered", header: t("mails.answered"), cell: ({ answered_at: at }) => day(at) },
  ];
  return (
    <Card title={t("mails.title")}>
      <div className={styles.filters}>
        <TextField
          label={t("mails.search")}
          type="search"
          icon={Search}
          value={search}
          onChange={(typed) => {
            setSearch(typed);
            setPage(0);
          }}
        />
        <Select
          label={t("mails.state")}
          emptyLabel={t("mails.all")}
          opensOnFocus={false}
          options={states.map((value) => ({ value, label: t(`mails.states.${value}`), count: countOf(value) }))}
          value={state}
          onChange={(chosen) => {
            setFilter("etat", chosen);
            setPage(0);
          }}
        />
      </div>
      {!data && isError && (
        <EmptyState tone="danger" title={t("mails.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
      )}
      {!data && !isError && <Skeleton shape="lines" />}
      {data && (
        <>
          <p className={styles.muted} role="status">
            {t("mails.count", { count: data.total })}
          </p>
          {countOf("sent") > 0 && <p className={styles.muted}>{t("mails.bouncesNote")}</p>}
          <DataTable
            caption={t("mails.caption")}
            columns={columns}
            rows={data.items}
            rowKey={(mail) => mail.id}
            actionsPinned
            rowActions={(mail) => <MailActions form={id} mail={mail} onErase={setErased} />}
            empty={
              <EmptyState
                title={t("mails.none")}
                {...(narrowed ? { actions: <Button onClick={showAll}>{t("mails.showAll")}</Button> } : {})}
              >
                {t(narrowed ? "mails.noMatch" : "mails.noneText")}
              </EmptyState>
            }
          />
          {data.total > data.size && (
            <Pagination page={page + 1} pageSize={data.size} total={data.total} onChange={(next) => setPage(next - 1)} />
          )}
        </>
      )}
      {erased !== null && <ErasureDialog key={erased} open email={erased} onClose={() => setErased(null)} />}
    </Card>
  );
}

interface MailActionsProps {
  form: string;
  mail: FormMail;
  onErase: (email: string) => void;
}

/** What can be done about one invitation: its address is marked as refused, or no more; its guest is erased. */
function MailActions({ form, mail: { id, email, state, bounced_by: marker }, onErase }: MailActionsProps): ReactElement | null {
  const { t } = useTexts();
  const client = useQueryClient();
  const params = { id: form, mail: id };
  const readAnew = () => client.invalidateQueries({ queryKey: ["forms"] });
  const unmark = async (): Promise<void> => {
    await callApi("unmarkFormMail", { params });
    await readAnew();
  };
  const marking = useAction({
    act: () => callApi("markFormMail", { params }),
    onDone: readAnew,
    success: () => ({ title: t("mails.marked"), msg: email ?? undefined }),
    undo: () => unmark,
    failure: t("mails.markFailed"),
  });
  const unmarking = useAction({
    act: unmark,
    success: () => ({ title: t("mails.unmarked"), msg: email ?? undefined }),
    failure: t("mails.unmarkFailed"),
  });
  if (email === null) return null;
  return (
    <>
      {state === "sent" && <IconButton icon={MailX} label={t("mails.mark", { email })} onClick={() => marking.run()} />}
      {state === "bounced" && marker !== null && (
        <IconButton icon={MailCheck} label={t("mails.unmark", { email })} onClick={() => unmarking.run()} />
      )}
      <IconButton icon={UserX} label={t("mails.erase", { email })} onClick={() => onErase(email)} />
    </>
  );
}
