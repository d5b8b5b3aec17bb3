import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Button } from "../../ui/button/button.tsx";
import { useSession } from "../../page/session/session.ts";
import { MessageScreen } from "../../page/messages/message-screen.tsx";

/** Sign-in ended nowhere: a session is already open, the account opens no page, or the identity provider refused. */
export default function LoginErrorScreen(): ReactElement {
  const { t } = useTranslation("app");
  const { user } = useSession();
  return (
    <MessageScreen
      title={t("loginError.title")}
      actions={
        <>
          {user && <Button onClick={() => location.assign("/disconnect")}>{t("loginError.disconnect")}</Button>}
          {!user && (
            <Button variant="primary" onClick={() => location.assign("/login")}>
              {t("loginError.retry")}
            </Button>
          )}
        </>
      }
    >
      {user ? t("loginError.signedIn", { login: user.login }) : t("loginError.text")}
    </MessageScreen>
  );
}
