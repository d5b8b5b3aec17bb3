import { type ReactElement, useMemo } from "react";

import { Segmented } from "../../../ui/segmented/segmented.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { FormField } from "../../form/form-field.tsx";
import { useForm } from "../../form/use-form.ts";
import styles from "./preferences.module.css";
import { SettingsCard } from "./settings-card.tsx";
import { responseRules, settingsPart } from "./settings-parts.ts";
import { useTexts } from "./texts.ts";

const tones = ["warm", "professional", "sober"] as const;
const languages = ["review", "french", "both"] as const;

/** How responses of an establishment are written: what suggestions keep to. */
export function ResponseForm({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const form = useForm(
    useMemo(() => settingsPart(id, "response"), [id]),
    responseRules,
  );
  const tone = form.text("tone");
  return (
    <SettingsCard title={t("response.title")} form={form}>
      <p className={styles.text}>{t("response.text")}</p>
      <FormField form={form} name="signature" label={t("response.signature")} hint={t("response.signatureHint")} />
      <div>
        <span className={styles.label} aria-hidden>
          {t("response.tone")}
        </span>
        <Segmented
          label={t("response.tone")}
          segments={tones.map((value) => ({ value, label: t(`response.tones.${value}`) }))}
          value={tones.find((one) => one === tone) ?? "professional"}
          onChange={(value) => form.set("tone", value)}
        />
      </div>
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
