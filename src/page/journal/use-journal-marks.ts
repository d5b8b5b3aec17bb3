import { useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";

import { observationAccess, ownEstablishmentsAccess } from "../../domain/access/access.ts";
import type { JournalMark } from "../../generated/types.ts";
import { sessionMayOpen, useSession } from "../session/session.ts";
import { journalMarksQuery, journalQuery, marksOf } from "./journal-queries.ts";

const none: readonly JournalMark[] = [];

/**
 * The journal's marks for the time charts of a page: those that came with a public page, else those of the reader's own
 * territory, of which a professional reads what is public. Of one identity until they change.
 */
export function useJournalMarks(audience: "private" | "public", given: readonly JournalMark[] | undefined): readonly JournalMark[] {
  const session = useSession();
  const isPrivate = audience === "private";
  const { data: entries } = useQuery({ ...journalQuery, enabled: isPrivate && sessionMayOpen(session, observationAccess) });
  const { data: marks } = useQuery({ ...journalMarksQuery, enabled: isPrivate && sessionMayOpen(session, ownEstablishmentsAccess) });
  return useMemo(() => (isPrivate ? (entries ? marksOf(entries) : (marks ?? none)) : (given ?? none)), [isPrivate, given, entries, marks]);
}

/** The reader's choice in local storage: «hidden»; absent, marks are shown. */
const KEY = "journal-marks";
const watchers = new Set<() => void>();
let hidden = readChoice();

/** Whether the reader has the marks drawn, and what changes it. */
export function useMarksShown(): [shown: boolean, show: (shown: boolean) => void] {
  const isHidden = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => hidden,
  );
  return [!isHidden, choose];
}

function choose(shown: boolean): void {
  hidden = !shown;
  for (const watcher of watchers) watcher();
  try {
    localStorage.setItem(KEY, shown ? "shown" : "hidden");
  } catch {
    // A storage that refuses loses the choice at the next load alone.
  }
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === "hidden";
  } catch {
    return false;
  }
}
