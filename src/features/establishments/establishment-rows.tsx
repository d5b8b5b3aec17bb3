import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import { changeOf } from "../../domain/figure/change.ts";
import { type Figure, formatFigure, sampleOf, type Unit } from "../../domain/figure/figure.ts";
import { formatNumber } from "../../domain/format/format.ts";
import type { EstablishmentItem, SampleThresholds } from "../../generated/types.ts";
import type { Rows } from "../../page/list/use-rows.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { ChangeMark } from "../../ui/chart/figure/change-mark.tsx";
import { FigureMark } from "../../ui/chart/figure/figure-mark.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { TonalityBar } from "../../ui/tonality/tonality-bar.tsx";
import { Tooltip } from "../../ui/tooltip/tooltip.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import styles from "./establishments.module.css";
import { useTexts } from "./texts.ts";

interface EstablishmentRowsProps {
  items: readonly EstablishmentItem[];
  rows: Rows;
  selection: Selection;
  samples: SampleThresholds;
  /** The row whose point is highlighted on the map, and back. */
  marked: string | null;
  onMark: (id: string | null) => void;
  /** The address of an establishment's own pages. */
  pathOf: (id: string) => string;
}

/** The establishments of a page with their figures, each beside its change; cards under 768 px. */
export function EstablishmentRows({ items, rows, selection, samples, marked, onMark, pathOf }: EstablishmentRowsProps): ReactElement {
  const { t } = useTexts();
  const { drawn: inWindow, container } = rows;
  const drawn = inWindow.flatMap(({ index, props }) => {
    const item = items[index];
    return item ? [{ item, props }] : [];
  });
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t("list")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <VisuallyHidden>{t("column.select")}</VisuallyHidden>
          </th>
          <th scope="col">{t("column.name")}</th>
          {(["rating", "nps", "reviews", "response"] as const).map((name) => (
            <th key={name} scope="col" className={styles.number}>
              {t(`column.${name}`)}
            </th>
          ))}
          <th scope="col" className={styles.tonalities}>
            {t("column.tonalities")}
          </th>
        </tr>
      </thead>
      <tbody ref={container}>
        {drawn.map(({ item, props }) => (
          <tr
            key={item.id}
            {...props}
            data-selected={selection.has(item.id) || undefined}
            data-marked={item.id === marked || undefined}
            onPointerEnter={() => onMark(item.id)}
            onPointerLeave={() => onMark(null)}
            onFocus={() => onMark(item.id)}
            onBlur={() => onMark(null)}
          >
            <td className={styles.select}>
              <Checkbox
                label={<VisuallyHidden>{t("row.select", { name: item.name })}</VisuallyHidden>}
                checked={selection.has(item.id)}
                onChange={() => selection.toggle(item.id)}
              />
            </td>
            <th scope="row">
              <Link to={pathOf(item.id)} className={styles.name}>
                {item.name}
              </Link>
              <span className={styles.about}>{aboutOf(item, (count) => t("row.stars", { count }))}</span>
            </th>
            <FigureCell item={item} figure="rating" unit="rating" samples={samples} label={t("column.rating")} />
            <td className={styles.number} data-label={t("column.nps")}>
              <span className={styles.figure}>
                <Change now={item.cells.nps} before={item.compared?.nps} unit="nps" />
                <Nps cell={item.cells.nps} samples={samples} />
              </span>
            </td>
            <FigureCell item={item} figure="reviews" unit="count" samples={samples} label={t("column.reviews")} />
            <FigureCell item={item} figure="response_rate" unit="percent" samples={samples} label={t("column.response")} />
            <td className={styles.tonalities}>
              {item.cells.rating.n > 0 ? (
                <TonalityBar counts={item.spread} />
              ) : (
                <span className={styles.muted}>{item.reviews === 0 ? t("row.noReview") : "–"}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function aboutOf({ category_name, city, stars }: EstablishmentItem, starsText: (count: number) => string): string {
  return [stars === null ? category_name : `${category_name} ${starsText(stars)}`, city].filter(Boolean).join(" · ");
}

interface FigureCellProps {
  item: EstablishmentItem;
  figure: "rating" | "reviews" | "response_rate";
  unit: Unit;
  samples: SampleThresholds;
  label: string;
}

function FigureCell({ item, figure, unit, samples, label }: FigureCellProps): ReactElement {
  const { t } = useTexts();
  const cell: Figure = item.cells[figure];
  const before: Figure | undefined = item.compared?.[figure];
  return (
    <td className={styles.number} data-label={label}>
      <span className={styles.figure}>
        <Change now={cell} before={before} unit={unit} />
        <FigureMark figure={cell} unit={unit} sample={sampleOf(cell, unit, samples, "private")} name={label} />
      </span>
      {unit === "rating" && cell.n > 0 && cell.n < samples.small && (
        <span className={styles.sample}>{t("row.reviews", { count: cell.n, number: formatNumber(cell.n) })}</span>
      )}
    </td>
  );
}

function Change({ now, before, unit }: { now: Figure; before: Figure | undefined; unit: Unit }): ReactElement | null {
  const change = changeOf(now, before, unit, unit === "count" ? "none" : "up");
  return change && <ChangeMark change={change} better={unit === "count" ? "none" : "up"} bare quiet />;
}

/** A score with its interval, on hover and on focus. */
function Nps({ cell, samples }: { cell: Figure; samples: SampleThresholds }): ReactElement {
  const { t } = useTexts();
  const [low, high] = cell.interval ?? [];
  const value = formatFigure(cell.value, "nps");
  if (cell.value === null || low === undefined || high === undefined) return <span className={styles.muted}>{value}</span>;
  const words = { value, low: formatFigure(low, "nps"), high: formatFigure(high, "nps"), number: formatNumber(cell.n) };
  const text = t("row.npsOn", words);
  const isFew = cell.n < samples.small;
  return (
    <Tooltip
      text={
        <>
          {text}
          {isFew && <>. {t("row.npsFew", words)}</>}
        </>
      }
    >
      {(trigger) => (
        <button type="button" {...trigger} className={styles.nps} data-muted={isFew || undefined}>
          {value}
        </button>
      )}
    </Tooltip>
  );
}
