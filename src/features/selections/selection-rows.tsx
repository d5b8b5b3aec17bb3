import { Ellipsis, GitCompareArrows, MessageSquareText, Pencil, Quote, Snowflake, Sprout, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Link, useNavigate } from "react-router-dom";

import { formatNumber, formatRelative } from "../../domain/format/format.ts";
import { useNow } from "../../lib/clock.ts";
import { signedInLogin } from "../../lib/signed-in-login.ts";
import type { Rows } from "../../page/list/use-rows.ts";
import type { Selection } from "../../page/list/use-selection.ts";
import { Badge } from "../../ui/badge/badge.tsx";
import { Button } from "../../ui/button/button.tsx";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { FiguresCell } from "./figures-cell.tsx";
import type { ListedSelection } from "./list-state.ts";
import { ruleWords } from "./rule-words.ts";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";
import { type NameOf, useNames } from "./use-names.ts";

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
  const { selections, rows, chosen } = props;
  const { t } = useTexts();
  const nameOf = useNames();
  const { drawn, before, after, container } = rows;
  return (
    <table className={styles.table} aria-rowcount={selections.length + 1}>
      <thead>
        <tr>
          <th scope="col" className={styles.select}>
            <VisuallyHidden>{t("column.select")}</VisuallyHidden>
          </th>
          <th scope="col">{t("column.name")}</th>
          <th scope="col">{t("column.kind")}</th>
          <th scope="col" className={styles.number}>
            {t("column.establishments")}
          </th>
          <th scope="col">{t("column.rating")}</th>
          <th scope="col">{t("column.uses")}</th>
          <th scope="col">{t("column.modified")}</th>
          <th scope="col">
            <VisuallyHidden>{t("column.actions")}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody ref={container}>
        {before > 0 && <tr aria-hidden style={{ height: before }} />}
        {drawn.map(({ index, props: row }) => {
          const selection = selections[index];
          if (!selection) return null;
          return (
            <tr key={selection.id} aria-rowindex={index + 2} {...row} data-selected={chosen.has(selection.id) || undefined}>
              <Cells {...props} selection={selection} nameOf={nameOf} />
            </tr>
          );
        })}
        {after > 0 && <tr aria-hidden style={{ height: after }} />}
      </tbody>
    </table>
  );
}

function Cells({ selection, nameOf, ...props }: SelectionRowsProps & { selection: ListedSelection; nameOf: NameOf }): ReactElement {
  const { t } = useTexts();
  const navigate = useNavigate();
  const now = useNow();
  const { id, title, kind, rule, establishments, known, updated_at, updated_by } = selection;
  const actionsOf = t("list.actionsOf", { title });
  return (
    <>
      <td className={styles.select}>
        <Checkbox
          label={<VisuallyHidden>{t("list.select", { title })}</VisuallyHidden>}
          checked={props.chosen.has(id)}
          onChange={() => props.chosen.toggle(id)}
        />
      </td>
      <th scope="row">
        <Link to={`/selections?selection=${id}`} className={styles.name}>
          {title}
        </Link>
        <span className={styles.rule}>{rule ? ruleWords(rule, nameOf, t) : t("list.byHand")}</span>
      </th>
      <td>
        {kind === "living" ? (
          <Badge tone="info" icon={Sprout}>
            {t("kind.living")}
          </Badge>
        ) : (
          <Badge icon={Snowflake}>{t("kind.frozen")}</Badge>
        )}
      </td>
      <td className={styles.number}>
        <span className={styles.wideOnly}>{formatNumber(establishments)}</span>
        <span className={styles.narrowOnly}>{t("establishments", { count: establishments, number: formatNumber(establishments) })}</span>
      </td>
      <td>
        <FiguresCell figures={known?.figures} />
      </td>
      <td className={styles.muted} data-unused={known?.uses === 0 || undefined}>
        {known && (known.uses === 0 ? t("unused") : t("usedBy", { count: known.uses, number: formatNumber(known.uses) }))}
      </td>
      <td className={styles.muted}>
        <time dateTime={updated_at}>{formatRelative(updated_at, now)}</time>{" "}
        {updated_by !== null && (updated_by === signedInLogin() ? t("list.byYou") : t("list.by", { login: updated_by }))}
      </td>
      <td className={styles.actions}>
        <Button size="compact" icon={Pencil} onClick={() => props.onOpen(id)}>
          {t("list.edit")}
        </Button>
        <Menu
          label={actionsOf}
          entries={[
            { id: "edit", label: t("list.edit"), icon: Pencil, onSelect: () => props.onOpen(id) },
            { id: "compare", label: t("compare.toRest"), icon: GitCompareArrows, onSelect: () => props.onCompare(id) },
            { id: "passages", label: t("passages.open"), icon: Quote, onSelect: () => props.onPassages(selection) },
            { id: "reviews", label: t("list.reviews"), icon: MessageSquareText, onSelect: () => void navigate(`/reviews?selection=${id}`) },
            { id: "line", separator: true },
            { id: "delete", label: t("list.delete"), icon: Trash2, danger: true, onSelect: () => props.onDelete(selection) },
          ]}
          trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} size="compact" label={actionsOf} />}
        />
      </td>
    </>
  );
}
