import type { ReactElement } from "react";

import type { ConfigProblem } from "../../generated/types.ts";
import styles from "./forms.module.css";
import { placeName } from "./problem-place.ts";
import { useTexts } from "./texts.ts";

interface ProblemListProps {
  problems: readonly ConfigProblem[];
  /** Leads to the part of the editor that a problem is in. */
  onShow: (pointer: string) => void;
}

/** What keeps a form from being published, each in a sentence that leads to its field; nothing where nothing does. */
export function ProblemList({ problems, onShow }: ProblemListProps): ReactElement | null {
  const { t } = useTexts();
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <strong>{t("editor.problems", { count: problems.length })}</strong>
      <ul>
        {problems.map(({ pointer, message }) => (
          <li key={`${pointer} ${message}`}>
            <button type="button" className={styles.problem} onClick={() => onShow(pointer)}>
              {placeName(pointer, t) === "" ? message : t("editor.problemAt", { place: placeName(pointer, t), problem: message })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
