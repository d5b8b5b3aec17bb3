import { type ReactElement, useRef } from "react";

import { missingTranslations } from "../../domain/forms/translations.ts";
import type { FormDocument } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./forms.module.css";
import { ProblemList } from "./problem-list.tsx";
import { findPlace } from "./problem-place.ts";
import { useTexts } from "./texts.ts";
import { useFormProblems } from "./use-form-problems.ts";

interface PublishDialogProps {
  open: boolean;
  document: FormDocument;
  /** The version that is published, or that would be the next. */
  version: number;
  /** Names of the establishments that ask with the form. */
  places: readonly string[];
  /** It is published: the dialog leads on to its diffusion. */
  done: boolean;
  busy: boolean;
  onPublish: () => void;
  onDiffuse: () => void;
  /** Leads to the part of the editor that a problem is in, in place of the dialog. */
  onShow: (pointer: string) => void;
  onClose: () => void;
}

const list = new Intl.ListFormat("fr", { type: "conjunction" });
/** So many establishments are named; the others are counted. */
const MOST_NAMES = 3;

/**
 * Before a form is published: where it opens, what prevents it, which translations it lacks, and what replaces them. After it:
 * the way to its diffusion.
 */
export function PublishDialog(props: PublishDialogProps): ReactElement {
  const { open, document, version, places, done, busy, onPublish, onDiffuse, onShow, onClose } = props;
  const { t } = useTexts();
  const problems = useFormProblems(document);
  const names = useNames(places);
  const wanted = useRef<string>(null);
  const close = (): void => {
    wanted.current = null;
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      nextFocus={() => (wanted.current === null ? null : findPlace(wanted.current))}
      title={t(done ? "publishing.done" : "publishing.title")}
      height="auto"
      // What opened it is gone once everything is published.
      fallbackFocus={() => window.document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")}
      footer={
        <>
          <Button onClick={close}>{t(done ? "publishing.close" : "publishing.cancel")}</Button>
          {/* One button, which keeps the focus. */}
          <Button
            variant="primary"
            busy={busy}
            disabledReason={done || problems.length === 0 ? undefined : t("editor.problems", { count: problems.length })}
            onClick={done ? onDiffuse : onPublish}
          >
            {t(done ? "publishing.diffuse" : "publishing.do")}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p role="status">
          {done && (names === null ? t("publishing.openNowhere", { n: version }) : t("publishing.open", { n: version, names }))}
        </p>
        {!done && (
          <>
            <ProblemList
              problems={problems}
              onShow={(pointer) => {
                wanted.current = pointer;
                onShow(pointer);
              }}
            />
            <p>
              {names === null
                ? t("publishing.noPlace")
                : version === 1
                  ? t("publishing.first", { names })
                  : t("publishing.next", { n: version, names })}
            </p>
            {problems.length === 0 && <MissingTexts document={document} />}
          </>
        )}
      </div>
    </Modal>
  );
}

/** «Hôtel Bellerive, La Table d’Augustine et 2 autres établissements»; null where there is none. */
function useNames(places: readonly string[]): string | null {
  const { t } = useTexts();
  if (places.length === 0) return null;
  // One name more takes no more room than «1 autre établissement».
  const named = places.length > MOST_NAMES + 1 ? places.slice(0, MOST_NAMES) : places;
  const others = places.length - named.length;
  return list.format(others > 0 ? [...named, t("publishing.others", { count: others })] : named);
}

function MissingTexts({ document }: { document: FormDocument }): ReactElement {
  const { t } = useTexts();
  const missing = missingTranslations(document);
  if (missing.length === 0) return <p>{t("publishing.complete")}</p>;
  return (
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
  );
}
