import { RotateCw } from "lucide-react";
import { type CSSProperties, lazy, type ReactElement, Suspense, useMemo, useState } from "react";

import { bandsOf } from "../../engine/document/grid.ts";
import type { Tile } from "../../engine/plan/plan.ts";
import type { Dashboard, Section, Tab } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import type { PageContext } from "../tiles/page-context.ts";
import { usePrinting } from "../layout/printing.ts";
import type { ResultsStore } from "../results/results-store.ts";
import { arrangedTiles } from "../tiles/arranged-tiles.ts";
import { growsWithContent } from "../tiles/tile-rows.ts";
import { TileFrame } from "../tiles/tile-frame.tsx";
import { useColumns, usePairs } from "../layout/use-columns.ts";
import { usePageProgress } from "../results/use-results.ts";
import { useViewsSettled, viewsOf } from "../tiles/views.ts";
import styles from "./page.module.css";
import { usePageTexts } from "../words/texts.ts";

/** Few documents have tabs, and they bring a part of the component library. */
const Tabs = lazy(() => import("../../ui/tabs/tabs.tsx").then((module) => ({ default: module.Tabs })));

interface PageSectionsProps {
  document: Dashboard;
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
}

/** Tabs and sections of a document, each section a grid; a repeated section once for each of its instances. */
export function PageSections({ document, tiles, store, page }: PageSectionsProps): ReactElement {
  const { t } = usePageTexts();
  const { running, failed } = usePageProgress(store);
  const [chosen, setChosen] = useState<string>();
  const tabs = document.layout.tabs;
  const open = (page.onTab ? page.tab : chosen) ?? tabs[0]?.id ?? "";
  const ready = useViewsSettled(viewsOf(tiles)) && !running;
  return (
    <div className={styles.page} data-render-state={ready ? "ready" : "loading"}>
      {failed && (
        <div className={styles.failed}>
          <p role="alert">{failed}</p>
          <Button size="compact" icon={RotateCw} onClick={page.reload}>
            {t("notice.error.retry")}
          </Button>
        </div>
      )}
      {tabs.length > 1 ? (
        <Suspense fallback={null}>
          <Tabs
            label={t("tabs")}
            value={open}
            onChange={page.onTab ?? setChosen}
            tabs={tabs.map((tab) => ({
              id: tab.id,
              label: tab.title ?? tab.id,
              content: <TabSections tab={tab} tiles={tiles} store={store} page={page} />,
            }))}
          />
        </Suspense>
      ) : (
        tabs[0] && <TabSections tab={tabs[0]} tiles={tiles} store={store} page={page} />
      )}
    </div>
  );
}

interface TabSectionsProps {
  tab: Tab;
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
}

function TabSections({ tab, tiles, store, page }: TabSectionsProps): ReactElement {
  const isSingle = useColumns() === 1;
  const named = tab.sections.filter(({ title }) => title);
  return (
    <div className={styles.page}>
      {isSingle && named.length > 1 && <SectionChips sections={named} />}
      {tab.sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          tiles={tiles.filter(({ place }) => place.tab === tab.id && place.section === section.id)}
          store={store}
          page={page}
        />
      ))}
    </div>
  );
}

/** On a phone, the way to each section: a page of one column is long. */
function SectionChips({ sections }: { sections: readonly Section[] }): ReactElement {
  const { t } = usePageTexts();
  const goTo = (section: string): void => {
    const place = document.getElementById(anchorOf(section));
    place?.scrollIntoView({ block: "start" });
    place?.focus({ preventScroll: true });
  };
  return (
    <nav className={styles.chips} aria-label={t("sections")}>
      {sections.map(({ id, title }) => (
        <button key={id} type="button" className={styles.chip} onClick={() => goTo(id)}>
          {title}
        </button>
      ))}
    </nav>
  );
}

function anchorOf(section: string): string {
  return `section-${section}`;
}

interface SectionViewProps {
  section: Section;
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
}

function SectionView({ section, tiles, store, page }: SectionViewProps): ReactElement {
  // Redraws when an instance of a repeated section arrives.
  usePageProgress(store);
  if (!section.repeat)
    return <SectionGrid section={section} anchor={anchorOf(section.id)} title={section.title} tiles={tiles} store={store} page={page} />;
  return (
    <>
      {store.instancesOf(tiles.map(({ id }) => id)).map(({ value, label }, at) => (
        <SectionGrid
          key={value}
          section={section}
          anchor={at === 0 ? anchorOf(section.id) : undefined}
          title={section.title ? `${section.title} – ${label}` : label}
          instance={value}
          by={section.repeat?.by}
          tiles={tiles}
          store={store}
          page={page}
        />
      ))}
    </>
  );
}

interface SectionGridProps {
  section: Section;
  /** Where the way to the section leads. */
  anchor: string | undefined;
  title: string | undefined;
  instance?: string;
  /** The dimension of which the instance is a value. */
  by?: string | undefined;
  tiles: readonly Tile[];
  store: ResultsStore;
  page: PageContext;
}

function SectionGrid({ section, anchor, title, instance, by, tiles, store, page }: SectionGridProps): ReactElement {
  const fitting = useColumns();
  const printing = usePrinting();
  const isSingle = fitting === 1;
  const pairs = usePairs() && isSingle;
  const columns = pairs ? 2 : fitting;
  const bands = useMemo(
    () => bandsOf(arrangedTiles(tiles, section, { columns: fitting, pairs, printing })),
    [tiles, section, fitting, pairs, printing],
  );
  return (
    <section className={styles.section}>
      {title && (
        <h2 id={anchor} tabIndex={-1} className={styles.sectionTitle}>
          {title}
        </h2>
      )}
      <div className={styles.bands}>
        {bands.map((band) => (
          <div
            key={band[0]?.tile.id}
            className={styles.grid}
            data-single={isSingle || undefined}
            style={{ "--columns": columns } as CSSProperties}
          >
            {band.map(({ tile, ...box }) => (
              <div
                key={tile.id}
                className={styles.cell}
                // Texts, reviews and tables are read to their end; where they are alone in a row, nothing keeps them from it.
                data-grows={growsWithContent(tile) || undefined}
                style={
                  { gridColumn: `${box.x + 1} / span ${box.w}`, gridRow: `${box.y + 1} / span ${box.h}`, "--rows": box.h } as CSSProperties
                }
              >
                <TileFrame tile={tile} level={title ? 3 : 2} instance={instance} by={by} store={store} page={page} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
