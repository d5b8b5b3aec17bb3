import { cx } from "../class-names.ts";
import styles from "./button.module.css";

export interface ButtonLook {
  /** One primary per view. */
  variant?: "primary" | "secondary" | "ghost" | "danger";
  /** 28, 34, 40 and 44 px high. */
  size?: "compact" | "default" | "form" | "touch";
  /** Takes the whole width. */
  block?: boolean;
}

/** The class of a button's look, for a link that should look like one. */
export function buttonClass({ variant = "secondary", size = "default", block }: ButtonLook = {}, extra?: string): string {
  return cx(styles.button, styles[variant], styles[size], block && styles.block, extra);
}
