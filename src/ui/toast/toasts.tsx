import { createContext, type ReactElement, type ReactNode, use, useMemo, useReducer, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../../domain/texts/texts.ts";
import { Toast } from "./toast.tsx";
import type { ToastContent, ToastEntry, ToastLink, Toasts } from "./toast-types.ts";
import styles from "./toast.module.css";

/** Notifications that the log keeps: of a page that stays open for days, too. */
const MOST_LOGGED = 100;

interface State {
  shown: readonly ToastEntry[];
  log: readonly ToastEntry[];
}

type Action = { do: "show"; toast: ToastEntry } | { do: "close" | "forget"; id: number } | { do: "clear-log" };

const ToastsContext = createContext<Toasts | null>(null);

export interface ToastsProviderProps {
  children: ReactNode;
  /** Draws a toast's link; a plain link by default. */
  renderLink?: (link: ToastLink, className: string | undefined) => ReactElement;
}

/** Gives {@link useToasts} to what it contains, and draws the toasts in the corner of the page. */
export function ToastsProvider({ children, renderLink = plainLink }: ToastsProviderProps): ReactElement {
  const { t } = useTranslation("ui");
  const [state, dispatch] = useReducer(reduce, { shown: [], log: [] });
  const lastId = useRef(0);

  const toasts = useMemo<Toasts>(
    () => ({
      notify: (content: ToastContent) => {
        lastId.current += 1;
        dispatch({ do: "show", toast: { ...content, id: lastId.current, at: Date.now(), closing: false, opener: document.activeElement } });
        return lastId.current;
      },
      dismiss: (id) => dispatch({ do: "close", id }),
      log: state.log,
      clearLog: () => dispatch({ do: "clear-log" }),
    }),
    [state.log],
  );

  return (
    <ToastsContext value={toasts}>
      {children}
      {createPortal(
        // Beside the page's root, to lie above dialogs; `aria-live` also keeps dialogs from hiding it.
        <section aria-label={t("toast.region")} aria-live="polite" aria-relevant="additions" data-toasts className={styles.region}>
          <ol>
            {state.shown.map((toast) => (
              <Toast
                key={toast.id}
                toast={toast}
                renderLink={renderLink}
                onDismiss={() => dispatch({ do: "close", id: toast.id })}
                onClosed={() => dispatch({ do: "forget", id: toast.id })}
              />
            ))}
          </ol>
        </section>,
        document.body,
      )}
    </ToastsContext>
  );
}

/** Shows toasts and gives their log. Throws outside a {@link ToastsProvider}. */
export function useToasts(): Toasts {
  const toasts = use(ToastsContext);
  if (!toasts) throw new Error("useToasts needs a ToastsProvider above it");
  return toasts;
}

function reduce(state: State, action: Action): State {
  switch (action.do) {
    case "show":
      return { shown: [...state.shown, action.toast], log: [{ ...action.toast, opener: null }, ...state.log].slice(0, MOST_LOGGED) };
    case "close":
      return { shown: closed(state.shown, action.id), log: closed(state.log, action.id) };
    case "forget":
      return { ...state, shown: state.shown.filter(({ id }) => id !== action.id) };
    case "clear-log":
      return { ...state, log: [] };
  }
}

function closed(entries: readonly ToastEntry[], id: number): ToastEntry[] {
  return entries.map((entry) => (entry.id === id ? { ...entry, closing: true } : entry));
}

function plainLink({ route, name }: ToastLink, className: string | undefined): ReactElement {
  return (
    <a href={route} className={className}>
      {name}
    </a>
  );
}
