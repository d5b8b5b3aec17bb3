import { type ReactElement, useState } from "react";
import { useSearchParams } from "react-router-dom";

import type { Dashboard, StartedTask } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { useFileTask } from "../session/use-file-task.ts";
import type { Orientation, PaperQuery, TextSize } from "./paper-query.ts";
import { SheetSketch } from "./sheet-sketch.tsx";
import styles from "./paper-dialog.module.css";
import { useTexts } from "./texts.ts";

export interface PaperDialogProps {
  open: boolean;
  onClose: () => void;
  document: Dashboard;
  start: (query: PaperQuery) => Promise<StartedTask>;
}

/** What a PDF is made with: its sheet, its letters and its tabs, with a sketch of its first page. */
export function PaperDialog({ open, onClose, document, start }: PaperDialogProps): ReactElement {
  const { t } = useTexts();
  const [search] = useSearchParams();
  const [orientation, setOrientation] = useState<Orientation>("portrait");
  const [text, setText] = useState<TextSize>("normal");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { tabs } = document.layout;
  const chosen = tabs.filter(({ id }) => !left.has(id));
  const { run, busy } = useFileTask(async (query: PaperQuery) => {
    const task = await start(query);
    onClose();
    return task;
  });
  const create = (): void =>
    run({
      format: "pdf",
      orientation,
      text,
      state: search.toString(),
      ...(left.size > 0 ? { tabs: chosen.map(({ id }) => id).join(",") } : {}),
    });
  const toggle = (id: string, isChosen: boolean): void =>
    setLeft((before) => new Set(isChosen ? [...before].filter((other) => other !== id) : [...before, id]));
  const [first] = chosen;
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={t("title")}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="primary" busy={busy} disabledReason={first ? undefined : t("noTab")} onClick={create}>
            {t("create")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.choices}>
          <p>{t("text")}</p>
          <div className={styles.choice}>
            <span aria-hidden>{t("orientation")}</span>
            <Segmented
              label={t("orientation")}
              value={orientation}
              onChange={setOrientation}
              segments={[
                { value: "portrait", label: t("portrait") },
                { value: "landscape", label: t("landscape") },
              ]}
            />
          </div>
          <div className={styles.choice}>
            <span aria-hidden>{t("size")}</span>
            <Segmented
              label={t("size")}
              value={text}
              onChange={setText}
              segments={[
                { value: "small", label: t("small") },
                { value: "normal", label: t("normal") },
                { value: "large", label: t("large") },
              ]}
            />
          </div>
          {tabs.length > 1 && (
            <fieldset className={styles.tabs}>
              <legend>{t("tabs")}</legend>
              {tabs.map(({ id, title }) => (
                <Checkbox key={id} label={title ?? id} checked={!left.has(id)} onChange={(isChosen) => toggle(id, isChosen)} />
              ))}
            </fieldset>
          )}
        </div>
        <SheetSketch
          label={t("preview", { orientation: t(orientation).toLowerCase(), size: t(text).toLowerCase() })}
          orientation={orientation}
          text={text}
          title={document.title}
          tab={first}
        />
      </div>
    </Modal>
  );
}
