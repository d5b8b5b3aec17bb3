import { Link2 } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import type { DashboardAnswer } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { useTexts } from "./texts.ts";

const LinkDialog = lazy(() => import("./link-dialog.tsx").then((module) => ({ default: module.LinkDialog })));

/** «Lien public»: opens the dialog of the dashboard's public address, which loads at the first press. */
export function LinkDialogButton({ dashboard }: { dashboard: DashboardAnswer }): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        {t("link.button")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <LinkDialog dashboard={dashboard} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
