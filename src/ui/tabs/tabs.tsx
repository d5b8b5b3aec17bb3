import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactElement, ReactNode } from "react";
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

/** Contents one at a time behind their tabs; arrows move between tabs. */
export function Tabs({ label, tabs, value, onChange }: TabsProps): ReactElement {
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onChange(String(next))}>
      <BaseTabs.List aria-label={label} activateOnFocus className={styles.list}>
        {tabs.map(({ id, label: text }) => (
          <BaseTabs.Tab key={id} value={id} className={styles.tab}>
            {text}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map(({ id, content }) => (
        <BaseTabs.Panel key={id} value={id} className={styles.panel}>
          {content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
