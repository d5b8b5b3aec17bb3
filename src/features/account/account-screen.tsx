import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { AccountMenu } from "./account-menu.tsx";
import styles from "./account.module.css";
import { BillingForm } from "./billing-form.tsx";
import { InvoicePreview } from "./invoice-preview.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { chosenOf } from "./store/chosen.ts";
import { ChosenOffer } from "./store/chosen-offer.tsx";
import { storeQuery } from "./store/store-queries.ts";
import { useTexts } from "./texts.ts";

/** Mon compte. With `?process=subscription` it is the first step of a sale: billing alone (specification §2). */
export default function AccountScreen(): ReactElement {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const preview = (form: Parameters<typeof InvoicePreview>[0]["form"]): ReactElement => <InvoicePreview form={form} />;

  if (search.get("process") === "subscription") return <FirstStep />;
  return (
    <>
      <h1 className={styles.title}>{t("title")}</h1>
      <div className={styles.layout}>
        <AccountMenu />
        <div className={styles.personal}>
          <PersonalForm />
        </div>
        <BillingForm preview={preview} />
      </div>
    </>
  );
}

/** Billing alone, with what is subscribed to; then, by the data given, what is paid for and by what. */
function FirstStep(): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { data: options = [] } = useQuery(storeQuery);
  const chosen = chosenOf(options, search.get("offre"));
  const next = new URLSearchParams(search);
  next.delete("process");
  next.set("etape", "paiement");
  const process = {
    onCancel: () => void navigate("/account/options"),
    onNext: () => void navigate(`/account/subscription/widget-expert?${next.toString()}`),
  };
  return (
    <div className={styles.sale}>
      <h1>{t("title")}</h1>
      <p className={styles.step}>{t("step")}</p>
      {chosen && <ChosenOffer option={chosen} />}
      <BillingForm process={process} />
    </div>
  );
}
