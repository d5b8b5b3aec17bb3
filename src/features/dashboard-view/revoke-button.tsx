import type { ReactElement } from "react";

import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { useTexts } from "./sharing-texts.ts";

interface RevokeButtonProps {
  /** Closes the public address; rejects where it could not. */
  revoke: () => Promise<void>;
  /** The address is closed; what it gives is waited for before it is said. */
  onRevoked: () => void | Promise<void>;
}

/** «Désactiver le lien»: closes a public address for good, and says that it is done. */
export function RevokeButton({ revoke, onRevoked }: RevokeButtonProps): ReactElement {
  const { t } = useTexts();
  const { run, busy } = useAction({
    act: revoke,
    onDone: onRevoked,
    success: () => ({ title: t("link.revoked") }),
    failure: t("link.failed"),
  });
  return (
    <Button variant="danger" busy={busy} onClick={() => run()}>
      {t("link.revoke")}
    </Button>
  );
}
