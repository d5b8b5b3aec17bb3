import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";

import type { AnswerWarning } from "../../generated/types.ts";
import styles from "./answers.module.css";
import { useTexts } from "./texts.ts";

interface WarningListProps {
  warnings: readonly AnswerWarning[];
  /** The text as it is now, and as it was checked: between the two nothing is shown that may have moved. */
  text: string;
  checked: string;
  onShow: (start: number, end: number) => void;
}

/** What to look at before the answer is sent; each leads to its words. Nothing prevents sending it. */
export function WarningList({ warnings, text, checked, onShow }: WarningListProps): ReactElement | null {
  const { t } = useTexts();
  if (warnings.length === 0 || text !== checked) return null;
  return (
    <section className={styles.warnings} aria-label={t("warnings.title")}>
      <h4>
        <TriangleAlert size={14} aria-hidden /> {t("warnings.title")}
      </h4>
      <ul>
        {warnings.map(({ kind, start, end }) => {
          const words = text.slice(start, end);
          return (
            <li key={`${kind} ${start} ${end}`}>
              {t(`warnings.${kind}`)}
              {kind !== "repeated" && (
                <>
                  {" "}
                  <button
                    type="button"
                    className={styles.words}
                    aria-label={t("warnings.show", { words })}
                    onClick={() => onShow(start, end)}
                  >
                    {words}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
