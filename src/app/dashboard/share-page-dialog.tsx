import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";

import { administrationAccess } from "../../domain/access.ts";
import type { DestinationToken } from "../../generated/types.ts";
import { call, callJson } from "../../lib/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { sessionMayOpen, useSession } from "../session.ts";
import { CopyAddress } from "./copy-address.tsx";
import { RevokeButton } from "./revoke-button.tsx";
import styles from "./link-dialog.module.css";

const path = "/destination/token";
const queryKey = ["destination", "token"];

interface SharePageDialogProps {
  open: boolean;
  onClose: () => void;
  page: string;
}

/** The public address of a destination page, to be copied, and closed by who administers the destination. */
export function SharePageDialog({ open, onClose, page }: SharePageDialogProps): ReactElement {
  const { t } = useTranslation("dashboard");
  const session = useSession();
  const client = useQueryClient();
  const [revoked, setRevoked] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  // Not at closing: the dialog would show another address, or wait for one, while it goes.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setRevoked(false);
  }
  const { data, isError } = useQuery({
    queryKey,
    queryFn: () => callJson<DestinationToken>("GET", path),
    enabled: open && !revoked,
  });
  const token = revoked ? undefined : data?.token;
  const revocable = token !== undefined && sessionMayOpen(session, administrationAccess);
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={t("share.title")}
      footerStart={
        revocable && (
          <RevokeButton
            revoke={async () => void (await call("DELETE", path))}
            onRevoked={() => {
              setRevoked(true);
              // The next address is another one.
              client.removeQueries({ queryKey });
            }}
          />
        )
      }
      footer={
        <>
          <Button onClick={onClose}>{t("link.close")}</Button>
          {revoked && (
            <Button variant="primary" onClick={() => setRevoked(false)}>
              {t("link.create")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{t("share.text")}</p>
        {revoked ? (
          <p role="status" className={styles.state}>
            {t("share.revoked")}
          </p>
        ) : (
          <>
            {isError && <p role="alert">{t("share.failed")}</p>}
            {token && <CopyAddress url={`${location.origin}/public/destination/${token}/${page}`} />}
            {revocable && <p className={styles.aside}>{t("share.revocable")}</p>}
            {!token && !isError && <Loader />}
          </>
        )}
      </div>
    </Modal>
  );
}
