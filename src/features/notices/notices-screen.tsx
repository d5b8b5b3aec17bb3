import type { ReactElement } from "react";

import { administrationAccess, mayOpen } from "../../domain/access/access.ts";
import { PageHead } from "../../page/layout/page-head.tsx";
import { NoticesCard } from "../../page/notices/notices-card.tsx";
import { useSession } from "../../page/session/session.ts";
import styles from "./notices-screen.module.css";
import { SetNoticesCard } from "./set-notices-card.tsx";
import { useTexts } from "./texts.ts";

/** «Mes messages»: what the account receives, and for administrators what all receive. */
export default function NoticesScreen(): ReactElement {
  const { t } = useTexts();
  const { user, app } = useSession();
  return (
    <>
      <PageHead title={t("title")} subtitle={t("subtitle")} />
      <div className={styles.cards}>
        <NoticesCard />
        {mayOpen(user, administrationAccess, app.product.slug) && <SetNoticesCard />}
      </div>
    </>
  );
}
