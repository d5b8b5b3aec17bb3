import { Languages } from "lucide-react";
import type { ReactElement } from "react";

import { Badge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Segmented } from "../../../ui/segmented/segmented.tsx";
import styles from "./language-tools.module.css";
import { useTexts } from "./texts.ts";
import type { ReviewTranslation } from "./review-translation.ts";

/** Translated or original, where there is a choice. */
export function LanguageTools({ translation, language }: { translation: ReviewTranslation; language: string }): ReactElement | null {
  const { t } = useTexts();
  const { state, shown, show } = translation;
  if (state === "none" || state === "absent") return null;
  return (
    <>
      {state === "ready" && shown === "translation" && (
        <Badge tone="info" icon={Languages}>
          {t("translated", { language })}
        </Badge>
      )}
      <Segmented
        label={t("label")}
        size="compact"
        segments={[
          { value: "translation", label: t("french") },
          { value: "original", label: t("original") },
        ]}
        value={shown}
        onChange={show}
      />
    </>
  );
}

/** Why a review is shown in its own language although the reader wants it in theirs. */
export function TranslationNote({ translation: { state, shown, retry } }: { translation: ReviewTranslation }): ReactElement | null {
  const { t } = useTexts();
  if (state === "absent") return <p className={styles.note}>{t("absent")}</p>;
  if (shown === "original" || (state !== "coming" && state !== "failed")) return null;
  return (
    <p className={styles.note} role="status">
      {t(state)}{" "}
      {state === "failed" && (
        <Button size="compact" onClick={retry}>
          {t("retry")}
        </Button>
      )}
    </p>
  );
}
