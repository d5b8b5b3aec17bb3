import { type ReactElement, useCallback } from "react";

import type { Change } from "../../engine/document/edit.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { Dashboard } from "../../generated/types.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import type { PageContext } from "../../page/tiles/page-context.ts";
import type { ResultsStore } from "../../page/results/results-store.ts";
import { usePageProgress } from "../../page/results/use-results.ts";
import { EditGrid } from "./edit-grid.tsx";
import { EditList } from "./edit-list.tsx";
import styles from "./edit.module.css";
import { leastOf } from "./least-size.ts";
import { useTexts } from "./texts.ts";
import type { TileEditing } from "./use-tile-entries.ts";

interface CanvasProps {
  document: Dashboard;
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
  selected: string | undefined;
  /** Whether the window has room for one column only. */
  single: boolean;
  editing: TileEditing;
  onSelect: (id: string) => void;
  onChange: (change: Change) => void;
}

/** The document being edited, section after section, each a grid in which widgets move. */
export function Canvas({ document, tiles, store, page, selected, single, editing, onSelect, onChange }: CanvasProps): ReactElement {
  const { t } = useTexts();
  const { running } = usePageProgress(store);
  return (
    <div id="editor-canvas" className={styles.canvas} data-render-state={running ? "loading" : "ready"}>
      {tiles.length === 0 && <EmptyState title={t("empty.title")}>{t("empty.text")}</EmptyState>}
      {document.layout.tabs.map((tab) =>
        tab.sections.map((section) => (
          <SectionCanvas
            key={`${tab.id} ${section.id}`}
            tab={tab.id}
            section={section.id}
            title={[document.layout.tabs.length > 1 ? tab.title : undefined, section.title].filter(Boolean).join(" – ")}
            tiles={tiles.filter(({ place }) => place.tab === tab.id && place.section === section.id)}
            {...{ store, page, selected, single, editing, onSelect, onChange }}
          />
        )),
      )}
    </div>
  );
}

interface SectionCanvasProps extends Omit<CanvasProps, "document"> {
  tab: string;
  section: string;
  title: string;
}

function SectionCanvas({ tab, section, title, single, onChange, onSelect, ...rest }: SectionCanvasProps): ReactElement {
  const onBoxes = useCallback(
    (boxes: Readonly<Record<string, { x: number; y: number; w: number; h: number }>>) =>
      onChange({
        type: "place",
        in: { tab, section },
        grid: Object.entries(boxes).map(([widget, { x, y, w, h }]) => ({ widget, x, y, w, h })),
      }),
    [onChange, tab, section],
  );
  const shown = { ...rest, level: title ? 3 : 2 } as const;
  return (
    <section>
      {title && <h2 className={styles.group}>{title}</h2>}
      {single ? <EditList {...shown} /> : <EditGrid {...shown} leastOf={leastOf} onSelect={onSelect} onBoxes={onBoxes} />}
    </section>
  );
}
