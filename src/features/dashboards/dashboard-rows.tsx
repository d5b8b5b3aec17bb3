import { Copy, Ellipsis, LayoutTemplate, Link2, Lock, Mail, Pencil, Tags, Trash2, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { Link, useNavigate } from "react-router-dom";

import { formatRelative } from "../../domain/format/format.ts";
import { useNow } from "../../lib/clock.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { type Column, CountCell, ModifiedCell, RowTable } from "../../page/list/row-table.tsx";
import type { Rows } from "../../page/list/use-rows.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import styles from "./dashboards.module.css";
import { TagDot } from "./tag-dot.tsx";
import { useTexts } from "./texts.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface DashboardRowsProps {
  dashboards: readonly DashboardSummary[];
  rows: Rows;
  selection: Selection;
  onDelete: (dashboard: DashboardSummary) => void;
  onDuplicate: (id: string) => void;
  onTag: (dashboard: DashboardSummary) => void;
  onSaveTemplate: (dashboard: DashboardSummary) => void;
}

/** The dashboards as a table; cards under 768 px. */
export function DashboardRows(props: DashboardRowsProps): ReactElement {
  const { dashboards, rows, selection, onDelete, onDuplicate, onTag, onSaveTemplate } = props;
  const { t } = useTexts();
  const now = useNow();
  const columns: Column<DashboardSummary>[] = [
    {
      id: "name",
      label: t("column.name"),
      cell: ({ id, title, boxes }) => (
        <Link to={`/dashboard/views/${id}`} className={styles.name}>
          <Thumbnail boxes={boxes} />
          <span>{title}</span>
        </Link>
      ),
    },
    {
      id: "tags",
      label: t("column.tags"),
      cell: ({ tags }) => (
        <span className={styles.tags}>
          {tags.map((tag) => (
            <TagDot key={tag} tag={tag} />
          ))}
        </span>
      ),
    },
    {
      id: "widgets",
      label: t("column.widgets"),
      kind: "number",
      cell: ({ widgets }) => <CountCell number={String(widgets)} words={t("template.widgets", { count: widgets })} />,
    },
    { id: "sharing", label: t("column.sharing"), cell: (dashboard) => <Sharing dashboard={dashboard} /> },
    {
      id: "modified",
      label: t("column.modified"),
      kind: "muted",
      cell: ({ updated_at, updated_by, opened_at, views }) => (
        <span>
          <ModifiedCell at={updated_at} by={updated_by} />
          <br />
          {opened_at === null ? t("list.neverOpened") : t("list.opened", { count: views, when: formatRelative(opened_at, now) })}
        </span>
      ),
    },
    {
      id: "actions",
      label: t("column.actions"),
      kind: "actions",
      cell: (dashboard) => (
        <Actions
          dashboard={dashboard}
          onDelete={() => onDelete(dashboard)}
          onDuplicate={() => onDuplicate(dashboard.id)}
          onTag={() => onTag(dashboard)}
          onSaveTemplate={() => onSaveTemplate(dashboard)}
        />
      ),
    },
  ];
  return <RowTable items={dashboards} rows={rows} selection={selection} columns={columns} />;
}

interface ActionsProps {
  dashboard: DashboardSummary;
  onDelete: () => void;
  onDuplicate: () => void;
  onTag: () => void;
  onSaveTemplate: () => void;
}

function Actions({ dashboard: { id, title }, onDelete, onDuplicate, onTag, onSaveTemplate }: ActionsProps): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const label = t("list.actionsOf", { title });
  const edit = `/dashboard/edit/${id}`;
  return (
    <>
      <Link to={edit} className={buttonClass({ size: "compact" })}>
        <Pencil size={14} aria-hidden /> {t("list.edit")}
      </Link>
      <Menu
        label={label}
        entries={[
          { id: "edit", label: t("list.edit"), icon: Pencil, onSelect: () => void navigate(edit) },
          { id: "duplicate", label: t("list.duplicate"), icon: Copy, onSelect: onDuplicate },
          { id: "tags", label: t("list.tags"), icon: Tags, onSelect: onTag },
          { id: "template", label: t("list.saveTemplate"), icon: LayoutTemplate, onSelect: onSaveTemplate },
          { id: "line", separator: true },
          { id: "delete", label: t("list.delete"), icon: Trash2, danger: true, onSelect: onDelete },
        ]}
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} size="compact" label={label} />}
      />
    </>
  );
}

function Sharing({ dashboard }: { dashboard: DashboardSummary }): ReactElement {
  const { t } = useTexts();
  return (
    <span className={styles.sharing}>
      {dashboard.link ? (
        <Badge tone="info" icon={Link2}>
          {t("list.linkActive")}
        </Badge>
      ) : (
        <Badge icon={Lock}>{t("list.private")}</Badge>
      )}
      {dashboard.subscribers > 0 && <Badge icon={Mail}>{t("list.subscribers", { count: dashboard.subscribers })}</Badge>}
      {dashboard.problems > 0 && (
        <Badge tone="warning" icon={TriangleAlert}>
          {t("list.problems", { count: dashboard.problems })}
        </Badge>
      )}
    </span>
  );
}
