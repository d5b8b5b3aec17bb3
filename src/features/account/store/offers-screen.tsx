import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { AccountPage } from "../account-page.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { OfferCard } from "./offer-card.tsx";
import { StoreStates } from "./store-states.tsx";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** What each offer gives and costs, side by side. */
export default function OffersScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <AccountPage title={t("offers.title")}>
      <StoreStates>
        {(options) => {
          const offers = options.filter(({ kind }) => kind === "offer");
          const titles = new Map(offers.map(({ id, title }) => [id, title]));
          const first = offers.find(({ open }) => open);
          return (
            <>
              <p className={styles.intro}>
                {t("offers.intro")} <Link to="/account/options">{t("offers.toOptions")}</Link>
              </p>
              <div className={styles.offers}>
                {offers.map((option) => (
                  <OfferCard
                    key={option.id}
                    option={option}
                    also={option.compared_with === null ? undefined : titles.get(option.compared_with)}
                    primary={option === first}
                  />
                ))}
              </div>
              {offers.length > 1 && <ComparisonTable offers={offers} />}
            </>
          );
        }}
      </StoreStates>
    </AccountPage>
  );
}
