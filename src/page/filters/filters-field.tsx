import { X } from "lucide-react";
import { type ReactElement, useState } from "react";

import { isAllBut, namedValues } from "../../engine/query/accepted.ts";
import type { Filters } from "../../generated/types.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { Select } from "../../ui/select/select.tsx";
import styles from "./filters-field.module.css";
import { useTexts } from "./texts.ts";
import { useKnownValues } from "./use-known-values.ts";

interface FiltersFieldProps {
  value: Filters;
  /** The dimensions that can be filtered by, with their names. */
  dimensions: readonly { value: string; label: string }[];
  errorOf?: (dimension: string) => string | undefined;
  onChange: (filters: Filters) => void;
}

/** Over whom something asks: for each dimension the values that it keeps, or all but some. */
export function FiltersField({ value, dimensions, errorOf, onChange }: FiltersFieldProps): ReactElement {
  const { t } = useTexts();
  const [begun, setBegun] = useState<string>();
  const shown = [...Object.keys(value), ...(begun !== undefined && !Object.hasOwn(value, begun) ? [begun] : [])];
  const labelOf = (dimension: string): string => dimensions.find((one) => one.value === dimension)?.label ?? dimension;
  const without = (dimension: string): Filters => Object.fromEntries(Object.entries(value).filter(([name]) => name !== dimension));
  return (
    <div className={styles.fields}>
      {shown.map((dimension) => (
        <FilterRow
          key={dimension}
          dimension={dimension}
          label={labelOf(dimension)}
          accepted={value[dimension]}
          error={errorOf?.(dimension)}
          onChange={(accepted) => onChange(accepted ? { ...value, [dimension]: accepted } : without(dimension))}
          onRemove={() => {
            setBegun(undefined);
            if (Object.hasOwn(value, dimension)) onChange(without(dimension));
          }}
        />
      ))}
      <Select
        label={t("add")}
        opensOnFocus={false}
        emptyLabel={t("choose")}
        options={dimensions.filter((one) => !shown.includes(one.value))}
        value={null}
        onChange={(dimension) => setBegun(dimension ?? undefined)}
      />
    </div>
  );
}

interface FilterRowProps {
  dimension: string;
  label: string;
  accepted: Filters[string] | undefined;
  error: string | undefined;
  onChange: (accepted: Filters[string] | null) => void;
  onRemove: () => void;
}

function FilterRow({ dimension, label, accepted, error, onChange, onRemove }: FilterRowProps): ReactElement {
  const { t } = useTexts();
  const [but, setBut] = useState(accepted !== undefined && isAllBut(accepted));
  const allBut = accepted === undefined ? but : isAllBut(accepted);
  const chosen = namedValues(accepted);
  const known = useKnownValues(dimension);
  const options = [
    ...known.map(({ value, label: name, n }) => ({ value, label: name, count: n })),
    ...chosen.filter((value) => !known.some((one) => one.value === value)).map((value) => ({ value, label: value })),
  ];
  const made = (values: readonly string[], not: boolean): Filters[string] | null =>
    values.length === 0 ? null : not ? { not: [...values] } : [...values];
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.head}>{label}</legend>
      <div className={styles.row}>
        <Segmented
          label={t("how", { label })}
          size="compact"
          segments={[
            { value: "only", label: t("only") },
            { value: "but", label: t("but") },
          ]}
          value={allBut ? "but" : "only"}
          onChange={(how) => {
            setBut(how === "but");
            if (chosen.length > 0) onChange(made(chosen, how === "but"));
          }}
        />
        <IconButton icon={X} size="compact" label={t("remove", { label })} onClick={onRemove} />
      </div>
      <Select
        label={t("values", { label })}
        labelHidden
        multiple
        opensOnFocus={false}
        error={error}
        emptyLabel={t("none")}
        options={options}
        value={chosen}
        onChange={(values) => onChange(made(values, allBut))}
      />
    </fieldset>
  );
}
