import { Braces, Download, FileSpreadsheet, Printer, Table2 } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";

import { fileNameOf } from "../../domain/format/csv.ts";
import { serialise } from "../../engine/document/canonical.ts";
import type { Dashboard, DashboardAnswer } from "../../generated/types.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useTexts } from "./texts.ts";
import { startOf } from "../../domain/time/day.ts";
import { useToday } from "../../lib/clock.ts";
import { callApi } from "../../lib/api.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { rangeOf, readState } from "../../page/state/page-state.ts";

interface ExportMenuProps {
  dashboard: DashboardAnswer;
  /** Its document as it is on screen: a dynamic one over the value chosen. */
  shown: Dashboard;
}

/** «Exporter»: the tables behind the tiles as a workbook or as files, the document as JSON, or the page on paper. */
export function ExportMenu({ dashboard, shown }: ExportMenuProps): ReactElement {
  const { t } = useTexts();
  const xlsx = useTablesExport(dashboard.id, shown, "xlsx");
  const csv = useTablesExport(dashboard.id, shown, "csv");
  const json = (): void =>
    saveFile(`${fileNameOf(dashboard.title, "tableau-de-bord")}.json`, serialise(dashboard.document), "application/json");
  return (
    <Menu
      label={t("export.label")}
      entries={[
        { id: "xlsx", label: t("export.xlsx"), icon: FileSpreadsheet, onSelect: xlsx.start },
        { id: "csv", label: t("export.csv"), icon: Table2, onSelect: csv.start },
        { id: "json", label: t("export.json"), icon: Braces, onSelect: json },
        { id: "print", label: t("export.print"), icon: Printer, onSelect: () => window.print() },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download} busy={csv.busy || xlsx.busy}>
          {t("export.label")}
        </Button>
      )}
    />
  );
}

/** Starts the export of a dashboard's tables, for the period and filters on screen; the file then waits among the downloads. */
function useTablesExport(id: string, document: Dashboard, format: "csv" | "xlsx"): { start: () => void; busy: boolean } {
  const [search] = useSearchParams();
  const today = useToday();
  const { run, busy } = useFileTask(() => {
    const state = readState(search, document);
    const { from, to } = rangeOf(state, today);
    const query = {
      format,
      from: String(startOf(from)),
      to: String(startOf(to)),
      compare: state.compare,
      filters: JSON.stringify(state.filters),
    };
    return callApi("exportDashboard", { params: { id }, query });
  });
  return { start: run, busy };
}
