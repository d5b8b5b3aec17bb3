import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";

/** What stands on the page when the application cannot start: the server did not answer. */
export function StartFailure(): ReactElement {
  const { t } = useTranslation("app");
  return (
    <main>
      <EmptyState tone="danger" title={t("start.title")} actions={<Button variant="primary" onClick={() => location.reload()}>{t("start.retry")}</Button>}>
        {t("start.text")}
      </EmptyState>
    </main>
  );
}
