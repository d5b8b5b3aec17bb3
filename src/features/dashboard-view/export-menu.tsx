import { Braces, Download, FileSpreadsheet, FileText, Printer, Table2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import { fileNameOf } from "../../domain/format/csv.ts";
import { serialise } from "../../engine/document/canonical.ts";
import type { Dashboard, DashboardAnswer } from "../../generated/types.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useTexts } from "./texts.ts";
import { useQuestion } from "../../page/export/use-question.ts";
import { callApi } from "../../lib/api.ts";
import { PaperDialog } from "../../page/export/lazy-paper-dialog.tsx";
import { useTexts as useExportTexts } from "../../page/export/texts.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";

interface ExportMenuProps {
  dashboard: DashboardAnswer;
  /** Its document as it is on screen: a dynamic one over the value chosen. */
  shown: Dashboard;
}

/** «Exporter»: the tables behind the tiles as a workbook or as files, the document as JSON, the document as PDF, or the page on paper. */
export function ExportMenu({ dashboard, shown }: ExportMenuProps): ReactElement {
  const { t } = useTexts();
  const { t: common } = useExportTexts();
  const xlsx = useTablesExport(dashboard.id, shown, "xlsx");
  const csv = useTablesExport(dashboard.id, shown, "csv");
  const question = useQuestion(shown);
  const [paper, setPaper] = useState<boolean>();
  const json = (): void =>
    saveFile(`${fileNameOf(dashboard.title, "tableau-de-bord")}.json`, serialise(dashboard.document), "application/json");
  return (
    <>
      <Menu
        label={common("menu.label")}
        entries={[
          { id: "pdf", label: common("menu.pdf"), icon: FileText, onSelect: () => setPaper(true) },
          { id: "xlsx", label: common("menu.xlsx"), icon: FileSpreadsheet, onSelect: xlsx.start },
          { id: "csv", label: common("menu.csv"), icon: Table2, onSelect: csv.start },
          { id: "json", label: t("export.json"), icon: Braces, onSelect: json },
          { id: "print", label: t("export.print"), icon: Printer, onSelect: () => window.print() },
        ]}
        trigger={(trigger) => (
          <Button {...trigger} icon={Download} busy={csv.busy || xlsx.busy}>
            {common("menu.label")}
          </Button>
        )}
      />
      {paper !== undefined && (
        <PaperDialog
          open={paper}
          onClose={() => setPaper(false)}
          document={shown}
          start={(wish) => callApi("exportDashboard", { params: { id: dashboard.id }, query: { ...question, ...wish } })}
        />
      )}
    </>
  );
}

/** Starts the export of a dashboard's tables, for the period and filters on screen; the file then waits among the downloads. */
function useTablesExport(id: string, document: Dashboard, format: "csv" | "xlsx"): { start: () => void; busy: boolean } {
  const question = useQuestion(document);
  const { run, busy } = useFileTask(() => callApi("exportDashboard", { params: { id }, query: { ...question, format } }));
  return { start: run, busy };
}
