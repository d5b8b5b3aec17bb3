import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId } from "react";

import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { NextStep } from "../visits/next-step.tsx";
import { nextStepsQuery } from "../visits/visit-queries.ts";
import styles from "./support.module.css";
import { useTexts } from "./texts.ts";

/** What is still to be done after visits, the first due first. */
export function NextSteps({ onOpen }: { onOpen: (establishment: string) => void }): ReactElement {
  const { t } = useTexts();
  const heading = useId();
  const { data, isError } = useQuery(nextStepsQuery);
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{t("steps.title")}</h2>
      {isError && <p className={styles.muted}>{t("steps.failed")}</p>}
      {!data && !isError && <Skeleton shape="lines" />}
      {data?.length === 0 && <p className={styles.muted}>{t("steps.none")}</p>}
      <ul className={styles.steps}>
        {data?.map((visit) => (
          <li key={visit.id}>
            <button type="button" className={styles.open} onClick={() => onOpen(visit.establishment)}>
              {visit.establishment_name}
            </button>
            <NextStep visit={visit} />
          </li>
        ))}
      </ul>
    </section>
  );
}
