import { Search } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Kbd } from "../../ui/kbd/kbd.tsx";
import styles from "./search-button.module.css";

/** Looks like the field that it opens. */
export function SearchButton({ onOpen }: { onOpen: () => void }): ReactElement {
  const { t } = useTranslation("app");
  return (
    // Named whether its words have room or not.
    <button
      type="button"
      className={styles.search}
      aria-label={t("palette.open")}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
    >
      <Search size={15} aria-hidden />
      <span className={styles.searchLabel}>{t("palette.open")}</span>
      <Kbd>Ctrl K</Kbd>
    </button>
  );
}
