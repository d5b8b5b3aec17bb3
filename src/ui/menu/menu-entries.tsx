import type { LucideIcon } from "lucide-react";
import { Check } from "lucide-react";
import { Fragment, type MouseEvent, type ReactElement, type ReactNode } from "react";
import { cx } from "../class-names.ts";
import styles from "./menu.module.css";

export interface MenuItemElementProps {
  role: "menuitem" | "menuitemradio";
  tabIndex: -1;
  className: string;
  "aria-disabled"?: true;
  "aria-checked"?: boolean;
  "aria-keyshortcuts"?: string;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
}

export interface MenuItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  /** Small text at the end: a count. */
  hint?: string;
  /** The key that does the same, as keyboards have it («Suppr») and as `aria-keyshortcuts` names it («Delete»). */
  shortcut?: { label: string; key: string };
  /** One choice among others; shown by a tick. */
  selected?: boolean;
  danger?: boolean;
  /** Why the entry cannot be chosen. Disables it. */
  disabledReason?: string;
  onSelect?: () => void;
  /** Draws the entry itself, for a link of the router. */
  render?: (props: MenuItemElementProps) => ReactElement;
}

/** An entry: something to choose, a title over the ones that follow, or a line between groups. */
export type MenuEntry = MenuItem | { id: string; heading: string } | { id: string; separator: true };

interface MenuEntriesProps {
  entries: readonly MenuEntry[];
  /** Called before the entry acts, so that the focus is back on the button when a dialog opens. */
  onChosen: () => void;
}

/** The entries of a menu, in order. */
export function MenuEntries({ entries, onChosen }: MenuEntriesProps): ReactElement {
  return (
    <>
      {entries.map((entry) => {
        if ("separator" in entry) return <hr key={entry.id} className={styles.separator} />;
        if ("heading" in entry)
          return (
            <p key={entry.id} role="presentation" className={styles.heading}>
              {entry.heading}
            </p>
          );
        return <Fragment key={entry.id}>{drawItem(entry, onChosen)}</Fragment>;
      })}
    </>
  );
}

function drawItem(item: MenuItem, onChosen: () => void): ReactElement {
  const { label, icon: Icon, hint, shortcut, selected, danger, disabledReason, onSelect, render } = item;
  const props: MenuItemElementProps = {
    role: selected === undefined ? "menuitem" : "menuitemradio",
    tabIndex: -1,
    className: cx(styles.item, danger && styles.danger),
    ...(disabledReason && { "aria-disabled": true }),
    ...(selected !== undefined && { "aria-checked": selected }),
    ...(shortcut && { "aria-keyshortcuts": shortcut.key }),
    onClick: (event) => {
      if (disabledReason) return event.preventDefault();
      onChosen();
      onSelect?.();
    },
    children: (
      <>
        {Icon && <Icon className={styles.icon} aria-hidden />}
        <span className={styles.text}>
          {label}
          {disabledReason && <span className={styles.reason}>{disabledReason}</span>}
        </span>
        {hint && <span className={styles.hint}>{hint}</span>}
        {shortcut && (
          <span className={styles.hint} aria-hidden>
            {shortcut.label}
          </span>
        )}
        {selected && <Check className={styles.icon} aria-hidden />}
      </>
    ),
  };
  return render ? render(props) : <button type="button" {...props} />;
}
