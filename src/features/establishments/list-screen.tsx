import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Download } from "lucide-react";
import { type ReactElement, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import type { MapBounds } from "../../generated/types.ts";
import { useToday } from "../../lib/clock.ts";
import { callApi } from "../../lib/api.ts";
import { useColumns } from "../../page/layout/use-columns.ts";
import { ListView } from "../../page/list/list-view.tsx";
import { useSelection } from "../../page/list/use-selection.ts";
import { AddToSelection } from "../../page/selections/add-to-selection.tsx";
import NotFoundScreen from "../../page/messages/not-found.tsx";
import { pathOf } from "../../page/session/paths.ts";
import { useRoutes } from "../../page/session/routes.ts";
import { useSession } from "../../page/session/session.ts";
import { useFileTask } from "../../page/session/use-file-task.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { cx } from "../../ui/class-names.ts";
import { Menu } from "../../ui/menu/menu.tsx";
import { Pagination } from "../../ui/pagination/pagination.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { CategoryTabs } from "./category-tabs.tsx";
import { EstablishmentRows } from "./establishment-rows.tsx";
import { listQuery, PAGE_SIZE, questionOf } from "./establishments-queries.ts";
import styles from "./establishments.module.css";
import { FilterBar } from "./filter-bar.tsx";
import { MapPanel } from "./map-panel.tsx";
import { useTexts } from "./texts.ts";
import { sorts, useListAddress } from "./use-list-address.ts";

const none: readonly string[] = [];

/** Etablissements: those of the territory by category, with their figures, beside the map of the same ones. */
export default function ListScreen(): ReactElement {
  const { category = "all" } = useParams();
  const { app } = useSession();
  if (category !== "all" && !app.categories?.some(({ id }) => id === category)) return <NotFoundScreen />;
  return <EstablishmentList category={category} />;
}

function EstablishmentList({ category }: { category: string }): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const routes = useRoutes();
  const navigate = useNavigate();
  const today = useToday();
  const client = useQueryClient();
  const { address, typed, setTyped, change, elsewhere, narrowed, showAll } = useListAddress();
  const question = questionOf(category, address, today);
  const { data, isError, isPlaceholderData, refetch } = useQuery(listQuery(question));
  const ids = useMemo(() => data?.items.map(({ id }) => id), [data]);
  const selection = useSelection(ids ?? none);
  const [marked, setMarked] = useState<string | null>(null);
  const [bounds, setBounds] = useState<MapBounds | null>(null);
  const isNarrow = useColumns() === 1;
  const establishmentPath = (id: string): string => pathOf(routes, "observation.establishment", { id }) ?? "/";
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  // An address may name a page that is there no more.
  const isBeyond = data !== undefined && !isPlaceholderData && pages > 0 && address.page >= pages;
  const toLastPage = useEffectEvent(() => change({ page: pages - 1 }, { replace: true }));
  useEffect(() => {
    if (isBeyond) toLastPage();
  }, [isBeyond]);

  return (
    <>
      <header className={styles.head}>
        <h1>
          {t("title")} {data && <CountBadge>{formatNumber(data.total)}</CountBadge>}
        </h1>
        <div className={styles.tools}>
          <SearchField value={typed} onChange={setTyped} placeholder={t("search")} className={styles.search} />
          <ExportMenu question={question} />
        </div>
      </header>
      <CategoryTabs
        category={category}
        facet={data?.facets.category}
        pathOf={(id) => `${pathOf(routes, "observation.establishments", { category: id }) ?? "/"}${elsewhere && `?${elsewhere}`}`}
      />
      <FilterBar facets={data?.facets} state={address.state} onState={(state) => change({ state })} />
      {isNarrow && (
        <Segmented
          label={t("map.choose")}
          segments={[
            { value: "list", label: t("map.showList") },
            { value: "map", label: t("map.show") },
          ]}
          value={address.map ? "map" : "list"}
          onChange={(value) => change({ map: value === "map" }, { replace: true })}
        />
      )}
      <div className={styles.columns}>
        {(!isNarrow || !address.map) && (
          <Card
            flush
            className={styles.list}
            title={data ? t("count", { count: data.total, number: formatNumber(data.total) }) : t("list")}
            actions={
              <Menu
                label={t("sort.label")}
                entries={sorts.map((key) => ({
                  id: key,
                  label: t(`sort.${key}`),
                  selected: key === address.sort,
                  onSelect: () => change({ sort: key }),
                }))}
                trigger={(trigger) => (
                  <Button {...trigger} icon={ChevronDown} iconPosition="right">
                    <span className={cx(styles.muted, styles.sortLabel)}>{t("sort.label")}</span> {t(`sort.${address.sort}`)}
                  </Button>
                )}
              />
            }
          >
            <ListView
              ids={ids}
              total={data?.total}
              failed={isError}
              onRetry={() => void refetch()}
              narrowed={narrowed}
              onShowAll={showAll}
              empty={{ title: t("empty"), text: t("emptyHint") }}
              noMatch={{ title: t("noMatch"), text: t("noMatchHint") }}
              selection={selection}
              actions={
                <AddToSelection
                  size="compact"
                  establishments={selection.ids}
                  onAdded={() => void client.invalidateQueries({ queryKey: ["establishments"] })}
                />
              }
            >
              {(rows) => (
                <div data-stale={isPlaceholderData || undefined} className={styles.rows}>
                  <EstablishmentRows
                    items={data?.items ?? []}
                    rows={rows}
                    selection={selection}
                    samples={app.samples}
                    marked={marked}
                    onMark={setMarked}
                    pathOf={establishmentPath}
                  />
                </div>
              )}
            </ListView>
            <div className={styles.pages}>
              <Pagination
                page={address.page + 1}
                pageSize={PAGE_SIZE}
                total={data?.total ?? 0}
                of={t("page")}
                onChange={(page) => change({ page: page - 1 })}
              />
            </div>
          </Card>
        )}
        {(!isNarrow || address.map) && (
          <MapPanel
            question={question}
            marked={marked}
            onMark={setMarked}
            onOpen={(id) => void navigate(establishmentPath(id))}
            within={address.within}
            onBounds={(next, isMoved) => {
              setBounds(next);
              if (isMoved && address.within) change({ within: next }, { replace: true });
            }}
            canKeep={bounds !== null}
            onWithin={(isOn) => change({ within: isOn ? bounds : null }, { replace: true })}
          />
        )}
      </div>
    </>
  );
}

/** The whole list as a file, for what is on screen. */
function ExportMenu({ question: { query, body } }: { question: ReturnType<typeof questionOf> }): ReactElement {
  const { t } = useTexts();
  const { run, busy } = useFileTask((format: "csv" | "xlsx") => {
    const { page: _, size: __, ...asked } = body;
    return callApi("exportEstablishments", { query, body: { ...asked, format } });
  });
  return (
    <Menu
      label={t("export.label")}
      entries={[
        { id: "csv", label: "CSV", onSelect: () => run("csv") },
        { id: "xlsx", label: "XLSX", onSelect: () => run("xlsx") },
      ]}
      trigger={(trigger) => (
        <Button {...trigger} icon={Download} busy={busy}>
          {t("export.label")}
        </Button>
      )}
    />
  );
}
