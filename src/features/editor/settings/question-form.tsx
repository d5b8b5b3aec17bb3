import type { ReactElement } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { pictureIn } from "../../../engine/document/pictures.ts";
import { questionOf } from "../../../engine/document/question.ts";
import { type Swap, type Swapped, swapped } from "../../../engine/document/swap.ts";
import { entry } from "../../../engine/entry.ts";
import { mainMeasures, sourceOf } from "../../../engine/query/kind.ts";
import type { ConfigProblem, Query } from "../../../generated/types.ts";
import { useToasts } from "../../../ui/toast/toasts.tsx";
import { SchemaControl } from "../../../ui/schema-form/schema-control.tsx";
import type { SchemaField } from "../../../ui/schema-form/schema-fields.ts";
import { Select } from "../../../ui/select/select.tsx";
import { errorOf } from "./options-form.tsx";
import { queryFields } from "./fields.ts";
import { FiltersField } from "../../../page/filters/filters-field.tsx";
import { changeAll, commonOf, type Target, withQueryField } from "./targets.ts";
import { useLostText } from "./use-lost-text.ts";
import { useNames } from "./use-names.ts";
import { useTexts } from "../texts.ts";

interface QuestionFormProps {
  targets: readonly Target[];
  catalog: PlanCatalog;
  problems: readonly ConfigProblem[];
  /** What asks (measures and dimensions), or what narrows and orders it. */
  part: "question" | "rows";
  onChange: (change: Change, gesture?: string) => void;
}

const questionGroup = "Données";

/** What the chosen widgets ask, field by field of the query's schema: measures, dimensions and view, or filters and rows. */
export function QuestionForm({ targets, catalog, problems, part, onChange }: QuestionFormProps): ReactElement | null {
  const { t } = useTexts();
  const { notify } = useToasts();
  const lostText = useLostText();
  const { metrics } = catalog;
  const names = useNames(metrics);
  const queries = targets.map(({ widget }) => questionOf(widget, catalog));
  const [query] = queries;
  if (!query) return null;
  const shared = queryFields(query).filter(({ name }) => queries.every((other) => queryFields(other).some((field) => field.name === name)));
  const fields = shared.filter(({ group }) => (group === questionGroup) === (part === "question"));

  const swap = (how: Swap): void => {
    const results = new Map<string, Swapped>(targets.map(({ id, widget }) => [id, swapped(widget, how, catalog)]));
    onChange(changeAll(targets, ({ id, widget }) => retitled(results.get(id)?.widget ?? widget, widget)));
    const lost = lostText(targets.flatMap(({ id, type }) => (results.get(id)?.lost ?? []).map((one) => ({ lost: one, view: type.view }))));
    if (lost) notify({ type: "warning", title: t("swap.lost", { parts: lost }) });
  };
  /** A title that says what was asked says what is asked now. */
  const retitled = (next: Target["widget"], before: Target["widget"]): Target["widget"] =>
    before.title !== undefined && before.title === names.question(questionOf(before, catalog))
      ? { ...next, title: names.question(questionOf(next, catalog)) }
      : next;
  const set = (name: keyof Query, value: unknown, gesture?: string): void =>
    onChange(
      changeAll(targets, (target) => withQueryField(target, name, value, catalog)),
      gesture,
    );
  const known = [...new Set(queries.flatMap((one) => metrics.dimensions[sourceOf(one, metrics)] ?? []))].filter((dimension) =>
    queries.every((one) => metrics.dimensions[sourceOf(one, metrics)]?.includes(dimension)),
  );
  const dimensions = known.map((value) => ({ value, label: names.dimension(value) }));
  const measures = Object.entries(metrics.measures).map(([value, { label }]) => ({ value, label }));

  const controlOf = (field: SchemaField): ReactElement => {
    const { value, differs } = commonOf(targets, ({ widget }) => questionOf(widget, catalog)[field.name as keyof Query]);
    const error = errorOf(problems, targets, `/query/${field.name}`);
    const hint = differs ? t("settings.differs") : field.hint;
    switch (field.pick) {
      case "measure":
        return (
          <MeasureFields
            key={field.name}
            field={{ ...field, hint }}
            measures={measures}
            chosen={differs ? [] : mainMeasures(query)}
            second={targets.every(({ type }) => (catalog.views[type.view]?.needs?.measures ?? 1) > 1) && (query.by?.length ?? 0) === 1}
            error={error ?? errorOf(problems, targets, "/query/measures")}
            onChange={(chosen) => swap({ measures: chosen })}
          />
        );
      case "dimensions":
        return (
          <DimensionFields
            key={field.name}
            field={{ ...field, hint }}
            dimensions={dimensions}
            chosen={(value as Query["by"]) ?? []}
            error={error}
            onChange={(by) => swap({ by })}
          />
        );
      case "measures":
        return (
          <Select
            key={field.name}
            label={field.label}
            hint={hint}
            error={error}
            multiple
            opensOnFocus={false}
            emptyLabel={t("settings.noMeasure")}
            options={measures.filter((one) => !mainMeasures(query).includes(one.value))}
            value={(value as string[] | undefined) ?? []}
            onChange={(also) => set("also", also.length > 0 ? also : undefined)}
          />
        );
      case "filters":
        return (
          <FiltersField
            key={field.name}
            value={(value as Query["where"]) ?? {}}
            dimensions={dimensions}
            errorOf={(dimension) => errorOf(problems, targets, `/query/where/${dimension}`)}
            onChange={(where) => set("where", Object.keys(where).length > 0 ? where : undefined)}
          />
        );
      default:
        return (
          <SchemaControl
            key={field.name}
            field={{ ...field, hint }}
            value={value}
            error={error}
            onChange={(next, typed) =>
              set(
                field.name as keyof Query,
                // What is off says nothing.
                next === false ? undefined : next,
                typed ? `${field.name} ${targets.map(({ id }) => id).join(" ")}` : undefined,
              )
            }
          />
        );
    }
  };
  return (
    <>
      {fields.map(controlOf)}
      {part === "question" && query.text === undefined && (
        <ViewField targets={targets} query={query} catalog={catalog} onChange={(view) => swap({ view })} />
      )}
    </>
  );
}

interface PickProps {
  field: SchemaField;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

function MeasureFields({
  field,
  measures,
  chosen,
  second,
  error,
  onChange,
}: PickProps & { measures: readonly { value: string; label: string }[]; second: boolean }): ReactElement {
  const { t } = useTexts();
  const [first = null, other = null] = chosen;
  return (
    <>
      <Select
        label={field.label}
        hint={field.hint}
        error={error}
        required
        clearable={false}
        opensOnFocus={false}
        emptyLabel={t("settings.choose")}
        options={measures}
        value={first}
        onChange={(name) => name !== null && onChange([name, ...(other !== null && other !== name ? [other] : [])])}
      />
      {second && (
        <Select
          label={t("settings.second")}
          opensOnFocus={false}
          emptyLabel={t("settings.noMeasure")}
          options={measures.filter(({ value }) => value !== first)}
          value={other}
          onChange={(name) => first !== null && onChange([first, ...(name === null ? [] : [name])])}
        />
      )}
    </>
  );
}

function DimensionFields({
  field,
  dimensions,
  chosen,
  error,
  onChange,
}: PickProps & { dimensions: readonly { value: string; label: string }[] }): ReactElement {
  const { t } = useTexts();
  const [first = null, second = null] = chosen;
  return (
    <>
      <Select
        label={field.label}
        hint={field.hint}
        error={error}
        opensOnFocus={false}
        emptyLabel={t("settings.undivided")}
        options={dimensions.filter(({ value }) => value !== second)}
        value={first}
        onChange={(name) => onChange([...(name === null ? [] : [name]), ...(name !== null && second !== null ? [second] : [])])}
      />
      {first !== null && (
        <Select
          label={t("settings.thenBy")}
          opensOnFocus={false}
          emptyLabel={t("settings.undivided")}
          options={dimensions.filter(({ value }) => value !== first)}
          value={second}
          onChange={(name) => onChange([first, ...(name === null ? [] : [name])])}
        />
      )}
    </>
  );
}

interface ViewFieldProps {
  targets: readonly Target[];
  query: Query;
  catalog: PlanCatalog;
  onChange: (view: string) => void;
}

/** The view that draws the question, among those that can. */
function ViewField({ targets, query, catalog, onChange }: ViewFieldProps): ReactElement | null {
  const { t } = useTexts();
  const [one] = targets;
  if (!one || targets.length > 1) return null;
  const { measure, measures, by, geo } = query;
  const place = geo === undefined ? by : ([geo === "communes" ? "commune" : "establishment"] as NonNullable<Query["by"]>);
  const question = { ...(measures ? { measures } : measure === undefined ? {} : { measure }), ...(place ? { by: place } : {}) };
  const views = Object.values(catalog.views).filter(({ view }) => view === one.type.view || pictureIn(view, question, catalog));
  if (views.length < 2 || !entry(catalog.views, one.type.view)) return null;
  return (
    <Select
      label={t("settings.view")}
      clearable={false}
      opensOnFocus={false}
      options={views.map(({ view, label }) => ({ value: view, label }))}
      value={one.type.view}
      onChange={(view) => view !== null && view !== one.type.view && onChange(view)}
    />
  );
}
