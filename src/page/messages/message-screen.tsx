import type { ReactElement, ReactNode } from "react";

import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import styles from "./screens.module.css";

/** A page that says one thing: a title, a sentence, what to do. */
export function MessageScreen({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }): ReactElement {
  return (
    <div className={styles.message}>
      <EmptyState title={title} heading="h1" actions={actions}>
        {children}
      </EmptyState>
    </div>
  );
}
