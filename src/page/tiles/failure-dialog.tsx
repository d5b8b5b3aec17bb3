import { Check, Copy } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";

import { typeset } from "../../domain/format/typeset.ts";
import { formatDate } from "../../domain/format/format.ts";
import { textsOf } from "../../lib/i18n.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./failure-dialog.module.css";
import texts from "./failure.fr.json";

const useTexts = textsOf("failure", texts);

export interface FailureDialogProps {
  /** The title of the tile. */
  title: string;
  code: string;
  /** When it happened (ms). */
  at: number;
  open: boolean;
  onClose: () => void;
}

/** What became of a tile: what happened, its code and when, to be copied for who looks after the service. */
export function FailureDialog({ title, code, at, open, onClose }: FailureDialogProps): ReactElement {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const list = useRef<HTMLDListElement>(null);
  const entries = [
    ["widget", title],
    ["what", t(`causes.${code}` as never, { defaultValue: t("causes.other") })],
    ["code", code],
    ["at", formatDate(new Date(at).toISOString(), "datetime")],
  ] as const;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(entries.map(([name, value]) => typeset(`${t(name)} : ${value}`)).join("\n"));
      setCopied(true);
    } catch {
      // No permission, or no clipboard outside a secure context: selected, ready to be copied by hand.
      if (list.current) getSelection()?.selectAllChildren(list.current);
    }
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("title")}
      width={460}
      height="auto"
      footer={
        <Button icon={copied ? Check : Copy} onClick={() => void copy()}>
          {t(copied ? "copied" : "copy")}
        </Button>
      }
    >
      <dl ref={list} className={styles.entries}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd data-code={name === "code" || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
