import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (id: string) => void;
}

/** Contents one at a time behind their tabs, which are one stop of the Tab key; arrows, Home and End move between them and show what they reach. */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactElement {
  const own = useId();
  const open = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  );
  const shown = tabs[open];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = target(event.key, open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    const tab = tabs[next];
    if (tab) onChange(tab.id);
  };
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: text }, at) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${own}-tab-${id}`}
            aria-selected={at === open}
            aria-controls={at === open ? `${own}-panel` : undefined}
            tabIndex={at === open ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(id)}
          >
            {text}
          </button>
        ))}
      </div>
      {shown && (
        // A panel without anything to press is reached all the same.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div
          key={shown.id}
          role="tabpanel"
          id={`${own}-panel`}
          aria-labelledby={`${own}-tab-${shown.id}`}
          tabIndex={0}
          className={styles.panel}
        >
          {shown.content}
        </div>
      )}
    </div>
  );
}

/** The tab that a key leads to from the one at `at`, round at the ends. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
