import { useQueryClient } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";

import { isSameDocument } from "../../../engine/document/canonical.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { dashboardQuery, publishDashboard, readDashboard } from "../../../page/document/dashboard-queries.ts";
import { replaced } from "../replaced.ts";
import { useTexts } from "../texts.ts";
import type { PublishChoice } from "./publish-dialogs.tsx";
import type { DraftState } from "./use-draft.ts";

const PublishDialogs = lazy(() => import("./publish-dialogs.tsx").then((module) => ({ default: module.PublishDialogs })));

interface Publication {
  publish: () => void;
  pending: boolean;
  /** What prevents it: a newer version, problems of the document, or that there is nothing in it. */
  dialog: ReactNode;
}

/** Publishes over the revision from which the draft was made; where somebody was faster, nothing is overwritten without a choice. */
export function usePublish(
  dashboard: DashboardAnswer,
  document: Dashboard,
  dispatch: (event: HistoryEvent) => void,
  { keeper, stored }: Pick<DraftState, "keeper" | "stored">,
): Publication {
  const { t } = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Problem>();
  const [asking, setAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  // Once open they stay: closing is drawn too.
  if ((asking || refused) && !hasAsked) setHasAsked(true);
  const { queryKey } = dashboardQuery(dashboard.id);

  const publishing = useAction({
    // A draft that arrives after the publication would hide it.
    act: async ({ sent, revision }: { sent: Dashboard; revision: number }) => {
      await keeper.hold();
      try {
        return await publishDashboard(dashboard.id, sent, revision, stored.seen);
      } catch (error) {
        const latest = error instanceof Problem && error.status === 412 ? await readDashboard(dashboard.id) : undefined;
        // The answer to an earlier try was lost, not the publication.
        if (latest && isSameDocument(latest.document, sent)) return latest;
        throw error;
      }
    },
    onDone: async (published, { sent }) => {
      // What has been edited meanwhile goes on from this publication.
      stored.startFrom(published.revision);
      keeper.release(sent);
      client.setQueryData(queryKey, published);
      await client.invalidateQueries({ queryKey: ["dashboards"], exact: true });
      await navigate(`/dashboard/views/${dashboard.id}`);
    },
    onFailed: (error) => {
      keeper.release();
      if (isRefusal(error)) setRefused(error);
    },
    success: () => ({ title: t("publish.done") }),
    failure: (error) => (isRefusal(error) ? null : { title: t("publish.failed"), msg: error.message }),
  });
  const publish = (revision: number): void => publishing.run({ sent: document, revision });
  const choosing = useAction({
    act: (_choice: PublishChoice) => client.fetchQuery({ ...dashboardQuery(dashboard.id), staleTime: 0 }),
    onDone: (latest, choice) => {
      setRefused(undefined);
      stored.startFrom(latest.revision);
      if (choice === "theirs") dispatch(replaced(latest.document));
      else publish(latest.revision);
    },
    failure: t("publish.failed"),
  });

  return {
    publish: () => (isEmpty(document) ? setAsking(true) : publish(stored.base)),
    pending: publishing.busy,
    dialog: hasAsked && (
      <Suspense fallback={null}>
        <PublishDialogs
          asking={asking}
          onAsked={(anyway) => {
            setAsking(false);
            if (anyway) publish(stored.base);
          }}
          refused={refused}
          onCorrect={() => setRefused(undefined)}
          choosing={choosing.busy}
          onChoose={choosing.run}
        />
      </Suspense>
    ),
  };
}

/** Whether a dashboard would show nothing at all. */
function isEmpty({ widgets }: Dashboard): boolean {
  return Object.keys(widgets).length === 0;
}

/** What the reader can correct or decide. */
function isRefusal(error: Error): error is Problem {
  return error instanceof Problem && (error.status === 412 || error.status === 422);
}
