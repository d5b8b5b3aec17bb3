import { Copy, Ellipsis, LayoutTemplate, Link2, Lock, Pencil, Tags, Trash2, TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { Link, useNavigate } from "react-router-dom";

import { formatRelative } from "../../domain/format/format.ts";
import type { DashboardSummary } from "../../generated/types.ts";
import { useNow } from "../../lib/clock.ts";
import { signedInLogin } from "../../lib/signed-in-login.ts";
import type { Rows } from "../../page/list/use-rows.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { buttonClass } from "../../ui/button/button-class.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
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
export function DashboardRows({
  dashboards,
  rows,
  selection,
  onDelete,
  onDuplicate,
  onTag,
  onSaveTemplate,
}: DashboardRowsProps): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const now = useNow();
  const login = signedInLogin();
  const { drawn: inWindow, before, after, container } = rows;
  const drawn = inWindow.flatMap(({ index, props }) => {
    const dashboard = dashboards[index];
    return dashboard ? [{ dashboard, index, props }] : [];
  });
  return (
    <table className={styles.table} aria-rowcount={dashboards.length + 1}>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <VisuallyHidden>{t("column.select")}</VisuallyHidden>
          </th>
          <th scope="col">{t("column.name")}</th>
          <th scope="col">{t("column.tags")}</th>
          <th scope="col" className={styles.number}>
            {t("column.widgets")}
          </th>
          <th scope="col">{t("column.sharing")}</th>
          <th scope="col">{t("column.modified")}</th>
          <th scope="col">
            <VisuallyHidden>{t("column.actions")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={container}>
        {before > 0 && <tr aria-hidden style={{ height: before }} />}
        {drawn.map(({ dashboard, index, props }) => (
          <tr key={dashboard.id} aria-rowindex={index + 2} {...props} data-selected={selection.has(dashboard.id) || undefined}>
            <td className={styles.select}>
              <Checkbox
                label={<VisuallyHidden>{t("list.select", { title: dashboard.title })}</VisuallyHidden>}
                checked={selection.has(dashboard.id)}
                onChange={() => selection.toggle(dashboard.id)}
              />
            </td>
            <th scope="row">
              <Link to={`/dashboard/views/${dashboard.id}`} className={styles.name}>
                <Thumbnail boxes={dashboard.boxes} />
                <span>{dashboard.title}</span>
              </Link>
            </th>
            <td>
              <span className={styles.tags}>
                {dashboard.tags.map((tag) => (
                  <TagDot key={tag} tag={tag} />
                ))}
              </span>
            </td>
            <td className={styles.number}>
              <span className={styles.wideOnly}>{dashboard.widgets}</span>
              <span className={styles.narrowOnly}>{t("template.widgets", { count: dashboard.widgets })}</span>
            </td>
            <td>
              <Sharing dashboard={dashboard} />
            </td>
            <td className={styles.muted}>
              <time dateTime={dashboard.updated_at}>{formatRelative(dashboard.updated_at, now)}</time>{" "}
              {dashboard.updated_by === login ? t("list.byYou") : t("list.by", { login: dashboard.updated_by })}
              <br />
              {dashboard.opened_at === null
                ? t("list.neverOpened")
                : t("list.opened", { count: dashboard.views, when: formatRelative(dashboard.opened_at, now) })}
            </td>
            <td className={styles.actions}>
              <Link to={`/dashboard/edit/${dashboard.id}`} className={buttonClass({ size: "compact" })}>
                <Pencil size={14} aria-hidden /> {t("list.edit")}
              </Link>
              <Menu
                label={t("list.actionsOf", { title: dashboard.title })}
                entries={[
                  { id: "edit", label: t("list.edit"), icon: Pencil, onSelect: () => void navigate(`/dashboard/edit/${dashboard.id}`) },
                  { id: "duplicate", label: t("list.duplicate"), icon: Copy, onSelect: () => onDuplicate(dashboard.id) },
                  { id: "tags", label: t("list.tags"), icon: Tags, onSelect: () => onTag(dashboard) },
                  { id: "template", label: t("list.saveTemplate"), icon: LayoutTemplate, onSelect: () => onSaveTemplate(dashboard) },
                  { id: "line", separator: true },
                  {
                    id: "delete",
                    label: t("list.delete"),
                    icon: Trash2,
                    danger: true,
                    onSelect: () => onDelete(dashboard),
                  },
                ]}
                trigger={(trigger) => (
                  <IconButton {...trigger} icon={Ellipsis} size="compact" label={t("list.actionsOf", { title: dashboard.title })} />
                )}
              />
            </td>
          </tr>
        ))}
        {after > 0 && <tr aria-hidden style={{ height: after }} />}
      </tbody>
    </table>
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
      {dashboard.problems > 0 && (
        <Badge tone="warning" icon={TriangleAlert}>
          {t("list.problems", { count: dashboard.problems })}
        </Badge>
      )}
    </span>
  );
}
