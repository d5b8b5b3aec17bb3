import { Download } from "lucide-react";
import type { ReactElement } from "react";

import type { ReviewExportRequest } from "../../../generated/types.ts";
import { callApi } from "../../../lib/api.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { useFileTask } from "../../session/use-file-task.ts";
import { useTexts } from "./texts.ts";

interface ExportMenuProps {
  /** What goes into the file, its format apart. */
  request: Omit<ReviewExportRequest, "format">;
  /** Why there is nothing to export. */
  disabledReason?: string | undefined;
  /** With its label in words. */
  isWorded?: boolean;
}

/** «Exporter»: the reviews as a file, which the list of downloads gets; a search that finds too many says how many, and what to do. */
export function ExportMenu({ request, disabledReason, isWorded }: ExportMenuProps): ReactElement {
  const { t } = useTexts();
  const start = useFileTask((wanted: ReviewExportRequest) => callApi("exportReviews", { body: wanted }), t("export.failed"));
  return (
    <Menu
      label={t("export.label")}
      entries={(["csv", "xlsx"] as const).map((format) => ({
        id: format,
        label: t(`export.${format}`),
        onSelect: () => start.run({ ...request, format }),
      }))}
      trigger={(trigger) =>
        isWorded ? (
          <Button {...trigger} size="compact" icon={Download} busy={start.busy}>
            {t("export.label")}
          </Button>
        ) : (
          <IconButton {...trigger} icon={Download} label={t("export.label")} disabledReason={disabledReason} />
        )
      }
    />
  );
}
