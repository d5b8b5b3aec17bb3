import { lazy, type ReactElement, Suspense, useState } from "react";

import type { PlanCatalog } from "../../../engine/catalog/catalog.ts";
import { merge, type Side } from "../../../engine/document/versions/merge.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { Button } from "../../../ui/button/button.tsx";
import { replaced } from "../replaced.ts";
import { editable } from "./stored-draft.ts";
import { useTexts } from "../texts.ts";
import type { DraftState } from "./use-draft.ts";

const ConflictDialog = lazy(() => import("./conflict-dialog.tsx").then((module) => ({ default: module.ConflictDialog })));

interface DraftConflictProps {
  document: Dashboard;
  catalog: PlanCatalog;
  draft: DraftState;
  dispatch: (event: HistoryEvent) => void;
}

/** Where somebody saved another draft meanwhile: who and when, and which of the two goes on. The other is kept for its author. */
export function DraftConflict({ document, catalog, draft: { newer, keeper, stored }, dispatch }: DraftConflictProps): ReactElement | null {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const merged = newer && merge(stored.seenDocument, document, editable(newer), chosen);
  const [closedFor, setClosedFor] = useState<DashboardAnswer>();
  const takeTheirs = (latest: DashboardAnswer): void => {
    const theirs = editable(latest);
    stored.take(latest);
    // One step of the history: «Annuler» brings the present document back.
    dispatch(replaced(theirs));
    keeper.want(theirs);
    keeper.release(theirs);
  };
  /** Each thing as it was chosen, and all that did not touch the other side. */
  const takeBoth = (latest: DashboardAnswer): void => {
    const both = merge(stored.seenDocument, document, editable(latest), chosen).document;
    stored.take(latest);
    dispatch({ type: "join", document: both });
    keeper.want(both);
    keeper.release();
  };
  const keepMine = (): void => {
    stored.replace();
    keeper.release();
  };
  const open = newer !== undefined && (merged?.conflicts.length ?? 0) > 0 && closedFor?.draft_state.no !== newer.draft_state.no;
  // The dialog stays, so that its closing is drawn and gives the focus back.
  const [asked, setAsked] = useState<DashboardAnswer>();
  if (open && newer !== asked) setAsked(newer);
  return (
    <>
      {newer && !open && (
        <Button size="compact" onClick={() => setClosedFor(undefined)}>
          {t("conflict.choose")}
        </Button>
      )}
      {asked && (
        <Suspense fallback={null}>
          <ConflictDialog
            open={open}
            onClose={() => setClosedFor(newer)}
            newer={newer ?? asked}
            seen={stored.seenDocument}
            document={document}
            catalog={catalog}
            conflicts={merged?.conflicts ?? []}
            onChoose={(key, side) => setChosen({ ...chosen, [key]: side })}
            onTheirs={() => newer && takeTheirs(newer)}
            onMine={keepMine}
            onBoth={() => newer && takeBoth(newer)}
          />
        </Suspense>
      )}
    </>
  );
}
