import type { ReactElement } from "react";

import type { Problem } from "../../../lib/problem.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { useTexts } from "../texts.ts";
import styles from "../edit.module.css";

/** Which of two versions goes on. */
export type PublishChoice = "theirs" | "mine";

interface PublishDialogsProps {
  /** Whether there is nothing in the dashboard, which its author is asked about. */
  asking: boolean;
  onAsked: (anyway: boolean) => void;
  /** Why it could not be published. */
  refused: Problem | undefined;
  onCorrect: () => void;
  choosing: boolean;
  onChoose: (choice: PublishChoice) => void;
}

/** What comes between the button and a publication. */
export function PublishDialogs({ asking, onAsked, refused, onCorrect, choosing, onChoose }: PublishDialogsProps): ReactElement {
  const { t } = useTexts();
  const conflict = refused?.status === 412;
  return (
    <>
      <Modal
        open={asking}
        onClose={() => onAsked(false)}
        height="auto"
        title={t("publish.empty")}
        footer={
          <>
            <Button onClick={() => onAsked(false)}>{t("publish.goOn")}</Button>
            <Button variant="primary" onClick={() => onAsked(true)}>
              {t("publish.anyway")}
            </Button>
          </>
        }
      >
        <p>{t("publish.emptyText")}</p>
      </Modal>
      <Modal
        open={refused !== undefined}
        onClose={onCorrect}
        height="auto"
        title={refused?.message ?? ""}
        footer={
          conflict ? (
            <>
              <Button disabled={choosing} onClick={() => onChoose("theirs")}>
                {t("publish.theirs")}
              </Button>
              <Button variant="primary" busy={choosing} onClick={() => onChoose("mine")}>
                {t("publish.mine")}
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={onCorrect}>
              {t("publish.correct")}
            </Button>
          )
        }
      >
        {conflict ? (
          <p>{t("publish.conflict")}</p>
        ) : (
          <ul className={styles.problems}>
            {refused?.errors.map(({ pointer, detail }) => (
              <li key={pointer + detail}>{detail}</li>
            ))}
          </ul>
        )}
      </Modal>
    </>
  );
}
