import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../ui/button/button.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";

interface RevokeButtonProps {
  /** Closes the public address; rejects where it could not. */
  revoke: () => Promise<void>;
  /** The address is closed; what it gives is waited for before it is said. */
  onRevoked: () => void | Promise<void>;
}

/** «Désactiver le lien»: closes a public address for good, and says that it is done. */
export function RevokeButton({ revoke, onRevoked }: RevokeButtonProps): ReactElement {
  const { t } = useTranslation("dashboard");
  const { notify } = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: revoke,
    onSuccess: async () => {
      await onRevoked();
      notify({ type: "success", title: t("link.revoked") });
    },
    onError: (error) => void notify({ type: "error", title: t("link.failed"), msg: error.message }),
  });
  return (
    <Button variant="danger" busy={isPending} onClick={() => mutate()}>
      {t("link.revoke")}
    </Button>
  );
}
