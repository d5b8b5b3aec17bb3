import { type ReactElement, useEffect } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { useRouteError } from "react-router-dom";

import { Button } from "../../ui/button/button.tsx";
import { MessageScreen } from "./message-screen.tsx";
import { NoAppConfig, StartFailure } from "./start-failure.tsx";

/** What is shown in the place of a screen that failed: a file that did not load, or a mistake of ours. */
export function PageError(): ReactElement {
  const { t } = useTranslation("app");
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  if (error instanceof NoAppConfig) return <StartFailure />;
  return (
    <MessageScreen title={t("error.title")} actions={<Button onClick={() => location.reload()}>{t("error.retry")}</Button>}>
      {t("error.text")}
    </MessageScreen>
  );
}
