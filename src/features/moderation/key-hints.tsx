import type { ReactElement } from "react";

import { useSingleKeys } from "../../lib/single-keys.ts";
import { Kbd } from "../../ui/kbd/kbd.tsx";
import styles from "./moderation.module.css";

/** The keys that act on a review and its list; none is shown where single keys are turned off. */
export function KeyHints({ hints }: { hints: readonly { keys: readonly string[]; does: string }[] }): ReactElement | null {
  if (!useSingleKeys()) return null;
  return (
    <ul className={styles.hints}>
      {hints.map(({ keys, does }) => (
        <li key={does}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </li>
      ))}
    </ul>
  );
}
