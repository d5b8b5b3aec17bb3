import type { ReactElement } from "react";

import type { Polarity } from "../../generated/types.ts";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { polarities, polarityName } from "./polarity.ts";
import { useTexts } from "./texts.ts";

/** Praise, blame or neither. */
export function PolarityChoice({
  label,
  value,
  onChange,
}: {
  label: string;
  value: Polarity;
  onChange: (polarity: Polarity) => void;
}): ReactElement {
  const { t } = useTexts();
  return (
    <Segmented
      label={label}
      size="compact"
      segments={polarities.map((polarity) => ({ value: String(polarity), label: t(`polarity.${polarityName(polarity)}`) }))}
      value={String(value)}
      onChange={(next) => onChange(Number(next) as Polarity)}
    />
  );
}
