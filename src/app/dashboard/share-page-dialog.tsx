import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import { administrationAccess } from "../../domain/access.ts";
import type { DestinationToken } from "../../generated/types.ts";
import { call, callJson } from "../../lib/http.ts";
import { Button } from "../../ui/button/button.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
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

/** The public address of a destination page, to be copied; who administers the destination closes it, and alone makes another. */
export function SharePageDialog({ open, onClose, page }: SharePageDialogProps): ReactElement {
  const { t } = useTranslation("dashboard");
  const session = useSession();
  const client = useQueryClient();
  const { notify } = useToasts();
  const { data, isError } = useQuery({ queryKey, queryFn: () => callJson<DestinationToken>("GET", path), enabled: open });
  const stands = (now: DestinationToken): void => void client.setQueryData(queryKey, now);
  const { mutate: make, isPending } = useMutation({
    mutationFn: () => callJson<DestinationToken>("POST", path),
    onSuccess: stands,
    onError: (error) => void notify({ type: "error", title: t("link.failed"), msg: error.message }),
  });
  const administers = sessionMayOpen(session, administrationAccess);
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={t("share.title")}
      footerStart={
        data?.token &&
        administers && (
          <RevokeButton revoke={async () => void (await call("DELETE", path))} onRevoked={() => stands({ token: null, url: null })} />
        )
      }
      footer={
        <>
          <Button onClick={onClose}>{t("link.close")}</Button>
          {data?.token === null && administers && (
            <Button variant="primary" busy={isPending} onClick={() => make()}>
              {t("link.create")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p>{t("share.text")}</p>
        {!data && (isError ? <p role="alert">{t("share.failed")}</p> : <Loader />)}
        {data?.token && (
          <>
            <CopyAddress url={`${location.origin}/public/destination/${data.token}/${page}`} />
            {administers && <p className={styles.aside}>{t("share.revocable")}</p>}
          </>
        )}
        {data?.token === null && (
          <p role="status" className={styles.state}>
            {t("share.revoked")} {!administers && t("share.askFor")}
          </p>
        )}
      </div>
    </Modal>
  );
}
