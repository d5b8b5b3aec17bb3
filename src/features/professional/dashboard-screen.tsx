import type { ReactElement } from "react";

import { useActiveCards } from "../../page/session/active-card.ts";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { NoEstablishment, OwnPage } from "./own-page.tsx";
import styles from "./professional.module.css";
import { useTexts } from "./texts.ts";
import { TodayCard } from "./today-card.tsx";

/** A professional's dashboard (picture 10): what to do first, then the figures. */
export default function DashboardScreen(): ReactElement {
  const { t } = useTexts();
  const active = useActiveCards();
  const { card, cards } = active;
  useScreenTitle([t("dashboard"), card?.name].filter(Boolean).join(" · "));
  if (cards.length === 0) return <NoEstablishment />;
  return (
    <OwnPage
      page="dashboard"
      active={active}
      placeBar={(bar) => (
        <>
          <div className={styles.head}>
            <h1>{t("dashboard")}</h1>
            {bar}
          </div>
          <TodayCard id={card?.id} />
        </>
      )}
    />
  );
}
