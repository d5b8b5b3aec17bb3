import type { ReactElement } from "react";

import { formatMoney, formatRate } from "../../../domain/payment/price.ts";
import type { StoreOption } from "../../../generated/types.ts";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** What an offer costs for a period, without tax and with it; or that the licence pays. */
export function PriceLine({ option: { price, paid_by } }: { option: Pick<StoreOption, "price" | "paid_by"> }): ReactElement {
  const { t } = useTexts();
  const period = t(`price.${price.period}`);
  if (paid_by === "licence")
    return (
      <p className={styles.price}>
        <strong>{t("price.licence")}</strong>
        <span>{t("price.worth", { amount: formatMoney(price.net), period })}</span>
      </p>
    );
  return (
    <p className={styles.price}>
      <span>
        <strong>{t("price.net", { amount: formatMoney(price.net) })}</strong> {period}
      </span>
      <span>{t("price.gross", { amount: formatMoney(price.gross), rate: formatRate(price.rate) })}</span>
    </p>
  );
}
