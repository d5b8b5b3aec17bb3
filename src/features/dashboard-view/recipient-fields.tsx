import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";

import { namedValues } from "../../engine/query/accepted.ts";
import type { Dashboard, Filters, ReportRecipient } from "../../generated/types.ts";
import { FiltersField } from "../../page/filters/filters-field.tsx";
import { useFilterDimensions } from "../../page/filters/use-filter-dimensions.ts";
import { useKnownValues } from "../../page/filters/use-known-values.ts";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import styles from "./report-dialog.module.css";
import { useTexts } from "./sharing-texts.ts";

interface RecipientFieldsProps {
  /** From 1. */
  number: number;
  document: Dashboard;
  recipient: ReportRecipient;
  /** Those on screen, where they differ from the document's: what its own ones begin with. */
  filters: Filters | undefined;
  /** Why its address was refused. */
  error: string | undefined;
  removable: boolean;
  onChange: (recipient: ReportRecipient) => void;
  onRemove: () => void;
}

/** Who gets a report, and which tabs, tiles and filters of the dashboard. */
export function RecipientFields({
  number,
  document,
  recipient,
  filters,
  error,
  removable,
  onChange,
  onRemove,
}: RecipientFieldsProps): ReactElement {
  const { t } = useTexts();
  const catalog = useCatalog();
  const { address, tabs = [], widgets = [], filters: own } = recipient;
  const set = (part: { address?: string; tabs?: string[]; widgets?: string[]; filters?: Filters | undefined }): void => {
    const next = { address, tabs, widgets, filters: own, ...part };
    onChange({
      address: next.address,
      ...(next.tabs.length > 0 ? { tabs: next.tabs } : {}),
      ...(next.widgets.length > 0 ? { widgets: next.widgets } : {}),
      ...(next.filters ? { filters: next.filters } : {}),
    });
  };
  const tabOptions = document.layout.tabs.map(({ id, title }) => ({ value: id, label: title ?? t("report.tabUnnamed") }));
  const widgetOptions = Object.entries(document.widgets).map(([id, { type, title }]) => ({
    value: id,
    label: title ?? catalog?.catalog.types[type]?.label ?? id,
  }));
  // What a dynamic dashboard is about cannot be left out.
  const about = document.parameter?.dimension;
  const values = useKnownValues(about);
  const dimensions = useFilterDimensions(catalog?.catalog.metrics);
  return (
    <fieldset className={styles.recipient}>
      <legend className={styles.legend}>{t("report.recipient", { number })}</legend>
      <div className={styles.addressed}>
        <TextField
          label={t("report.address")}
          type="email"
          autoComplete="email"
          className={styles.address}
          value={address}
          error={error}
          onChange={(typed) => set({ address: typed.trim() })}
        />
        {removable && <IconButton icon={Trash2} label={t("report.remove", { number })} onClick={onRemove} />}
      </div>
      <div className={styles.parts}>
        {tabOptions.length > 1 && (
          <Select
            multiple
            label={t("report.tabs")}
            opensOnFocus={false}
            options={tabOptions}
            value={tabs}
            onChange={(chosen) => set({ tabs: chosen })}
          />
        )}
        <Select
          multiple
          label={t("report.widgets")}
          emptyLabel={t("report.allWidgets")}
          opensOnFocus={false}
          options={widgetOptions}
          value={widgets}
          onChange={(chosen) => set({ widgets: chosen })}
        />
      </div>
      {about === undefined ? (
        <>
          <Checkbox
            label={t("report.filters")}
            checked={own !== undefined}
            onChange={(kept) => set({ filters: kept ? (filters ?? document.filters ?? {}) : undefined })}
          />
          {own && <p className={styles.text}>{t("report.filtersNote")}</p>}
          {own && <FiltersField value={own} dimensions={dimensions} onChange={(next) => set({ filters: next })} />}
        </>
      ) : (
        <p className={styles.text}>
          {t("report.about", {
            values: namedValues(own?.[about])
              .map((value) => values.find((one) => one.value === value)?.label ?? value)
              .join(", "),
          })}
        </p>
      )}
    </fieldset>
  );
}
