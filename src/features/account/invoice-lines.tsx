import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { formatMoney } from "../../domain/payment/price.ts";
import type { StoreOption, Subscription } from "../../generated/types.ts";
import styles from "./account.module.css";
import { storeQuery } from "./store/store-queries.ts";
import { subscriptionsQuery } from "./subscription/subscription-queries.ts";
import { useTexts } from "./texts.ts";

/** What an invoice is for: a title, and the amount of a period without tax, in cents. */
interface Line {
  title: string;
  kind: StoreOption["kind"];
  net: number;
  /** Whether the destination's licence pays it. */
  isLicence: boolean;
}

/** What the next invoice of the account will be for; else the offer that its destination's licence pays. */
export function InvoiceLines(): ReactElement | null {
  const { t } = useTexts();
  const { data: subscriptions } = useQuery(subscriptionsQuery);
  const { data: options } = useQuery(storeQuery);
  if (!subscriptions || !options) return null;
  const lines = linesOf(subscriptions, options);
  if (lines.length === 0) return null;
  return (
    <dl className={styles.lines}>
      {lines.map(({ title, kind, net, isLicence }) => (
        <div key={title}>
          <dt>
            {kind === "offer" ? t("offer", { offer: title }) : title}
            {isLicence && <small>{t("preview.licence")}</small>}
          </dt>
          <dd>{t("preview.net", { amount: formatMoney(net) })}</dd>
        </div>
      ))}
    </dl>
  );
}

function linesOf(subscriptions: readonly Subscription[], options: readonly StoreOption[]): Line[] {
  const due = subscriptions
    .filter(({ next_on }) => next_on !== null)
    .map((one) => ({ ...(one.next_offer ?? one), kind: one.kind }))
    .map(({ title, kind, price }) => ({ title, kind, net: price.net, isLicence: false }));
  if (due.length > 0) return due;
  const licence = options.find(({ kind, paid_by }) => kind === "offer" && paid_by === "licence");
  return licence ? [{ title: licence.title, kind: "offer", net: licence.price.net, isLicence: true }] : [];
}
