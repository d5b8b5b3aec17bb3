import type { ReactElement } from "react";

import styles from "./account.module.css";
import { BillingForm } from "./billing-form.tsx";
import { PersonalForm } from "./personal-form.tsx";

/** Personal data, then billing data. */
export default function AccountForms({ onSaved }: { onSaved?: () => void }): ReactElement {
  return (
    <div className={styles.forms}>
      <PersonalForm onSaved={onSaved} />
      <BillingForm onSaved={onSaved} />
    </div>
  );
}
