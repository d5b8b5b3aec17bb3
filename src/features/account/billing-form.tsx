import type { ReactElement } from "react";

import { FormField } from "../../page/form/form-field.tsx";
import { billingPart } from "./account-queries.ts";
import fields from "../../page/form/form.module.css";
import { billingRules, mayGoOn } from "./billing-rules.ts";
import { FormCard } from "../../page/form/form-card.tsx";
import { SiretField } from "./siret-field.tsx";
import { type Form, useForm } from "../../page/form/use-form.ts";
import { useFormSave } from "../../page/form/use-form-save.ts";
import { useTexts } from "./texts.ts";
import { useKeptRules } from "./use-kept-rules.ts";
import { useSiretLookup } from "./use-siret-lookup.ts";

interface BillingFormProps {
  onSaved?: (() => void) | undefined;
  /** In the sales process: where its two buttons lead (specification §2). */
  process?: { onCancel: () => void; onNext: () => void } | undefined;
  /** Shows what is being typed elsewhere on the page. */
  preview?: ((form: Form) => ReactElement) | undefined;
}

/** Billing data, whose address the register of companies can fill. In the sales process «Suivant» saves what has changed, then moves on. */
export function BillingForm({ onSaved, process, preview }: BillingFormProps): ReactElement {
  const { t } = useTexts();
  const form = useForm(billingPart, useKeptRules(billingRules, ["name", "street", "city"]));
  const lookup = useSiretLookup(form);
  const save = useFormSave(
    form,
    {
      saved: t("billing.saved"),
      // Specification §8: the failures' exact words.
      failed: (reason) => t(reason === "refused" ? "failure.establishmentRefused" : "failure.establishment"),
    },
    process?.onNext ?? onSaved,
  );
  const next = (): void => (form.changed || !process ? void save() : process.onNext());
  const cancel = (): void => {
    lookup.reset();
    form.cancel();
    process?.onCancel();
  };
  const sold = process !== undefined;
  const needed = (name: string): string | undefined => (form.refused.includes(name) ? t("needed") : undefined);
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
        <FormField form={form} name="name" label={t("billing.name")} required={sold} problem={needed("name")} autoComplete="organization" />
        <SiretField form={form} lookup={lookup} />
        <FormField
          form={form}
          name="street"
          label={t("billing.street")}
          required={sold}
          problem={needed("street")}
          autoComplete="street-address"
        />
        <FormField
          form={form}
          name="zip"
          label={t("billing.zip")}
          required={sold}
          problem={form.refused.includes("zip") ? t("billing.zipProblem") : undefined}
          className={fields.third}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <FormField
          form={form}
          name="city"
          label={t("billing.city")}
          required={sold}
          problem={needed("city")}
          className={fields.twoThirds}
          autoComplete="address-level2"
        />
      </FormCard>
      {preview?.(form)}
    </>
  );
}
