import type { ReactElement, ReactNode } from "react";

import { monitoredUrl } from "../../../domain/monitored/monitored-url.ts";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { useSession } from "../../session/session.ts";
import styles from "./preferences.module.css";
import { useTexts } from "./texts.ts";

interface UrlFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the server said of it. */
  error?: string | undefined;
  onSubmit: (url: string) => void;
  /** Buttons beside it; `ready` where the address may be monitored. */
  buttons: (ready: boolean) => ReactNode;
}

/** An address of reviews: its platform is recognised as it is typed, and what may not be monitored is said at once. */
export function UrlField({ label, value, onChange, error, onSubmit, buttons }: UrlFieldProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const found = monitoredUrl(value, app.providers ?? []);
  const provider = app.providers?.find(({ id }) => id === found?.provider)?.name;
  // While an address is being typed, its beginning is no mistake.
  const isMistake = value.trim().length > 12 && !found;
  return (
    <form
      className={styles.urlForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (found) onSubmit(value.trim());
      }}
    >
      <TextField
        label={label}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={onChange}
        hint={provider ? <span role="status">{t("urls.recognised", { provider })}</span> : t("urls.hint")}
        error={error ?? (isMistake ? t("urls.refused") : undefined)}
        maxLength={2000}
      />
      <span className={styles.urlButtons}>{buttons(found !== null)}</span>
    </form>
  );
}
