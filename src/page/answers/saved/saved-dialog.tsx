import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import { answerPlaces } from "../../../domain/answers/places.ts";
import type { SavedAnswer } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { useAction } from "../../action/use-action.ts";
import styles from "../answers.module.css";
import { useTexts } from "../texts.ts";
import { SavedForm } from "./saved-form.tsx";
import { savedAnswersQuery } from "./saved-queries.ts";

interface SavedDialogProps {
  /** The list, or a new one from the text; null closes it. */
  opened: "list" | "new" | null;
  text: string;
  onUse: (text: string) => void;
  onClose: () => void;
}

/** «Réponses enregistrées»: each to take, change or remove, and the form of a new one. */
export function SavedDialog({ opened, text, onUse, onClose }: SavedDialogProps): ReactElement {
  const { t } = useTexts();
  /** Of which saved answer the form is open: null for a new one, undefined for none. */
  const [edited, setEdited] = useState<SavedAnswer | null | undefined>(opened === "new" ? null : undefined);
  return (
    <Modal
      open={opened !== null}
      onClose={onClose}
      title={t("saved.open")}
      height="auto"
      footer={
        edited === undefined && (
          <Button icon={Plus} onClick={() => setEdited(null)}>
            {t("saved.add")}
          </Button>
        )
      }
    >
      <p className={styles.note}>{t("saved.text", { places: answerPlaces.map((place) => `{{${place}}}`).join(", ") })}</p>
      {edited === undefined ? (
        <SavedList onUse={onUse} onEdit={setEdited} />
      ) : (
        <SavedForm saved={edited} text={opened === "new" ? text : ""} onEnd={() => setEdited(undefined)} />
      )}
    </Modal>
  );
}

function SavedList({ onUse, onEdit }: { onUse: (text: string) => void; onEdit: (saved: SavedAnswer) => void }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(savedAnswersQuery);
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: savedAnswersQuery.queryKey });
  const remove = useAction({
    key: ({ id }: SavedAnswer) => id,
    act: ({ id }: SavedAnswer) => callApi("deleteSavedAnswer", { params: { id } }),
    onDone: refresh,
    success: (_, { title }) => ({ title: t("saved.deleted"), msg: title }),
    undo:
      (_, { id }) =>
      async () => {
        await callApi("restoreSavedAnswer", { params: { id } });
        await refresh();
      },
    failure: t("saved.notDeleted"),
  });
  if (!data)
    return isError ? (
      <p>
        {t("saved.failed")}{" "}
        <Button size="compact" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </p>
    ) : (
      <Skeleton shape="lines" />
    );
  if (data.length === 0) return <p>{t("saved.none")}</p>;
  return (
    <ul className={styles.savedList} aria-label={t("saved.open")}>
      {data.map((saved) => (
        <li key={saved.id}>
          <div className={styles.savedText}>
            <strong>{saved.title}</strong>
            <p>{saved.text}</p>
          </div>
          <Button size="compact" aria-label={t("saved.useOf", { title: saved.title })} onClick={() => onUse(saved.text)}>
            {t("saved.use")}
          </Button>
          <IconButton icon={Pencil} label={t("saved.edit", { title: saved.title })} onClick={() => onEdit(saved)} />
          <IconButton icon={Trash2} label={t("saved.delete", { title: saved.title })} onClick={() => remove.run(saved)} />
        </li>
      ))}
    </ul>
  );
}
