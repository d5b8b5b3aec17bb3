import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import type { StoreOption } from "../../../generated/types.ts";
import { buttonClass } from "../../../ui/button/button-class.ts";
import styles from "./store.module.css";
import { useTexts } from "./texts.ts";

/** The way to the subscription of an offer that is open; why there is none for one that is not. */
export function SubscribeLink({ option, primary = false }: { option: StoreOption; primary?: boolean }): ReactElement | null {
  const { t } = useTexts();
  if (option.open)
    return (
      <Link
        to={`/account/subscription/widget-expert?offre=${option.id}`}
        className={buttonClass({ variant: primary ? "primary" : "secondary", size: "form" })}
        aria-label={primary ? undefined : t("subscribeTo", { offer: option.title })}
      >
        {primary ? t("expert") : t("subscribe")}
      </Link>
    );
  return option.held === "none" ? <p className={styles.note}>{t("notOpen")}</p> : null;
}
