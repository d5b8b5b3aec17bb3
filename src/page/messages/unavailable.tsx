import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useNavigate } from "react-router-dom";

import { Button } from "../../ui/button/button.tsx";
import { MessageScreen } from "./message-screen.tsx";

/** «Cette page n’est plus disponible.» (specification §2). */
export default function UnavailableScreen(): ReactElement {
  const { t } = useTranslation("app");
  const navigate = useNavigate();
  const back = (): void => void (history.length > 1 ? navigate(-1) : navigate("/"));
  return <MessageScreen title={t("unavailable.title")} actions={<Button onClick={back}>{t("unavailable.back")}</Button>} />;
}
