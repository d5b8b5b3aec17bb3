import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../../domain/format/format.ts";
import { formatMoney } from "../../../domain/payment/price.ts";
import { LONGEST_PAUSE } from "../../../domain/payment/terms.ts";
import { addDays, addMonths } from "../../../domain/time/day.ts";
import type { StoreOption, Subscription, SubscriptionAction } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { Problem } from "../../../lib/problem.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { RadioCards } from "../../../ui/radio-cards/radio-cards.tsx";
import { ReplacedOptions } from "../store/replaced-options.tsx";
import { useTexts } from "./change-texts.ts";
import styles from "./subscription.module.css";

interface ChangeDialogProps {
  subscription: Subscription;
  action: SubscriptionAction;
  /** The offers that it may change to. */
  rivals: readonly StoreOption[];
  onClose: () => void;
}

const pauses = [1, 2, 3, LONGEST_PAUSE].map(String);

/** Says every date and amount of a change, and what is lost, before it is made. */
export function ChangeDialog({ subscription, action, rivals, onClose }: ChangeDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [months, setMonths] = useState("1");
  const [offer, setOffer] = useState(rivals[0]?.id ?? "");
  const { id, title, price, paid_until, status, revision, lost } = subscription;
  const next = rivals.find((rival) => rival.id === offer);
  const amount = formatMoney((action === "change" && next ? next.price : price).gross);
  const change = useAction({
    act: () =>
      callApi("changeSubscription", {
        params: { id },
        headers: { "If-Match": `"${revision}"` },
        body: { action, ...(action === "pause" ? { months: Number(months) } : {}), ...(action === "change" ? { offer } : {}) },
      }),
    onDone: async () => {
      // What is paid again opens pages: the session takes them up with the whole page.
      if (action === "resume") {
        window.location.assign("/account/options");
        return;
      }
      await client.invalidateQueries({ queryKey: ["account"] });
      onClose();
    },
    onFailed: (error) => {
      if (!(error instanceof Problem && error.status === 412)) return;
      void client.invalidateQueries({ queryKey: ["account", "subscriptions"] });
      onClose();
    },
    success: () => ({ title: t(`dialog.${action}.done`) }),
    failure: (error) => ({
      title: error instanceof Problem && error.status === 412 ? t("conflict") : t("failed"),
      msg: error instanceof Problem ? error.message : undefined,
    }),
  });
  const values = {
    offer: title,
    next: next?.title ?? "",
    until: formatDate(addDays(paid_until, -1), "long"),
    date: formatDate(action === "pause" ? addMonths(paid_until, Number(months)) : (subscription.resumes_on ?? paid_until), "long"),
    amount,
  };
  const isEndingNow = action === "end" && status === "paused";
  return (
    <Modal
      open
      onClose={onClose}
      width={560}
      height="auto"
      title={t(`dialog.${action}.title`)}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant={action === "end" ? "danger" : "primary"} busy={change.busy} onClick={() => change.run()}>
            {t(`dialog.${action}.confirm`, { amount })}
          </Button>
        </>
      }
    >
      <div className={styles.consequences}>
        {action === "change" && (
          <RadioCards
            legend={t("dialog.change.legend")}
            value={offer}
            onChange={setOffer}
            options={rivals.map((rival) => ({
              value: rival.id,
              label: rival.title,
              description: t(`price.${rival.price.period}`, { amount: formatMoney(rival.price.gross) }),
            }))}
          />
        )}
        {action === "pause" && (
          <RadioCards
            legend={t("dialog.pause.legend")}
            value={months}
            onChange={setMonths}
            options={pauses.map((value) => ({ value, label: t("months", { count: Number(value) }) }))}
          />
        )}
        <p>{isEndingNow ? t("dialog.end.textPaused", values) : t(`dialog.${action}.text`, values)}</p>
        {action === "change" && next && <ReplacedOptions option={next} />}
        {(action === "end" || action === "pause") && status !== "paused" && lost.length > 0 && (
          <>
            <p>{t("lost")}</p>
            <ul>
              {lost.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
