import { useQuery } from "@tanstack/react-query";
import { ChevronDown, GitCompareArrows, Plus, Trash2 } from "lucide-react";
import { type ReactElement, useMemo, useRef, useState } from "react";

import { formatNumber } from "../../domain/format/format.ts";
import { ListView } from "../../page/list/list-view.tsx";
import { useFocusBesideRemoved } from "../../page/list/use-focus-beside-removed.ts";
import { useListAddress } from "../../page/list/use-list-address.ts";
import { useSelection } from "../../page/list/use-selection.ts";
import { selectionsQuery } from "../../page/selections/selection-queries.ts";
import { CountBadge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { Card } from "../../ui/card/card.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { type ListedSelection, shownSelections, sortKeys, type SortKey } from "./list-state.ts";
import { PassagesDrawer } from "./passages-drawer.tsx";
import { SelectionRows } from "./selection-rows.tsx";
import styles from "./selections.module.css";
import { figuresQuery } from "./selections-queries.ts";
import { useTexts } from "./texts.ts";
import { useDeletion } from "./use-deletion.ts";

/** The filter by kind, as the address has it. */
const KIND = "type";
const kinds = ["all", "living", "frozen"] as const;
type Kind = (typeof kinds)[number];
const none: readonly string[] = [];
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
  const heading = useRef<HTMLSpanElement>(null);
  const [passages, setPassages] = useState<{ selection: ListedSelection; open: boolean }>();
  const shown = useMemo(() => data && shownSelections(data, figures, { search, kind, sort }), [data, figures, search, kind, sort]);
  const ids = useMemo(() => shown?.map(({ id }) => id), [shown]);
  const chosen = useSelection(ids ?? none);
  const deletion = useDeletion();
  useFocusBesideRemoved(ids ?? none, heading);

  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{t("title")}</h1>
          <p className={styles.lead}>{t("lead")}</p>
        </div>
        <div className={styles.tools}>
          <SearchField value={search} onChange={setSearch} className={styles.search} />
          <Button variant="primary" icon={Plus} onClick={onNew}>
            {t("list.new")}
          </Button>
        </div>
      </header>

      <Card
        flush
        className={styles.list}
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
            <Choice<Kind>
              label={t("list.kind")}
              value={kinds.find((one) => one === kind) ?? "all"}
              options={kinds}
              name={(one) => t(`kind.${one}`)}
              onChange={(next) => setFilter(KIND, next === "all" ? null : next)}
            />
            <Choice<SortKey> label={t("sort.label")} value={sort} options={sortKeys} name={(one) => t(`sort.${one}`)} onChange={setSort} />
          </div>
        }
      >
        <ListView
          ids={ids}
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
              <Button
                size="compact"
                variant="danger"
                icon={Trash2}
                busy={deletion.busy}
                onClick={() => deletion.ask((shown ?? []).filter(({ id }) => chosen.has(id)))}
              >
                {t("list.delete")}
              </Button>
            </>
          }
        >
          {(rows) => (
            <SelectionRows
              selections={shown ?? []}
              rows={rows}
              chosen={chosen}
              onOpen={onOpen}
              onCompare={(id) => onCompare([id], true)}
              onPassages={(selection) => setPassages({ selection, open: true })}
              onDelete={(selection) => deletion.ask([selection])}
            />
          )}
        </ListView>
      </Card>
      <DeleteDialog {...deletion.dialog} fallbackFocus={() => heading.current} />
      {passages && (
        <PassagesDrawer {...passages.selection} open={passages.open} onClose={() => setPassages((now) => now && { ...now, open: false })} />
      )}
    </>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  name: (value: Value) => string;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, name, onChange }: ChoiceProps<Value>): ReactElement {
  return (
    <Menu
      label={label}
      entries={options.map((one) => ({ id: one, label: name(one), selected: one === value, onSelect: () => onChange(one) }))}
      trigger={(trigger) => (
        <Button {...trigger} icon={ChevronDown} iconPosition="right">
          <span className={styles.muted}>{label}</span> {name(value)}
        </Button>
      )}
    />
  );
}
