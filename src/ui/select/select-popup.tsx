import { Search } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import anchored from "../anchored/anchored.module.css";
import { useAnchored } from "../anchored/use-anchored.ts";
import { cx } from "../class-names.ts";
import field from "../field/field.module.css";
import { bestFirst, matchesText } from "../text-match/text-match.ts";
import { OptionList, optionId } from "./option-list.tsx";
import type { SelectOption } from "./select-types.ts";
import styles from "./select.module.css";

export interface SelectPopupProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  options: readonly SelectOption[];
  note?: string | undefined;
  selected: readonly string[];
  multiple?: boolean;
  /** What was typed to open it. */
  begun?: string;
  onChoose: (option: SelectOption) => void;
  onClose: () => void;
}

/** The search field and the options of a select, beside it. It takes the focus when it appears. */
export function SelectPopup(props: SelectPopupProps): ReactElement {
  const { id, label, anchor, options, note, selected, multiple, begun = "", onChoose, onClose } = props;
  const { t } = useTranslation("ui");
  const listId = useId();
  const noteId = useId();
  const [typed, setTyped] = useState(begun);
  const shown = bestFirst(
    options.filter((option) => matchesText(option.label, typed)),
    typed,
    ({ label: name }) => name,
  );
  const [active, setActive] = useState(() =>
    begun
      ? 0
      : Math.max(
          0,
          options.findIndex((option) => selected.includes(option.value)),
        ),
  );
  const popup = useAnchored<HTMLDivElement>(anchor, true, { matchWidth: true });
  const search = useRef<HTMLInputElement>(null);

  // On a touch screen the keyboard would hide the options: there the reader asks for it.
  useEffect(() => {
    const target = window.matchMedia("(pointer: coarse)").matches ? popup.current : search.current;
    target?.focus();
    search.current?.setSelectionRange(begun.length, begun.length);
  }, [popup, begun]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && shown.length > 0) setActive((active + step + shown.length) % shown.length);
    else if (event.key === "Enter" && shown[active]) onChoose(shown[active]);
    else if (event.key === "Escape") {
      event.stopPropagation();
      onClose();
    } else return;
    event.preventDefault();
  };

  return (
    <div ref={popup} id={id} tabIndex={-1} className={cx(anchored.floating, styles.popup)} onKeyDown={onKeyDown}>
      <div className={cx(field.box, styles.search)}>
        <Search aria-hidden />
        <input
          ref={search}
          type="search"
          role="combobox"
          aria-expanded
          aria-haspopup="listbox"
          className={field.input}
          value={typed}
          placeholder={t("search")}
          aria-label={t("search")}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown[active] ? optionId(listId, active) : undefined}
          aria-describedby={note && noteId}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
        />
      </div>
      <OptionList
        id={listId}
        label={label}
        options={shown}
        selected={selected}
        active={active}
        typed={typed}
        multiple={multiple}
        empty={t("select.noMatch")}
        onActivate={setActive}
        onChoose={onChoose}
      />
      {note && (
        <p id={noteId} className={styles.note}>
          {note}
        </p>
      )}
    </div>
  );
}
