import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";

import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { useTexts } from "./texts.ts";
import { VisitCard } from "./visit-card.tsx";
import { hasUnsavedVisit, VisitForm } from "./visit-form.tsx";
import { visitsQuery } from "./visit-queries.ts";
import styles from "./visits.module.css";

interface VisitListProps {
  establishment: string;
  /** Of the heading. */
  level?: 2 | 3;
}

/** The visits of an establishment, with the form of another one: in the panel of who is to be supported, and on the establishment's page. */
export function VisitList({ establishment, level = 3 }: VisitListProps): ReactElement {
  const { t } = useTexts();
  const Heading = `h${level}` as const;
  const { data, isError, refetch } = useQuery(visitsQuery(establishment));
  const [adding, setAdding] = useState(() => hasUnsavedVisit(establishment));
  return (
    <section className={styles.list} aria-labelledby={`visits-${establishment}`}>
      <header className={styles.head}>
        <Heading id={`visits-${establishment}`}>{t("title")}</Heading>
        {!adding && (
          <Button size="compact" icon={Plus} onClick={() => setAdding(true)}>
            {t("add")}
          </Button>
        )}
      </header>
      {adding && <VisitForm establishment={establishment} onClose={() => setAdding(false)} />}
      {isError && <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />}
      {!data && !isError && <Skeleton shape="lines" />}
      {data?.length === 0 && !adding && (
        <p className={styles.muted}>
          {t("none")}. {t("noneText")}
        </p>
      )}
      {data?.map((visit) => (
        <VisitCard key={visit.id} visit={visit} />
      ))}
    </section>
  );
}
