import { CircleAlert, CircleCheck, TriangleAlert, X } from "lucide-react";
import { type ReactElement, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { TOAST_CLOSING_MS, TOAST_LIFETIME_MS } from "../../domain/constants.ts";
import { IconButton } from "../button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { ToastEntry, ToastLink } from "./toast-types.ts";
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

  const item = useRef<HTMLLIElement>(null);
  const cameFrom = useRef<Element | null>(null);
  /** Closes; the focus, where it is on the toast, goes to what brought it about, else to where it came from. */
  const dismiss = (): void => {
    const target = [toast.opener, cameFrom.current].find(isReachable);
    if (target && item.current?.contains(document.activeElement)) target.focus();
    onDismiss();
  };

  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    if (!toast.closing) return;
    const timer = setTimeout(() => closed(), TOAST_CLOSING_MS);
    return () => clearTimeout(timer);
  }, [toast.closing]);

  const Icon = toast.icon ?? icons[toast.type];
  return (
    <li
      ref={item}
      className={styles.toast}
      data-type={toast.type}
      data-closing={toast.closing || undefined}
      style={{ transitionDuration: `${TOAST_CLOSING_MS}ms` }}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true);
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
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
                dismiss();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </p>
      </div>
      {/* What is said is the notification, not how to close it. */}
      <span aria-live="off">
        <IconButton size="compact" icon={X} label={t("toast.dismiss")} onClick={dismiss} />
      </span>
      <span className={styles.life} aria-hidden data-paused={paused || undefined} style={{ animationDuration: `${TOAST_LIFETIME_MS}ms` }} />
    </li>
  );
}

/** Whether the focus can go to an element: it is still in the page, is no page as a whole, and no other toast. */
function isReachable(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body && element.closest("[data-toasts]") === null;
}

/** Whether the reader looks at another tab. */
function useHiddenTab(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "hidden");
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Calls back once a lifetime has passed, the time spent paused not counted. */
function useLifetime(lifetime: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(lifetime);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused]);
}
