import type { ReactElement } from "react";

import { missingTranslations } from "../../domain/forms/translations.ts";
import type { FormDocument } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./forms.module.css";
import { ProblemList } from "./problem-list.tsx";
import { useTexts } from "./texts.ts";
import { useFormProblems } from "./use-form-problems.ts";

interface PublishDialogProps {
  open: boolean;
  document: FormDocument;
  version: number;
  hasPlaces: boolean;
  busy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** Before a form is published: what keeps it from being, which translations it lacks, and what stands in for them. */
export function PublishDialog({ open, document, version, hasPlaces, busy, onPublish, onClose }: PublishDialogProps): ReactElement {
  const { t } = useTexts();
  const problems = useFormProblems(document);
  const missing = missingTranslations(document);
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("publishing.title")}
      height="auto"
      footer={
        <>
          <Button onClick={onClose}>{t("publishing.cancel")}</Button>
          <Button variant="primary" busy={busy} disabled={problems.length > 0} onClick={onPublish}>
            {t("publishing.do")}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <ProblemList problems={problems} />
        <p>{t("publishing.versions", { n: version })}</p>
        {!hasPlaces && <p>{t("publishing.noPlace")}</p>}
        {missing.length === 0 ? (
          <p>{t("publishing.complete")}</p>
        ) : (
          <div>
            <p>{t("publishing.missing")}</p>
            <ul>
              {missing.map(({ lang, at }) => (
                <li key={lang}>
                  {t("publishing.language", { language: t(`languages.${lang}`), count: at.length })}
                  {at.some((pointer) => pointer.startsWith("/buttons")) && `, ${t("publishing.buttons")}`}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Modal>
  );
}
