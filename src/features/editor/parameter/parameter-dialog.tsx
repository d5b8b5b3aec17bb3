import type { ReactElement } from "react";

import type { Metrics } from "../../../engine/catalog/catalog.ts";
import { isParameterDimension, parameterDimensions } from "../../../engine/document/parameter.ts";
import type { Change } from "../../../engine/document/edit.ts";
import type { ConfigProblem, Dashboard, MemberValue } from "../../../generated/types.ts";
import { MemberChooser } from "../../../page/parameter/member-chooser.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { DashboardSettings } from "../settings/dashboard-settings.tsx";
import styles from "../edit.module.css";
import { useTexts } from "../texts.ts";
import { parameterChange } from "./parameter-change.ts";

interface ParameterDialogProps {
  open: boolean;
  onClose: () => void;
  document: Dashboard;
  metrics: Metrics;
  problems: readonly ConfigProblem[];
  /** The value on which the editor shows the dashboard. */
  example: MemberValue | undefined;
  onChange: (change: Change, gesture?: string) => void;
}

/** The settings of the dashboard as a whole: what its readers choose as they open it, on what the editor shows it, and what it opens with. */
export function ParameterDialog({ open, onClose, document, metrics, problems, example, onChange }: ParameterDialogProps): ReactElement {
  const { t } = useTexts();
  const { parameter } = document;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("parameter.title")}
      width={560}
      height={parameter ? 720 : "auto"}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("parameter.close")}
        </Button>
      }
    >
      <div className={styles.form}>
        <Select
          label={t("parameter.about")}
          hint={t(parameter ? "parameter.dynamic" : "parameter.fixed")}
          opensOnFocus={false}
          emptyLabel={t("parameter.none")}
          options={parameterDimensions.map((value) => ({ value, label: t(`parameter.${value}`) }))}
          value={parameter?.dimension ?? null}
          onChange={(value) =>
            onChange(parameterChange(document, value !== null && isParameterDimension(value) ? { dimension: value } : null))
          }
        />
        {parameter && (
          <>
            <TextField
              label={t("parameter.label")}
              hint={t("parameter.labelHint")}
              maxLength={80}
              value={parameter.label ?? ""}
              onChange={(label) =>
                onChange(
                  { type: "set-document", parameter: { dimension: parameter.dimension, ...(label.trim() === "" ? {} : { label }) } },
                  "parameter label",
                )
              }
            />
            <h3>{example ? t("parameter.example", { label: example.label }) : t("parameter.noExample")}</h3>
            <MemberChooser dimension={parameter.dimension} current={example?.value} />
          </>
        )}
        <DashboardSettings document={document} metrics={metrics} problems={problems} onChange={onChange} />
      </div>
    </Modal>
  );
}
