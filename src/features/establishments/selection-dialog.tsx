import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { addToSelection, selectionsQuery } from "./establishments-queries.ts";
import styles from "./establishments.module.css";
import { useTexts } from "./texts.ts";

interface SelectionDialogProps {
  open: boolean;
  establishments: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Puts establishments into a selection of the group, or into a new one. */
export function SelectionDialog({ open, establishments, onClose, onDone }: SelectionDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data = [] } = useQuery({ ...selectionsQuery, enabled: open });
  const [selection, setSelection] = useState<string | null>(null);
  const [title, setTitle] = useState("");
  const name = title.trim();
  const { run, busy } = useAction({
    act: () => addToSelection(selection, name, [...establishments]),
    once: true,
    onDone: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: selectionsQuery.queryKey });
      await client.invalidateQueries({ queryKey: ["establishments"] });
    },
    success: () => ({ title: t("selection.done"), msg: data.find(({ id }) => id === selection)?.title ?? name }),
    failure: t("selection.failed"),
  });
  // One that follows a rule has no members of its own.
  const choices = data.filter(({ kind }) => kind !== "living");
  const ready = selection !== null || name !== "";
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("selection.title", { count: establishments.length })}
      width={480}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("selection.cancel")}</Button>
          <Button variant="primary" busy={busy} disabled={!ready} onClick={() => run()}>
            {t("selection.submit")}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) run();
        }}
      >
        {choices.length > 0 && (
          <Select
            label={t("selection.which")}
            emptyLabel={t("selection.new")}
            opensOnFocus={false}
            options={choices.map(({ id, title: label }) => ({ value: id, label }))}
            value={selection}
            onChange={setSelection}
          />
        )}
        {selection === null && <TextField label={t("selection.name")} value={title} onChange={setTitle} maxLength={120} />}
      </form>
    </Modal>
  );
}
