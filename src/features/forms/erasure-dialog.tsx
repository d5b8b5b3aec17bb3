import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format-date.ts";
import type { GuestErased } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { erasuresQuery } from "./form-calls.ts";
import styles from "./forms.module.css";
import { useTexts } from "./texts.ts";

interface ErasureDialogProps {
  open: boolean;
  /** Whose data it is, where that is known already. */
  email?: string;
  onClose: () => void;
}

/** Erases what is known of a guest, after a confirmation, and shows the journal of erasures. */
export function ErasureDialog({ open, email: given = "", onClose }: ErasureDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const [email, setEmail] = useState(given);
  const [confirmed, setConfirmed] = useState(false);
  const [done, setDone] = useState<GuestErased | null>(null);
  const { data: journal = [] } = useQuery({ ...erasuresQuery, enabled: open });
  const erasing = useAction({
    act: () => callApi("eraseGuest", { body: { email: email.trim() } }),
    onDone: async (erased) => {
      setDone(erased);
      setConfirmed(false);
      await client.invalidateQueries({ queryKey: ["forms"] });
    },
    failure: t("erasure.failed"),
  });
  const isReady = confirmed && email.trim() !== "";
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isReady) erasing.run();
  };
  const close = (): void => {
    setDone(null);
    setConfirmed(false);
    setEmail(given);
    onClose();
  };
  const said = (erased: GuestErased & { remarks?: number }): string =>
    [
      t("erasure.invitations", { count: erased.invitations }),
      t("erasure.answers", { count: erased.answers }),
      t("erasure.mails", { count: erased.mails }),
      t("erasure.reviews", { count: erased.reviews }),
      ...(erased.remarks ? [t("erasure.remarks", { count: erased.remarks })] : []),
    ].join(", ");
  const isNothing = done !== null && done.invitations + done.answers + done.mails + done.reviews === 0;
  return (
    <Modal
      open={open}
      onClose={close}
      title={t("erasure.title")}
      height="auto"
      footer={
        <>
          <Button onClick={close}>{t("erasure.close")}</Button>
          <Button variant="danger" busy={erasing.busy} disabled={!isReady} onClick={() => erasing.run()}>
            {t("erasure.do")}
          </Button>
        </>
      }
    >
      <form className={styles.fields} onSubmit={submit}>
        <p>{t("erasure.text")}</p>
        <TextField
          label={t("erasure.email")}
          type="email"
          autoComplete="off"
          value={email}
          maxLength={254}
          onChange={(next) => {
            setEmail(next);
            setDone(null);
          }}
        />
        <Checkbox label={t("erasure.confirm")} checked={confirmed} onChange={setConfirmed} />
        {done && (
          <p className={styles.checked} role="status">
            {isNothing ? t("erasure.nothing") : t("erasure.done", { what: said(done) })}
          </p>
        )}
        {journal.length > 0 && (
          <section>
            <h3>{t("erasure.journal")}</h3>
            <ul className={styles.journal}>
              {journal.slice(0, 10).map((line) => (
                <li key={`${line.at} ${line.why} ${line.invitations} ${line.answers} ${line.remarks}`}>
                  {t(line.why === "age" ? "erasure.byAge" : line.login === null ? "erasure.byCommand" : "erasure.byAccount", {
                    date: formatDate(line.at, "datetime"),
                    login: line.login ?? "",
                    what: said(line),
                  })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </form>
    </Modal>
  );
}
