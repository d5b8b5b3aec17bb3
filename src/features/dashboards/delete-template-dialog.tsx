import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";

import type { TemplateSummary } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { deleteTemplate, templatesQuery } from "./dashboards-queries.ts";
import { useTexts } from "./texts.ts";

/** Asks before a template of the organisation goes: it cannot be brought back, and says what stays. */
export function DeleteTemplateDialog({ template, onClose }: { template: TemplateSummary | undefined; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const removing = useAction({
    act: async ({ id }: TemplateSummary) => deleteTemplate(id),
    once: true,
    // The dialog stays, and asks about one template after the other.
    key: ({ id }) => id,
    onDone: async () => {
      await client.invalidateQueries({ queryKey: templatesQuery.queryKey, exact: true });
      onClose();
    },
    success: (_, { label }) => ({ title: t("template.deleted"), msg: label }),
    failure: t("list.actionFailed"),
  });
  return (
    <Modal
      open={template !== undefined}
      onClose={onClose}
      width={480}
      height="auto"
      title={t("template.delete", { label: template?.label ?? "" })}
      footer={
        <>
          <Button onClick={onClose}>{t("tags.cancel")}</Button>
          <Button variant="danger" busy={removing.busy} onClick={() => template && removing.run(template)}>
            {t("list.delete")}
          </Button>
        </>
      }
    >
      <p>{t("template.deleteText")}</p>
    </Modal>
  );
}
