import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import type { SelectionSummary } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { matchesText } from "../../ui/text-match/text-match.ts";
import { useAction } from "../action/use-action.ts";
import styles from "./add-to-selection.module.css";
import { changeMembers, createSelection, deleteSelection, selectionsQuery } from "./selection-queries.ts";
import { useTexts } from "./texts.ts";

/** A search field is of use from so many selections on. */
const MANY = 8;

interface AddToSelectionDialogProps {
  establishments: readonly string[];
  open: boolean;
  onClose: () => void;
  onAdded: (() => void) | undefined;
}

/** The selections to choose among, and the way to make one. */
export default function AddToSelectionDialog({ establishments, open, onClose, onAdded }: AddToSelectionDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...selectionsQuery, enabled: open });
  const [search, setSearch] = useState("");
  const [title, setTitle] = useState("");
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: selectionsQuery.queryKey });
  const done = async (): Promise<void> => {
    await refresh();
    setTitle("");
    onClose();
    onAdded?.();
  };
  const add = useAction({
    act: ({ id }: SelectionSummary) => changeMembers(id, { added: [...establishments] }),
    key: ({ id }) => id,
    onDone: done,
    success: ({ added }, selection) => ({
      title: added.length > 0 ? t("added", { count: added.length, number: formatNumber(added.length) }) : t("nothing"),
      msg: selection.title,
    }),
    undo: ({ added }, { id }) =>
      added.length === 0
        ? undefined
        : async () => {
            await changeMembers(id, { removed: added });
            await refresh();
          },
    failure: t("failed"),
  });
  const create = useAction({
    act: (name: string) => createSelection({ title: name, establishments: [...establishments] }),
    onDone: done,
    success: (made) => ({ title: t("created"), msg: made.title }),
    undo: (made) => async () => {
      await deleteSelection(made.id);
      await refresh();
    },
    failure: t("failed"),
  });
  const shown = data?.filter((selection) => matchesText(selection.title, search));
  const busy = add.busy || create.busy;

  return (
    <Modal
      open={open}
      onClose={onClose}
      width={480}
      height="auto"
      title={t("title", { count: establishments.length, number: formatNumber(establishments.length) })}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      {!data && !isError && <Skeleton shape="lines" />}
      {isError && !data && (
        <EmptyState tone="danger" title={t("unreadable")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
      )}
      {data && data.length >= MANY && <SearchField value={search} onChange={setSearch} label={t("search")} />}
      {data?.length === 0 && <p className={styles.note}>{t("none")}</p>}
      {data && data.length > 0 && shown?.length === 0 && <p className={styles.note}>{t("noMatch")}</p>}
      {shown && shown.length > 0 && (
        <ul className={styles.list} aria-label={t("list")}>
          {shown.map((selection) => (
            <li key={selection.id}>
              <button
                type="button"
                className={styles.choice}
                aria-disabled={selection.kind === "living" || busy || undefined}
                onClick={() => selection.kind === "frozen" && !busy && add.run(selection)}
              >
                <span className={styles.title}>{selection.title}</span>
                <span className={styles.note}>
                  {selection.kind === "living"
                    ? t("living")
                    : t("members", { count: selection.establishments, number: formatNumber(selection.establishments) })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.create}
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "" && !busy) create.run(title.trim());
        }}
      >
        <TextField label={t("new")} maxLength={160} autoComplete="off" value={title} onChange={setTitle} />
        <Button type="submit" size="form" busy={create.busy} disabled={title.trim() === "" || add.busy}>
          {t("create")}
        </Button>
      </form>
    </Modal>
  );
}
