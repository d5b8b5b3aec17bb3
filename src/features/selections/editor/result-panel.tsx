import { useQuery } from "@tanstack/react-query";
import { Braces, Download } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";

import { formatNumber } from "../../../domain/format/format.ts";
import type { SelectionCandidate, SelectionCandidates, SelectionQuery, SelectionQueryAnswer } from "../../../generated/types.ts";
import { AddToSelection } from "../../../page/selections/add-to-selection.tsx";
import { useSession } from "../../../page/session/session.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { EmptyState } from "../../../ui/empty-state/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton/skeleton.tsx";
import { FiguresSummary } from "../figures-summary.tsx";
import unseen from "../../../ui/visually-hidden/visually-hidden.module.css";
import styles from "../selections.module.css";
import { membersQuery } from "../selections-queries.ts";
import { useTexts } from "../texts.ts";
import { MemberList } from "./member-list.tsx";
import { membersTable } from "./members-table.ts";
import { SelectionMap } from "./selection-map.tsx";
import { fileNameOf } from "../../../domain/format/csv.ts";
import { saveTable } from "../../../lib/save-table.ts";

/** After so long without a change, the question is asked (ms). */
const TYPING_MS = 250;

interface ResultPanelProps {
  /** Null: nothing to ask yet. */
  asked: SelectionQuery | null;
  /** Of the selection, for its file. */
  title: string;
  candidates: readonly SelectionCandidate[];
  land: SelectionCandidates["land"];
  /** Puts establishments in or out by the map; null where a rule decides. */
  onToggle: ((ids: readonly string[], add: boolean) => void) | null;
}

/** What the selection holds as it is edited: how many, their mark and sample, on the map and by name. */
export function ResultPanel({ asked, title, candidates, land, onToggle }: ResultPanelProps): ReactElement {
  const { t } = useTexts();
  const { app } = useSession();
  const settled = useSettled(asked);
  const { data, isError, error, isFetching, refetch } = useQuery(membersQuery(settled));
  const answer: SelectionQueryAnswer | undefined = settled === null ? undefined : data;
  const [showsJson, setShowsJson] = useState(false);
  const byId = useMemo(() => new Map(candidates.map((one) => [one.id, one])), [candidates]);
  const members = useMemo(() => answer?.establishments.flatMap((id) => byId.get(id) ?? []) ?? [], [answer, byId]);
  const isOld = isFetching || settled !== asked;
  const exportMembers = (): void => {
    const categoryOf = (category: string): string => app.categories?.find(({ id }) => id === category)?.name ?? category;
    saveTable(fileNameOf(title, "selection"), membersTable(members, categoryOf, t));
  };
  return (
    <div className={styles.column}>
      <Card
        title={t("result.title")}
        actions={
          <>
            {asked?.rule && (
              <Button size="compact" variant="ghost" icon={Braces} aria-expanded={showsJson} onClick={() => setShowsJson(!showsJson)}>
                {t(showsJson ? "result.hideJson" : "result.showJson")}
              </Button>
            )}
            <Button size="compact" icon={Download} disabled={members.length === 0} onClick={exportMembers}>
              {t("result.export")}
            </Button>
          </>
        }
      >
        {showsJson && asked?.rule && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reachable by keyboard
          <div className={styles.json} tabIndex={0} role="group" aria-label={t("result.json")}>
            {JSON.stringify(asked.rule, null, 2)}
          </div>
        )}
        {asked === null ? (
          <EmptyState title={t("result.nothing")}>{t("result.nothingText")}</EmptyState>
        ) : isError && !isFetching ? (
          <EmptyState tone="danger" title={t("result.failed")} actions={<Button onClick={() => void refetch()}>{t("retry")}</Button>}>
            {error.message}
          </EmptyState>
        ) : !answer ? (
          <Skeleton shape="lines" />
        ) : (
          <div className={styles.result} data-old={isOld || undefined}>
            <p className={styles.total}>
              <strong>{formatNumber(answer.total)}</strong> {t("result.of", { count: answer.total, all: formatNumber(candidates.length) })}
            </p>
            <span className={unseen.hidden} role="status">
              {!isOld && t("result.said", { count: answer.total, number: formatNumber(answer.total) })}
            </span>
            {answer.total > 0 ? (
              <FiguresSummary figures={answer.figures} />
            ) : (
              <p className={styles.muted}>{t(onToggle ? "result.noneChosen" : "result.none")}</p>
            )}
          </div>
        )}
      </Card>
      <Card title={t("map.title")} subtitle={onToggle ? t("map.hint") : undefined} flush>
        <SelectionMap candidates={candidates} land={land} members={members} onToggle={onToggle} />
      </Card>
      {members.length > 0 && (
        <Card
          title={t("members.title")}
          flush
          actions={
            <AddToSelection size="compact" establishments={members.map(({ id }) => id)}>
              {t("members.addTo")}
            </AddToSelection>
          }
        >
          <MemberList members={members} onRemove={onToggle && ((id) => onToggle([id], false))} />
        </Card>
      )}
    </div>
  );
}

/** A question once it has stopped changing; the first one at once. */
function useSettled(asked: SelectionQuery | null): SelectionQuery | null {
  const text = JSON.stringify(asked);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // The same object as asked for, so that both can be compared.
  const parsed = useMemo(() => JSON.parse(settled) as SelectionQuery | null, [settled]);
  return settled === text ? asked : parsed;
}
