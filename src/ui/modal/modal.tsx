import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { MODAL_HEIGHT_PX, MODAL_WIDTH_PX } from "../../domain/constants.ts";
import { IconButton } from "../button/icon-button.tsx";
import { isOnToasts } from "../toast/toast-press.ts";
import { DiscardDialog } from "./discard-dialog.tsx";
import { ModalSteps, type ModalStep } from "./modal-steps.tsx";
import { useOpener } from "./use-opener.ts";
import styles from "./modal.module.css";

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Numbered steps with names and descriptions, and which one is shown (from 0). */
  steps?: readonly ModalStep[];
  step?: number;
  children: ReactNode;
  /** Buttons, at the end of the dialog. `start` is on the left. */
  footer?: ReactNode;
  footerStart?: ReactNode;
  /** Specification t9: 700 × 500 px by default; the whole screen under 768 px. `auto` follows the content. */
  width?: number;
  height?: number | "auto";
  /** Specification t2: closes on background click by default. */
  closeOnBackground?: boolean;
  /** Something would be lost: closing asks first. */
  dirty?: boolean;
  /** Where the focus goes once what opened the dialog is gone. */
  fallbackFocus?: () => HTMLElement | null;
  /** Where the focus goes on to in place of what opened the dialog; back there where null. */
  nextFocus?: () => HTMLElement | null;
}

/** A dialog over the page. It keeps the focus, and gives it back to what opened it. */
export function Modal(props: ModalProps): ReactElement {
  const {
    open,
    onClose,
    title,
    steps,
    step = 0,
    children,
    footer,
    footerStart,
    width = MODAL_WIDTH_PX,
    height = MODAL_HEIGHT_PX,
    closeOnBackground = true,
    dirty,
    fallbackFocus,
    nextFocus,
  } = props;
  const { t } = useTranslation("ui");
  const opener = useOpener(open, fallbackFocus);
  const [asking, setAsking] = useState(false);
  const leave = (): void => (dirty ? setAsking(true) : onClose());

  return (
    <Dialog.Root
      open={open}
      disablePointerDismissal={!closeOnBackground}
      onOpenChange={(next, { event }) => !next && !isOnToasts(event) && leave()}
      onOpenChangeComplete={(next) => !next && opener.restoreFocus()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} data-testid="modal-background" />
        <Dialog.Popup finalFocus={() => nextFocus?.() ?? opener.element()} className={styles.popup} style={{ width, height }} data-modal>
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <IconButton icon={X} label={t("close")} onClick={leave} />
          </header>
          {steps && <ModalSteps steps={steps} current={step} />}
          <div className={styles.body}>{children}</div>
          {(footer || footerStart) && (
            <footer className={styles.footer}>
              {footerStart}
              <div className={styles.footerEnd}>{footer}</div>
            </footer>
          )}
          <DiscardDialog
            open={asking}
            onKeep={() => setAsking(false)}
            onDiscard={() => {
              setAsking(false);
              onClose();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
