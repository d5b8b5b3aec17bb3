import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link, useLocation } from "react-router-dom";

import { hasAnyRole } from "../../domain/access/access.ts";
import { callApi } from "../../lib/api.ts";
import { slug } from "../../lib/http.ts";
import { buttonClass } from "../../ui/button/button-class.ts";
import styles from "./account.module.css";
import { storeQuery } from "./store/store-queries.ts";
import { useTexts } from "./texts.ts";

/** The offer that a professional without the expert mode has, and the way to those with it; nothing for the others, nor where it leads. */
export function ExpertCard({ offers }: { offers: string }): ReactElement | null {
  const { t } = useTexts();
  const { data } = useQuery({ queryKey: ["user"], queryFn: () => callApi("readUser") });
  const { data: options = [] } = useQuery(storeQuery);
  const { pathname } = useLocation();
  if (pathname === offers || !data || hasAnyRole(data, ["V2_PRO_WIDGET_EXPERT"], slug)) return null;
  const held = options.find(({ kind, held: how }) => kind === "offer" && how !== "none");
  return (
    <section aria-labelledby="expert-card" className={styles.expert}>
      <h2 id="expert-card">{held ? t("offer", { offer: held.title }) : t("expert.title")}</h2>
      <p>{t("expert.text")}</p>
      <Link to={offers} className={buttonClass({ variant: "primary", block: true })}>
        {t("expert.offers")}
      </Link>
    </section>
  );
}
