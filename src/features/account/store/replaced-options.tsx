import type { ReactElement } from "react";

import { formatDate } from "../../../domain/format/format.ts";
import { addDays } from "../../../domain/time/day.ts";
import type { StoreOption } from "../../../generated/types.ts";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** What becomes of the account’s options that an offer contains, once it is paid; nothing where there are none. */
export function ReplacedOptions({ option: { replaces } }: { option: StoreOption }): ReactElement | null {
  const { t } = useTexts();
  if (replaces.length === 0) return null;
  return (
    <ul className={styles.replaced}>
      {replaces.map(({ offer, title, ends_on }) => (
        <li key={offer}>
          {ends_on === null
            ? t("replaced.paused", { option: title })
            : t("replaced.paid", { option: title, date: formatDate(addDays(ends_on, -1), "long") })}
        </li>
      ))}
    </ul>
  );
}
