import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";

import { cutText } from "../../domain/text/cut.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { TextField } from "../../ui/text-field/text-field.tsx";
import { replaceTemplate, saveTemplate, templatesQuery, upgradesQuery } from "./dashboards-queries.ts";
import styles from "./upgrades.module.css";
import { useTexts } from "./texts.ts";

const NEW = "new";

interface SaveTemplateDialogProps {
  dashboard: DashboardSummary;
  open: boolean;
  onClose: () => void;
}

/** «Enregistrer comme modèle»: a new template of the organisation, or the next version of one that it has. */
export function SaveTemplateDialog({ dashboard, open, onClose }: SaveTemplateDialogProps): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data: templates = [] } = useQuery(templatesQuery);
  const own = templates.filter((template) => template.own);
  const [target, setTarget] = useState<string>(NEW);
  const [label, setLabel] = useState(cutText(dashboard.title, 80));
  const [description, setDescription] = useState(dashboard.description ?? "");
  const replaced = own.find(({ id }) => id === target);
  const saving = useAction({
    act: async () => {
      const { document } = await callApi("readDashboard", { params: { id: dashboard.id } });
      const request = { label: label.trim(), description: description.trim(), document: { ...document } };
      return replaced ? replaceTemplate(replaced.id, request) : saveTemplate(request);
    },
    once: true,
    onDone: async () => {
      await Promise.all([templatesQuery, upgradesQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey, exact: true })));
      onClose();
    },
    success: ({ version, label: saved }) => ({
      title: replaced ? t("saveTemplate.replaced", { version }) : t("saveTemplate.saved"),
      msg: saved,
    }),
    failure: t("list.actionFailed"),
  });
  const choose = (id: string): void => {
    setTarget(id);
    const chosen = own.find((template) => template.id === id);
    setLabel(chosen?.label ?? cutText(dashboard.title, 80));
    setDescription(chosen?.description ?? dashboard.description ?? "");
  };
  const unnamed = label.trim() === "";

  return (
    <Modal
      open={open}
      onClose={onClose}
      width={520}
      height="auto"
      title={t("saveTemplate.title")}
      footer={
        <>
          <Button disabled={saving.busy} onClick={onClose}>
            {t("tags.cancel")}
          </Button>
          <Button variant="primary" busy={saving.busy} disabled={unnamed} onClick={() => saving.run()}>
            {t("saveTemplate.submit")}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.muted}>{t("saveTemplate.text")}</p>
        {own.length > 0 && (
          <Select
            label={t("saveTemplate.target")}
            clearable={false}
            opensOnFocus={false}
            options={[
              { value: NEW, label: t("saveTemplate.new") },
              ...own.map(({ id, label: name, version }) => ({
                value: id,
                label: t("saveTemplate.replace", { label: name, version: version + 1 }),
              })),
            ]}
            value={target}
            onChange={(value) => choose(value ?? NEW)}
          />
        )}
        <TextField label={t("saveTemplate.label")} required maxLength={80} value={label} onChange={setLabel} />
        <TextArea label={t("saveTemplate.description")} maxLength={400} value={description} onChange={setDescription} />
      </div>
    </Modal>
  );
}
