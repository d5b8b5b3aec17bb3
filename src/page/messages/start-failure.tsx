import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";

/** A page that needs the app config was asked for, and there is none. */
export class NoAppConfig extends Error {
  constructor() {
    super("FAILED TO LOAD APP CONFIG");
    this.name = "NoAppConfig";
  }
}

/** What is shown in the place of every page that is not public while the application has no settings. */
export function StartFailure(): ReactElement {
  const { t } = useTranslation("app");
  return (
    <EmptyState
      tone="danger"
      heading="h1"
      title={t("start.title")}
      actions={
        <Button variant="primary" onClick={() => location.reload()}>
          {t("start.retry")}
        </Button>
      }
    >
      {t("start.text")}
    </EmptyState>
  );
}
