import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useNavigate } from "react-router-dom";

import { Button } from "../../ui/button/button.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** Any address that leads nowhere. */
export default function NotFoundScreen(): ReactElement {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  return (
    <MessageScreen title={t("notFound.title")} actions={<Button onClick={() => void navigate("/")}>{t("notFound.home")}</Button>}>
      {t("notFound.text")}
    </MessageScreen>
  );
}
