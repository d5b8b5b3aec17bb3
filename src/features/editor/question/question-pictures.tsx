import { type ReactElement, useMemo } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { drawnBy, picturesOf, type Picture, type Question } from "../../../engine/document/pictures.ts";
import { questionOf } from "../../../engine/document/question.ts";
import { plan } from "../../../engine/plan/plan.ts";
import type { Dashboard } from "../../../generated/types.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";
import { usePageContext } from "../../../page/document/use-page-context.ts";
import { TileFrame } from "../../../page/tiles/tile-frame.tsx";
import { preloadViews, viewsOf } from "../../../page/tiles/views.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useNames } from "../settings/use-names.ts";
import { useTexts } from "../texts.ts";
import { usePreviewResults } from "../drawing/use-editor-results.ts";
import styles from "./question.module.css";

/** Pictures drawn at once: more are variations of the first ones. */
const MOST_PICTURES = 6;

interface PicturesProps {
  /** Its period, comparison and filters are those under which the answer is drawn. */
  document: Dashboard;
  catalog: PlanCatalog;
  onPlace: (picture: Picture) => void;
  question: Question;
  /** Those that the measure knows. */
  dimensions: readonly { value: string; label: string }[];
  /** Asks by another dimension instead. */
  onBy: (dimension: string) => void;
}

/** Dimensions offered where a question cannot be drawn. */
const MOST_OFFERED = 4;

/** The answer to a question in each view that can draw it; where none can, what else could be asked. */
export function Pictures({ question, document, catalog, dimensions, onBy, onPlace }: PicturesProps): ReactElement {
  const { t } = useTexts();
  const names = useNames(catalog.metrics);
  const text = JSON.stringify(question);
  const pictures = useMemo(() => picturesOf(JSON.parse(text) as Question, catalog).slice(0, MOST_PICTURES), [text, catalog]);
  const title = pictures[0] ? names.question(questionOf(pictures[0].widget, catalog)) : "";
  const shown = useMemo(() => previewOf(pictures, document, title), [pictures, document, title]);
  const tiles = useMemo(() => {
    const planned = plan(shown, catalog);
    void preloadViews(viewsOf(planned));
    return planned;
  }, [shown, catalog]);
  const { store, reload, state, range } = usePreviewResults(shown, tiles);
  const page = usePageContext({ range, state, audience: "private", editor: true, reload });
  if (pictures.length === 0) {
    const known = drawnBy(
      question,
      dimensions.map(({ value }) => value),
      catalog,
    ).slice(0, MOST_OFFERED);
    return (
      <>
        <p role="status" className={styles.none}>
          {t("question.noPicture")}
        </p>
        <div className={styles.offered}>
          {dimensions
            .filter(({ value }) => known.includes(value))
            .map(({ value, label }) => (
              <Button key={value} onClick={() => onBy(value)}>
                {t("question.byInstead", { dimension: label })}
              </Button>
            ))}
        </div>
      </>
    );
  }
  return (
    <>
      <p role="status" className={styles.none}>
        {t("question.found", { count: pictures.length })}
      </p>
      <ul className={styles.pictures}>
        {pictures.map((picture, at) => {
          const tile = tiles.find(({ id }) => id === idOf(at));
          const { label } = catalog.views[picture.view] ?? { label: picture.view };
          return (
            <li key={picture.view} data-best={at === 0 || undefined} data-wide={isWide(picture.view) || undefined}>
              <div className={styles.picture} data-picture={picture.view}>
                {tile && <TileFrame tile={tile} level={3} store={store} page={page} />}
              </div>
              <Button
                variant={at === 0 ? "primary" : "secondary"}
                onClick={() => onPlace({ ...picture, widget: { ...picture.widget, title } })}
              >
                {t("question.place", { view: label })}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Whether a view shows columns of words and figures, which half the room would cut. */
function isWide(view: string): boolean {
  const manifest = viewManifests[view as keyof typeof viewManifests];
  return manifest.charted !== true && manifest.defaultSize.w >= 6;
}

function idOf(at: number): string {
  return `picture-${at + 1}`;
}

/** The pictures as a document of their own, under the dashboard's period and filters. */
function previewOf(pictures: readonly Picture[], { period, compare, filters, parameter }: Dashboard, title: string): Dashboard {
  const optional = Object.fromEntries(Object.entries({ period, compare, filters, parameter }).filter(([, value]) => value !== undefined));
  return {
    version: 1,
    title: "-",
    ...optional,
    widgets: Object.fromEntries(pictures.map(({ widget }, at) => [idOf(at), { ...widget, title }])),
    layout: {
      tabs: [
        {
          id: "t",
          sections: [
            {
              id: "s",
              grid: pictures.map(({ view }, at) => ({
                widget: idOf(at),
                x: 0,
                y: at * 10,
                ...viewManifests[view as keyof typeof viewManifests].defaultSize,
              })),
            },
          ],
        },
      ],
    },
  };
}
