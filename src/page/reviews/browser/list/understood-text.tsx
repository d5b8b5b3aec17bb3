import type { ReactElement } from "react";

import { fold } from "../../../../domain/text/fold.ts";
import type { UnderstoodText as Answer } from "../../../../generated/types.ts";
import styles from "../reviews-browser.module.css";
import { useTexts } from "../texts.ts";

/** What was understood of a search, where it is not what was typed, and why. */
export function UnderstoodText({ typed, answer }: { typed: string; answer: Answer | undefined }): ReactElement | null {
  const { t } = useTexts();
  if (!answer || (answer.faults.length === 0 && fold(answer.understood) === fold(typed.trim()))) return null;
  return (
    <p className={styles.understood} role="status">
      {answer.faults.map((fault) => `${t(`search.faults.${fault}`)} `)}
      {answer.understood !== "" && t("search.understood", { query: answer.understood })}
    </p>
  );
}
