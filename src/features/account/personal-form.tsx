import type { ReactElement } from "react";

import { TextField } from "../../ui/text-field/text-field.tsx";
import { FormField } from "../../page/form/form-field.tsx";
import { personalPart } from "./account-queries.ts";
import fields from "../../page/form/form.module.css";
import { FormCard } from "../../page/form/form-card.tsx";
import { useForm } from "../../page/form/use-form.ts";
import { useFormSave } from "../../page/form/use-form-save.ts";
import { useTexts } from "./texts.ts";
import { useKeptRules } from "./use-kept-rules.ts";

/** Personal data: the login to read, first name, name and phone to change. */
export function PersonalForm({ onSaved }: { onSaved?: (() => void) | undefined }): ReactElement {
  const { t } = useTexts();
  const form = useForm(personalPart, useKeptRules({}, ["phone"]));
  const save = useFormSave(form, { saved: t("personal.saved"), failed: () => t("failure.account") }, onSaved);
  return (
    <FormCard
      title={t("personal.title")}
      form={form}
      onSubmit={() => void save()}
      cancel={{ enabled: form.changed && !form.saving, onClick: form.cancel }}
      submit={{ label: t("validate"), enabled: form.changed }}
    >
      <TextField label={t("personal.login")} value={form.text("login")} readOnly autoComplete="username" />
      <FormField form={form} name="first_name" label={t("personal.firstName")} className={fields.third} autoComplete="given-name" />
      <FormField form={form} name="last_name" label={t("personal.lastName")} className={fields.third} autoComplete="family-name" />
      <FormField
        form={form}
        name="phone"
        label={t("personal.phone")}
        problem={form.refused.includes("phone") ? t("needed") : undefined}
        className={fields.third}
        type="tel"
        autoComplete="tel"
      />
    </FormCard>
  );
}
