import type { ReactElement, ReactNode } from "react";

import { FormsCard } from "../../forms/forms-card.tsx";
import { ComparisonForm } from "./comparison-form.tsx";
import { FactsCard } from "./facts/facts-card.tsx";
import { NotificationsForm } from "./notifications-form.tsx";
import styles from "./preferences.module.css";
import { ReadersCard } from "./readers-card.tsx";
import { ResponseForm } from "./response-form.tsx";
import { ReviewUrls } from "./review-urls.tsx";

/** How an establishment is followed: satisfaction forms, monitored addresses, fact sheet, notifications and who gets them, response profile and comparison group; `children` beneath them. */
export function EstablishmentPreferences({ id, children }: { id: string; children?: ReactNode }): ReactElement {
  return (
    <div key={id} className={styles.preferences}>
      <div className={styles.column}>
        <FormsCard id={id} />
        <ReviewUrls id={id} />
        <FactsCard id={id} />
        <ComparisonForm id={id} />
      </div>
      <div className={styles.column}>
        <NotificationsForm id={id} />
        <ReadersCard id={id} />
        <ResponseForm id={id} />
        {children}
      </div>
    </div>
  );
}
