import type { LucideIcon } from "lucide-react";
import type { ButtonHTMLAttributes, MouseEvent, ReactElement, ReactNode, Ref } from "react";
import { cx } from "../class-names.ts";
import { useTooltip } from "../tooltip/use-tooltip.tsx";
import { type ClickRules, passesClick } from "./click-rules.ts";
import styles from "./button.module.css";

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "onClick" | "children">;

export interface IconButtonProps extends NativeProps, ClickRules {
  icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  bordered?: boolean;
  size?: "compact" | "default" | "touch";
  /** Pressed state, for a toggle. */
  pressed?: boolean;
  /** Replaces the label in the tooltip and disables the button. */
  disabledReason?: ReactNode;
  /** A mark over the icon that something is new; its meaning belongs in the label. */
  dot?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with an icon, named by its label. */
export function IconButton(props: IconButtonProps): ReactElement {
  const {
    icon: Icon,
    label,
    bordered,
    size = "default",
    pressed,
    disabled,
    disabledReason,
    readOnly,
    check,
    dot,
    onClick,
    className,
    ...rest
  } = props;
  const inert = Boolean(disabled || disabledReason);
  const { triggerProps, tooltip } = useTooltip(disabledReason ?? label, { names: !disabledReason });
  return (
    <>
      <button
        type="button"
        {...triggerProps}
        {...rest}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={inert || undefined}
        className={cx(styles.iconButton, styles[size], bordered && styles.bordered, pressed && styles.pressed, className)}
        onClick={(event) => {
          if (passesClick({ disabled: inert, readOnly, check })) onClick?.(event);
          else event.preventDefault();
        }}
      >
        <Icon className={styles.icon} aria-hidden />
        {dot && <span className={styles.dot} aria-hidden />}
      </button>
      {tooltip}
    </>
  );
}
