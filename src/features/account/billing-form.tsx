import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { AccountField } from "./account-field.tsx";
import { billingPart } from "./account-queries.ts";
import styles from "./account.module.css";
import { billingRules, mayGoOn } from "./billing-rules.ts";
import { FormCard } from "./form-card.tsx";
import { SiretField } from "./siret-field.tsx";
import { type AccountForm, useAccountForm } from "./use-account-form.ts";
import { useSave } from "./use-save.ts";
import { useSiretLookup } from "./use-siret-lookup.ts";

interface BillingFormProps {
  onSaved?: (() => void) | undefined;
  /** In the sales process: where its two buttons lead (specification §2). */
  process?: { onCancel: () => void; onNext: () => void } | undefined;
  /** Shows what is being typed elsewhere on the page. */
  preview?: ((form: AccountForm) => ReactElement) | undefined;
}

/** Billing data, whose address the register of companies can fill. In the sales process «Suivant» saves what has changed, then moves on. */
export function BillingForm({ onSaved, process, preview }: BillingFormProps): ReactElement {
  const { t } = useTranslation("account");
  const form = useAccountForm(billingPart, billingRules);
  const lookup = useSiretLookup(form);
  const save = useSave(form, "billing", process?.onNext ?? onSaved);
  const next = (): void => (form.changed || !process ? void save() : process.onNext());
  const cancel = (): void => {
    lookup.reset();
    form.cancel();
    process?.onCancel();
  };
  const sold = process !== undefined;
  return (
    <>
      <FormCard
        title={t("billing.title")}
        form={form}
        onSubmit={next}
        cancel={{ enabled: (sold || form.changed) && !form.saving, onClick: cancel }}
        submit={
          sold ? { label: t("next"), enabled: mayGoOn(form.entries, form.stored ?? {}) } : { label: t("validate"), enabled: form.changed }
        }
      >
        <AccountField
          form={form}
          name="name"
          label={t("billing.name")}
          required={sold}
          className={styles.wide}
          autoComplete="organization"
        />
        <SiretField form={form} lookup={lookup} />
        <AccountField
          form={form}
          name="street"
          label={t("billing.street")}
          required={sold}
          className={styles.wide}
          autoComplete="street-address"
        />
        <AccountField
          form={form}
          name="zip"
          label={t("billing.zip")}
          required={sold}
          problem={form.refused.includes("zip") ? t("billing.zipProblem") : undefined}
          className={styles.third}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <AccountField
          form={form}
          name="city"
          label={t("billing.city")}
          required={sold}
          className={styles.twoThirds}
          autoComplete="address-level2"
        />
      </FormCard>
      {preview?.(form)}
    </>
  );
}
