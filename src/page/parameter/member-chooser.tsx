import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useDeferredValue, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { formatNumber } from "../../domain/format/format.ts";
import type { MemberValue, ParameterDimension } from "../../generated/types.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton/skeleton.tsx";
import { SearchField } from "../../ui/text-field/search-field.tsx";
import { Highlighted } from "../../ui/text-match/highlighted.tsx";
import { useSession } from "../session/session.ts";
import { lastValue } from "./last-value.ts";
import { membersQuery } from "./member-queries.ts";
import styles from "./parameter.module.css";
import { useTexts } from "./texts.ts";

interface MemberChooserProps {
  dimension: ParameterDimension;
  /** The value on screen. */
  current?: string | undefined;
  onChosen?: () => void;
}

/** What a dynamic dashboard can be opened on: a search, the last choice of the session, and a link for each value, which keeps the rest of the address. */
export function MemberChooser({ dimension, current, onChosen }: MemberChooserProps): ReactElement {
  const { t } = useTexts();
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data, isError, refetch } = useQuery(membersQuery(dimension, search));
  const { user } = useSession();
  const last = user && lastValue(user.login, dimension);
  const list = useRef<HTMLUListElement>(null);
  const found = data?.members ?? [];
  const rowOf = (member: MemberValue): ReactElement => (
    <MemberLink
      key={member.value}
      member={member}
      dimension={dimension}
      search={search}
      isCurrent={member.value === current}
      onChosen={onChosen}
    />
  );
  return (
    <div className={styles.chooser}>
      <SearchField label={t("search")} value={typed} onChange={setTyped} onArrowDown={() => list.current?.querySelector("a")?.focus()} />
      {search === "" && last && last.value !== current && (
        <div>
          <p className={styles.group}>{t("last")}</p>
          <ul className={styles.list}>{rowOf(last)}</ul>
          <p className={styles.group}>{t("all")}</p>
        </div>
      )}
      {isError && <EmptyState tone="danger" title={t("failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>} />}
      {!data && !isError && <Skeleton shape="lines" />}
      {data && found.length === 0 && <p className={styles.note}>{t(`none.${dimension}`)}</p>}
      {found.length > 0 && (
        <ul ref={list} className={styles.list}>
          {found.map(rowOf)}
        </ul>
      )}
      {data && (
        <p role="status" className={styles.note}>
          {data.total > found.length
            ? t("cut", { shown: formatNumber(found.length), total: formatNumber(data.total) })
            : found.length > 0 && t("found", { count: data.total, total: formatNumber(data.total) })}
        </p>
      )}
    </div>
  );
}

interface MemberLinkProps {
  member: MemberValue;
  dimension: ParameterDimension;
  search: string;
  isCurrent: boolean;
  onChosen?: (() => void) | undefined;
}

function MemberLink({ member: { value, label, detail }, dimension, search, isCurrent, onChosen }: MemberLinkProps): ReactElement {
  const [address] = useSearchParams();
  const to = new URLSearchParams(address);
  to.set(dimension, value);
  return (
    <li>
      <Link to={{ search: to.toString() }} className={styles.member} aria-current={isCurrent || undefined} onClick={onChosen}>
        <span>
          <Highlighted text={label} typed={search} />
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </Link>
    </li>
  );
}
