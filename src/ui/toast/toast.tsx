import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TOAST_CLOSING_MS, TOAST_LIFETIME_MS } from "../../domain/constants.ts";
import { IconButton } from "../button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { ToastEntry, ToastLink } from "./toast-types.ts";
import { useHiddenTab } from "./use-hidden-tab.ts";
import { useLifetime } from "./use-lifetime.ts";
import styles from "./toast.module.css";

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck };

export interface ToastProps {
  toast: ToastEntry;
  renderLink: (link: ToastLink, className: string | undefined) => ReactElement;
  onDismiss: () => void;
  /** The closing animation has run. */
  onClosed: () => void;
}

/** One toast: it closes after its lifetime, which stops while it is hovered, focused, or the tab hidden. */
export function Toast({ toast, renderLink, onDismiss, onClosed }: ToastProps): ReactElement {
  const { t } = useTranslation("ui");
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const paused = hovered || focused || hidden || toast.closing;
  useLifetime(TOAST_LIFETIME_MS, paused, onDismiss);

  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!toast.closing) return;
    const timer = setTimeout(() => closed(), TOAST_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [toast.closing]);

  const Icon = toast.icon ?? icons[toast.type];
  return (
    <li
      className={styles.toast}
      data-type={toast.type}
      data-closing={toast.closing || undefined}
      style={{ transitionDuration: `${TOAST_CLOSING_MS}ms` }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon className={styles.icon} aria-hidden />
      <div className={styles.text} role={toast.type === "error" ? "alert" : undefined}>
        <VisuallyHidden>{t(`toast.${toast.type}`)}</VisuallyHidden>
        <p className={styles.title}>{toast.title}</p>
        <p className={styles.message}>
          {toast.msg} {toast.link && renderLink(toast.link, styles.link)}
          {toast.action && (
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                // The second press of a double click finds it closing.
                if (toast.closing) return;
                toast.action?.onSelect();
                onDismiss();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </p>
      </div>
      {/* What is said is the notification, not how to close it. */}
      <span aria-live="off">
        <IconButton size="compact" icon={X} label={t("toast.dismiss")} onClick={onDismiss} />
      </span>
      <span className={styles.life} aria-hidden data-paused={paused || undefined} style={{ animationDuration: `${TOAST_LIFETIME_MS}ms` }} />
    </li>
  );
}
