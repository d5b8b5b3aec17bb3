import type { ReactElement } from "react";

import { changeOf } from "../../domain/figure/change.ts";
import { formatFigure, restsOn, sampleOf } from "../../domain/figure/figure.ts";
import { formatNumber } from "../../domain/format/format.ts";
import type { BarometerFigure, BarometerFigures, SampleThresholds, Unit } from "../../generated/types.ts";
import { ChangeMark } from "../../ui/chart/figure/change-mark.tsx";
import type { DataColumn } from "../../ui/data-table/columns.ts";
import { DataTable } from "../../ui/data-table/data-table.tsx";
import styles from "./barometer.module.css";
import { useTexts } from "./texts.ts";

/** A part of the territory with its figures; the whole has no key. */
export interface TableRow {
  key: string | null;
  label: string;
  figures: BarometerFigures;
}

interface BarometerTableProps {
  caption: string;
  /** What the rows are: categories, children. */
  header: string;
  rows: readonly TableRow[];
  total: TableRow;
  samples: SampleThresholds;
  empty: string;
  /** Opens the reviews behind a row's figure. */
  onOpen: (row: TableRow) => void;
}

/** The figures of a month by the parts of a territory, each beside those that it is read against. */
export function BarometerTable({ caption, header, rows, total, samples, empty, onOpen }: BarometerTableProps): ReactElement {
  const { t } = useTexts();
  const columns: DataColumn<TableRow>[] = [
    { id: "name", header, rowHeader: true, cell: ({ label }) => label },
    {
      id: "rating",
      header: t("rating"),
      numeric: true,
      cell: (row) => <RatingCell figure={row.figures.rating} samples={samples} />,
    },
    {
      id: "ratingYear",
      header: t("ratingYear"),
      numeric: true,
      cell: ({ figures }) => <Move figure={figures.rating} unit="rating" samples={samples} />,
    },
    {
      id: "ratingBefore",
      header: t("ratingBefore"),
      numeric: true,
      cell: ({ figures }) => <Move figure={figures.rating} unit="rating" samples={samples} against="year" />,
    },
    {
      id: "reviews",
      header: t("reviews"),
      numeric: true,
      cell: (row) => (
        <button type="button" className={styles.open} aria-label={t("open", { name: row.label })} onClick={() => onOpen(row)}>
          {formatNumber(row.figures.reviews.now.value)}
        </button>
      ),
    },
    {
      id: "reviewsYear",
      header: t("reviewsYear"),
      numeric: true,
      cell: ({ figures }) => <Move figure={figures.reviews} unit="count" samples={samples} />,
    },
    { id: "nps", header: t("nps"), numeric: true, cell: ({ figures }) => <Plain figure={figures.nps} unit="nps" samples={samples} /> },
    {
      id: "responses",
      header: t("responses"),
      numeric: true,
      cell: ({ figures }) => <Plain figure={figures.response_rate} unit="percent" samples={samples} />,
    },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key ?? ""}
      total={rows.length > 0 ? total : undefined}
      empty={<p>{empty}</p>}
    />
  );
}

interface FigureProps {
  figure: BarometerFigure;
  samples: SampleThresholds;
}

/** The rating with its interval, greyed over a small sample. */
function RatingCell({ figure: { now }, samples }: FigureProps): ReactElement {
  const { t } = useTexts();
  const sample = sampleOf(now, "rating", samples, "private");
  const [low, high] = now.interval ?? [];
  const doubt = sample === "insufficient" ? t("few") : sample === "small" ? t("small") : null;
  return (
    <span className={styles.figure} data-sample={sample}>
      <strong>{formatFigure(now.value, "rating")}</strong>
      {doubt ? (
        <small>{doubt}</small>
      ) : (
        low !== undefined &&
        high !== undefined && <small>{t("interval", { low: formatFigure(low, "rating"), high: formatFigure(high, "rating") })}</small>
      )}
    </span>
  );
}

function Plain({ figure: { now }, unit, samples }: FigureProps & { unit: Unit }): ReactElement {
  return (
    <span className={styles.figure} data-sample={sampleOf(now, unit, samples, "private")}>
      {formatFigure(now.value, unit)}
    </span>
  );
}

/** The move since the same days a year before, or since the twelve months before. */
function Move({ figure, unit, samples, against = "previous" }: FigureProps & { unit: Unit; against?: "previous" | "year" }): ReactElement {
  const before = figure[against];
  const better = unit === "count" ? "none" : "up";
  const change = changeOf(figure.now, before, unit, better);
  if (!change) return <span className={styles.nothing}>-</span>;
  const isUncertain = unit !== "count" && [figure.now, before].some((cell) => restsOn(cell) < samples.small);
  return <ChangeMark change={change} better={better} bare uncertain={isUncertain} />;
}
