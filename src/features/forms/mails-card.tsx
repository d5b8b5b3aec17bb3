import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format-date.ts";
import type { FormMail } from "../../generated/types.ts";
import { Badge, type BadgeProps } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { mailsQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

const tones: Readonly<Record<FormMail["state"], NonNullable<BadgeProps["tone"]>>> = {
  queued: "neutral",
  sent: "success",
  bounced: "danger",
  unsubscribed: "warning",
  cancelled: "neutral",
};

/** Who was asked, when, and what became of it. */
export function MailsCard({ id }: { id: string }): ReactElement | null {
  const { t } = useTexts();
  const [page, setPage] = useState(0);
  const { data } = useQuery({ ...mailsQuery(id, page), placeholderData: keepPreviousData });
  if (!data || data.total === 0) return null;
  const day = (at: string | null): string => (at === null ? "–" : formatDate(at));
  return (
    <Card flush title={t("mails.title")}>
      <DataTable
        caption={t("mails.caption")}
        rows={data.items}
        rowKey={(mail) => mail.id}
        columns={[
          { id: "guest", header: t("mails.guest"), rowHeader: true, cell: ({ email, name }) => name ?? email ?? t("mails.erased") },
          { id: "lang", header: t("mails.lang"), cell: ({ lang }) => lang },
          { id: "stay", header: t("mails.stay"), cell: ({ stay_date: stay }) => day(stay) },
          { id: "state", header: t("mails.state"), cell: ({ state }) => <Badge tone={tones[state]}>{t(`mails.states.${state}`)}</Badge> },
          {
            id: "sent",
            header: t("mails.sent"),
            cell: ({ sent_at: sent, due_at: due }) => (sent === null ? t("mails.due", { date: formatDate(due) }) : day(sent)),
          },
          { id: "reminded", header: t("mails.reminded"), cell: ({ reminded_at: at }) => day(at) },
          { id: "answered", header: t("mails.answered"), cell: ({ answered_at: at }) => day(at) },
        ]}
      />
      {data.total > data.size && (
        <div className={styles.pages}>
          <Button size="compact" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t("responses.less")}
          </Button>
          <Button size="compact" disabled={(page + 1) * data.size >= data.total} onClick={() => setPage(page + 1)}>
            {t("responses.more")}
          </Button>
        </div>
      )}
    </Card>
  );
}
