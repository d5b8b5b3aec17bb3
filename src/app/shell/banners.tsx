import { CloudOff, Sparkles, UserRoundCheck } from "lucide-react";
import { type ReactElement, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { isReachable, watchReachable } from "../../lib/http.ts";
import { useSession } from "../../page/session/session.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./banners.module.css";
import { useMenus } from "./menu/menu-data.ts";
import { useRestore } from "./use-restore.ts";
import { watchVersion } from "./watch-version.ts";

/** Says that a newer version is served than the one on the page; a click reloads (specification §2). */
export function OutdatedBanner(): ReactElement | null {
  const { t } = useTranslation("app");
  const { app } = useSession();
  const [outdated, setOutdated] = useState(false);
  useEffect(() => watchVersion(app.product.version, () => setOutdated(true)), [app]);
  if (!outdated) return null;
  return (
    <div role="status">
      <button type="button" className={styles.banner} onClick={() => location.reload()}>
        <Sparkles size={16} aria-hidden />
        {t("outdated", { product: app.product.name })}
      </button>
    </div>
  );
}

/** Says that the network or the server does not answer, for as long as that lasts. */
export function OfflineBanner(): ReactElement | null {
  const { t } = useTranslation("app");
  const connected = useSyncExternalStore(subscribe, () => navigator.onLine && isReachable());
  return (
    <div role="status">
      {!connected && (
        <p className={styles.banner} data-tone="warning">
          <CloudOff size={16} aria-hidden />
          {t("offline.banner")}
        </p>
      )}
    </div>
  );
}

/** Says whose session is borrowed, with the way back. */
export function BorrowedBanner(): ReactElement | null {
  const { t } = useTranslation("app");
  const { user } = useSession();
  const { parameters } = useMenus();
  const restore = useRestore();
  // The server's menu has this entry in a borrowed session alone.
  const back = parameters.find(({ restores }) => restores);
  if (!back || !user) return null;
  return (
    <aside aria-label={t("borrowed.label")} className={styles.banner}>
      <UserRoundCheck size={16} aria-hidden />
      <span>{t("borrowed.text", { login: user.login })}</span>
      <Button size="compact" onClick={restore}>
        {back.label}
      </Button>
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  const stop = watchReachable(listener);
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    stop();
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
