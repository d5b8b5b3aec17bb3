import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { textsOf } from "../../lib/i18n.ts";
import { useRoute } from "../../page/session/use-route.ts";
import { MessageScreen } from "../../page/messages/message-screen.tsx";
import texts from "./soon.fr.json";

const useTexts = textsOf("soon", texts);

/** A route whose screen is yet to come: its name, its guard and what it will show. */
export default function SoonScreen(): ReactElement {
  const { t } = useTranslation(["app", "routes"]);
  const { t: soon } = useTexts();
  const route = useRoute();
  if (!route) return <MessageScreen title={t("soon.label")} />;
  return (
    <MessageScreen title={t(`routes:${route.title}` as never)}>
      <strong>{t("soon.label")}</strong> {soon(route.title as never)}
    </MessageScreen>
  );
}
