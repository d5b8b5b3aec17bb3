import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Link } from "react-router-dom";

import type { CounterRemark } from "../../generated/types.ts";
import { formsPath } from "../../page/forms/forms-card.tsx";
import { PageHead } from "../../page/layout/page-head.tsx";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { EvidenceMenu } from "./evidence-menu.tsx";
import { RemarkDialog } from "./remark-dialog.tsx";
import { placesQuery, remarksQuery } from "./remark-queries.ts";
import { RemarkTable } from "./remark-table.tsx";
import styles from "./remarks.module.css";
import { useTexts } from "./texts.ts";

/** What was said at the counters of an organisation: entered by hand, internal, and as a file proof that guests are listened to. */
export default function RemarksScreen(): ReactElement {
  const { t } = useTexts();
  const { filters, setFilter, narrowed, showAll } = useListAddress(["latest"], ["establishment", "annee"]);
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<CounterRemark | "new" | null>(null);
  const narrowing = { establishment: filters.establishment, year: /^\d{4}$/.test(filters.annee ?? "") ? filters.annee : null };
  const { data, isError, refetch } = useQuery({ ...remarksQuery(narrowing, page), placeholderData: keepPreviousData });
  const { data: places = [] } = useQuery(placesQuery);
  const narrow = (filter: keyof typeof filters, value: string | null): void => {
    setFilter(filter, value);
    setPage(1);
  };
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setEdited("new")}>
      {t("add")}
    </Button>
  );
  return (
    <>
      <PageHead
        above={
          <Link className={styles.link} to={formsPath}>
            {t("back")}
          </Link>
        }
        title={t("title")}
        subtitle={t("subtitle")}
      >
        <EvidenceMenu narrowing={narrowing} years={data?.years ?? []} />
        {add}
      </PageHead>
      <Card flush title={t("list")}>
        <div className={styles.filters}>
          <Select
            label={t("establishment")}
            emptyLabel={t("everywhere")}
            opensOnFocus={false}
            options={places.map(({ id, name }) => ({ value: id, label: name }))}
            value={narrowing.establishment}
            onChange={(chosen) => narrow("establishment", chosen)}
          />
          <Select
            label={t("year")}
            emptyLabel={t("everyYear")}
            opensOnFocus={false}
            options={(data?.years ?? []).map((year) => ({ value: String(year), label: String(year) }))}
            value={narrowing.year}
            onChange={(chosen) => narrow("annee", chosen)}
          />
        </div>
        {isError && !data && (
          <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />
        )}
        {!data && !isError && <Skeleton shape="lines" />}
        {data && (
          <RemarkTable
            remarks={data.items}
            onEdit={setEdited}
            empty={
              narrowed ? (
                <EmptyState title={t("noMatch")} actions={<Button onClick={showAll}>{t("showAll")}</Button>} />
              ) : (
                <EmptyState title={t("none")} actions={add}>
                  {t("noneText")}
                </EmptyState>
              )
            }
          />
        )}
        {data && <Pagination page={page} pageSize={data.size} total={data.total} onChange={setPage} />}
      </Card>
      {edited !== null && (
        <RemarkDialog remark={edited === "new" ? null : edited} establishment={narrowing.establishment} onClose={() => setEdited(null)} />
      )}
    </>
  );
}
