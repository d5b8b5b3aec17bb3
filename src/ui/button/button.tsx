import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from "react";
import { useTooltip } from "../tooltip/use-tooltip.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";
import { type ClickRules, passesClick } from "./click-rules.ts";
import styles from "./button.module.css";

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "onClick" | "children">;

export interface ButtonProps extends NativeProps, ButtonLook, ClickRules {
  children: ReactNode;
  icon?: LucideIcon;
  /** Specification t9: left by default. */
  iconPosition?: "left" | "right";
  /** Why the button cannot be used: shown on hover and focus. Disables the button. */
  disabledReason?: ReactNode;
  /** Work goes on: clicks are ignored and the icon turns. */
  busy?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that stays focusable when disabled and can say why.
 *
 * A click is passed on only if the button is usable, not read-only, and its `check` passes (specification t5).
 */
export function Button(props: ButtonProps): ReactElement {
  const {
    children,
    icon: Icon,
    iconPosition = "left",
    variant,
    size,
    block,
    disabled,
    disabledReason,
    readOnly,
    check,
    busy,
    onClick,
    className,
    ...rest
  } = props;
  const inert = Boolean(disabled || disabledReason || busy);
  const { triggerProps, tooltip } = useTooltip(disabledReason);
  const mark = busy ? <span className={styles.spinner} aria-hidden /> : Icon && <Icon className={styles.icon} aria-hidden />;
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        {...rest}
        className={buttonClass({ variant, size, block }, className)}
        aria-disabled={inert || undefined}
        aria-busy={busy || undefined}
        data-readonly={readOnly || undefined}
        onClick={(event) => {
          if (passesClick({ disabled: inert, readOnly, check })) onClick?.(event);
          // An inert submit button must not send its form either.
          else event.preventDefault();
        }}
      >
        {iconPosition === "left" && mark}
        <span className={styles.label}>{children}</span>
        {iconPosition === "right" && mark}
      </button>
      {tooltip}
    </>
  );
}
