import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../domain/format/format.ts";
import type { MailDetail } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./outbox.module.css";
import { mailQuery } from "./outbox-queries.ts";
import { useTexts } from "./outbox-texts.ts";

/** One mail: its plain text and what became of it. Its HTML is not drawn: nothing of a mail runs here. */
export function MailDrawer({ id, onClose }: { id: string | null; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(mailQuery(id));
  const resend = useAction({
    act: (mail: string) => callApi("resendMail", { params: { id: mail } }),
    onDone: () => client.invalidateQueries({ queryKey: ["outbox"] }),
    success: () => ({ title: t("resent") }),
    failure: t("resendFailed"),
  });
  const isLost = data?.state === "failed" || data?.state === "bounced";
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      title={data?.subject ?? t("title")}
      note={data?.recipient}
      width={640}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {isLost && (
            <Button variant="primary" icon={Send} busy={resend.busy} onClick={() => resend.run(data.id)}>
              {t("resend")}
            </Button>
          )}
        </>
      }
    >
      {isError ? (
        <EmptyState title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      ) : data ? (
        <MailText mail={data} />
      ) : (
        <Skeleton shape="block" />
      )}
    </Drawer>
  );
}

function MailText({ mail: { state, created_at, sent_at, tries, error, attachments, text } }: { mail: MailDetail }): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <p className={styles.facts}>
        {[
          ...(sent_at === null ? [t(`stateOf.${state}`)] : []),
          sent_at === null
            ? t("createdAt", { date: formatDate(created_at, "datetime") })
            : t("sentAt", { date: formatDate(sent_at, "datetime") }),
          t("tries", { count: tries }),
        ].join(" · ")}
      </p>
      {error !== null && <p className={styles.facts}>{t("error", { error })}</p>}
      {attachments.length > 0 && <p className={styles.facts}>{t("attachments", { names: attachments.join(", ") })}</p>}
      <section aria-label={t("text")} className={styles.text}>
        {text}
      </section>
      {text.includes("/public/") && <p className={styles.facts}>{t("masked")}</p>}
    </>
  );
}
