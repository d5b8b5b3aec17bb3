import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";

import type { SavedAnswer } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useAction } from "../../action/use-action.ts";
import styles from "../answers.module.css";
import { useTexts } from "../texts.ts";
import { savedAnswersQuery, storeSavedAnswer } from "./saved-queries.ts";

const HEIGHT_PX = 150;

interface SavedFormProps {
  /** The one that is changed; null for a new one. */
  saved: SavedAnswer | null;
  /** What a new one begins with. */
  text: string;
  onEnd: () => void;
}

/** Name and text of a saved answer. */
export function SavedForm({ saved, text, onEnd }: SavedFormProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [title, setTitle] = useState(saved?.title ?? "");
  const [body, setBody] = useState(saved?.text ?? text);
  const store = useAction({
    act: () => storeSavedAnswer(saved, { title, text: body }),
    onDone: async () => {
      await client.invalidateQueries({ queryKey: savedAnswersQuery.queryKey });
      onEnd();
    },
    success: (stored) => ({ title: t("saved.stored"), msg: stored.title }),
    failure: t("saved.notStored"),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store.run();
  };
  return (
    <form className={styles.savedForm} onSubmit={submit} noValidate>
      <TextField label={t("saved.name")} required maxLength={80} value={title} onChange={setTitle} />
      <TextArea label={t("saved.body")} required maxLength={2000} height={HEIGHT_PX} value={body} onChange={setBody} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={store.busy} disabled={title.trim() === "" || body.trim() === ""}>
          {t("saved.save")}
        </Button>
        <Button onClick={onEnd}>{t("cancel")}</Button>
      </div>
    </form>
  );
}
