import { lazy, type ReactElement, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/button/button.tsx";
import type { Failure } from "../results/failure.ts";

const FailureDialog = lazy(() => import("./failure-dialog.tsx").then((module) => ({ default: module.FailureDialog })));

/** «Détails» of an error: a button, and the dialog that is loaded when it is asked for. */
export function FailureDetails({ title, failure }: { title: string; failure: Failure }): ReactElement {
  const { t } = useTranslation("page");
  const [seen] = useState(() => Date.now());
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="ghost" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t("notice.error.details")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <FailureDialog title={title} code={failure.code} at={failure.at ?? seen} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
