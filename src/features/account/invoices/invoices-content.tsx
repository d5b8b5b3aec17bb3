import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { Button } from "../../../ui/button/button.tsx";
import { buttonClass } from "../../../ui/button/button-class.ts";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { invoicesQuery } from "./invoice-queries.ts";
import { InvoiceYears } from "./invoice-years.tsx";
import styles from "./invoices.module.css";
import { useTexts } from "./texts.ts";

/** Invoices by year, each with its state and its document. */
export function InvoicesContent(): ReactElement {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(invoicesQuery);
  return (
    <>
      {isError && <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("again")}</Button>} />}
      {!data && !isError && <Skeleton shape="lines" />}
      {data?.length === 0 && (
        <EmptyState
          title={t("empty")}
          actions={
            <Link to="/account/offers" className={buttonClass()}>
              {t("toOffers")}
            </Link>
          }
        >
          {t("emptyText")}
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <p className={styles.intro}>{t("intro")}</p>
          <InvoiceYears invoices={data} />
        </>
      )}
    </>
  );
}
