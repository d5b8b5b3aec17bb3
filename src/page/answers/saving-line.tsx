import type { ReactElement } from "react";

import { Button } from "../../ui/button/button.tsx";
import styles from "./answers.module.css";
import { useTexts } from "./texts.ts";
import type { AnswerDraft } from "./use-answer.ts";

/** How far the server has the draft, and the choice where somebody else has written meanwhile. */
export function SavingLine({ draft: { saving, save, takeTheirs } }: { draft: AnswerDraft }): ReactElement {
  const { t } = useTexts();
  return (
    <span className={styles.saving} role="status" data-state={saving}>
      {saving !== "none" && t(`save.${saving}`)}
      {saving === "failed" && (
        <Button size="compact" variant="ghost" onClick={() => void save()}>
          {t("save.again")}
        </Button>
      )}
      {saving === "conflict" && (
        <>
          <Button size="compact" variant="ghost" onClick={() => void takeTheirs()}>
            {t("save.theirs")}
          </Button>
          <Button size="compact" variant="ghost" onClick={() => void save()}>
            {t("save.mine")}
          </Button>
        </>
      )}
    </span>
  );
}
