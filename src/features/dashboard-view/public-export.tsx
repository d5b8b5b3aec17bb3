import { Download, FileSpreadsheet, FileText, Table2 } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";

import { fileNameOf } from "../../domain/format/csv.ts";
import type { Dashboard, LinkOutput } from "../../generated/types.ts";
import { callResponse } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useTexts } from "./texts.ts";
import { useQuestion } from "../../page/export/use-question.ts";

const formats = [
  { format: "pdf", icon: FileText, extension: "pdf" },
  { format: "xlsx", icon: FileSpreadsheet, extension: "xlsx" },
  { format: "csv", icon: Table2, extension: "zip" },
] as const;

interface PublicExportProps {
  token: string;
  document: Dashboard;
  outputs: readonly LinkOutput[];
}

/** «Exporter» of a public link: the page in the files that the link grants; nothing where it grants none. */
export function PublicExport({ token, document, outputs }: PublicExportProps): ReactElement | null {
  const { t } = useTexts();
  const question = useQuestion(document, "public");
  const [search] = useSearchParams();
  const { run, busy } = useAction({
    act: async ({ format, extension }: (typeof formats)[number]) => {
      const query = { ...question, format, ...(format === "pdf" ? { state: search.toString() } : {}) };
      const response = await callResponse("exportPublicDashboard", { params: { token }, query });
      const type = response.headers.get("Content-Type") ?? "";
      saveFile(`${fileNameOf(document.title, "tableau-de-bord")}.${extension}`, await response.blob(), type);
    },
    failure: t("publicExport.failed"),
  });
  const granted = formats.filter(({ format }) => outputs.includes(format));
  if (granted.length === 0) return null;
  return (
    <Menu
      label={t("publicExport.label")}
      entries={granted.map((each) => ({
        id: each.format,
        label: t(`publicExport.${each.format}`),
        icon: each.icon,
        onSelect: () => run(each),
      }))}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download} busy={busy}>
          {t("publicExport.label")}
        </Button>
      )}
    />
  );
}
