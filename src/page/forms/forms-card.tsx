import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { FEW_ANSWERS } from "../../domain/forms/form-results.ts";
import { formatNps } from "../../domain/format/format.ts";
import { Card } from "../../ui/card/card.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import form from "../form/form.module.css";
import { formsQuery } from "./form-queries.ts";
import styles from "./forms-card.module.css";
import { useTexts } from "./texts.ts";

/** Where the forms are made; with the establishment for which a new one is. */
export const formsPath = "/preferences/questionnaires";
/** Where what guests say at a counter is entered by hand. */
export const remarksPath = "/preferences/remarques";

/** The satisfaction forms with which an establishment asks its guests, and the way to all of them. */
export function FormsCard({ id }: { id: string }): ReactElement {
  const { t } = useTexts();
  const { data, isError } = useQuery(formsQuery(id));
  return (
    <Card title={t("title")} className={form.card}>
      <div className={styles.body}>
        <p className={styles.text}>{t("text")}</p>
        {isError && <p className={styles.muted}>{t("failed")}</p>}
        {!data && !isError && <Skeleton shape="lines" />}
        {data?.length === 0 && <p className={styles.muted}>{t("none")}</p>}
        {data && data.length > 0 && (
          <ul className={styles.list}>
            {data.map(({ id: one, title, figures }) => (
              <li key={one}>
                <Link to={`${formsPath}/${one}`}>{title}</Link>
                <span className={styles.muted}>
                  {t("answers", { count: figures.complete })}
                  {figures.nps !== null && figures.complete >= FEW_ANSWERS && ` · NPS ${formatNps(figures.nps)}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <Link className={styles.all} to={`${formsPath}?establishment=${encodeURIComponent(id)}`}>
          {t("all")}
        </Link>
      </div>
    </Card>
  );
}
