import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import anchored from "../anchored/anchored.module.css";
import { useAnchored } from "../anchored/use-anchored.ts";
import { cx } from "../class-names.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import field from "../field/field.module.css";
import { OptionList, optionId } from "../select/option-list.tsx";
import type { SelectOption } from "../select/select-types.ts";
import select from "../select/select.module.css";
import { bestFirst, matchesText } from "../text-match/text-match.ts";

export interface AutocompleteProps extends FieldProps {
  options: readonly SelectOption[];
  /** The text of the field. */
  value: string;
  onChange: (text: string) => void;
  /** An option was chosen; the field then shows its label. */
  onChoose: (option: SelectOption) => void;
  placeholder?: string;
  /** How many proposals are drawn at most. */
  limit?: number;
}

/** A text field that proposes the options that contain what is typed, whatever the case and accents (specification t5). */
export function Autocomplete(props: AutocompleteProps): ReactElement {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    readOnly,
    className,
    options,
    value,
    onChange,
    onChoose,
    placeholder,
    limit = 50,
  } = props;
  const { t } = useTranslation("ui");
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const matching = options.filter((option) => matchesText(option.label, value));
  const shown = bestFirst(matching, value, ({ label: name }) => name).slice(0, limit);
  const open = wanted && !readOnly && value !== "";
  const popup = useAnchored<HTMLDivElement>(box, open, { matchWidth: true });

  const choose = (option: SelectOption): void => {
    onChange(option.label);
    onChoose(option);
    setWanted(false);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = shown[active];
    if (step && shown.length > 0) {
      setWanted(true);
      setActive((Math.max(active, step > 0 ? -1 : 0) + step + shown.length) % shown.length);
    } else if (event.key === "Enter" && open && chosen) choose(chosen);
    else if (event.key === "Escape" && open) {
      event.stopPropagation();
      setWanted(false);
    } else return;
    event.preventDefault();
  };

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required} readOnly={readOnly} className={className}>
      {(control) => (
        <div onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setWanted(false)}>
          <div ref={box} className={field.box} data-state={error ? "error" : undefined} data-readonly={readOnly || undefined}>
            <input
              {...control}
              className={field.input}
              role="combobox"
              aria-expanded={open}
              aria-autocomplete="list"
              aria-controls={open ? listId : undefined}
              aria-activedescendant={open && shown[active] ? optionId(listId, active) : undefined}
              autoComplete="off"
              placeholder={placeholder}
              readOnly={readOnly}
              value={value}
              onKeyDown={onKeyDown}
              onChange={(event) => {
                onChange(event.target.value);
                setActive(-1);
                setWanted(true);
              }}
            />
          </div>
          {open && (
            <div ref={popup} className={cx(anchored.floating, select.popup)}>
              <OptionList
                id={listId}
                label={typeof label === "string" ? label : t("search")}
                options={shown}
                selected={[]}
                active={active}
                typed={value}
                empty={t("select.noMatch")}
                onActivate={setActive}
                onChoose={choose}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
