import type { ReactElement } from "react";

import type { Metrics } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import type { Comparison, ConfigProblem, Dashboard } from "../../../generated/types.ts";
import { FiltersField } from "../../../page/filters/filters-field.tsx";
import { useFilterDimensions } from "../../../page/filters/use-filter-dimensions.ts";
import { Select } from "../../../ui/select/select.tsx";
import { useTexts } from "../texts.ts";
import { PeriodField } from "./period-field.tsx";
import styles from "../edit.module.css";

const comparisons: readonly Comparison[] = ["none", "previous-period", "previous-year", "previous-year-aligned"];
/** As the schema of dashboards has it. */
const MOST_FACETS = 8;

interface DashboardSettingsProps {
  document: Dashboard;
  metrics: Metrics;
  problems: readonly ConfigProblem[];
  onChange: (change: Change) => void;
}

/** What a dashboard opens with, whatever its widgets: period, comparison, filters, and those that its reader is offered. */
export function DashboardSettings({ document, metrics, problems, onChange }: DashboardSettingsProps): ReactElement {
  const { t } = useTexts();
  const dimensions = useFilterDimensions(metrics);
  const { period, compare = "previous-year", filters = {}, facets = [], parameter } = document;
  const set = (part: Omit<Extract<Change, { type: "set-document" }>, "type">): void => onChange({ type: "set-document", ...part });
  const errorAt = (part: string): string | undefined =>
    problems.find(({ pointer }) => pointer === part || pointer.startsWith(`${part}/`))?.message;
  return (
    <div className={styles.fields}>
      <PeriodField
        value={period}
        emptyLabel={t("whole.periodUsual")}
        hint={t("whole.period")}
        error={errorAt("/period")}
        onChange={(next) => set({ period: next })}
      />
      <Select
        label={t("whole.compare")}
        opensOnFocus={false}
        clearable={false}
        error={errorAt("/compare")}
        options={comparisons.map((value) => ({ value, label: t(`whole.compared.${value}`) }))}
        value={compare}
        onChange={(next) => set({ compare: next as Comparison })}
      />
      <h3 className={styles.group}>{t("whole.filters")}</h3>
      <FiltersField
        value={filters}
        // What a dynamic dashboard is about is chosen by its reader.
        dimensions={dimensions.filter(({ value }) => value !== parameter?.dimension)}
        errorOf={(dimension) => errorAt(`/filters/${dimension}`)}
        onChange={(next) => set({ filters: Object.keys(next).length > 0 ? next : null })}
      />
      <Select
        multiple
        label={t("whole.facets")}
        hint={t("whole.facetsHint", { count: MOST_FACETS })}
        emptyLabel={t("whole.facetsNone")}
        opensOnFocus={false}
        error={errorAt("/facets")}
        options={dimensions}
        value={facets}
        onChange={(next) => set({ facets: next.length > 0 ? next.slice(0, MOST_FACETS) : null })}
      />
    </div>
  );
}

/** Whether a problem is one of the dashboard as a whole. */
export function isOfDocument(pointer: string): boolean {
  return /^\/(period|compare|filters|facets)(\/|$)/.test(pointer);
}
