import { Link2 } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";

import type { DashboardAnswer, MemberValue } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { useTexts } from "./texts.ts";

const LinkDialog = lazy(() => import("./link-dialog.tsx").then((module) => ({ default: module.LinkDialog })));

interface LinkDialogButtonProps {
  dashboard: DashboardAnswer;
  /** Of a dynamic dashboard: the value on screen, which a new link shows. */
  value?: MemberValue | undefined;
}

/** «Lien public»: opens the dialog of the dashboard's public address, which loads at the first press. */
export function LinkDialogButton({ dashboard, value }: LinkDialogButtonProps): ReactElement {
  const { t } = useTexts();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button icon={Link2} onClick={() => setOpen(true)}>
        {t("link.button")}
      </Button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <LinkDialog dashboard={dashboard} value={value} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
