import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { hasAnyRole } from "../../domain/access/access.ts";
import { callApi } from "../../lib/api.ts";
import { slug } from "../../lib/http.ts";
import styles from "./account.module.css";
import { useTexts } from "./texts.ts";

/** Says to a professional without the expert mode that there is one, and where it is offered; nothing to the others. */
export function ExpertCard({ offers }: { offers: string }): ReactElement | null {
  const { t } = useTexts();
  const { data } = useQuery({ queryKey: ["user"], queryFn: () => callApi("readUser") });
  if (!data || hasAnyRole(data, ["V2_PRO_WIDGET_EXPERT"], slug)) return null;
  return (
    <section aria-labelledby="expert-card" className={styles.expert}>
      <h2 id="expert-card">{t("expert.title")}</h2>
      <p>{t("expert.text")}</p>
      <Link to={offers}>{t("expert.offers")}</Link>
    </section>
  );
}
