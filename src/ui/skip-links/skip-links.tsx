import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import unseen from "../visually-hidden/visually-hidden.module.css";
import styles from "./skip-links.module.css";

export interface SkipLinksProps {
  /** The parts of the screen, by the `id` of their element. */
  links: readonly { target: string; label: string }[];
}

/** The first stops of the Tab key, seen when focused: straight to the parts of a screen. */
export function SkipLinks({ links }: SkipLinksProps): ReactElement {
  const { t } = useTranslation("ui");
  return (
    <nav aria-label={t("skip.label")} className={styles.links}>
      {links.map(({ target, label }) => (
        <a key={target} href={`#${target}`} className={unseen.unlessFocused} onClick={() => focusTarget(target)}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** Some browsers scroll to the target of a link but leave the focus behind. */
function focusTarget(id: string): void {
  const target = document.getElementById(id);
  if (target && target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus();
}
