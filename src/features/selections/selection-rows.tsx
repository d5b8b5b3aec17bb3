import { Ellipsis, GitCompareArrows, MessageSquareText, Pencil, Quote, Snowflake, Sprout, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Link, useNavigate } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import { type Column, CountCell, ModifiedCell, RowTable } from "../../page/list/row-table.tsx";
import type { Rows } from "../../page/list/use-rows.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { FiguresCell } from "./figures-cell.tsx";
import type { ListedSelection } from "./list-state.ts";
import { ruleWords } from "./rule-words.ts";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";
import { useNames } from "./use-names.ts";

interface SelectionRowsProps {
  selections: readonly ListedSelection[];
  rows: Rows;
  chosen: Selection;
  onOpen: (id: string) => void;
  onCompare: (id: string) => void;
  onPassages: (selection: ListedSelection) => void;
  onDelete: (selection: ListedSelection) => void;
}

/** The selections as a table; cards under 768 px. */
export function SelectionRows(props: SelectionRowsProps): ReactElement {
  const { t } = useTexts();
  const nameOf = useNames();
  const columns: Column<ListedSelection>[] = [
    {
      id: "name",
      label: t("column.name"),
      cell: ({ id, title, rule }) => (
        <>
          <Link to={`/selections?selection=${id}`} className={styles.name}>
            {title}
          </Link>
          <span className={styles.rule}>{rule ? ruleWords(rule, nameOf, t) : t("list.byHand")}</span>
        </>
      ),
    },
    {
      id: "kind",
      label: t("column.kind"),
      cell: ({ kind }) =>
        kind === "living" ? (
          <Badge tone="info" icon={Sprout}>
            {t("kind.living")}
          </Badge>
        ) : (
          <Badge icon={Snowflake}>{t("kind.frozen")}</Badge>
        ),
    },
    {
      id: "establishments",
      label: t("column.establishments"),
      kind: "number",
      cell: ({ establishments }) => {
        const number = formatNumber(establishments);
        return <CountCell number={number} words={t("establishments", { count: establishments, number })} />;
      },
    },
    { id: "rating", label: t("column.rating"), cell: ({ known }) => <FiguresCell figures={known?.figures} /> },
    {
      id: "uses",
      label: t("column.uses"),
      kind: "muted",
      nothing: ({ known }) => known?.uses === 0,
      cell: ({ known }) => known && (known.uses === 0 ? t("unused") : t("usedBy", { count: known.uses, number: formatNumber(known.uses) })),
    },
    {
      id: "modified",
      label: t("column.modified"),
      kind: "muted",
      cell: ({ updated_at, updated_by }) => <ModifiedCell at={updated_at} by={updated_by} />,
    },
    {
      id: "actions",
      label: t("column.actions"),
      kind: "actions",
      cell: (selection) => <Actions {...props} selection={selection} />,
    },
  ];
  return <RowTable items={props.selections} rows={props.rows} selection={props.chosen} columns={columns} tall />;
}

function Actions({ selection, ...props }: SelectionRowsProps & { selection: ListedSelection }): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { id, title } = selection;
  const label = t("list.actionsOf", { title });
  return (
    <>
      <Button size="compact" icon={Pencil} onClick={() => props.onOpen(id)}>
        {t("list.edit")}
      </Button>
      <Menu
        label={label}
        entries={[
          { id: "edit", label: t("list.edit"), icon: Pencil, onSelect: () => props.onOpen(id) },
          { id: "compare", label: t("compare.toRest"), icon: GitCompareArrows, onSelect: () => props.onCompare(id) },
          { id: "passages", label: t("passages.open"), icon: Quote, onSelect: () => props.onPassages(selection) },
          { id: "reviews", label: t("list.reviews"), icon: MessageSquareText, onSelect: () => void navigate(`/reviews?selection=${id}`) },
          { id: "line", separator: true },
          { id: "delete", label: t("list.delete"), icon: Trash2, danger: true, onSelect: () => props.onDelete(selection) },
        ]}
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} size="compact" label={label} />}
      />
    </>
  );
}
