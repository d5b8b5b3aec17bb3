import type { ReactElement } from "react";

import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import styles from "./establishment-checks.module.css";

interface EstablishmentChecksProps {
  label: string;
  /** Those that are offered, in their order. */
  establishments: readonly { id: string; name: string; city: string | null }[];
  checked: ReadonlySet<string>;
  onCheck: (id: string, isChecked: boolean) => void;
}

/** Establishments to be ticked one by one, in a box that scrolls. */
export function EstablishmentChecks({ label, establishments, checked, onCheck }: EstablishmentChecksProps): ReactElement {
  return (
    <ul className={styles.checks} aria-label={label}>
      {establishments.map(({ id, name, city }) => (
        <li key={id}>
          <Checkbox label={name} note={city} checked={checked.has(id)} onChange={(isChecked) => onCheck(id, isChecked)} />
        </li>
      ))}
    </ul>
  );
}
