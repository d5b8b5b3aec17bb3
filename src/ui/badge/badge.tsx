import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import styles from "./badge.module.css";

export interface BadgeProps {
  children: ReactNode;
  tone?: "neutral" | "accent" | "success" | "warning" | "danger" | "info";
  icon?: LucideIcon;
}

/** A short state in words. */
export function Badge({ children, tone = "neutral", icon: Icon }: BadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-tone={tone} title={Icon && typeof children === "string" ? children : undefined}>
      {Icon && <Icon aria-hidden />}
      <span>{children}</span>
    </span>
  );
}

/** A count beside a title or an entry of a menu. */
export function CountBadge({ children, tone = "neutral" }: Pick<BadgeProps, "children" | "tone">): ReactElement {
  return (
    <span className={styles.count} data-tone={tone}>
      {children}
    </span>
  );
}
