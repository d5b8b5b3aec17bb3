import { type ComponentType, createElement, lazy, type ReactElement, Suspense } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { ErrorBoundary } from "../../ui/error-boundary/error-boundary.tsx";
import styles from "./lazy-part.module.css";

/** The props of a part that opens over the page; a part without them is in the page itself. */
interface Closable {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A part of the shell, loaded when first drawn. In place of one whose file does not load, even asked for again, comes
 * a card with a reload, and the rest of the page stays as it is (specification §8).
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): (props: P & Closable) => ReactElement {
  const Part = lazy(load) as unknown as ComponentType<P>;
  return function LazyPart(props) {
    const { open, onClose } = props;
    return (
      <ErrorBoundary fallback={() => open !== false && <PartError onClose={onClose} />}>
        <Suspense fallback={null}>{createElement(Part, props)}</Suspense>
      </ErrorBoundary>
    );
  };
}

function PartError({ onClose }: { onClose: (() => void) | undefined }): ReactElement {
  const { t } = useTranslation(["app", "ui"]);
  return (
    <div role="alert" className={onClose ? styles.over : styles.inside}>
      <EmptyState
        tone="danger"
        title={t("error.title")}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              {t("error.retry")}
            </Button>
            {onClose && <Button onClick={onClose}>{t("ui:close")}</Button>}
          </>
        }
      >
        {t("error.text")}
      </EmptyState>
    </div>
  );
}
