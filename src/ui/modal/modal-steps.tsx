import { Check } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "../../domain/texts/texts.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./modal-steps.module.css";

export interface ModalStep {
  name: string;
  description?: string;
}

/** Numbered steps: those before the current one carry a tick. */
export function ModalSteps({ steps, current }: { steps: readonly ModalStep[]; current: number }): ReactElement {
  const { t } = useTranslation("ui");
  return (
    <ol className={styles.steps} aria-label={t("modal.steps")}>
      {steps.map(({ name, description }, index) => (
        <li key={name} className={styles.step} data-state={stateOf(index, current)} aria-current={index === current ? "step" : undefined}>
          <span className={styles.number}>{index < current ? <Check aria-hidden /> : index + 1}</span>
          <span className={styles.text}>
            <span className={styles.name}>{name}</span>
            {index < current && <VisuallyHidden>{t("modal.stepDone")}</VisuallyHidden>}
            {description && <span className={styles.description}>{description}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, current: number): "done" | "current" | "coming" {
  if (index === current) return "current";
  return index < current ? "done" : "coming";
}
