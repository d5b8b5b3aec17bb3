import { type ReactElement, useState } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";

import { useSession } from "../../page/session/session.ts";
import styles from "./header.module.css";
import { lazyPart } from "./lazy-part.tsx";

const ReleaseNotes = lazyPart(() => import("./release-notes.tsx"));

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
      {opened !== "never" && <ReleaseNotes open={opened} onClose={() => setOpened(false)} />}
    </>
  );
}
