import { type ReactElement, useMemo } from "react";

import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { FormField } from "../../form/form-field.tsx";
import { type Form, useForm } from "../../form/use-form.ts";
import styles from "./preferences.module.css";
import { SettingsCard } from "./settings-card.tsx";
import { responseRules, settingsPart } from "./settings-parts.ts";
import { useTexts } from "./texts.ts";

const tones = ["warm", "professional", "sober"] as const;
const addresses = ["first_name", "plain", "formal", "familiar"] as const;
const lengths = ["short", "medium", "long"] as const;
const languages = ["review", "french", "both"] as const;

/** How responses of an establishment are written: what suggestions keep to. */
export function ResponseForm({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const form = useForm(
    useMemo(() => settingsPart(id, "response"), [id]),
    responseRules,
  );
  return (
    <SettingsCard title={t("response.title")} form={form}>
      <p className={styles.text}>{t("response.text")}</p>
      <FormField form={form} name="signature" label={t("response.signature")} hint={t("response.signatureHint")} />
      <Choice
        form={form}
        name="tone"
        options={tones}
        usual="professional"
        label={t("response.tone")}
        said={(one) => t(`response.tones.${one}`)}
      />
      <Select
        label={t("response.address")}
        clearable={false}
        opensOnFocus={false}
        options={addresses.map((value) => ({ value, label: t(`response.addresses.${value}`) }))}
        value={form.text("address")}
        onChange={(value) => value !== null && form.set("address", value)}
      />
      <Choice
        form={form}
        name="length"
        options={lengths}
        usual="medium"
        label={t("response.length")}
        said={(one) => t(`response.lengths.${one}`)}
      />
      <Select
        label={t("response.language")}
        clearable={false}
        opensOnFocus={false}
        options={languages.map((value) => ({ value, label: t(`response.languages.${value}`) }))}
        value={form.text("language")}
        onChange={(value) => value !== null && form.set("language", value)}
      />
      <TextArea
        label={t("response.never")}
        hint={t("response.neverHint")}
        error={form.refused.includes("never_promise") ? t("response.neverRefused") : undefined}
        value={form.text("never_promise")}
        onChange={(text) => form.set("never_promise", text)}
      />
    </SettingsCard>
  );
}

interface ChoiceProps<Value extends string> {
  form: Form;
  name: string;
  options: readonly Value[];
  usual: Value;
  label: string;
  said: (value: Value) => string;
}

/** A few values side by side, bound to a field of the form. */
function Choice<Value extends string>({ form, name, options, usual, label, said }: ChoiceProps<Value>): ReactElement {
  return (
    <div>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <Segmented
        label={label}
        segments={options.map((value) => ({ value, label: said(value) }))}
        value={options.find((one) => one === form.text(name)) ?? usual}
        onChange={(value) => form.set(name, value)}
      />
    </div>
  );
}
