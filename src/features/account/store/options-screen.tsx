import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { AccountPage } from "../account-page.tsx";
import { MySubscriptions } from "../subscription/my-subscriptions.tsx";
import { OptionRows } from "./option-rows.tsx";
import { StoreStates } from "./store-states.tsx";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** Mes Options: what the account has, and what can be added to it. */
export default function OptionsScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <AccountPage title={t("options.title")}>
      <StoreStates>
        {(options) => (
          <>
            <MySubscriptions options={options} />
            <p className={styles.intro}>
              {t("options.availableText")} <Link to="/account/offers">{t("options.toOffers")}</Link>
            </p>
            <OptionRows options={options.filter(({ kind }) => kind === "option")} />
          </>
        )}
      </StoreStates>
    </AccountPage>
  );
}
