import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Combine, Download } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import { PageHead } from "../../../page/layout/page-head.tsx";
import { selectionsQuery } from "../../../page/selections/selection-queries.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Switch } from "../../../ui/checkbox/switch.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../../ui/loader/loader.tsx";
import { Select } from "../../../ui/select/select.tsx";
import styles from "../selections.module.css";
import { comparisonQuery } from "../selections-queries.ts";
import { useTexts } from "../texts.ts";
import { CombineDialog } from "./combine-dialog.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { exportComparison } from "./export-comparison.ts";

const MOST = 4;

interface SelectionComparisonProps {
  ids: readonly string[];
  rest: boolean;
  onChange: (ids: readonly string[], rest: boolean) => void;
  onClose: () => void;
}

/** One to four selections side by side, and the rest of the territory. */
export function SelectionComparison({ ids, rest, onChange, onClose }: SelectionComparisonProps): ReactElement {
  const { t } = useTexts();
  const { data: selections } = useQuery(selectionsQuery);
  const { data, isError, refetch } = useQuery(comparisonQuery(ids.slice(0, MOST), rest));
  const [combining, setCombining] = useState(false);
  const known = (selections ?? []).filter(({ id }) => ids.includes(id));
  return (
    <>
      <PageHead
        title={t("compare.title")}
        above={
          <Button variant="ghost" size="compact" icon={ArrowLeft} className={styles.back} onClick={onClose}>
            {t("editor.back")}
          </Button>
        }
        filling
      >
        <Button icon={Combine} disabledReason={known.length < 2 ? t("combine.two") : undefined} onClick={() => setCombining(true)}>
          {t("combine.open")}
        </Button>
        <Button icon={Download} disabled={!data} onClick={() => data && exportComparison(data, t)}>
          {t("result.export")}
        </Button>
      </PageHead>
      <div className={styles.comparing}>
        <Select
          multiple
          label={t("compare.which")}
          hint={t("compare.most", { count: MOST })}
          opensOnFocus={false}
          clearable={false}
          emptyLabel={t("builder.choose")}
          className={styles.compared}
          options={(selections ?? []).map(({ id, title, establishments }) => ({ value: id, label: title, count: establishments }))}
          value={ids}
          // The ones chosen last stay: a fifth takes the place of the first.
          onChange={(next) => next.length > 0 && onChange(next.slice(-MOST), rest)}
        />
        <Switch label={t("compare.rest")} checked={rest} onChange={(next) => onChange(ids, next)} />
      </div>
      {data ? (
        <Card flush title={t("compare.table")} subtitle={t("compare.period")}>
          {data.shared > 0 && (
            <p className={styles.caution}>{t("compare.shared", { count: data.shared, number: formatNumber(data.shared) })}</p>
          )}
          <ComparisonTable answer={data} />
        </Card>
      ) : isError ? (
        <EmptyState
          tone="danger"
          title={t("compare.failed")}
          actions={
            <>
              <Button onClick={onClose}>{t("editor.back")}</Button>
              <Button variant="primary" onClick={() => void refetch()}>
                {t("retry")}
              </Button>
            </>
          }
        >
          {t("compare.failedText")}
        </EmptyState>
      ) : (
        <Loader />
      )}
      <CombineDialog open={combining} selections={known} onClose={() => setCombining(false)} />
    </>
  );
}
