import { lazy, type ReactElement, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";

import { useSession } from "../session.ts";
import styles from "./header.module.css";

const ReleaseNotes = lazy(() => import("./release-notes.tsx"));

/** The product's version; it opens «Notes de version». */
export function VersionBadge(): ReactElement {
  const { t } = useTranslation("app");
  const { app } = useSession();
  const [opened, setOpened] = useState<"never" | boolean>("never");
  return (
    <>
      <button
        type="button"
        className={styles.version}
        aria-label={t("header.version", { version: app.product.version })}
        onClick={() => setOpened(true)}
      >
        v{app.product.version}
      </button>
      {opened !== "never" && (
        <Suspense fallback={null}>
          <ReleaseNotes open={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
