import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useId, useState } from "react";

import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { changeForm, formQuery, type TaggedForm } from "./form-calls.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

/** Gives a form another name among those of its organisation. */
export function RenameDialog({ tagged: { form, etag }, onClose }: { tagged: TaggedForm; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const named = useId();
  const [title, setTitle] = useState(form.title);
  const { queryKey } = formQuery(form.id);
  const renaming = useAction({
    act: () => changeForm(form.id, etag, { title: title.trim() }),
    onDone: async (next) => {
      client.setQueryData(queryKey, next);
      onClose();
      await client.invalidateQueries({ queryKey: ["forms", null] });
    },
    // Somebody else may have changed it: what is there now is shown.
    onFailed: () => void client.invalidateQueries({ queryKey }),
    success: ({ form: { title: msg } }) => ({ title: t("form.renamed"), msg }),
    failure: t("form.failed"),
  });
  const isReady = title.trim() !== "" && title.trim() !== form.title;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady && !renaming.busy) renaming.run();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t("form.rename")}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("create.cancel")}</Button>
          <Button type="submit" form={named} variant="primary" busy={renaming.busy} disabled={!isReady}>
            {t("form.renameDo")}
          </Button>
        </>
      }
    >
      <form id={named} className={styles.fields} onSubmit={submit} noValidate>
        <TextField label={t("create.name")} hint={t("create.nameHint")} required value={title} maxLength={120} onChange={setTitle} />
      </form>
    </Modal>
  );
}
