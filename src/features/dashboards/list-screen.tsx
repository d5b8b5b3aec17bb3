import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Braces, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";

import { isSameTag } from "../../domain/tag.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { useAction } from "../../page/action/use-action.ts";
import { ChoiceMenu } from "../../page/list/choice-menu.tsx";
import { ListScreen } from "../../page/list/list-screen.tsx";
import { ListView } from "../../page/list/list-view.tsx";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { useOwnList } from "../../page/list/use-own-list.ts";
import { Button } from "../../ui/button/button.tsx";
import { useNow } from "../../lib/clock.ts";
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
import { shownDashboards, sortKeys } from "./list-state.ts";
import { SaveTemplateDialog } from "./save-template-dialog.tsx";
import { TagFilter } from "./tag-filter.tsx";
import { TagsDialog } from "./tags-dialog.tsx";
import { TemplateStrip } from "./template-strip.tsx";
import { UpgradesCard } from "./upgrades-card.tsx";
import { useTexts } from "./texts.ts";

/** The filter by tag, as the address has it. */
const TAG = "etiquette";
/** The filter of those that nobody opens, as the address has it. */
const UNUSED = "inutilises";

/** Tableaux de bords: what the destination has, and the templates to start from. */
export default function DashboardsScreen(): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { search, setSearch, sort, setSort, filters, setFilter, narrowed, showAll } = useListAddress(sortKeys, [TAG, UNUSED]);
  const tag = filters[TAG] ?? null;
  const unused = filters[UNUSED] != null;
  const now = useNow();
  const [importing, setImporting] = useState(false);
  // Kept while it closes; each opening is another dialog.
  const [tagging, setTagging] = useState<{ no: number; open: boolean; dashboard: DashboardSummary }>();
  const [templating, setTemplating] = useState<{ no: number; open: boolean; dashboard: DashboardSummary }>();
  const { data, isError, refetch } = useQuery(dashboardsQuery);
  const shown = useMemo(
    () => data && shownDashboards(data, { search, tag, unusedAt: unused ? now : undefined, sort }),
    [data, search, tag, unused, now, sort],
  );
  const list = useOwnList(shown);
  const { heading, selection } = list;
  const actions = useListActions();

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
      <ListScreen
        title={t("list.title")}
        search={search}
        onSearch={setSearch}
        tools={
          <>
            <Button icon={Braces} onClick={() => setImporting(true)}>
              {t("list.import")}
            </Button>
            <Button variant="primary" icon={Plus} busy={createBlank.busy} onClick={() => createBlank.run()}>
              {t("list.new")}
            </Button>
          </>
        }
        before={
          <>
            <TemplateStrip />
            <UpgradesCard />
          </>
        }
        listTitle={t("list.mine")}
        count={data?.length}
        heading={heading}
        filters={
          <>
            <Button
              size="compact"
              variant={unused ? "secondary" : "ghost"}
              aria-pressed={unused}
              onClick={() => setFilter(UNUSED, unused ? null : "1")}
            >
              {t("list.unused")}
            </Button>
            <TagFilter value={tag} onChange={(next) => setFilter(TAG, next)} />
            <ChoiceMenu label={t("sort.label")} value={sort} options={sortKeys} name={(key) => t(`sort.${key}`)} onChange={setSort} />
          </>
        }
      >
        <ListView
          ids={list.ids}
          failed={isError}
          onRetry={() => void refetch()}
          narrowed={narrowed}
          onShowAll={showAll}
          empty={{ title: t("list.empty"), text: t("list.emptyHint") }}
          noMatch={{ title: t("list.noMatch"), text: t("list.noMatchHint") }}
          selection={selection}
          actions={
            <Button size="compact" variant="danger" icon={Trash2} busy={actions.removing} onClick={() => actions.remove(list.selected())}>
              {t("list.delete")}
            </Button>
          }
        >
          {(rows) => (
            <DashboardRows
              dashboards={list.items}
              rows={rows}
              selection={selection}
              onDelete={(dashboard) => actions.remove([dashboard])}
              onDuplicate={actions.duplicate}
              onSaveTemplate={(dashboard) => setTemplating({ no: (templating?.no ?? 0) + 1, open: true, dashboard })}
              onTag={(dashboard) => setTagging({ no: (tagging?.no ?? 0) + 1, open: true, dashboard })}
            />
          )}
        </ListView>
      </ListScreen>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      {templating && (
        <SaveTemplateDialog
          key={templating.no}
          dashboard={templating.dashboard}
          open={templating.open}
          onClose={() => setTemplating((now) => (now?.no === templating.no ? { ...now, open: false } : now))}
        />
      )}
      {tagging && (
        <TagsDialog
          key={tagging.no}
          dashboard={tagging.dashboard}
          open={tagging.open}
          onClose={() => setTagging((now) => (now?.no === tagging.no ? { ...now, open: false } : now))}
          // A filter whose chip is gone could not be lifted.
          onDeleted={(title) => tag !== null && isSameTag(tag, title) && setFilter(TAG, null)}
          // A dashboard that has lost the tag by which the list is filtered takes its row along.
          fallbackFocus={() => heading.current}
        />
      )}
    </>
  );
}

interface ListActions {
  remove: (dashboards: readonly DashboardSummary[]) => void;
  removing: boolean;
  duplicate: (id: string) => void;
  refresh: () => Promise<void>;
}

/** Delete with undo, duplicate; each says how it went and refreshes the list. */
function useListActions(): ListActions {
  const { t } = useTexts();
  const client = useQueryClient();
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey: dashboardsQuery.queryKey, exact: true });
  const failure = t("list.actionFailed");
  const remove = useAction({
    act: removeAll,
    key: (dashboards: readonly DashboardSummary[]) => dashboards.map(({ id }) => id).join(),
    onDone: refresh,
    success: ({ removed, left }) => ({
      title: removed.length > 1 ? t("list.deletedMany", { count: removed.length }) : t("list.deleted"),
      msg: left > 0 ? t("list.notDeleted", { count: left }) : removed.length > 1 ? undefined : removed[0]?.title,
    }),
    undo:
      ({ removed }) =>
      async () => {
        const back = await Promise.allSettled(removed.map(({ id }) => restoreDashboard(id)));
        await refresh();
        for (const one of back) if (one.status === "rejected") throw one.reason;
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
  return { remove: remove.run, removing: remove.busy, duplicate: duplicate.run, refresh };
}

/** Deletes dashboards, as many as can be; throws where none could. */
async function removeAll(dashboards: readonly DashboardSummary[]): Promise<{ removed: DashboardSummary[]; left: number }> {
  const outcomes = await Promise.allSettled(dashboards.map(({ id }) => deleteDashboard(id)));
  const removed = dashboards.filter((_, at) => outcomes[at]?.status === "fulfilled");
  const refused = outcomes.find((outcome) => outcome.status === "rejected");
  if (removed.length === 0 && refused) throw refused.reason;
  return { removed, left: dashboards.length - removed.length };
}
