import { type ReactElement, useMemo } from "react";

import { formatDate } from "../../domain/format/format.ts";
import { typeset } from "../../domain/format/typeset.ts";
import type { Barometer, Filters } from "../../generated/types.ts";
import { questionPath } from "../../lib/api.ts";
import { DocumentBody } from "../../page/document/document-body.tsx";
import { usePanels } from "../../page/reviews/use-panels.ts";
import { useSession } from "../../page/session/session.ts";
import { useCatalog } from "../../page/session/use-catalog.ts";
import { defaultState } from "../../page/state/page-state.ts";
import { Card } from "../../ui/card/card.tsx";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import styles from "./barometer.module.css";
import { BarometerTable, type TableRow } from "./barometer-table.tsx";
import { useTexts } from "./texts.ts";

interface BarometerMonthProps {
  barometer: Barometer;
  /** It is another month's, shown until the chosen one has come. */
  isStale: boolean;
}

/** A month: three sentences, its tiles, the tables of its parts, and the reviews behind each figure. */
export function BarometerMonth({ barometer, isStale }: BarometerMonthProps): ReactElement {
  const { t } = useTexts();
  const { dashboard, rows, children, overall, incidents, period, id, month, year, name } = barometer;
  const { app } = useSession();
  const catalog = useCatalog();
  const { openFigure } = usePanels(true);
  const monthName = formatDate(period.from, "month");
  // Month and territory are chosen above: the document has no bar of its own.
  const addressed = useMemo(() => ({ state: defaultState(dashboard), change: () => undefined, choose: () => undefined }), [dashboard]);
  const params = { id, month, year: String(year) };
  const openRow = (dimension: "category" | "child") => (row: TableRow) => {
    const own: Filters = row.key === null ? {} : { [dimension]: [row.key] };
    openFigure({ counts: "reviews", label: `${row.label}, ${monthName}`, filters: { ...dashboard.filters, ...own } });
  };

  const total: TableRow = { key: null, label: t("overall"), figures: overall };
  const shared = { total, samples: app.samples, empty: t("noRows", { month: monthName }) };
  return (
    <div className={styles.body} aria-busy={isStale}>
      {!barometer.complete && <p className={styles.incomplete}>{t("incomplete", { day: formatDate(period.to, "long") })}</p>}
      <Sentences barometer={barometer} />
      {catalog ? (
        <DocumentBody
          key={`${id} ${year}-${month}`}
          title={`${t("title")} · ${name}`}
          document={dashboard}
          addressed={addressed}
          catalog={catalog}
          facetsPath={null}
          resultsPath={questionPath("askBarometerResults", { params })}
          revision={`${id} ${year}-${month}`}
          audience="private"
        />
      ) : (
        <Skeleton shape="block" />
      )}
      <Card flush className={styles.parts} title={t("byCategory")} footer={<p className={styles.note}>{t("note")}</p>}>
        <BarometerTable
          {...shared}
          caption={t("byCategory")}
          header={t("category")}
          rows={rows.map(({ category, label, figures }) => ({ key: category, label, figures }))}
          onOpen={openRow("category")}
        />
      </Card>
      {children.length > 0 && (
        <Card flush className={styles.parts} title={t("byChild")}>
          <BarometerTable
            {...shared}
            caption={t("byChild")}
            header={t("child")}
            rows={children.map(({ child, label, figures }) => ({ key: child, label, figures }))}
            onOpen={openRow("child")}
          />
        </Card>
      )}
      <Incidents incidents={incidents} />
    </div>
  );
}

function Sentences({ barometer: { sentences, calendar } }: { barometer: Barometer }): ReactElement {
  const { t } = useTexts();
  const [moved = "", why = "", context = ""] = sentences.map(typeset);
  // Within the sentence its first word may be in lower case.
  const more = calendar.map(typeset).filter((one) => !context.toLowerCase().includes(one.toLowerCase()));
  const parts = [
    [t("moved"), moved],
    [t("why"), why],
    [t("context"), context],
  ] as const;
  return (
    <Card title={t("sentences")}>
      <dl className={styles.sentences}>
        {parts.map(([term, text]) => (
          <div key={term} className={styles.sentence}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {more.length > 0 && (
          <div className={styles.sentence}>
            <dt>{t("calendar")}</dt>
            <dd>{more.join(" ")}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Incidents({ incidents }: { incidents: Barometer["incidents"] }): ReactElement {
  const { t } = useTexts();
  return (
    <Card flush title={t("incidents")}>
      <DataTable
        caption={t("incidents")}
        columns={[
          { id: "incident", header: t("incident"), rowHeader: true, cell: ({ label }) => label },
          { id: "now", header: t("incidentsNow"), numeric: true, cell: ({ reviews }) => reviews },
          { id: "year", header: t("incidentsYear"), numeric: true, cell: ({ previous_reviews }) => previous_reviews },
        ]}
        rows={incidents}
        rowKey={({ incident }) => incident}
        empty={<p>{t("noIncidents")}</p>}
      />
    </Card>
  );
}
