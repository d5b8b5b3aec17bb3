import { Copy, Trash2 } from "lucide-react";
import { lazy, type ReactElement, type RefObject, Suspense, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import type { Change } from "../../../engine/document/edit.ts";
import { entry } from "../../../engine/entry.ts";
import type { Tile } from "../../../engine/plan/plan.ts";
import type { ConfigProblem, Dashboard, PatchOperation, Widget } from "../../../generated/types.ts";
import { CountBadge } from "../../../ui/badge/badge.tsx";
import { Button } from "../../../ui/button/button.tsx";
import { Loader } from "../../../ui/loader/loader.tsx";
import { Tabs } from "../../../ui/tabs/tabs.tsx";
import { TextField } from "../../../ui/text-field/text-field.tsx";
import { Sketch } from "../palette/sketch.tsx";
import { ContentSettings, isWritten } from "./content-settings.tsx";
import { DashboardSettings, isOfDocument } from "./dashboard-settings.tsx";
import { errorOf, OptionsForm } from "./options-form.tsx";
import { PeriodField } from "./period-field.tsx";
import { type DevicePlacing, PlaceSettings } from "./place-settings.tsx";
import { QuestionForm } from "./question-form.tsx";
import { changeAll, commonOf, type Target, targetsOf, withOwn } from "./targets.ts";
import { TypeField } from "./type-field.tsx";
import styles from "../edit.module.css";
import { useTexts } from "../texts.ts";
import { useTyping } from "../use-typing.ts";

const JsonTab = lazy(() => import("../json/json-tab.tsx").then((module) => ({ default: module.JsonTab })));

/** The parts of the settings of a widget. */
export type SettingsTab = "settings" | "data" | "json";

export interface SettingsProps {
  /** The tiles of the chosen widgets. */
  chosen: readonly Tile[];
  /** The place of the only one in the order of reading, in a single column: columns and lines say nothing there. */
  order?: { at: number; of: number } | undefined;
  document: Dashboard;
  catalog: PlanCatalog;
  /** Whether the reader has one of these roles: a type that demands others is not offered. */
  mayUse: (roles: readonly string[]) => boolean;
  problems: readonly ConfigProblem[];
  /** Whether the widget has just been added. */
  fresh: boolean;
  /** The field of its title. */
  titleField?: RefObject<HTMLInputElement | null>;
  tab?: SettingsTab;
  onTab?: (tab: SettingsTab) => void;
  /** Where a tablet or a phone is shown: which one, and what places a widget there. */
  onDevice?: DevicePlacing | undefined;
  onChange: (change: Change, gesture?: string) => void;
  onPatch: (patches: readonly PatchOperation[], gesture?: string) => void;
  onDuplicate: (ids: readonly string[]) => void;
  onRemove: (ids: readonly string[]) => void;
}

/** The settings of the chosen widgets, of several what they have in common; of none, the document as JSON. */
export function Settings(props: SettingsProps): ReactElement {
  const { chosen, document, catalog } = props;
  const [own, setOwn] = useState<SettingsTab>("settings");
  const { tab = own, onTab = setOwn } = props;
  const ids = chosen.map(({ id }) => id);
  if (chosen.length === 0) return <NoSettings {...props} tab={tab} onTab={onTab} />;
  const targets = targetsOf(ids, document, catalog);
  return <WidgetSettings key={ids.join(" ")} {...props} targets={targets} tab={tab} onTab={onTab} />;
}

/** Nothing is chosen: the document as a whole, by its fields and as JSON. */
function NoSettings({
  document,
  catalog,
  problems,
  tab,
  onTab,
  onChange,
  onPatch,
}: SettingsProps & { tab: SettingsTab; onTab: (tab: SettingsTab) => void }): ReactElement {
  const { t } = useTexts();
  return (
    <Tabs
      label={t("settings.tabs")}
      value={tab === "json" ? "json" : "settings"}
      onChange={(next) => onTab(next as SettingsTab)}
      tabs={[
        {
          id: "settings",
          label: <TabLabel text={t("settings.tab.settings")} count={problems.filter(({ pointer }) => isOfDocument(pointer)).length} />,
          content: (
            <>
              <p className={styles.group}>{t("settings.none")}</p>
              <h2 tabIndex={-1} className={styles.group}>
                {t("whole.title")}
              </h2>
              <DashboardSettings document={document} metrics={catalog.metrics} problems={problems} onChange={onChange} />
            </>
          ),
        },
        {
          id: "json",
          label: <TabLabel text={t("settings.tab.json")} count={problems.length} />,
          content: <Json value={document} at="" kind="dashboard" catalog={catalog} problems={problems} onPatch={onPatch} />,
        },
      ]}
    />
  );
}

interface WidgetSettingsProps extends SettingsProps {
  targets: readonly Target[];
  tab: SettingsTab;
  onTab: (tab: SettingsTab) => void;
}

function WidgetSettings(props: WidgetSettingsProps): ReactElement {
  const { chosen, order, document, targets, problems: all, tab, onTab, onDuplicate, onRemove, onPatch } = props;
  const { t } = useTexts();
  const ids = chosen.map(({ id }) => id);
  const [tile] = chosen;
  const only = chosen.length === 1 ? tile : undefined;
  const problems = all.filter(({ pointer }) => ids.some((id) => pointer === `/widgets/${id}` || pointer.startsWith(`/widgets/${id}/`)));
  const inData = problems.filter(({ pointer }) => isOfData(pointer)).length;
  const [target] = targets;
  return (
    <div className={styles.form}>
      <div className={styles.chosen}>
        {target && <Sketch view={target.type.view} />}
        <div>
          {order ? null : <h2 tabIndex={-1}>{only ? only.title : t("settings.several", { count: chosen.length })}</h2>}
          {only && target && <p className={styles.typeName}>{target.type.type}</p>}
        </div>
      </div>
      <Tabs
        label={t("settings.tabs")}
        value={tab}
        onChange={(next) => onTab(next as SettingsTab)}
        tabs={[
          {
            id: "settings",
            label: <TabLabel text={t("settings.tab.settings")} count={problems.length - inData} />,
            content: <MainTab {...props} problems={problems} only={only} />,
          },
          {
            id: "data",
            label: <TabLabel text={t("settings.tab.data")} count={inData} />,
            content: <DataTab {...props} problems={problems} />,
          },
          ...(only
            ? [
                {
                  id: "json",
                  label: <TabLabel text={t("settings.tab.json")} count={problems.length} />,
                  content: (
                    <Json
                      value={entry(document.widgets, only.id)}
                      at={`/widgets/${only.id}`}
                      kind="widget"
                      catalog={props.catalog}
                      problems={problems}
                      onPatch={onPatch}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      <div className={styles.row}>
        <Button icon={Copy} onClick={() => onDuplicate(ids)}>
          {t("entries.duplicate")}
        </Button>
        <Button variant="danger" icon={Trash2} onClick={() => onRemove(ids)}>
          {t("settings.delete")}
        </Button>
      </div>
    </div>
  );
}

interface TitleFieldProps {
  ref: RefObject<HTMLInputElement | null> | undefined;
  /** The widget's own title, empty where it has that of its type. */
  title: string;
  /** The title that it is shown under. */
  planned: string;
  error: string | undefined;
  onChange: (title: string) => void;
}

function TitleField({ ref, title, planned, error, onChange }: TitleFieldProps): ReactElement {
  const { t } = useTexts();
  const typing = useTyping(title, onChange);
  return <TextField ref={ref} label={t("settings.title")} placeholder={planned} maxLength={160} error={error} {...typing} />;
}

function MainTab(props: WidgetSettingsProps & { only: Tile | undefined }): ReactElement {
  const { only, order, document, catalog, mayUse, targets, problems, fresh, titleField, onDevice, onChange } = props;
  const own = only && entry(document.widgets, only.id);
  const [target] = targets;
  const written = only && target && isWritten(target.type) ? target : undefined;
  return (
    <div className={styles.fields}>
      {only && (
        <TitleField
          ref={titleField}
          title={own?.title ?? ""}
          planned={only.title}
          error={errorOf(problems, targets, "/title")}
          onChange={(title) => onChange({ type: "set-widget", id: only.id, title: title.trim() === "" ? null : title }, `title ${only.id}`)}
        />
      )}
      {written ? (
        <ContentSettings
          id={written.id}
          widget={written.widget}
          type={written.type}
          metrics={catalog.metrics}
          problems={problems}
          fresh={fresh}
          onChange={onChange}
        />
      ) : (
        <>
          <QuestionForm targets={targets} catalog={catalog} problems={problems} part="question" onChange={onChange} />
          <OptionsForm targets={targets} problems={problems} onChange={onChange} />
        </>
      )}
      {only && target && <TypeField target={target} catalog={catalog} mayUse={mayUse} onChange={onChange} />}
      {only && <PlaceSettings tile={only} order={order} onDevice={onDevice} onChange={onChange} />}
      <UnplacedProblems problems={problems} targets={targets} />
    </div>
  );
}

/** What no field of the settings shows: an unknown type, a right that is lacking. */
function UnplacedProblems({ problems, targets }: Pick<WidgetSettingsProps, "problems" | "targets">): ReactElement | null {
  const loose = problems.filter(({ pointer }) => {
    const [, , id = "", part = ""] = pointer.split("/");
    return (
      !["title", "options", "period"].includes(part) &&
      !(part === "query" && targets.some((target) => target.id === id && pointer.split("/").length > 4))
    );
  });
  if (loose.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {loose.map(({ pointer, message }) => (
        <li key={pointer + message}>{message}</li>
      ))}
    </ul>
  );
}

function DataTab({ catalog, targets, problems, onChange }: WidgetSettingsProps): ReactElement {
  const { t } = useTexts();
  const { value, differs } = commonOf(targets, ({ widget }) => widget.period);
  return (
    <div className={styles.fields}>
      <PeriodField
        key={String(differs)}
        value={value as Widget["period"]}
        emptyLabel={t("settings.periodShared")}
        hint={t("settings.periodHint")}
        error={errorOf(problems, targets, "/period")}
        onChange={(period) => onChange(changeAll(targets, ({ widget }) => withOwn(widget, { period })))}
      />
      {targets.length > 0 && <h3 className={styles.group}>{t("filters.title")}</h3>}
      <QuestionForm targets={targets} catalog={catalog} problems={problems} part="rows" onChange={onChange} />
    </div>
  );
}

function TabLabel({ text, count }: { text: string; count: number }): ReactElement {
  return (
    <>
      {text} {count > 0 && <CountBadge tone="danger">{count}</CountBadge>}
    </>
  );
}

function Json(props: Parameters<typeof JsonTab>[0]): ReactElement {
  return (
    <Suspense fallback={<Loader />}>
      <JsonTab {...props} />
    </Suspense>
  );
}

function isOfData(pointer: string): boolean {
  return /^\/widgets\/[^/]+\/(period|query\/(where|order|limit|tail|falls|at_least|ranked|total|spread))(\/|$)/.test(pointer);
}
