import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";

import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import styles from "./list-screen.module.css";

interface ChoiceMenuProps<Value extends string> {
  /** What is chosen: an order, a kind. */
  label: string;
  value: Value;
  options: readonly Value[];
  name: (value: Value) => string;
  onChange: (value: Value) => void;
}

/** A menu of which one entry is always chosen; its button says which. */
export function ChoiceMenu<Value extends string>({ label, value, options, name, onChange }: ChoiceMenuProps<Value>): ReactElement {
  return (
    <Menu
      label={label}
      entries={options.map((one) => ({ id: one, label: name(one), selected: one === value, onSelect: () => onChange(one) }))}
      trigger={(trigger) => (
        <Button {...trigger} icon={ChevronDown} iconPosition="right">
          <span className={styles.muted}>{label}</span> {name(value)}
        </Button>
      )}
    />
  );
}
