import { useQuery } from "@tanstack/react-query";
import { BookOpenText, Download, FileText, Printer } from "lucide-react";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";

import { barometerMonth, firstDay, latestMonth, type Month, monthOf, readMonth } from "../../domain/barometer/month.ts";
import { addMonths } from "../../domain/time/day.ts";
import { fileNameOf } from "../../domain/format/csv.ts";
import { formatDate, formatPeriod } from "../../domain/format/format.ts";
import { typeset } from "../../domain/format/typeset.ts";
import type { Barometer } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { saveTable } from "../../lib/save-table.ts";
import { callApi } from "../../lib/api.ts";
import { PaperDialog } from "../../page/export/lazy-paper-dialog.tsx";
import { MarksSwitch } from "../../page/journal/marks-switch.tsx";
import { useJournalMarks } from "../../page/journal/use-journal-marks.ts";
import { PageHead } from "../../page/layout/page-head.tsx";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { useSession } from "../../page/session/session.ts";
import { useScreenTitle } from "../../page/session/use-screen-title.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Select } from "../../ui/select/select.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { barometerLines } from "./barometer-csv.ts";
import { BarometerMonth } from "./barometer-month.tsx";
import styles from "./barometer.module.css";
import { barometerQuery, territoriesQuery } from "./barometer-queries.ts";
import { MonthPicker, nameOf } from "./month-picker.tsx";
import { useTexts } from "./texts.ts";

const JournalPanel = lazy(() => import("./journal-panel.tsx"));

/** «Baromètre»: a month of the territory or of one of its parts. The address has the month and the territory. */
export default function BarometerScreen(): ReactElement {
  const { user } = useSession();
  const own = user?.destination;
  return own ? <MonthScreen own={own.id} /> : <NotFoundScreen />;
}

function MonthScreen({ own }: { own: string }): ReactElement {
  const { t } = useTexts();
  const today = useToday();
  const { month, running, territory, show } = useBarometerAddress(today, own);
  const { data, error, isPlaceholderData, refetch } = useQuery(barometerQuery(territory, month));
  const { data: territories = [] } = useQuery(territoriesQuery);
  const [journal, setJournal] = useState<boolean>();
  const [paper, setPaper] = useState<boolean>();
  const marks = useJournalMarks("private", undefined);
  // The days of the curve: the month and the twelve before.
  const course = { from: addMonths(firstDay(month), -12), to: addMonths(firstDay(month), 1) };
  const name = data?.name ?? territories.find(({ id }) => id === territory)?.name ?? "";
  useScreenTitle([t("title"), nameOf(month), name].filter(Boolean).join(" · "));
  if (error instanceof Problem && error.status === 404) return <NotFoundScreen />;

  return (
    <>
      <PageHead title={t("title")} subtitle={data && subtitleOf(data, t)} filling>
        <MonthPicker month={month} latest={running} onChange={(chosen) => show({ month: chosen })} />
        {territories.length > 1 && (
          <Select
            className={styles.territory}
            label={t("territory")}
            labelHidden
            clearable={false}
            options={territories.map(({ id, name: label }) => ({ value: id, label }))}
            value={territory}
            onChange={(id) => id && show({ territory: id })}
          />
        )}
        <MarksSwitch marks={marks} range={course} />
        <Button icon={BookOpenText} onClick={() => setJournal(true)}>
          {t("journal")}
        </Button>
        <Button icon={Download} aria-label={t("csvLabel")} disabled={!data} onClick={() => data && saveCsv(data, t)}>
          {t("csv")}
        </Button>
        <Button icon={FileText} disabled={!data} onClick={() => setPaper(true)}>
          {t("pdf")}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t("print")}
        </Button>
      </PageHead>
      {error ? (
        <EmptyState
          tone="danger"
          title={error instanceof Problem ? (error.errors[0]?.detail ?? error.message) : t("failed")}
          actions={
            <>
              <Button onClick={() => void refetch()}>{t("retry")}</Button>
              <Button onClick={() => show({ month: latestMonth(today) })}>{t("toLatest", { month: nameOf(latestMonth(today)) })}</Button>
            </>
          }
        />
      ) : data ? (
        <BarometerMonth barometer={data} isStale={isPlaceholderData} />
      ) : (
        <Skeleton shape="block" />
      )}
      {paper !== undefined && data && (
        <PaperDialog
          open={paper}
          onClose={() => setPaper(false)}
          document={data.dashboard}
          start={({ tabs: _tabs, state: _state, ...query }) =>
            callApi("exportBarometer", { params: { id: data.id, month: data.month, year: String(data.year) }, query })
          }
        />
      )}
      {journal !== undefined && (
        <Suspense fallback={null}>
          <JournalPanel open={journal} onClose={() => setJournal(false)} />
        </Suspense>
      )}
    </>
  );
}

type Words = ReturnType<typeof useTexts>["t"];

function subtitleOf({ name, period, compared }: Barometer, t: Words): string {
  const days = formatPeriod(period.from, period.to);
  return typeset(
    t("subtitle", { territory: name, month: formatDate(period.from, "month"), days, compared: formatPeriod(compared.from, compared.to) }),
  );
}

function saveCsv(data: Barometer, t: Words): void {
  const name = fileNameOf(t("fileName", { territory: data.name, month: `${data.year} ${data.month}` }));
  saveTable(
    name,
    barometerLines(data, (key) => t(key as never)),
  );
}

interface BarometerAddress {
  /** The month that is read: the address names it, else it is the latest that is over. */
  month: Month;
  /** The running month: the last one that can be read. */
  running: Month;
  territory: string;
  show: (part: { month?: Month; territory?: string }) => void;
}

/** Month and territory of the barometer, in its address; `own` is the territory where it names none. */
function useBarometerAddress(today: string, own: string): BarometerAddress {
  const [search, setSearch] = useSearchParams();
  const month = readMonth(search.get("month"), search.get("year")) ?? latestMonth(today);
  const territory = search.get("territory") ?? own;
  return {
    month,
    running: monthOf(today),
    territory,
    show: (part) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        const shown = part.month ?? month;
        next.set("month", barometerMonth(shown.month));
        next.set("year", String(shown.year));
        const wanted = part.territory ?? territory;
        if (wanted === own) next.delete("territory");
        else next.set("territory", wanted);
        next.delete("avis");
        return next;
      }),
  };
}
