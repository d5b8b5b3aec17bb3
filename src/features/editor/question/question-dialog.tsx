import { type ReactElement, useId, useState } from "react";

import { type KnownMeasure, type PlanCatalog, timeDimensions } from "../../../engine/catalog/catalog.ts";
import type { Picture } from "../../../engine/document/pictures.ts";
import type { Dashboard, Filters, Query } from "../../../generated/types.ts";
import { Modal } from "../../../ui/modal/modal.tsx";
import { Select } from "../../../ui/select/select.tsx";
import { SearchField } from "../../../ui/text-field/search-field.tsx";
import { Highlighted } from "../../../ui/text-match/highlighted.tsx";
import { bestFirst, matchesText } from "../../../ui/text-match/text-match.ts";
import { FiltersField } from "../../../page/filters/filters-field.tsx";
import { useNames } from "../settings/use-names.ts";
import { useTexts } from "../texts.ts";
import { measureGroups } from "./measure-groups.ts";
import { Pictures } from "./question-pictures.tsx";
import styles from "./question.module.css";

interface QuestionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Its period, comparison and filters are those under which the answer is drawn. */
  document: Dashboard;
  catalog: PlanCatalog;
  onPlace: (picture: Picture) => void;
}

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
  const groupId = useId();
  const [measure, setMeasure] = useState<string>();
  const [beside, setBeside] = useState<string>();
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
    setBeside(undefined);
    setBy(by.filter((dimension) => next.includes(dimension)));
    setWhere(Object.fromEntries(Object.entries(where).filter(([dimension]) => next.includes(dimension))));
  };
  const [first = null, second = null] = by;
  // Two curves of one source over time.
  const companions =
    by.length === 1 && first !== null && timeDimensions.includes(first)
      ? Object.entries(metrics.measures).filter(([name, one]) => name !== measure && one.source === source)
      : [];
  const also = companions.some(([name]) => name === beside) ? beside : undefined;
  return (
    <div className={styles.question}>
      <div className={styles.asked}>
        <section aria-label={t("question.what")}>
          <h3>{t("question.what")}</h3>
          <SearchField label={t("question.search")} value={sought} onChange={setSought} isPart />
          <div className={styles.measures}>
            {sought.trim() === "" ? (
              measureGroups(catalog).map((group) => (
                <section key={group.name} aria-labelledby={`${groupId}-${group.name}`}>
                  <h4 id={`${groupId}-${group.name}`} className={styles.group}>
                    {t(`question.group.${group.name}`)}
                  </h4>
                  <Measures measures={group.measures} chosen={measure} typed="" onChoose={choose} />
                </section>
              ))
            ) : (
              <Measures measures={measures} chosen={measure} typed={sought} onChoose={choose} />
            )}
            {measures.length === 0 && <p className={styles.none}>{t("question.noMeasure")}</p>}
          </div>
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
                {companions.length > 0 && (
                  <Select
                    label={t("settings.second")}
                    opensOnFocus={false}
                    emptyLabel={t("settings.noMeasure")}
                    options={companions.map(([value, { label }]) => ({ value, label }))}
                    value={also ?? null}
                    onChange={(name) => setBeside(name ?? undefined)}
                  />
                )}
                {first !== null && also === undefined && (
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
              ...(also === undefined ? { measure } : { measures: [measure, also] }),
              ...(by.length > 0 ? { by: [...by] as NonNullable<Query["by"]> } : {}),
              ...(Object.keys(where).length > 0 ? { where } : {}),
            }}
            document={document}
            catalog={catalog}
            dimensions={dimensions}
            onBy={(dimension) => setBy([dimension])}
            onPlace={onPlace}
          />
        )}
      </div>
    </div>
  );
}

interface MeasuresProps {
  measures: readonly [name: string, measure: KnownMeasure][];
  chosen: string | undefined;
  typed: string;
  onChoose: (name: string) => void;
}

function Measures({ measures, chosen, typed, onChoose }: MeasuresProps): ReactElement {
  return (
    <ul className={styles.list}>
      {measures.map(([name, { label, description }]) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen} className={styles.measure} onClick={() => onChoose(name)}>
            <Highlighted text={label} typed={typed} />
            {description && <small>{description}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}
