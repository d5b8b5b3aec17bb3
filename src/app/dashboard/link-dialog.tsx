import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Calendar } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { addDays, type Day, dayOf, startOf } from "../../domain/day.ts";
import { formatDate, formatPeriod } from "../../domain/format.ts";
import { resolvePeriod } from "../../domain/period.ts";
import type { DashboardAnswer } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Button } from "../../ui/button/button.tsx";
import { parseDay } from "../../ui/period-picker/period-dates.ts";
import { Modal } from "../../ui/modal/modal.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { CopyAddress } from "./copy-address.tsx";
import { createLink, dashboardQuery, revokeLink } from "./dashboard-queries.ts";
import { RevokeButton } from "./revoke-button.tsx";
import styles from "./link-dialog.module.css";

/** «Lien public»: makes, shows once, renews and revokes the dashboard's public address. */
export function LinkDialog({ dashboard, open, onClose }: { dashboard: DashboardAnswer; open: boolean; onClose: () => void }): ReactElement {
  const { t } = useTranslation("dashboard");
  const { notify } = useToasts();
  const client = useQueryClient();
  const today = useToday();
  const [expiry, setExpiry] = useState("");
  const [judged, setJudged] = useState(false);
  const last = parseDay(expiry);
  const wrong = expiry.trim() !== "" && (last === null || last < today);
  const refresh = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: dashboardQuery(dashboard.id).queryKey });
    // The list says which dashboards have a link.
    await client.invalidateQueries({ queryKey: ["dashboards"], exact: true });
  };
  const close = (): void => {
    create.reset();
    setExpiry("");
    onClose();
  };
  const create = useMutation({
    // A link dies at the end of its last day.
    mutationFn: () => createLink(dashboard.id, { expires_at: last ? new Date(startOf(addDays(last, 1))).toISOString() : null }),
    // Not waited for: the address stands as soon as there is one, however long the page takes to be told.
    onSuccess: () => void refresh(),
    onError: (error) => void notify({ type: "error", title: t("link.failed"), msg: error.message }),
  });
  const { link } = dashboard;

  return (
    <Modal
      open={open}
      onClose={close}
      height="auto"
      title={t("link.title")}
      footerStart={
        link && (
          <RevokeButton
            revoke={() => revokeLink(dashboard.id)}
            onRevoked={() => {
              create.reset();
              return refresh();
            }}
          />
        )
      }
      footer={
        <>
          <Button onClick={close}>{t("link.close")}</Button>
          <Button variant="primary" busy={create.isPending} onClick={() => (wrong ? setJudged(true) : create.mutate())}>
            {link ? t("link.renew") : t("link.create")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t("link.text", { count: link?.min_sample ?? 10 })}</p>
        <p>{t("link.period", { period: openedOn(dashboard, today) })}</p>
        {link && (
          <p className={styles.state}>
            {link.expires_at ? t("link.activeUntil", { date: formatDate(lastDay(link.expires_at)) }) : t("link.active")}
          </p>
        )}
        {create.data && <CreatedLink url={create.data.url} />}
        <TextField
          className={styles.day}
          label={t("link.expiry")}
          hint={t("link.expiryHint")}
          placeholder={t("link.expiryFormat")}
          icon={Calendar}
          error={wrong && judged ? t("link.expiryWrong") : undefined}
          value={expiry}
          onBlur={() => setJudged(true)}
          onChange={(typed) => {
            setExpiry(typed);
            setJudged(false);
          }}
        />
      </div>
    </Modal>
  );
}

/** The days on which the link opens: the document's own, whatever its owner has on screen. */
function openedOn({ document }: DashboardAnswer, today: Day): string {
  const { from, to } = resolvePeriod(document.period, today);
  return formatPeriod(from, addDays(to, -1));
}

/** The last whole day of what ends at an instant. */
function lastDay(end: string): string {
  return dayOf(Date.parse(end) - 1);
}

/** The address of a link just made: its token is told this once. */
function CreatedLink({ url }: { url: string }): ReactElement {
  const { t } = useTranslation("dashboard");
  return (
    <div className={styles.created} role="status">
      <p>{t("link.once")}</p>
      <CopyAddress key={url} url={url} />
    </div>
  );
}
