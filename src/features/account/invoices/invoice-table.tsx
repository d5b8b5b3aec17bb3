import { Download } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate } from "../../../domain/format/format.ts";
import { formatMoney } from "../../../domain/payment/price.ts";
import type { Invoice } from "../../../generated/types.ts";
import type { Action } from "../../../page/action/use-action.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import styles from "./invoices.module.css";
import { useTexts } from "./texts.ts";

const tones = { issued: "info", paid: "success", refunded: "neutral", failed: "danger", credit: "neutral" } as const;

/** Invoices and credit notes, latest first; on a phone each is a block of its own. */
export function InvoiceTable({ invoices, download }: { invoices: readonly Invoice[]; download: Action<string> }): ReactElement {
  const { t } = useTexts();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {(["number", "date", "what", "net", "amount", "state"] as const).map((name) => (
            <th key={name} scope="col" data-amount={name === "net" || name === "amount" || undefined}>
              {t(name)}
            </th>
          ))}
          <th scope="col">{t("file")}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, date, title, net, amount, state, paid_on, corrects, credit }) => (
          <tr key={id}>
            <th scope="row">{number}</th>
            <td data-label={t("date")}>{formatDate(date, "numeric")}</td>
            <td data-label={t("what")}>
              {title}
              {corrects !== null && <small>{t("corrects", { number: corrects })}</small>}
            </td>
            <td data-label={t("net")} data-amount>
              {formatMoney(net)}
            </td>
            <td data-label={t("amount")} data-amount>
              {formatMoney(amount)}
            </td>
            <td data-label={t("state")}>
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              {state === "paid" && paid_on !== null && <small>{t("paidOn", { date: formatDate(paid_on, "numeric") })}</small>}
              {credit !== null && <small>{t("credit", { number: credit })}</small>}
            </td>
            <td className={styles.file}>
              <Button
                icon={Download}
                aria-label={t("downloadOf", { number })}
                busy={download.running.includes(id)}
                onClick={() => download.run(id)}
              >
                {t("download")}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
