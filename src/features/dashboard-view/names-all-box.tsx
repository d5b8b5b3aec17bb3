import type { ReactElement } from "react";

import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import styles from "./link-dialog.module.css";
import { useTexts } from "./sharing-texts.ts";

interface NamesAllBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** The owner's choice to name establishments with weak figures on a public page, and what holds without it. */
export function NamesAllBox({ checked, onChange, disabled = false }: NamesAllBoxProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className={styles.names}>
      <Checkbox label={t("names.label")} checked={checked} onChange={onChange} disabled={disabled} />
      <p className={styles.aside}>{t("names.hint")}</p>
    </div>
  );
}
