import { Link2 } from "lucide-react";
import type { ReactElement } from "react";

import { Button } from "../../ui/button/button.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { useTexts } from "./texts.ts";

/** Copies the page's address, which holds what the panel shows: it can be handed on as it is. */
export function CopyAddressButton(): ReactElement {
  const { t } = useTexts();
  const { notify } = useToasts();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify({ type: "success", title: t("shared") });
    } catch {
      // No permission, or no clipboard outside a secure context.
      notify({ type: "warning", title: t("shareFailed"), msg: t("shareFailedText") });
    }
  };
  return (
    <Button icon={Link2} onClick={() => void copy()}>
      {t("share")}
    </Button>
  );
}
