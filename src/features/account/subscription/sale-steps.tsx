import type { ReactElement } from "react";

import { ModalSteps } from "../../../ui/modal/modal-steps.tsx";
import { useTexts } from "./texts.ts";

/** How far a sale is: billing, payment, confirmation. */
export function SaleSteps({ current }: { current: 0 | 1 | 2 }): ReactElement {
  const { t } = useTexts();
  return (
    <ModalSteps steps={(["billing", "payment", "confirmation"] as const).map((name) => ({ name: t(`steps.${name}`) }))} current={current} />
  );
}
