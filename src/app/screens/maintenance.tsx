import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Button } from "../../ui/button/button.tsx";
import { MessageScreen } from "../../page/messages/message-screen.tsx";

/** The product, or a part of it, is closed for maintenance. */
export default function MaintenanceScreen(): ReactElement {
  const { t } = useTranslation("app");
  return (
    <MessageScreen title={t("maintenance.title")} actions={<Button onClick={() => location.assign("/")}>{t("maintenance.retry")}</Button>}>
      {t("maintenance.text")}
    </MessageScreen>
  );
}
