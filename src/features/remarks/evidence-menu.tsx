import { Download } from "lucide-react";
import type { ReactElement } from "react";

import type { RemarkEvidenceRequest } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { useToday } from "../../lib/clock.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import type { RemarkNarrowing } from "./remark-queries.ts";
import { useTexts } from "./texts.ts";

const formats = ["pdf", "csv"] as const;

/** The remarks of a year as an evidence file: of the year that is looked at, else of the latest that has any. */
export function EvidenceMenu({ narrowing, years }: { narrowing: RemarkNarrowing; years: readonly number[] }): ReactElement {
  const { t } = useTexts();
  const today = useToday();
  const year = Number(narrowing.year ?? years[0] ?? today.slice(0, 4));
  const start = useFileTask(
    (format: RemarkEvidenceRequest["format"]) =>
      callApi("exportCounterRemarks", {
        body: { format, year, ...(narrowing.establishment === null ? {} : { establishment: narrowing.establishment }) },
      }),
    t("evidence.failed"),
  );
  return (
    <Menu
      label={t("evidence.title")}
      entries={formats.map((format) => ({ id: format, label: t(`evidence.${format}`, { year }), onSelect: () => start.run(format) }))}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download} busy={start.busy}>
          {t("evidence.title")}
        </Button>
      )}
    />
  );
}
