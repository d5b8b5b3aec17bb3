import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";

import { mailHours } from "../../domain/forms/mail-settings.ts";
import { formLanguages } from "../../domain/forms/translations.ts";
import type { FormMailSettings, StoredForm } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { changeMailSettings, formQuery, mailSettingsQuery, type TaggedForm, type TaggedSettings } from "./form-calls.ts";
import styles from "./forms.module.css";
import { InvitationPreview } from "./invitation-preview.tsx";
import { useTexts } from "./texts.ts";

/** How the invitations of a form are written: sender, hour, languages, reminder. */
export function MailSettingsCard({ tagged: { form, etag } }: { tagged: TaggedForm }): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery({ ...mailSettingsQuery(form.id, etag), placeholderData: keepPreviousData });
  return (
    <Card title={t("mailSettings.title")} subtitle={t("mailSettings.text")}>
      {data ? (
        <Settings form={form} tagged={data} />
      ) : isError ? (
        <EmptyState
          tone="danger"
          title={t("mailSettings.unreadable")}
          actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>}
        />
      ) : (
        <Skeleton shape="lines" />
      )}
    </Card>
  );
}

function Settings({ form, tagged }: { form: StoredForm; tagged: TaggedSettings }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { id } = form;
  /** What is chosen here and not kept yet. */
  const [chosen, setChosen] = useState<Partial<FormMailSettings>>({});
  const settings = { ...tagged.settings, ...chosen };
  const { sender, hour, languages, reminder } = settings;
  const set = (part: Partial<FormMailSettings>): void => setChosen({ ...chosen, ...part });
  const saving = useAction({
    act: () => changeMailSettings(id, tagged.etag, settings),
    onDone: async (next) => {
      client.setQueryData(mailSettingsQuery(id, next.etag).queryKey, next);
      // The form has another tag now.
      await client.invalidateQueries({ queryKey: formQuery(id).queryKey });
      setChosen({});
    },
    // Somebody else may have changed it: what is there now is shown, beneath what is chosen here.
    onFailed: () => void client.invalidateQueries({ queryKey: formQuery(id).queryKey }),
    success: () => ({ title: t("mailSettings.saved") }),
    failure: t("mailSettings.failed"),
  });
  const isChanged = JSON.stringify(settings) !== JSON.stringify(tagged.settings);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged && languages.length > 0) saving.run();
  };
  return (
    <form className={styles.fields} onSubmit={submit}>
      <div className={styles.two}>
        <TextField
          label={t("mailSettings.sender")}
          hint={t("mailSettings.senderHint")}
          value={sender ?? ""}
          maxLength={60}
          onChange={(next) => set({ sender: next.trim() === "" ? null : next })}
        />
        <Select
          label={t("mailSettings.hour")}
          hint={t("mailSettings.hourHint")}
          clearable={false}
          opensOnFocus={false}
          options={mailHours.map((value) => ({ value: String(value), label: t("mailSettings.hourOf", { hour: value }) }))}
          value={String(hour)}
          onChange={(value) => set({ hour: mailHours.find((one) => String(one) === value) ?? hour })}
        />
      </div>
      <fieldset className={styles.languages}>
        <legend>{t("mailSettings.languages")}</legend>
        {formLanguages.map((lang) => (
          <Checkbox
            key={lang}
            label={t(`languages.${lang}`)}
            checked={languages.includes(lang)}
            onChange={(wanted) => set({ languages: formLanguages.filter((one) => (one === lang ? wanted : languages.includes(one))) })}
          />
        ))}
        <p className={styles.muted}>{t(languages.length === 0 ? "mailSettings.noLanguage" : "mailSettings.otherLanguages")}</p>
      </fieldset>
      <Checkbox label={t("mailSettings.reminder")} checked={reminder} onChange={(next) => set({ reminder: next })} />
      <InvitationPreview form={form} settings={settings} />
      <div className={styles.bar}>
        <Button type="submit" variant="primary" busy={saving.busy} disabled={!isChanged || languages.length === 0}>
          {t("mailSettings.save")}
        </Button>
      </div>
    </form>
  );
}
