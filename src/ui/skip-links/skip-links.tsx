import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import unseen from "../visually-hidden/visually-hidden.module.css";
import styles from "./skip-links.module.css";

export interface SkipLinksProps {
  /** The `id` of the main content, and of the navigation where there is one. */
  content: string;
  navigation?: string;
}

/** The first stops of the Tab key, seen when focused: straight to the content or the menu. */
export function SkipLinks({ content, navigation }: SkipLinksProps): ReactElement {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("skip.label")} className={styles.links}>
      <a href={`#${content}`} className={unseen.unlessFocused} onClick={() => focusTarget(content)}>
        {t("skip.content")}
      </a>
      {navigation && (
        <a href={`#${navigation}`} className={unseen.unlessFocused} onClick={() => focusTarget(navigation)}>
          {t("skip.navigation")}
        </a>
      )}
    </nav>
  );
}

/** Some browsers scroll to the target of a link but leave the focus behind. */
function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (target && target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus();
}
