import type { ReactElement } from "react";

import { isSiret } from "../../domain/siret.ts";
import { productName } from "../../lib/product-name.ts";
import { Card } from "../../ui/card/card.tsx";
import styles from "./account.module.css";
import { billingRules } from "./billing-rules.ts";
import { InvoiceLines } from "./invoice-lines.tsx";
import { modelOf } from "../../page/form/entries.ts";
import type { Form } from "../../page/form/use-form.ts";
import { useTexts } from "./texts.ts";

/** How the billing data will appear on an invoice, as far as they can be stored, and what it will be for. */
export function InvoicePreview({ form }: { form: Form }): ReactElement | null {
  const { t } = useTexts();
  if (!form.stored) return null;
  const { name, street, zip, city, siret = "" } = modelOf(form.entries, form.stored, billingRules);
  const complete = name && street && zip && city;
  return (
    <Card title={t("preview.title")} level={2} className={styles.preview}>
      <div className={styles.invoice}>
        <p className={styles.paper}>
          <strong>{productName}</strong> <span>{t("preview.invoice")}</span>
        </p>
        <p className={styles.to}>{t("preview.to")}</p>
        <p className={styles.who}>{name}</p>
        <p>{street}</p>
        <p>{[zip, city].filter(Boolean).join(" ")}</p>
        {!complete && <p className={styles.lacking}>{t("preview.address")}</p>}
        {isSiret(siret) && !form.refused.includes("siret") ? (
          <p className={styles.number}>{t("preview.siret", { siret: grouped(siret) })}</p>
        ) : (
          <p className={styles.lacking}>{t(form.refused.includes("siret") ? "preview.partOfSiret" : "preview.noSiret")}</p>
        )}
        <InvoiceLines />
      </div>
    </Card>
  );
}

/** A SIRET as it is read aloud: the company's nine digits by threes, then the establishment's five. */
function grouped(siret: string): string {
  return siret.replace(/^(...)(...)(...)(.....)$/, "$1\u202f$2\u202f$3\u202f$4");
}
