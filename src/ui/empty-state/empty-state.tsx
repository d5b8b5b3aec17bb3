import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Viewpoint } from "./viewpoint.tsx";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  /** The fact, in a few words. */
  title: ReactNode;
  /** A date, a cause or a consequence. */
  children?: ReactNode;
  /** What to do next. */
  actions?: ReactNode;
  /** Without an icon, the viewpoint is drawn. */
  icon?: LucideIcon;
  tone?: "accent" | "danger" | "warning" | "info";
  /** Makes the title a heading, where it is that of the page. */
  heading?: "h1" | "h2" | "p";
}

/** What is shown where there is nothing else: why, and one next action. */
export function EmptyState({ title, children, actions, icon: Icon, tone = "accent", heading: Title = "p" }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.state}>
      {Icon ? (
        <span className={styles.icon} data-tone={tone}>
          <Icon aria-hidden />
        </span>
      ) : (
        <Viewpoint />
      )}
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
