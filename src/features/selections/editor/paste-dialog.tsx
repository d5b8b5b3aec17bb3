import { type ReactElement, useState } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionResolved } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextArea } from "../../../ui/text-area/text-area.tsx";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";

/** As the schema has it. */
const MOST_LINES = 2_000;

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  /** Gets the ids of the establishments that the lines mean. */
  onAdd: (ids: readonly string[]) => void;
}

/** A pasted list of names or ids: what was found, what is ambiguous, and what is not there. */
export function PasteDialog({ open, onClose, onAdd }: PasteDialogProps): ReactElement {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const [resolved, setResolved] = useState<{ lines: readonly string[]; answer: SelectionResolved }>();
  /** The candidate chosen for a line. */
  const [choices, setChoices] = useState<Readonly<Record<number, string>>>({});
  const lines = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.slice(0, 300));
  const isTooLong = lines.length > MOST_LINES;
  const look = useAction({
    act: () => callApi("resolveEstablishments", { body: { lines } }),
    onDone: (answer) => {
      setResolved({ lines, answer });
      setChoices({});
    },
    failure: t("failed"),
  });
  const ids = resolved ? [...new Set([...resolved.answer.found.map(({ id }) => id), ...Object.values(choices)])] : [];
  const close = (): void => {
    setResolved(undefined);
    setText("");
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      dirty={text.trim() !== ""}
      width={560}
      height="auto"
      title={t("paste.title")}
      footer={
        resolved ? (
          <>
            <Button onClick={() => setResolved(undefined)}>{t("paste.again")}</Button>
            <Button
              variant="primary"
              disabled={ids.length === 0}
              onClick={() => {
                onAdd(ids);
                close();
              }}
            >
              {t("paste.add", { count: ids.length, number: formatNumber(ids.length) })}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={close}>{t("cancel")}</Button>
            <Button variant="primary" busy={look.busy} disabled={text.trim() === "" || isTooLong} onClick={() => look.run()}>
              {t("paste.look")}
            </Button>
          </>
        )
      }
    >
      {resolved ? (
        <Outcome {...resolved} choices={choices} onChoose={(line, id) => setChoices((before) => ({ ...before, [line]: id }))} />
      ) : (
        <TextArea
          label={t("paste.label")}
          hint={t("paste.hint")}
          error={isTooLong ? t("paste.tooLong", { most: formatNumber(MOST_LINES), number: formatNumber(lines.length) }) : undefined}
          height={220}
          value={text}
          onChange={setText}
        />
      )}
    </Modal>
  );
}

interface OutcomeProps {
  lines: readonly string[];
  answer: SelectionResolved;
  choices: Readonly<Record<number, string>>;
  onChoose: (line: number, id: string) => void;
}

function Outcome({ lines, answer: { found, ambiguous, not_found }, choices, onChoose }: OutcomeProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className={styles.form} role="status">
      <p>{t("paste.found", { count: found.length, number: formatNumber(found.length) })}</p>
      {ambiguous.length > 0 && (
        <>
          <p>{t("paste.ambiguous", { count: ambiguous.length, number: formatNumber(ambiguous.length) })}</p>
          <ul className={styles.outcome}>
            {ambiguous.map(({ line, candidates }) => (
              <li key={line}>
                <Select
                  label={lines[line] ?? ""}
                  opensOnFocus={false}
                  clearable={false}
                  emptyLabel={t("paste.choose")}
                  options={candidates.map(({ id, name, city }) => ({ value: id, label: city === null ? name : `${name}, ${city}` }))}
                  value={choices[line] ?? null}
                  onChange={(id) => id && onChoose(line, id)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {not_found.length > 0 && (
        <>
          <p>{t("paste.notFound", { count: not_found.length, number: formatNumber(not_found.length) })}</p>
          <ul className={styles.outcome}>
            {not_found.map((line) => (
              <li key={line} className={styles.muted}>
                {t("paste.line", { line: line + 1, text: lines[line] ?? "" })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
