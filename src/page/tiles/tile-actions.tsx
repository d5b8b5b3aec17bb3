import { CircleHelp, Download, ImageDown, MessageSquareText, MoreHorizontal, RotateCw, Table2 } from "lucide-react";
import type { ReactElement } from "react";

import { fileNameOf } from "../../domain/format/csv.ts";
import { addDays } from "../../domain/time/day.ts";
import { entry } from "../../engine/entry.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { LinkOutput } from "../../generated/types.ts";
import { viewManifests } from "../../generated/view-manifests.ts";
import { saveTable } from "../../lib/save-table.ts";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { pageTableWords } from "../../ui/chart/words/view-text.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import type { MenuEntry } from "../../ui/menu/menu-entries.tsx";
import { readSources } from "../reviews/figure-of.ts";
import type { PageContext, TileInstance } from "./page-context.ts";
import { TileBadge } from "./tile-badge.tsx";
import { shownMeasures } from "../method/tile-method.ts";
import type { OnDrill, ShownPart } from "./tile-parts.ts";
import type { TileState } from "./tile-state.ts";
import styles from "./tile.module.css";
import { usePageTexts } from "../words/texts.ts";

interface TileActionsProps {
  tile: Tile;
  instance?: string | undefined;
  place?: TileInstance | undefined;
  /** What the menu offers first, whether the tile can be drawn or not. */
  own?: readonly MenuEntry[] | undefined;
  page: PageContext;
  /** Those that are drawn. */
  parts: readonly ShownPart[];
  onDrill: OnDrill;
  asTable: boolean;
  onTable: () => void;
  state: TileState;
  /** When the data of a tile that is not up to date were counted (ISO 8601). */
  countedAt: string | null;
}

/** What is at the end of a tile's header: how far its figures may be trusted, the filters that do not reach it, and its menu. */
export function TileActions({
  tile,
  instance,
  place,
  own = [],
  page,
  parts,
  onDrill,
  asTable,
  onTable,
  state,
  countedAt,
}: TileActionsProps): ReactElement {
  const { t } = usePageTexts();
  const menu = (entries: readonly MenuEntry[]): ReactElement | false =>
    entries.length > 0 && (
      <Menu
        label={t("tile.menu", { title: tile.title })}
        entries={entries}
        trigger={(trigger) => (
          <IconButton {...trigger} icon={MoreHorizontal} size="compact" label={t("tile.menu", { title: tile.title })} />
        )}
      />
    );
  if (!tile.ok) return <>{menu(own)}</>;
  const entries: MenuEntry[] = [];
  const { from, to } = page.view.period;
  const ground = [instance, page.about].flatMap((name) => (name ? [fileNameOf(name)] : []));
  const fileOf = (name: string): string => [fileNameOf(name), ...ground, from, addDays(to, -1)].join("_");
  if (parts.length > 0) entries.push({ id: "table", label: asTable ? t("tile.chart") : t("tile.table"), icon: Table2, onSelect: onTable });
  const saves: (() => void)[] = [];
  for (const { module, props, label } of mayTake(page, "csv") ? parts : []) {
    if (!module || !props) continue;
    const name = parts.length > 1 && label ? `${tile.title}, ${label}` : tile.title;
    const save = (): void => saveTable(fileOf(name), module.tableOf(props, pageTableWords()));
    saves.push(save);
    entries.push({
      id: `csv ${label ?? ""}`,
      label: parts.length > 1 ? t("tile.csvOf", { name: label ?? tile.title }) : t("tile.csv"),
      icon: Download,
      onSelect: save,
    });
  }
  const { explained, onMethod, onIdentity } = page;
  const { onImage } = page;
  if (onImage && !asTable && mayTake(page, "png") && parts.some(({ view }) => entry(viewManifests, view)?.charted))
    entries.push({
      id: "png",
      label: t("tile.png"),
      icon: ImageDown,
      onSelect: () =>
        onImage({
          selector: `[data-widget="${CSS.escape(tile.id)}"]${instance === undefined ? "" : `[data-instance="${CSS.escape(instance)}"]`}`,
          title: tile.title,
          filename: fileOf(tile.title),
          about: page.about,
          period: page.view.period,
          compared: page.view.comparedTo,
          filters: { own: { ...tile.query.where, ...(place ? { [place.by]: [place.value] } : {}) }, ignored: tile.ignored },
          countedAt: countedAt,
        }),
    });
  if (onDrill && tile.kind !== "text" && readSources.includes(tile.source))
    entries.push({
      id: "reviews",
      label: t("tile.reviews"),
      icon: MessageSquareText,
      onSelect: () => (onIdentity ? onIdentity(tile, place, true) : onDrill({ filters: {}, label: tile.title })),
    });
  const results = parts.map(({ props }) => props?.result);
  const shown = explained && onMethod ? shownMeasures(tile, results, explained) : [];
  if (shown.length > 0)
    entries.push({
      id: "method",
      label: t(onIdentity ? "tile.identity" : shown[0]?.measure.unit === "rating" ? "tile.methodNote" : "tile.methodFigure"),
      icon: CircleHelp,
      onSelect: () => (onIdentity ? onIdentity(tile, place) : onMethod?.(shown)),
    });
  return (
    <>
      <TileBadge state={state} parts={parts} page={page} countedAt={countedAt} />
      {state === "stale" && !page.view.printing && (
        <IconButton icon={RotateCw} size="compact" label={t("tile.retry", { title: tile.title })} onClick={page.reload} />
      )}
      {tile.ignored.length > 0 && (
        <span
          className={styles.ignored}
          title={t("tile.ignored", { dimensions: tile.ignored.map((name) => page.dimensionLabel(name)).join(", ") })}
        >
          {t("tile.ignoredShort", { count: tile.ignored.length })}
        </span>
      )}
      {tile.options.export === true && saves[0] && !page.view.printing && (
        <Button size="compact" icon={Download} onClick={saves[0]}>
          {t("tile.export")}
        </Button>
      )}
      {menu(own.length > 0 && entries.length > 0 ? [...own, { id: "reading", separator: true }, ...entries] : [...own, ...entries])}
    </>
  );
}

/** Whether the reader may take a file of the tile. */
function mayTake({ outputs }: PageContext, output: LinkOutput): boolean {
  return outputs?.includes(output) ?? true;
}
