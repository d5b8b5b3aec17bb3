import { Braces, Download, Printer } from "lucide-react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";

import type { DashboardAnswer } from "../../generated/types.ts";
import { saveFile } from "../../lib/save-file.ts";
import { Button } from "../../ui/button/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";

/** «Exporter»: the document as JSON, or the page on paper. */
export function ExportMenu({ dashboard }: { dashboard: DashboardAnswer }): ReactElement {
  const { t } = useTranslation("dashboard");
  const json = (): void => saveFile(`${fileName(dashboard.title)}.json`, `${JSON.stringify(dashboard.document, null, 2)}\n`, "application/json");
  return (
    <Menu
      label={t("export.label")}
      entries={[
        { id: "json", label: t("export.json"), icon: Braces, onSelect: json },
        { id: "print", label: t("export.print"), icon: Printer, onSelect: () => window.print() },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download}>
          {t("export.label")}
        </Button>
      )}
    />
  );
}

/** A title as a file's name: «Saison estivale 2026» → «saison-estivale-2026». */
export function fileName(title: string): string {
  const plain = title.normalize("NFD").replace(/\p{Mn}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "") || "tableau-de-bord";
}
