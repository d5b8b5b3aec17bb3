import { type ReactElement, useMemo, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { picturesOf, type Picture, type Question } from "../../../engine/document/pictures.ts";
import { questionOf } from "../../../engine/document/question.ts";
import { plan } from "../../../engine/plan/plan.ts";
import type { Dashboard, Filters, Query } from "../../../generated/types.ts";
import { viewManifests } from "../../../generated/view-manifests.ts";
import { usePageContext } from "../../../page/document/use-page-context.ts";
import { TileFrame } from "../../../page/tiles/tile-frame.tsx";
import { preloadViews, viewsOf } from "../../../page/tiles/views.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import { Highlighted } from "../../../ui/text-match/highlighted.tsx";
import { bestFirst, matchesText } from "../../../ui/text-match/text-match.ts";
import { FiltersField } from "../../../page/filters/filters-field.tsx";
import { useNames } from "../settings/use-names.ts";
import { useTexts } from "../texts.ts";
import { usePreviewResults } from "../use-editor-results.ts";
import styles from "./question.module.css";

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Its period, comparison and filters are those under which the answer is drawn. */
  document: Dashboard;
  catalog: PlanCatalog;
  onPlace: (picture: Picture) => void;
}

/** Pictures drawn at once: more are variations of the first ones. */
const MOST_PICTURES = 6;

/** A question, then its picture: what, by what, over whom; the answer at once on the reader's own figures, in each view that can draw it. */
export function QuestionDialog({ open, onClose, document, catalog, onPlace }: QuestionDialogProps): ReactElement {
  const { t } = useTexts();
  return (
    <Modal open={open} onClose={onClose} title={t("question.title")} width={1120} height={720}>
      {open && (
        <QuestionForm
          document={document}
          catalog={catalog}
          onPlace={(picture) => {
            onPlace(picture);
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

function QuestionForm({ document, catalog, onPlace }: Pick<QuestionDialogProps, "document" | "catalog" | "onPlace">): ReactElement {
  const { t } = useTexts();
  const { metrics } = catalog;
  const names = useNames(metrics);
  const [measure, setMeasure] = useState<string>();
  const [by, setBy] = useState<readonly string[]>([]);
  const [where, setWhere] = useState<Filters>({});
  const [sought, setSought] = useState("");
  const measures = bestFirst(
    Object.entries(metrics.measures)
      .filter(([, { label, description }]) => matchesText(`${label} ${description ?? ""}`, sought))
      .toSorted(([, a], [, b]) => a.label.localeCompare(b.label, "fr")),
    sought,
    ([, { label }]) => label,
  );
  const source = measure === undefined ? undefined : metrics.measures[measure]?.source;
  const known: readonly string[] = (source && metrics.dimensions[source]) ?? [];
  const dimensions = known.map((value) => ({ value, label: names.dimension(value) }));
  const choose = (name: string): void => {
    const next: readonly string[] = metrics.dimensions[metrics.measures[name]?.source ?? ""] ?? [];
    setMeasure(name);
    setBy(by.filter((dimension) => next.includes(dimension)));
    setWhere(Object.fromEntries(Object.entries(where).filter(([dimension]) => next.includes(dimension))));
  };
  const [first = null, second = null] = by;
  return (
    <div className={styles.question}>
      <div className={styles.asked}>
        <section aria-label={t("question.what")}>
          <h3>{t("question.what")}</h3>
          <SearchField label={t("question.search")} value={sought} onChange={setSought} isPart />
          <ul className={styles.measures}>
            {measures.map(([name, { label, description }]) => (
              <li key={name}>
                <button type="button" aria-pressed={name === measure} className={styles.measure} onClick={() => choose(name)}>
                  <Highlighted text={label} typed={sought} />
                  {description && <small>{description}</small>}
                </button>
              </li>
            ))}
            {measures.length === 0 && <li className={styles.none}>{t("question.noMeasure")}</li>}
          </ul>
        </section>
        {measure !== undefined && (
          <>
            <section aria-label={t("question.by")}>
              <h3>{t("question.by")}</h3>
              <div className={styles.by}>
                <Select
                  label={t("question.firstBy")}
                  opensOnFocus={false}
                  emptyLabel={t("settings.undivided")}
                  options={dimensions.filter(({ value }) => value !== second)}
                  value={first}
                  onChange={(name) => setBy(name === null ? [] : [name, ...(second === null ? [] : [second])])}
                />
                {first !== null && (
                  <Select
                    label={t("settings.thenBy")}
                    opensOnFocus={false}
                    emptyLabel={t("settings.undivided")}
                    options={dimensions.filter(({ value }) => value !== first)}
                    value={second}
                    onChange={(name) => setBy([first, ...(name === null ? [] : [name])])}
                  />
                )}
              </div>
            </section>
            <section aria-label={t("question.whom")}>
              <h3>{t("question.whom")}</h3>
              <FiltersField value={where} dimensions={dimensions} onChange={setWhere} />
            </section>
          </>
        )}
      </div>
      <div className={styles.answers}>
        {measure === undefined ? (
          <p className={styles.none}>{t("question.begin")}</p>
        ) : (
          <Pictures
            question={{
              measure,
              ...(by.length > 0 ? { by: [...by] as NonNullable<Query["by"]> } : {}),
              ...(Object.keys(where).length > 0 ? { where } : {}),
            }}
            document={document}
            catalog={catalog}
            onPlace={onPlace}
          />
        )}
      </div>
    </div>
  );
}

interface PicturesProps extends Pick<QuestionDialogProps, "document" | "catalog" | "onPlace"> {
  question: Question;
}

function Pictures({ question, document, catalog, onPlace }: PicturesProps): ReactElement {
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
  if (pictures.length === 0) return <p className={styles.none}>{t("question.noPicture")}</p>;
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
