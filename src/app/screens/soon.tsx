import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { useRoute } from "../use-route.ts";
import { MessageScreen } from "./message-screen.tsx";

/** A route whose screen is yet to come: its name, its guard and what will stand there. */
export default function SoonScreen(): ReactElement {
  const { t } = useTranslation(["app", "routes"]);
  const route = useRoute();
  const title = route ? t(`routes:${route.title}` as never) : "";
  return (
    <MessageScreen title={title}>
      <strong>{t("soon.label")}</strong> {t("soon.text")}
    </MessageScreen>
  );
}
