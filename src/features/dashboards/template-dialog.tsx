import type { ReactElement } from "react";

import { questionPath } from "../../lib/api.ts";
import type { TemplateSummary } from "../../generated/types.ts";
import { useDocumentPreview } from "../../lib/document-preview.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { useTemplate } from "./template-card.tsx";
import { useTexts } from "./texts.ts";

/** A template at its own size, with live figures. */
export function TemplateDialog({ template, onClose }: { template: TemplateSummary | undefined; onClose: () => void }): ReactElement {
  const { t } = useTexts();
  const preview = useDocumentPreview();
  const use = useTemplate();
  return (
    <Modal
      open={template !== undefined}
      onClose={onClose}
      title={template?.label ?? ""}
      width={1200}
      height={820}
      footer={
        <>
          <Button onClick={onClose}>{t("template.close")}</Button>
          <Button variant="primary" busy={use.busy} onClick={() => template && use.run(template)}>
            {t("template.use")}
          </Button>
        </>
      }
    >
      {template &&
        preview({
          full: true,
          document: template.dashboard,
          resultsPath: questionPath("askTemplateResults", { params: { id: template.id } }),
        })}
    </Modal>
  );
}
