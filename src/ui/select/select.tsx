import { ChevronDown } from "lucide-react";
import { type ReactElement, useId } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { cx } from "../class-names.ts";
import { Field } from "../field/field.tsx";
import field from "../field/field.module.css";
import { SelectPopup } from "./select-popup.tsx";
import type { SelectProps } from "./select-types.ts";
import { useSelectPopup } from "./use-select-popup.ts";
import { NOTHING, useSelection } from "./use-selection.ts";
import styles from "./select.module.css";

/**
 * A choice among options, one or several, with search and counts.
 *
 * It opens on focus, closes on blur or once a single value is chosen (specification t4, t9). In a list of many, each
 * waits for a click, an arrow or a letter instead: the Tab key goes through them without opening any.
 */
export function Select(props: SelectProps): ReactElement {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    readOnly,
    className,
    options,
    note,
    emptyLabel,
    clearable = true,
    opensOnFocus = true,
    multiple,
  } = props;
  const { t } = useTranslation("ui");
  const popupId = useId();
  const popup = useSelectPopup();
  const { values, choose } = useSelection(props);
  const nothing = { value: NOTHING, label: emptyLabel ?? t("select.all") };
  const text = selectionText();

  function selectionText(): string {
    if (values.length === 0) return nothing.label;
    if (props.multiple) {
      const names = options.filter(({ value }) => values.includes(value)).map((option) => option.label);
      const areNamed = names.length === values.length && names.length <= (props.mostNamed ?? 0);
      return areNamed ? names.join(", ") : t("select.count", { count: values.length });
    }
    return options.find((option) => option.value === values[0])?.label ?? nothing.label;
  }

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required} readOnly={readOnly} className={className}>
      {(control) => (
        <div ref={popup.wrapper} className={styles.wrapper} onBlur={popup.onBlur}>
          <button
            {...control}
            ref={popup.trigger}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={popup.open}
            aria-controls={popup.open ? popupId : undefined}
            aria-required={required || undefined}
            aria-disabled={readOnly || undefined}
            // While open, the search field replaces it: going back with the Tab key leaves the select.
            tabIndex={popup.open ? -1 : 0}
            className={cx(field.box, styles.trigger)}
            data-state={error ? "error" : undefined}
            data-readonly={readOnly || undefined}
            {...(!readOnly && {
              ...(opensOnFocus && { onFocus: popup.onTriggerFocus }),
              onPointerDown: popup.onTriggerPointerDown,
              onClick: popup.onTriggerClick,
              onKeyDown: popup.onTriggerKeyDown,
            })}
          >
            <span className={cx(styles.value, values.length === 0 && styles.nothing)}>{text}</span>
            <ChevronDown aria-hidden className={cx(popup.open && styles.turned)} />
          </button>
          {popup.open && (
            <SelectPopup
              id={popupId}
              label={typeof label === "string" ? label : nothing.label}
              anchor={popup.trigger}
              options={clearable ? [nothing, ...options] : options}
              note={note}
              selected={values.length === 0 ? [NOTHING] : values}
              multiple={multiple}
              begun={popup.begun}
              onChoose={(option) => {
                choose(option);
                // A choice closes whenever it comes: the guard is for presses that open.
                if (!multiple) popup.focusQuietly();
              }}
              onClose={() => popup.requestClose(true)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
