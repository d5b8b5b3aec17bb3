import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useRef, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { IconButton } from "../button/icon-button.tsx";
import modal from "../modal/modal.module.css";
import { useOpener } from "../modal/use-opener.ts";
import { isOnToasts } from "../toast/toast-press.ts";
import { cx } from "../class-names.ts";
import styles from "./drawer.module.css";

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Small text under the title. */
  note?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** What comes before the closing button. */
  actions?: ReactNode;
  /** On wide screens (px); under 768 px it is a sheet at the bottom. */
  width?: number;
  /** Lets the content reach the edges. */
  flush?: boolean;
  /** What gets the focus as it opens; the content by default. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A panel at the right of the page, a sheet at the bottom of small screens. It gives the focus back when closed. */
export function Drawer({ open, onClose, width = 480, flush, initialFocus, ...content }: DrawerProps): ReactElement {
  const { t } = useTranslation("ui");
  const { title, note, children, footer, actions } = useKept(content, open);
  const opener = useOpener(open);
  // The content, so that arrows scroll it at once: a button would show its tooltip, which Escape would have to hide first.
  const body = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { event }) => !next && !isOnToasts(event) && onClose()}
      onOpenChangeComplete={(next) => !next && opener.restoreFocus()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={modal.backdrop} data-testid="drawer-background" />
        <Dialog.Popup
          initialFocus={initialFocus ?? body}
          finalFocus={opener.element}
          className={styles.drawer}
          data-footed={footer ? "" : undefined}
          style={{ width }}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Dialog.Title className={modal.title}>{title}</Dialog.Title>
              {note && <p className={styles.note}>{note}</p>}
            </div>
            <div className={styles.actions}>
              {actions}
              <IconButton icon={X} label={t("close")} onClick={onClose} />
            </div>
          </header>
          <div ref={body} className={cx(styles.body, flush && styles.flush)} tabIndex={-1}>
            {children}
          </div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type DrawerContent = Pick<DrawerProps, "title" | "note" | "children" | "footer" | "actions">;

/** What the panel held while it was open: its owner may have nothing left to show while it still moves away. */
function useKept(content: DrawerContent, open: boolean): DrawerContent {
  const [kept, setKept] = useState(content);
  const parts = ["title", "note", "children", "footer", "actions"] as const;
  if (open && parts.some((part) => kept[part] !== content[part])) setKept(content);
  return open ? content : kept;
}
