import type { ReactElement } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

import { AccountMenu } from "./account-menu.tsx";
import styles from "./account.module.css";
import { BillingForm } from "./billing-form.tsx";
import { InvoicePreview } from "./invoice-preview.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { useTexts } from "./texts.ts";

/** Mon compte. With `?process=subscription` it is the first step of a sale: billing alone (specification §2). */
export default function AccountScreen(): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const preview = (form: Parameters<typeof InvoicePreview>[0]["form"]): ReactElement => <InvoicePreview form={form} />;

  if (search.get("process") === "subscription") {
    const next = new URLSearchParams(search);
    next.delete("process");
    next.set("etape", "paiement");
    const process = {
      onCancel: () => void navigate("/account/options"),
      // The data are given: what is paid for, and by what, is the second step.
      onNext: () => void navigate(`/account/subscription/widget-expert?${next.toString()}`),
    };
    return (
      <div className={styles.sale}>
        <h1>{t("title")}</h1>
        <p className={styles.step}>{t("step")}</p>
        <BillingForm process={process} />
      </div>
    );
  }
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
