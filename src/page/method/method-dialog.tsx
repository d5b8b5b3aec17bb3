import type { ReactElement } from "react";

import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import styles from "./method-dialog.module.css";
import { Explanation, OtherMeasures } from "./explanation.tsx";
import type { ShownMeasure } from "./tile-method.ts";
import { useTexts } from "./texts.ts";
import { usePageTexts } from "../words/texts.ts";

export interface MethodDialogProps {
  /** What is explained: the first at length, each of the others behind its name. */
  shown: readonly ShownMeasure[];
  open: boolean;
  onClose: () => void;
}

/** «Comment est calculée cette note ?»: of each measure the formula with its weights, one worked figure and the reader's own; what it counts where it has no formula. */
export function MethodDialog({ shown, open, onClose }: MethodDialogProps): ReactElement | null {
  const { t } = useTexts();
  const { t: page } = usePageTexts();
  const [lead, ...others] = shown;
  if (!lead) return null;
  return (
    <Modal
      open={open}
      onClose={onClose}
      height="auto"
      title={page(lead.measure.unit === "rating" ? "tile.methodNote" : "tile.methodFigure")}
      footer={<Button onClick={onClose}>{t("close")}</Button>}
    >
      <div className={styles.body}>
        <p className={styles.name}>{lead.measure.label}</p>
        <Explanation explained={lead} />
        <OtherMeasures shown={others} />
      </div>
    </Modal>
  );
}
