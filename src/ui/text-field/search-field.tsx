import { Search, X } from "lucide-react";
import { type ReactElement, type ReactNode, useRef } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { IconButton } from "../button/icon-button.tsx";
import { cx } from "../class-names.ts";
import styles from "../field/field.module.css";

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** The accessible name; «Rechercher» by default. */
  label?: string;
  /** What the empty field shows; the label by default. */
  placeholder?: string;
  /** One of several on a page: no landmark of its own. */
  isPart?: boolean;
  /** What is at the end while the field is empty: a shortcut. */
  hint?: ReactNode;
  className?: string;
  /** As much as lists are searched for by default. */
  maxLength?: number;
  /** Goes to the first of what is found. */
  onArrowDown?: () => void;
}

/** A search field that Escape or its cross empties. */
export function SearchField({
  value,
  onChange,
  label,
  placeholder,
  isPart,
  hint,
  className,
  maxLength = 100,
  onArrowDown,
}: SearchFieldProps): ReactElement {
  const { t } = useTranslation("ui");
  const input = useRef<HTMLInputElement>(null);
  const clear = (): void => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div role={isPart ? undefined : "search"} className={cx(styles.box, className)}>
      <Search aria-hidden />
      <input
        ref={input}
        type="search"
        className={styles.input}
        value={value}
        aria-label={label ?? t("search")}
        maxLength={maxLength}
        placeholder={placeholder ?? label ?? t("search")}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" && onArrowDown) {
            event.preventDefault();
            onArrowDown();
          }
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          clear();
        }}
      />
      {value === "" ? hint : <IconButton size="compact" icon={X} label={t("clear")} onClick={clear} />}
    </div>
  );
}
