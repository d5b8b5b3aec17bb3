import { ChevronDown, X } from "lucide-react";
import { type ReactElement, useId } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { cx } from "../class-names.ts";
import { SelectPopup } from "../select/select-popup.tsx";
import type { SelectOption } from "../select/select-types.ts";
import { useSelectPopup } from "../select/use-select-popup.ts";
import { NOTHING, useSelection } from "../select/use-selection.ts";
import styles from "./facet-chip.module.css";

export interface FacetChipProps {
  /** The dimension: «Catégorie». */
  label: string;
  options: readonly SelectOption[];
  /** Said below the options. */
  note?: string | undefined;
  value: readonly string[];
  /** What is left out, in words, where no value is chosen: «Tout sauf Français». */
  except?: string | undefined;
  onChange: (value: string[]) => void;
}

/** A filter of the facet bar: its name, what it keeps, and a cross that takes it away. */
export function FacetChip({ label, options, note, value, except, onChange }: FacetChipProps): ReactElement {
  const { t } = useTranslation("ui");
  const id = useId();
  const popup = useSelectPopup();
  const { choose } = useSelection({ label, multiple: true, options, value, onChange });
  const nothing = { value: NOTHING, label: t("select.all") };
  const only = value.length === 1 ? options.find((option) => option.value === value[0]) : undefined;
  const text = value.length === 0 ? (except ?? nothing.label) : (only?.label ?? t("select.count", { count: value.length }));
  const active = value.length > 0 || except !== undefined;

  return (
    <div ref={popup.wrapper} className={cx(styles.chip, active && styles.active)} onBlur={popup.onBlur}>
      <button
        ref={popup.trigger}
        type="button"
        role="combobox"
        aria-label={label}
        aria-describedby={`${id}-value`}
        aria-haspopup="listbox"
        aria-expanded={popup.open}
        aria-controls={popup.open ? id : undefined}
        tabIndex={popup.open ? -1 : 0}
        className={styles.main}
        // It does not open on focus: the Tab key goes along the bar, one stop a filter.
        onPointerDown={popup.onTriggerPointerDown}
        onClick={popup.onTriggerClick}
        onKeyDown={popup.onTriggerKeyDown}
      >
        <span className={styles.label}>{label}</span>
        <span id={`${id}-value`} className={styles.value}>
          {text}
        </span>
        {!active && <ChevronDown aria-hidden />}
      </button>
      {popup.open && (
        <SelectPopup
          id={id}
          label={label}
          anchor={popup.wrapper}
          options={[nothing, ...options]}
          note={note}
          selected={active ? value : [NOTHING]}
          multiple
          begun={popup.begun}
          onChoose={choose}
          onClose={() => popup.requestClose(true)}
        />
      )}
      {active && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t("facet.remove", { label })}
          onClick={() => {
            onChange([]);
            popup.focusQuietly();
          }}
        >
          <X aria-hidden />
        </button>
      )}
    </div>
  );
}
