import { Download, FileSpreadsheet, FileText, Table2 } from "lucide-react";
import { type ReactElement, useState } from "react";

import type { Dashboard, StartedTask } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useFileTask } from "../session/use-file-task.ts";
import { PaperDialog } from "./lazy-paper-dialog.tsx";
import type { PaperQuery } from "./paper-query.ts";
import { useTexts } from "./texts.ts";
import { useQuestion } from "./use-question.ts";

type Question = ReturnType<typeof useQuestion>;

interface DocumentExportProps {
  /** The document as it is on screen. */
  shown: Dashboard;
  start: (query: Question & (PaperQuery | { format: "xlsx" | "csv" })) => Promise<StartedTask>;
}

/** «Exporter» of a page: a document as PDF, and its tables as a workbook or as files, for the period and filters on screen. The file then waits among the downloads. */
export function DocumentExport({ shown, start }: DocumentExportProps): ReactElement {
  const { t } = useTexts();
  const question = useQuestion(shown);
  const [paper, setPaper] = useState<boolean>();
  const { run, busy } = useFileTask((format: "xlsx" | "csv") => start({ ...question, format }));
  return (
    <>
      <Menu
        label={t("menu.label")}
        entries={[
          { id: "pdf", label: t("menu.pdf"), icon: FileText, onSelect: () => setPaper(true) },
          { id: "xlsx", label: t("menu.xlsx"), icon: FileSpreadsheet, onSelect: () => run("xlsx") },
          { id: "csv", label: t("menu.csv"), icon: Table2, onSelect: () => run("csv") },
        ]}
        trigger={(trigger) => (
          <Button {...trigger} icon={Download} busy={busy}>
            {t("menu.label")}
          </Button>
        )}
      />
      {paper !== undefined && (
        <PaperDialog open={paper} onClose={() => setPaper(false)} document={shown} start={(wish) => start({ ...question, ...wish })} />
      )}
    </>
  );
}
