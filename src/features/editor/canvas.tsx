import { MoreHorizontal } from "lucide-react";
import { type ReactElement, useCallback, useMemo } from "react";

import { deviceColumns, leastWidthOn } from "../../engine/document/devices.ts";
import type { Change } from "../../engine/document/edit.ts";
import { gridColumns } from "../../engine/document/grid.ts";
import type { SectionPlace } from "../../engine/document/structure.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { Dashboard, Section } from "../../generated/types.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { FixedColumns } from "../../page/layout/use-columns.ts";
import type { PageContext, TileInstance } from "../../page/tiles/page-context.ts";
import type { ResultsStore } from "../../page/results/results-store.ts";
import { usePageProgress } from "../../page/results/use-results.ts";
import { DeviceBar } from "./device/device-bar.tsx";
import { columnsOf, isMoved, placing, type ShownDevice, sizeOn } from "./device/shown-device.ts";
import { GHOST } from "./drop/dropped-boxes.ts";
import deviceStyles from "./device/device.module.css";
import type { EditedTiles } from "./edit-grid.tsx";
import { EditGrid } from "./edit-grid.tsx";
import { EditList } from "./edit-list.tsx";
import styles from "./edit.module.css";
import { leastOf } from "./drawing/least-size.ts";
import { StructureBar } from "./structure/structure-bar.tsx";
import type { Structure } from "./structure/use-structure.ts";
import type { Boxes } from "./use-grid-gesture.ts";
import structural from "./structure/structure.module.css";
import { useTexts } from "./texts.ts";

interface CanvasProps extends Omit<EditedTiles, "tiles" | "level" | "onDropType"> {
  document: Dashboard;
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
  structure: Structure;
  openTab: string;
  onOpenTab: (tab: string) => void;
  tabProblems: ReadonlyMap<string, number>;
  /** Whether the window has room for one column only. */
  single: boolean;
  dimensionLabel: (name: string) => string;
  /** What the widgets are shown on; their boxes are those of this device. */
  device: ShownDevice;
  /** A type was dropped on a section; `placed` gives all boxes their place once it has an id. */
  onDropType: (type: string, to: SectionPlace, placed: (id: string) => Change) => void;
  onChange: (change: Change) => void;
}

/** The document being edited: the open tab, section after section, each a grid in which widgets move. */
export function Canvas(props: CanvasProps): ReactElement {
  const { document, tiles, structure, openTab, onOpenTab, tabProblems, store, device, onChange } = props;
  const { t } = useTexts();
  const { running } = usePageProgress(store);
  const tab = document.layout.tabs.find(({ id }) => id === openTab);
  return (
    <div id="editor-canvas" className={styles.canvas} data-render-state={running ? "loading" : "ready"}>
      <StructureBar document={document} structure={structure} open={openTab} onOpen={onOpenTab} problems={tabProblems}>
        {device !== "desktop" && <DeviceBar document={document} tab={openTab} device={device} onChange={onChange} />}
        {tiles.length === 0 && !props.dropping && <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>}
        <FixedColumns value={columnsOf(device)}>
          <div className={deviceStyles.sheet} data-device={device}>
            {tab?.sections.map((section) => (
              <SectionCanvas
                key={`${tab.id} ${section.id} ${device}`}
                {...props}
                tab={tab.id}
                section={section}
                alone={tab.sections.length === 1}
                tiles={tiles.filter(({ place }) => place.tab === tab.id && place.section === section.id)}
              />
            ))}
          </div>
        </FixedColumns>
      </StructureBar>
    </div>
  );
}

/** The value that is drawn of a repeated section: the first of those in its answers; null where they are none, undefined while nothing is known and of a section that does not repeat. */
function useRepeated(
  store: ResultsStore,
  by: string | undefined,
  tiles: readonly Tile[],
): { instance: TileInstance; label: string } | null | undefined {
  const { running } = usePageProgress(store);
  const [first] = by === undefined ? [] : store.instancesOf(tiles.map(({ id }) => id));
  const { value, label } = first ?? {};
  const instance = useMemo(() => (by === undefined || value === undefined ? undefined : { by, value }), [by, value]);
  if (by === undefined || (!instance && running)) return undefined;
  return instance ? { instance, label: label ?? instance.value } : null;
}

interface SectionCanvasProps extends CanvasProps {
  tab: string;
  section: Section;
  /** Whether its tab has no other. */
  alone: boolean;
}

function SectionCanvas(props: SectionCanvasProps): ReactElement {
  const { tab, section, alone, tiles, single, structure, dimensionLabel, device, onChange, onDropType } = props;
  const { store, page, selected, problems, kept, dropping, editing, places, onSelect } = props;
  const { t } = useTexts();
  const place = useMemo(() => ({ tab, section: section.id }), [tab, section.id]);
  const { title, repeat } = section;
  const onBoxes = useCallback(
    (boxes: Boxes) => {
      // Where nothing has moved on a device, its layout stays derived.
      if (device === "desktop" || isMoved(tiles, boxes)) onChange(placing(place, boxes, device));
    },
    [onChange, place, device, tiles],
  );
  const size = useMemo(() => dropping && sizeOn(dropping, device), [dropping, device]);
  const onDrop = (type: string, { [GHOST]: box, ...others }: Boxes): void =>
    onDropType(type, place, (widget) => placing(place, box ? { ...others, [widget]: box } : others, device));
  const least = useCallback(
    (tile: Tile) => (device === "desktop" ? leastOf(tile) : { ...leastOf(tile), w: leastWidthOn(device, leastOf(tile).w) }),
    [device],
  );
  const repeated = useRepeated(store, repeat?.by, tiles);
  const instance = repeated === undefined ? undefined : (repeated?.instance ?? null);
  const shown = {
    store,
    page,
    instance,
    selected,
    problems,
    kept,
    dropping,
    editing,
    places,
    onSelect,
    tiles,
    level: title ? 3 : 2,
  } as const;
  const named = title !== undefined || repeat !== undefined || !alone;
  return (
    <section className={structural.section}>
      {/* On a device the bar above says how its layout came about. */}
      <div className={structural.head} data-quiet={(!named && device === "desktop") || undefined}>
        {title ? <h2>{title}</h2> : named && <span className={structural.unnamed}>{t("structure.unnamed")}</span>}
        {repeat && <Badge tone="accent">{t("structure.repeated", { dimension: dimensionLabel(repeat.by) })}</Badge>}
        {repeated && <span className={structural.unnamed}>{t("structure.instance", { value: repeated.label })}</span>}
        <Menu
          label={t("structure.sectionMenu", { title: title ?? t("structure.unnamed") })}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              icon={MoreHorizontal}
              size="compact"
              label={t("structure.sectionMenu", { title: title ?? t("structure.unnamed") })}
            />
          )}
          entries={structure.sectionEntries(place)}
        />
      </div>
      {tiles.length === 0 && !alone && !dropping && <p className={structural.emptySection}>{t("structure.empty")}</p>}
      {repeated === null && tiles.length > 0 && <p className={structural.noInstance}>{t("structure.noInstance")}</p>}
      {single ? (
        <EditList {...shown} />
      ) : (
        <EditGrid
          {...shown}
          dropping={size}
          columns={device === "desktop" ? gridColumns : deviceColumns[device]}
          leastOf={least}
          onBoxes={onBoxes}
          onDropType={onDrop}
        />
      )}
    </section>
  );
}
