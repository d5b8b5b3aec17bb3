import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { administrationAccess, mayOpen, observationAccess } from "../../domain/access/access.ts";
import { PageHead } from "../../page/layout/page-head.tsx";
import { NoticesCard } from "../../page/notices/notices-card.tsx";
import { useSession } from "../../page/session/session.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import { ReportsCard } from "./reports-card.tsx";
import styles from "./notices-screen.module.css";
import { SetNoticesCard } from "./set-notices-card.tsx";
import { useTexts } from "./texts.ts";

/** «Mes messages»: what the account receives, and for administrators what all receive. */
export default function NoticesScreen(): ReactElement {
  const { t } = useTexts();
  const { user, app } = useSession();
  const administers = mayOpen(user, administrationAccess, app.product.slug);
  return (
    <>
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {administers && (
          <Link to="/mails" className={buttonClass({})}>
            {t("outbox")}
          </Link>
        )}
      </PageHead>
      <div className={styles.cards}>
        <NoticesCard />
        {mayOpen(user, observationAccess, app.product.slug) && <ReportsCard />}
        {administers && <SetNoticesCard />}
      </div>
    </>
  );
}
