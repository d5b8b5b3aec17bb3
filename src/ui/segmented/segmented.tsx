import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useRef } from "react";
import { cx } from "../class-names.ts";
import { isPlainKey } from "../plain-key.ts";
import styles from "./segmented.module.css";

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  /** Shown alone; the label names the segment. */
  icon?: LucideIcon;
}

export interface SegmentedProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  segments: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: "default" | "compact";
}

/** One choice among two to five, always visible; arrows move the choice. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = "default",
}: SegmentedProps<Value>): ReactElement {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step || !isPlainKey(event)) return;
    event.preventDefault();
    const at = segments.findIndex((segment) => segment.value === value);
    const next = (at + step + segments.length) % segments.length;
    const segment = segments[next];
    if (segment) onChange(segment.value);
    group.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div ref={group} role="radiogroup" aria-label={label} className={cx(styles.group, styles[size])} onKeyDown={onKeyDown}>
      {segments.map(({ value: own, label: text, icon: Icon }) => (
        <button
          key={own}
          type="button"
          role="radio"
          aria-checked={own === value}
          aria-label={Icon ? text : undefined}
          tabIndex={own === value ? 0 : -1}
          className={styles.segment}
          onClick={() => onChange(own)}
        >
          {Icon ? <Icon aria-hidden /> : text}
        </button>
      ))}
    </div>
  );
}
