import { useQuery } from "@tanstack/react-query";
import { GitCompareArrows, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";

import { ChoiceMenu } from "../../page/list/choice-menu.tsx";
import { ListScreen } from "../../page/list/list-screen.tsx";
import { ListView } from "../../page/list/list-view.tsx";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { useOwnList } from "../../page/list/use-own-list.ts";
import { selectionsQuery } from "../../page/selections/selection-queries.ts";
import { Button } from "../../ui/button/button.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { type ListedSelection, shownSelections, sortKeys, type SortKey } from "./list-state.ts";
import { PassagesDrawer } from "./passages-drawer.tsx";
import { SelectionRows } from "./selection-rows.tsx";
import { figuresQuery } from "./selections-queries.ts";
import { useTexts } from "./texts.ts";
import { useDeletion } from "./use-deletion.ts";

/** The filter by kind, as the address has it. */
const KIND = "type";
const kinds = ["all", "living", "frozen"] as const;
type Kind = (typeof kinds)[number];
/** Compared side by side at most. */
const MOST_COMPARED = 4;

interface SelectionListProps {
  onNew: () => void;
  onOpen: (id: string) => void;
  onCompare: (ids: readonly string[], rest: boolean) => void;
}

/** The selections of the organisation with their figures. */
export function SelectionList({ onNew, onOpen, onCompare }: SelectionListProps): ReactElement {
  const { t } = useTexts();
  const { search, setSearch, sort, setSort, filters, setFilter, narrowed, showAll } = useListAddress(sortKeys, [KIND]);
  const kind = filters[KIND];
  const { data, isError, refetch } = useQuery(selectionsQuery);
  const { data: figures } = useQuery(figuresQuery);
  const [passages, setPassages] = useState<{ selection: ListedSelection; open: boolean }>();
  const shown = useMemo(() => data && shownSelections(data, figures, { search, kind, sort }), [data, figures, search, kind, sort]);
  const list = useOwnList(shown);
  const { heading, selection: chosen } = list;
  const deletion = useDeletion();

  return (
    <>
      <ListScreen
        title={t("title")}
        subtitle={t("lead")}
        search={search}
        onSearch={setSearch}
        tools={
          <Button variant="primary" icon={Plus} onClick={onNew}>
            {t("list.new")}
          </Button>
        }
        listTitle={t("list.mine")}
        count={data?.length}
        heading={heading}
        filters={
          <>
            <ChoiceMenu<Kind>
              label={t("list.kind")}
              value={kinds.find((one) => one === kind) ?? "all"}
              options={kinds}
              name={(one) => t(`kind.${one}`)}
              onChange={(next) => setFilter(KIND, next === "all" ? null : next)}
            />
            <ChoiceMenu<SortKey>
              label={t("sort.label")}
              value={sort}
              options={sortKeys}
              name={(one) => t(`sort.${one}`)}
              onChange={setSort}
            />
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
          selection={chosen}
          actions={
            <>
              <Button
                size="compact"
                icon={GitCompareArrows}
                disabledReason={chosen.ids.length > MOST_COMPARED ? t("compare.most", { count: MOST_COMPARED }) : undefined}
                onClick={() => onCompare(chosen.ids, chosen.ids.length === 1)}
              >
                {t(chosen.ids.length === 1 ? "compare.toRest" : "compare.do")}
              </Button>
              <Button size="compact" variant="danger" icon={Trash2} busy={deletion.busy} onClick={() => deletion.ask(list.selected())}>
                {t("list.delete")}
              </Button>
            </>
          }
        >
          {(rows) => (
            <SelectionRows
              selections={list.items}
              rows={rows}
              chosen={chosen}
              onOpen={onOpen}
              onCompare={(id) => onCompare([id], true)}
              onPassages={(selection) => setPassages({ selection, open: true })}
              onDelete={(selection) => deletion.ask([selection])}
            />
          )}
        </ListView>
      </ListScreen>
      <DeleteDialog {...deletion.dialog} fallbackFocus={() => heading.current} />
      {passages && (
        <PassagesDrawer {...passages.selection} open={passages.open} onClose={() => setPassages((now) => now && { ...now, open: false })} />
      )}
    </>
  );
}
