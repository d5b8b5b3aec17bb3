import { type ReactElement, useMemo } from "react";

import { useActiveCards } from "../../page/session/active-card.ts";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { NoEstablishment, OwnPage } from "./own-page.tsx";
import styles from "./professional.module.css";
import first from "./today-card.module.css";
import { useTexts } from "./texts.ts";
import { TodayCard } from "./today-card.tsx";
import { WaitingReviews } from "./waiting-reviews.tsx";

/** A professional's dashboard (picture 10): what to do first, then the figures. */
export default function DashboardScreen(): ReactElement {
  const { t } = useTexts();
  const active = useActiveCards();
  const { card, cards } = active;
  useScreenTitle([t("dashboard"), card?.name].filter(Boolean).join(" · "));
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
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
          <div className={first.first}>
            <TodayCard id={card?.id} />
            <WaitingReviews key={card?.id ?? "all"} establishments={ids} />
          </div>
        </>
      )}
    />
  );
}
