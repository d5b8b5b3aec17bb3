import { type ReactElement, useState } from "react";

import type { DashboardVersion } from "../../../generated/types.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useTexts } from "../texts.ts";
import { deleteVersion } from "./versions-queries.ts";
import styles from "./versions.module.css";

interface VersionActionsProps {
  /** The dashboard. */
  id: string;
  version: DashboardVersion;
  /** Takes the version for what is edited; absent where it is the same. */
  onRestore: (() => void) | undefined;
  /** What it gives is waited for before the deletion is said. */
  onDeleted: () => Promise<void>;
}

/** What can be done with a version. One that somebody named can go, and is asked about first: it does not come back. */
export function VersionActions({ id, version, onRestore, onDeleted }: VersionActionsProps): ReactElement {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const { label } = version;
  const removing = useAction({
    once: true,
    act: () => deleteVersion(id, version.id),
    onDone: onDeleted,
    success: () => ({ title: t("versions.deleted", { name: label }) }),
    failure: t("versions.notDeleted"),
  });
  if (asking)
    return (
      <div role="group" aria-label={t("versions.delete")} className={styles.asking}>
        <p>{t("versions.deleteText", { name: label })}</p>
        <div className={styles.actions}>
          <Button variant="danger" busy={removing.busy} onClick={() => removing.run()}>
            {t("versions.deleteNow")}
          </Button>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what was pressed has given way to the question */}
          <Button autoFocus onClick={() => setAsking(false)}>
            {t("versions.keepIt")}
          </Button>
        </div>
      </div>
    );
  return (
    <div className={styles.actions}>
      {onRestore && (
        <Button variant="primary" onClick={onRestore}>
          {t("versions.restore")}
        </Button>
      )}
      {label !== null && <Button onClick={() => setAsking(true)}>{t("versions.delete")}</Button>}
    </div>
  );
}
