import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { TextField } from "../../ui/text-field/text-field.tsx";
import { AccountField } from "./account-field.tsx";
import { personalPart } from "./account-queries.ts";
import styles from "./account.module.css";
import { FormCard } from "./form-card.tsx";
import { useAccountForm } from "./use-account-form.ts";
import { useSave } from "./use-save.ts";

const rules = {};

/** Personal data: the login to read, first name, name and phone to change. */
export function PersonalForm({ onSaved }: { onSaved?: (() => void) | undefined }): ReactElement {
  const { t } = useTranslation("account");
  const form = useAccountForm(personalPart, rules);
  const save = useSave(form, "personal", onSaved);
  return (
    <FormCard
      title={t("personal.title")}
      form={form}
      onSubmit={() => void save()}
      cancel={{ enabled: form.changed && !form.saving, onClick: form.cancel }}
      submit={{ label: t("validate"), enabled: form.changed }}
    >
      <TextField label={t("personal.login")} value={form.text("login")} readOnly className={styles.wide} autoComplete="username" />
      <AccountField form={form} name="first_name" label={t("personal.firstName")} className={styles.third} autoComplete="given-name" />
      <AccountField form={form} name="last_name" label={t("personal.lastName")} className={styles.third} autoComplete="family-name" />
      <AccountField form={form} name="phone" label={t("personal.phone")} className={styles.third} type="tel" autoComplete="tel" />
    </FormCard>
  );
}
