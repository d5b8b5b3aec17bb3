import { FileArchive } from "lucide-react";
import type { ReactElement } from "react";

import type { Invoice } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { useTexts } from "./texts.ts";
import { useDownload } from "./use-download.ts";

/** Invoices by year, latest first, each year to be downloaded at once. */
export function InvoiceYears({ invoices }: { invoices: readonly Invoice[] }): ReactElement[] {
  const { t } = useTexts();
  const download = useDownload();
  const years = [...new Set(invoices.map(({ date }) => date.slice(0, 4)))];
  return years.map((year) => (
    <Card
      key={year}
      title={t("year", { year })}
      flush
      actions={
        <Button icon={FileArchive} busy={download.running.includes(year)} onClick={() => download.run(year)}>
          {t("archive", { year })}
        </Button>
      }
    >
      <InvoiceTable invoices={invoices.filter(({ date }) => date.startsWith(year))} download={download} />
    </Card>
  ));
}
