import type { ReactElement } from "react";

import { formatDate } from "../../../domain/format/format.ts";
import { formatMoney, formatRate } from "../../../domain/payment/price.ts";
import { addDays } from "../../../domain/time/day.ts";
import type { PaymentQuote } from "../../../generated/types.ts";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

/** What is paid today and for how long, what comes next, and how one leaves. */
export function QuoteLines({ quote: { title, price, free_months, starts_on, paid_until } }: { quote: PaymentQuote }): ReactElement {
  const { t } = useTexts();
  const rate = formatRate(price.rate);
  return (
    <>
      <p className={styles.what}>{title}</p>
      <dl className={styles.lines}>
        <div>
          <dt>{t("net")}</dt>
          <dd>{formatMoney(price.net)}</dd>
        </div>
        <div>
          <dt>{t("tax", { rate })}</dt>
          <dd>{formatMoney(price.tax)}</dd>
        </div>
        <div data-total>
          <dt>{t("today")}</dt>
          <dd>{formatMoney(price.gross)}</dd>
        </div>
        <div>
          <dt>{t("until")}</dt>
          <dd>
            {t("period", { from: formatDate(starts_on, "medium"), to: formatDate(addDays(paid_until, -1), "medium") })}
            {free_months > 0 && <small>{t("free", { count: free_months })}</small>}
          </dd>
        </div>
        <div>
          <dt>{t("next")}</dt>
          <dd>{t("nextText", { amount: formatMoney(price.gross), date: formatDate(paid_until, "medium"), period: t(price.period) })}</dd>
        </div>
      </dl>
      <p className={styles.leave}>{t("leave")}</p>
    </>
  );
}
