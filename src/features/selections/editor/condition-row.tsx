import { X } from "lucide-react";
import type { ReactElement } from "react";

import { selectionDimensions } from "../../../domain/selection/dimensions.ts";
import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionDimension } from "../../../generated/types.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import styles from "../selections.module.css";
import { useTexts } from "../texts.ts";
import { type ConditionDraft, newCondition } from "./rule-draft.ts";
import type { OptionsOf } from "./use-rule-options.ts";

interface ConditionRowProps {
  condition: ConditionDraft;
  optionsOf: OptionsOf;
  /** It is not filled in, and has to be. */
  flagged: boolean;
  onChange: (condition: ConditionDraft) => void;
  /** Null: it is the only one. */
  onRemove: (() => void) | null;
}

/** One condition: its dimension, and what is asked of it. */
export function ConditionRow({ condition, optionsOf, flagged, onChange, onRemove }: ConditionRowProps): ReactElement {
  const { t } = useTexts();
  const name = t(`dimension.${condition.dimension}`);
  return (
    <div className={styles.condition}>
      <Select
        label={t("builder.dimension")}
        labelHidden
        clearable={false}
        opensOnFocus={false}
        className={styles.dimension}
        options={Object.keys(selectionDimensions).map((dimension) => ({
          value: dimension,
          label: t(`dimension.${dimension as SelectionDimension}`),
        }))}
        value={condition.dimension}
        onChange={(dimension) => dimension && onChange({ ...newCondition(dimension as SelectionDimension), key: condition.key })}
      />
      <Operands condition={condition} name={name} optionsOf={optionsOf} onChange={onChange} />
      {onRemove && <IconButton icon={X} size="compact" label={t("builder.remove", { name })} onClick={onRemove} />}
      {flagged && (
        <p role="alert" className={styles.error}>
          {t("builder.incomplete")}
        </p>
      )}
    </div>
  );
}

type OperandsProps = Pick<ConditionRowProps, "condition" | "optionsOf" | "onChange"> & { name: string };

function Operands({ condition, name, optionsOf, onChange }: OperandsProps): ReactElement {
  const { t } = useTexts();
  const { dimension, not, values, least, most, km, commune, point } = condition;
  switch (selectionDimensions[dimension]) {
    case "values":
      return (
        <>
          <Select
            label={t("builder.operator", { name })}
            labelHidden
            clearable={false}
            opensOnFocus={false}
            className={styles.operator}
            options={[
              { value: "in", label: t("builder.in") },
              { value: "not_in", label: t("builder.notIn") },
            ]}
            value={not ? "not_in" : "in"}
            onChange={(operator) => onChange({ ...condition, not: operator === "not_in" })}
          />
          <Select
            multiple
            mostNamed={3}
            label={t("builder.values", { name })}
            labelHidden
            opensOnFocus={false}
            clearable={false}
            emptyLabel={t("builder.choose")}
            className={styles.values}
            options={optionsOf(dimension)}
            value={values}
            onChange={(next) => onChange({ ...condition, values: next })}
          />
        </>
      );
    case "number":
      return (
        <>
          <TextField
            label={t("builder.least", { name })}
            labelHidden
            inputMode="decimal"
            placeholder={t("builder.leastShort")}
            className={styles.bound}
            value={least}
            onChange={(next) => onChange({ ...condition, least: next })}
          />
          <TextField
            label={t("builder.most", { name })}
            labelHidden
            inputMode="decimal"
            placeholder={t("builder.mostShort")}
            className={styles.bound}
            value={most}
            onChange={(next) => onChange({ ...condition, most: next })}
          />
          <span className={styles.unit}>{t(`unit.${dimension as "rating"}`)}</span>
        </>
      );
    case "area":
      return (
        <>
          <TextField
            label={t("builder.km")}
            labelHidden
            inputMode="decimal"
            suffix="km"
            className={styles.bound}
            value={km}
            onChange={(next) => onChange({ ...condition, km: next })}
          />
          <Select
            label={t("builder.around")}
            labelHidden
            clearable={false}
            opensOnFocus={false}
            emptyLabel={
              point ? t("builder.point", { lat: formatNumber(point.lat, 3), lng: formatNumber(point.lng, 3) }) : t("builder.chooseCommune")
            }
            className={styles.values}
            options={optionsOf("commune")}
            value={commune}
            onChange={(next) => onChange({ ...condition, commune: next })}
          />
        </>
      );
  }
}
