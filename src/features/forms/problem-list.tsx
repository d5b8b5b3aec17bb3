import type { ReactElement } from "react";

import type { ConfigProblem } from "../../generated/types.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

/** What keeps a form from being published, each in a sentence; nothing where nothing does. */
export function ProblemList({ problems }: { problems: readonly ConfigProblem[] }): ReactElement | null {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <strong>{t("editor.problems", { count: problems.length })}</strong>
      <ul>
        {problems.map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
