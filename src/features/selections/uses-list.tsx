import type { ReactElement } from "react";
import { Link } from "react-router-dom";

import type { SelectionUse } from "../../generated/types.ts";
import styles from "./selections.module.css";
import { useTexts } from "./texts.ts";

/** What uses a selection, each with its way there. */
export function UsesList({ uses }: { uses: readonly SelectionUse[] }): ReactElement {
  const { t } = useTexts();
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, id, title }) => (
        <li key={`${kind} ${id}`}>
          <span className={styles.muted}>{t(`use.${kind}`)}</span> <Link to={addressOf(kind, id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function addressOf(kind: SelectionUse["kind"], id: string): string {
  if (kind === "selection") return `/selections?selection=${id}`;
  if (kind === "search") return "/reviews";
  if (kind === "comparison") return `/establishments/${id}/preferences`;
  return kind === "draft" ? `/dashboard/edit/${id}` : `/dashboard/views/${id}`;
}
