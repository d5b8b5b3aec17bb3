export interface ClickRules {
  disabled?: boolean;
  /** Specification t5: a read-only button looks usual and ignores clicks. */
  readOnly?: boolean;
  /** Specification t5: the click is passed on only if this validation passes. */
  check?: () => boolean;
}

/** Whether a click is passed on. The check runs only for a button that could be used. */
export function passesClick({ disabled, readOnly, check }: ClickRules): boolean {
  return !disabled && !readOnly && (check?.() ?? true);
}
