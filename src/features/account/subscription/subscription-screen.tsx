import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useParams, useSearchParams } from "react-router-dom";

import { mustSubscribe } from "../../../domain/access/guard.ts";
import { useSession } from "../../../page/session/session.ts";
import { invoicesQuery } from "../invoices/invoice-queries.ts";
import { InvoiceYears } from "../invoices/invoice-years.tsx";
import { StoreStates } from "../store/store-states.tsx";
import { HeldPart, isHeldPart, SupportLine } from "./held-part.tsx";
import { Outcome } from "./outcome.tsx";
import { Sale } from "./sale.tsx";
import { SaleSteps } from "./sale-steps.tsx";
import { mandateQuery } from "./subscription-queries.ts";
import styles from "./subscription.module.css";
import { useTexts } from "./texts.ts";

const known = ["success", "pending", "cancel", "error"];

/** The sale of an offer, in three steps. The last part of the address and its payment say that the payment's page has led back; what counts is the server's word. */
export default function SubscriptionScreen(): ReactElement {
  const { t } = useTexts();
  const { checkout_status = "" } = useParams();
  const [search] = useSearchParams();
  const { user, app } = useSession();
  const { data: mandate } = useQuery(mandateQuery);
  const payment = search.get("paiement");
  const isBack = known.includes(checkout_status) && payment !== null;
  // For who must subscribe first, no other page of the account opens.
  const isForced = user !== null && mustSubscribe(user, app.product);
  const part = search.get("voir");
  if (isForced && isHeldPart(part)) return <HeldPart part={part} />;
  return (
    <div className={styles.sale}>
      <h1>{t("title")}</h1>
      {isForced && !isBack && <p className={styles.intro}>{t("independent")}</p>}
      {isBack ? (
        <>
          <SaleSteps current={2} />
          <Outcome payment={payment} cancelled={checkout_status === "cancel"} />
        </>
      ) : (
        <StoreStates>{(options) => <Sale options={options} mandate={mandate} isForced={isForced} />}</StoreStates>
      )}
      {isForced && <PastInvoices />}
      {isForced && <SupportLine />}
    </div>
  );
}

/** The invoices of who has left, and to whom «Mes Factures» does not open; nothing where there are none. */
function PastInvoices(): ReactElement | null {
  const { data = [] } = useQuery(invoicesQuery);
  return data.length === 0 ? null : <InvoiceYears invoices={data} />;
}
