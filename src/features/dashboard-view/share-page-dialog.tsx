import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";

import { administrationAccess } from "../../domain/access/access.ts";
import type { DestinationToken } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { Button } from "../../ui/button/button.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { useAction } from "../../page/action/use-action.ts";
import { sessionMayOpen, useSession } from "../../page/session/session.ts";
import { CopyAddress } from "../../ui/copy-address/copy-address.tsx";
import { NamesAllBox } from "./names-all-box.tsx";
import { RevokeButton } from "./revoke-button.tsx";
import styles from "./link-dialog.module.css";
import { useTexts } from "./sharing-texts.ts";

const queryKey = ["destination", "token"];

interface SharePageDialogProps {
  open: boolean;
  onClose: () => void;
  page: string;
}

/** The public address of a destination page, to be copied first and looked at; who administers the destination closes it, and alone makes another. */
export function SharePageDialog({ open, onClose, page }: SharePageDialogProps): ReactElement {
  const { t } = useTexts();
  const session = useSession();
  const client = useQueryClient();
  const { data, isError } = useQuery({ queryKey, queryFn: () => callApi("readPageAddress"), enabled: open });
  const take = (now: DestinationToken): void => void client.setQueryData(queryKey, now);
  const failure = t("link.failed");
  const make = useAction({
    act: () => callApi("createPageAddress"),
    onDone: take,
    failure,
  });
  const naming = useAction({
    act: (names_all: boolean) => callApi("changePageAddress", { body: { names_all } }),
    onDone: take,
    failure,
  });
  const address = data?.token ? `${location.origin}/public/destination/${data.token}/${page}` : null;
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
          <RevokeButton revoke={() => callApi("revokePageAddress")} onRevoked={() => data && take({ ...data, token: null, url: null })} />
        )
      }
      footer={
        <>
          {address && (
            <a className={buttonClass()} href={address} target="_blank" rel="noreferrer">
              {t("share.preview")}
            </a>
          )}
          <Button onClick={onClose}>{t("link.close")}</Button>
          {data?.token === null && administers && (
            <Button variant="primary" busy={make.busy} onClick={() => make.run()}>
              {t("link.create")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        {address && <CopyAddress url={address} />}
        <p>{t("share.text")}</p>
        {!data && (isError ? <p role="alert">{t("share.failed")}</p> : <Loader />)}
        {data && administers && (
          <NamesAllBox checked={naming.running[0] ?? data.names_all} disabled={naming.busy} onChange={(checked) => naming.run(checked)} />
        )}
        {data && !administers && <p>{t(data.names_all ? "share.named" : "share.unnamed")}</p>}
        {address && administers && <p className={styles.aside}>{t("share.revocable")}</p>}
        {data?.token === null && (
          <p role="status" className={styles.state}>
            {t("share.revoked")} {!administers && t("share.askFor")}
          </p>
        )}
      </div>
    </Modal>
  );
}
