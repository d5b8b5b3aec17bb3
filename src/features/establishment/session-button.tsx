import { useQuery } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { type ReactElement, useState } from "react";

import { administrationAccess } from "../../domain/access/access.ts";
import type { ProfessionalAccount } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { changeSession } from "../../page/session/change-session.ts";
import { sessionMayOpen, useSession } from "../../page/session/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { RadioCards } from "../../ui/radio-cards/radio-cards.tsx";
import { useTexts } from "./texts.ts";
import styles from "./session-button.module.css";

interface SessionButtonProps {
  establishment: string;
  name: string;
}

/** Takes the session of a professional of the establishment, for the destination's administrators; absent where no account can sign in. */
export function SessionButton({ establishment, name }: SessionButtonProps): ReactElement | null {
  const { t } = useTexts();
  const mayBorrow = sessionMayOpen(useSession(), administrationAccess);
  const { data: accounts = [] } = useQuery({
    queryKey: ["establishment", establishment, "professionals"],
    queryFn: () => callApi("listProfessionals", { params: { id: establishment } }),
    enabled: mayBorrow,
  });
  const [open, setOpen] = useState(false);
  const [first] = accounts;
  if (!mayBorrow || !first) return null;
  return (
    <>
      <Button icon={LogIn} aria-label={t("session.title")} onClick={() => setOpen(true)}>
        {t("session.open")}
      </Button>
      <SessionDialog
        open={open}
        onClose={() => setOpen(false)}
        accounts={accounts}
        first={first}
        establishment={establishment}
        name={name}
      />
    </>
  );
}

interface SessionDialogProps extends SessionButtonProps {
  open: boolean;
  onClose: () => void;
  accounts: readonly ProfessionalAccount[];
  first: ProfessionalAccount;
}

/** «Camille Morel (pro@belvedere.example)». */
function nameOf({ title, login }: ProfessionalAccount): string {
  return title === login ? login : `${title} (${login})`;
}

/** Says what taking a session means and, where there are several accounts, asks for one. */
function SessionDialog({ open, onClose, accounts, first, establishment, name }: SessionDialogProps): ReactElement {
  const { t } = useTexts();
  const [chosen, setChosen] = useState(first.login);
  const account = accounts.find(({ login }) => login === chosen) ?? first;
  const borrow = useAction({
    act: ({ login }: ProfessionalAccount) =>
      changeSession(() => callApi("borrowSession", { params: { id: login } }), { card: establishment }),
    once: true,
    failure: t("session.failed"),
  });
  return (
    <Modal
      open={open}
      onClose={onClose}
      width={520}
      height="auto"
      title={t("session.title")}
      footer={
        <>
          <Button onClick={onClose}>{t("session.cancel")}</Button>
          <Button variant="primary" icon={LogIn} busy={borrow.busy} onClick={() => borrow.run(account)}>
            {t("session.confirm")}
          </Button>
        </>
      }
    >
      <div className={styles.text}>
        <p>{t("session.sees", { name, account: nameOf(account) })}</p>
        {accounts.length > 1 && (
          <RadioCards
            legend={t("session.which")}
            options={accounts.map(({ login, title }) => ({
              value: login,
              label: title,
              ...(title === login ? {} : { description: login }),
            }))}
            value={account.login}
            onChange={setChosen}
          />
        )}
        <p>{t("session.back")}</p>
      </div>
    </Modal>
  );
}
