import type { ReactElement } from "react";

import { useSingleKeys } from "../../../lib/single-keys.ts";
import { Kbd } from "../../../ui/kbd/kbd.tsx";
import styles from "./key-hints.module.css";
import { useTexts } from "./texts.ts";

/** What each key does to the open review and its list. */
const hints = [
  { keys: ["J", "K"], does: "browse" },
  { keys: ["X"], does: "select" },
  { keys: ["T"], does: "translate" },
  { keys: ["G"], does: "suggest" },
  { keys: ["L"], does: "read" },
  { keys: ["M"], does: "mine" },
] as const;

/** The keys that act on a review and its list; none where single keys are turned off, and T where there is a translation to show alone. */
export function KeyHints({ translates }: { translates: boolean }): ReactElement | null {
  const { t } = useTexts();
  if (!useSingleKeys()) return null;
  return (
    <ul className={styles.hints} aria-label={t("keys.label")}>
      {hints
        .filter(({ does }) => translates || does !== "translate")
        .map(({ keys, does }) => (
          <li key={does}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
            {t(`keys.${does}`)}
          </li>
        ))}
    </ul>
  );
}
