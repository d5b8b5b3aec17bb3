import { type ReactElement, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Field, type FieldProps } from "../field/field.tsx";
import styles from "./file-field.module.css";

interface FileFieldProps extends Omit<FieldProps, "readOnly"> {
  /** Endings and media types, as the attribute takes them. */
  accept: string;
  onChoose: (file: File | undefined) => void;
}

/** One file of the reader's. The browser's own control speaks the browser's language: it is there for the keyboard and for screen readers. */
export function FileField({ accept, onChoose, ...field }: FileFieldProps): ReactElement {
  const { t } = useTranslation("ui");
  const [name, setName] = useState<string>();
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.file}>
          <input
            {...control}
            type="file"
            accept={accept}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              setName(file?.name);
              onChoose(file);
              // The same file, corrected, may be chosen again.
              target.value = "";
            }}
          />
          <span className={styles.choose} aria-hidden>
            {t("file.choose")}
          </span>
          <span className={styles.name} aria-live="polite">
            {name ?? t("file.none")}
          </span>
        </div>
      )}
    </Field>
  );
}
