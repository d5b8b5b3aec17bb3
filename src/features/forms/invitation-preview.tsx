import { type ReactElement, useState } from "react";

import { invitationTexts, invitationWords } from "../../domain/forms/invitation-words.ts";
import { mailLanguage, mailLanguagesOf } from "../../domain/forms/mail-settings.ts";
import type { FormLanguage } from "../../domain/forms/translations.ts";
import type { FormMailSettings, StoredForm } from "../../generated/types.ts";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { Select } from "../../ui/select/select.tsx";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

interface InvitationPreviewProps {
  form: StoredForm;
  /** As they are chosen now, kept or not. */
  settings: FormMailSettings;
}

/** The mail that guests get, and its reminder, in each language in which they are written to. */
export function InvitationPreview({ form, settings: { sender, languages, reminder } }: InvitationPreviewProps): ReactElement | null {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<FormLanguage>("fr");
  const [which, setWhich] = useState<"first" | "reminder">("first");
  if (languages.length === 0) return null;
  const spoken = mailLanguagesOf(form.document, { languages });
  const offered = spoken.length > 0 ? spoken : [mailLanguage(chosen, spoken)];
  const lang = offered.find((one) => one === chosen) ?? offered[0] ?? "fr";
  const reminds = reminder && which === "reminder";
  const establishment = form.establishments[0]?.name ?? t("preview.place");
  const { title, greeting, first, second, label, footer } = invitationTexts(form.document.title, {
    establishment,
    name: t("mailSettings.previewGuest"),
    lang,
    reminds,
  });
  return (
    <section className={styles.fields} aria-label={t("mailSettings.preview")}>
      <div className={styles.bar}>
        <Select
          label={t("mailSettings.previewLanguage")}
          clearable={false}
          opensOnFocus={false}
          options={offered.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={lang}
          onChange={(value) => setChosen(offered.find((one) => one === value) ?? chosen)}
        />
        {reminder && (
          <Segmented
            label={t("mailSettings.previewWhich")}
            segments={[
              { value: "first", label: t("mailSettings.previewFirst") },
              { value: "reminder", label: t("mailSettings.previewReminder") },
            ]}
            value={which}
            onChange={setWhich}
          />
        )}
      </div>
      <article className={styles.letter} aria-label={t("mailSettings.preview")}>
        <p className={styles.muted}>{t("mailSettings.previewFrom", { sender: sender ?? establishment })}</p>
        <div lang={lang} className={styles.letterText}>
          <strong>{title}</strong>
          <p>{greeting}</p>
          <p>{first}</p>
          <p>
            <span className={styles.letterButton}>{label}</span>
          </p>
          <p>{second}</p>
          <p className={styles.muted}>
            {footer} <u>{invitationWords[lang].stop}</u>
          </p>
        </div>
      </article>
    </section>
  );
}
