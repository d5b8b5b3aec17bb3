import { Dialog } from "@base-ui/react/dialog";
import { Building2, Compass, LayoutDashboard, Search, X } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "../../../domain/texts/texts.ts";
import { useNavigate } from "react-router-dom";

import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Highlighted } from "../../../ui/text-match/highlighted.tsx";
import { chooseCard } from "../../../page/session/active-card.ts";
import unseen from "../../../ui/visually-hidden/visually-hidden.module.css";
import styles from "./command-palette.module.css";
import { found, preselected } from "./found.ts";
import { type PaletteEntry, usePaletteEntries } from "./palette-entries.ts";

const icons = { page: Compass, dashboard: LayoutDashboard, establishment: Building2 };

/** Ctrl K: pages, dashboards and establishments by name, whatever the case and accents. */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Palette onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Palette({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(["app", "ui"]);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState<number>();
  const looked = useDeferredValue(typed);
  const entries = usePaletteEntries(looked.trim() !== "");
  const shown = useMemo(() => found(entries, looked), [entries, looked]);
  const current = preselected(shown, typed, at);

  const choose = (entry: PaletteEntry | undefined): void => {
    if (!entry) return;
    onClose();
    if (entry.card !== undefined) chooseCard(entry.card);
    void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && shown.length > 0)
      setAt(((current ? shown.indexOf(current) : Math.min(0, -step)) + step + shown.length) % shown.length);
    // What is on screen may lag behind what has been typed.
    else if (event.key === "Enter") choose(typed === looked ? current : found(entries, typed)[0]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Dialog.Title className={unseen.hidden}>{t("palette.title")}</Dialog.Title>
      <div className={styles.field}>
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={t("palette.title")}
          aria-expanded={shown.length > 0}
          aria-controls="palette-list"
          aria-activedescendant={current && optionId(current)}
          aria-autocomplete="list"
          placeholder={t("palette.placeholder")}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon={X} size="touch" label={t("ui:close")} className={styles.close} onClick={onClose} />
      </div>
      <div id="palette-list" role="listbox" aria-label={t("palette.title")} className={styles.list}>
        {shown.map((entry, index) => {
          const Icon = icons[entry.kind];
          return (
            <div key={optionId(entry)} role="presentation">
              {entry.kind !== shown[index - 1]?.kind && (
                <p role="presentation" className={styles.heading}>
                  {t(`palette.${entry.kind}`)}
                </p>
              )}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input keeps the focus and carries the keys; the pointer is an addition */}
              <div
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === current}
                className={styles.option}
                onClick={() => choose(entry)}
                onPointerMove={() => setAt(index)}
              >
                <Icon size={16} aria-hidden />
                <span className={styles.label}>
                  <Highlighted text={entry.label} typed={looked} />
                </span>
                {entry.detail && <span className={styles.detail}>{entry.detail}</span>}
              </div>
            </div>
          );
        })}
      </div>
      <p role="status" className={shown.length === 0 ? styles.empty : unseen.hidden}>
        {shown.length === 0 ? t("palette.none") : t("palette.found", { count: shown.length })}
      </p>
    </>
  );
}

function optionId({ kind, id }: PaletteEntry): string {
  return `palette-${kind}-${id}`;
}
