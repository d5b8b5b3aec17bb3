import { type ReactElement, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import anchored from "../anchored/anchored.module.css";
import { useAnchored } from "../anchored/use-anchored.ts";
import { useDismiss } from "../anchored/use-dismiss.ts";
import { cx } from "../class-names.ts";
import { COLOR_DEFAULT, COLOR_FLIP_BELOW_PX, COLOR_POPUP_WIDTH_PX } from "../../domain/constants.ts";
import { Field, type FieldProps } from "../field/field.tsx";
import field from "../field/field.module.css";
import { ColorPanel } from "./color-panel.tsx";
import styles from "./color-picker.module.css";

export interface ColorPickerProps extends FieldProps {
  /** `#rrggbb`; an empty field is black (specification t9). */
  value: string | null | undefined;
  onChange: (color: string) => void;
}

/** A colour, chosen in a popup that toggles, flips above where little room is left, and closes on a press outside. */
export function ColorPicker({
  label,
  labelHidden,
  hint,
  error,
  required,
  readOnly,
  className,
  value,
  onChange,
}: ColorPickerProps): ReactElement {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useAnchored<HTMLDivElement>(button, open, { minRoom: COLOR_FLIP_BELOW_PX });
  const color = value || COLOR_DEFAULT;

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(open, [button, popup], (reason) => (reason === "escape" ? close() : setOpen(false)));

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required} readOnly={readOnly} className={className}>
      {(control) => (
        <div>
          <button
            {...control}
            ref={button}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-disabled={readOnly || undefined}
            className={cx(field.box, styles.trigger)}
            data-readonly={readOnly || undefined}
            onClick={() => !readOnly && setOpen(!open)}
          >
            <span className={styles.sample} style={{ background: color }} aria-hidden />
            <span>{color}</span>
          </button>
          {open && (
            <div
              ref={popup}
              role="dialog"
              aria-label={t("color.pick")}
              tabIndex={-1}
              className={cx(anchored.floating, styles.popup)}
              style={{ width: COLOR_POPUP_WIDTH_PX }}
            >
              <ColorPanel
                initial={color}
                onValidate={(chosen) => {
                  onChange(chosen);
                  close();
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
