import "../../lib/texts/dashboards.ts";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Braces, ChevronDown, Plus } from "lucide-react";
import { type ReactElement, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";

import { formatNumber } from "../../domain/format.ts";
import { isSameTag } from "../../domain/tag.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import {
  blankDashboard,
  createDashboard,
  dashboardsQuery,
  deleteDashboard,
  duplicateDashboard,
  restoreDashboard,
} from "./dashboards-queries.ts";
import { DashboardRows } from "./dashboard-rows.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { type ListState, shownDashboards, type SortKey } from "./list-state.ts";
import { TagFilter } from "./tag-filter.tsx";
import { TagsDialog } from "./tags-dialog.tsx";
import { TemplateStrip } from "./template-strip.tsx";
import { useFocusBesideRemoved } from "./use-focus-beside-removed.ts";
import styles from "./dashboards.module.css";

/** Tableaux de bords: what the destination has, and the templates to start from. */
export default function ListScreen(): ReactElement {
  const { t } = useTranslation("dashboards");
  const navigate = useNavigate();
  const [state, setState] = useState<ListState>({ search: "", tag: null, sort: "modified" });
  const [importing, setImporting] = useState(false);
  // Kept while it closes; each opening is another dialog.
  const [tagging, setTagging] = useState<{ no: number; open: boolean; dashboard: DashboardSummary }>();
  const { data, isPending, isError, refetch } = useQuery(dashboardsQuery);
  const heading = useRef<HTMLSpanElement>(null);
  const shown = useMemo(() => shownDashboards(data ?? [], state), [data, state]);
  const actions = useListActions();
  useFocusBesideRemoved(shown, heading);

  const createBlank = useAction({
    act: () => createDashboard(blankDashboard(t("list.untitled"))),
    onDone: async ({ id }) => {
      await actions.refresh();
      await navigate(`/dashboard/edit/${id}`);
    },
    failure: t("list.actionFailed"),
  });

  return (
    <>
      <header className={styles.head}>
        <h1>{t("list.title")}</h1>
        <div className={styles.tools}>
          <SearchField value={state.search} onChange={(search) => setState({ ...state, search })} className={styles.search} />
          <Button icon={Braces} onClick={() => setImporting(true)}>
            {t("list.import")}
          </Button>
          <Button variant="primary" icon={Plus} busy={createBlank.busy} onClick={() => createBlank.run()}>
            {t("list.new")}
          </Button>
        </div>
      </header>

      <TemplateStrip />

      <Card
        flush
        className={styles.mine}
        title={
          <>
            <span ref={heading} tabIndex={-1}>
              {t("list.mine")}
            </span>{" "}
            {data && <CountBadge>{formatNumber(data.length)}</CountBadge>}
          </>
        }
        actions={
          <div className={styles.filters}>
            <TagFilter value={state.tag} onChange={(tag) => setState({ ...state, tag })} />
            <SortMenu value={state.sort} onChange={(sort) => setState({ ...state, sort })} />
          </div>
        }
      >
        {isPending && <Skeleton shape="lines" />}
        {isError && (
          <EmptyState tone="danger" title={t("list.failed")} actions={<Button onClick={() => void refetch()}>{t("list.retry")}</Button>} />
        )}
        {data && shown.length === 0 && (
          <EmptyState
            title={data.length === 0 ? t("list.empty") : t("list.noMatch")}
            actions={data.length > 0 && <Button onClick={() => setState({ ...state, search: "", tag: null })}>{t("list.clear")}</Button>}
          >
            {data.length === 0 ? t("list.emptyHint") : t("list.noMatchHint")}
          </EmptyState>
        )}
        {shown.length > 0 && (
          <DashboardRows
            dashboards={shown}
            onDelete={actions.remove}
            onDuplicate={actions.duplicate}
            onTag={(dashboard) => setTagging({ no: (tagging?.no ?? 0) + 1, open: true, dashboard })}
          />
        )}
      </Card>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      {tagging && (
        <TagsDialog
          key={tagging.no}
          dashboard={tagging.dashboard}
          open={tagging.open}
          onClose={() => setTagging((now) => (now?.no === tagging.no ? { ...now, open: false } : now))}
          // A filter whose chip is gone could not be lifted.
          onDeleted={(title) => setState((now) => (now.tag !== null && isSameTag(now.tag, title) ? { ...now, tag: null } : now))}
          // A dashboard that has lost the tag by which the list is filtered takes its row along.
          fallbackFocus={() => heading.current}
        />
      )}
    </>
  );
}

function SortMenu({ value, onChange }: { value: SortKey; onChange: (sort: SortKey) => void }): ReactElement {
  const { t } = useTranslation("dashboards");
  const keys: SortKey[] = ["modified", "title", "widgets"];
  return (
    <Menu
      label={t("sort.label")}
      entries={keys.map((key) => ({ id: key, label: t(`sort.${key}`), selected: key === value, onSelect: () => onChange(key) }))}
      trigger={(trigger) => (
        <Button {...trigger} icon={ChevronDown} iconPosition="right">
          <span className={styles.muted}>{t("sort.label")}</span> {t(`sort.${value}`)}
        </Button>
      )}
    />
  );
}

interface ListActions {
  remove: (id: string, title: string) => void;
  duplicate: (id: string) => void;
  refresh: () => Promise<void>;
}

/** Delete with undo, duplicate; each says how it went and refreshes the list. */
function useListActions(): ListActions {
  const { t } = useTranslation("dashboards");
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: dashboardsQuery.queryKey, exact: true });
  const failure = t("list.actionFailed");
  const remove = useAction({
    act: ({ id }: { id: string; title: string }) => deleteDashboard(id),
    key: ({ id }) => id,
    onDone: refresh,
    success: (_, { title }) => ({ title: t("list.deleted"), msg: title }),
    undo:
      (_, { id }) =>
      async () => {
        await restoreDashboard(id);
        await refresh();
      },
    failure,
  });
  const duplicate = useAction({
    act: duplicateDashboard,
    key: (id) => id,
    onDone: refresh,
    success: ({ title }) => ({ title: t("list.duplicated"), msg: title }),
    failure,
  });
  return { remove: (id, title) => remove.run({ id, title }), duplicate: duplicate.run, refresh };
}
