import { Download } from "lucide-react";
import type { ReactElement } from "react";

import { callApi } from "../../../lib/api.ts";
import { useFileTask } from "../../../page/export/use-file-task.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import type { Narrowing } from "../form-calls.ts";
import { useTexts } from "../texts.ts";

const formats = ["csv", "xlsx"] as const;

/** The answers that are listed, as a file among the downloads. */
export function ResponseExport({ form, narrowing }: { form: string; narrowing: Narrowing }): ReactElement {
  const { t } = useTexts();
  const { establishment, standing } = narrowing;
  const start = useFileTask(
    (format: (typeof formats)[number]) =>
      callApi("exportFormResponses", {
        params: { id: form },
        body: { format, ...(establishment === null ? {} : { establishment }), ...(standing === null ? {} : { standing }) },
      }),
    t("responses.exportFailed"),
  );
  return (
    <Menu
      label={t("responses.export")}
      entries={formats.map((format) => ({ id: format, label: format.toUpperCase(), onSelect: () => start.run(format) }))}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download} busy={start.busy}>
          {t("responses.export")}
        </Button>
      )}
    />
  );
}
