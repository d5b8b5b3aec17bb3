import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";

import { isSameDocument } from "../../../engine/document/canonical.ts";
import type { HistoryEvent } from "../../../engine/document/history.ts";
import type { Dashboard, DashboardAnswer } from "../../../generated/types.ts";
import { Problem } from "../../../lib/problem.ts";
import { useAction } from "../../../page/action/use-action.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Modal } from "../../../ui/modal/modal.tsx";
import { dashboardQuery, publishDashboard, readDashboard } from "../../../page/document/dashboard-queries.ts";
import { replaced } from "../replaced.ts";
import { useTexts } from "../texts.ts";
import type { DraftState } from "./use-draft.ts";
import styles from "../edit.module.css";

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
    act: (_choice: "theirs" | "mine") => client.fetchQuery({ ...dashboardQuery(dashboard.id), staleTime: 0 }),
    onDone: (latest, choice) => {
      setRefused(undefined);
      stored.startFrom(latest.revision);
      if (choice === "theirs") dispatch(replaced(latest.document));
      else publish(latest.revision);
    },
    failure: t("publish.failed"),
  });

  const conflict = refused?.status === 412;
  const ofEmpty = (
    <Modal
      open={asking}
      onClose={() => setAsking(false)}
      height="auto"
      title={t("publish.empty")}
      footer={
        <>
          <Button onClick={() => setAsking(false)}>{t("publish.goOn")}</Button>
          <Button
            variant="primary"
            onClick={() => {
              setAsking(false);
              publish(stored.base);
            }}
          >
            {t("publish.anyway")}
          </Button>
        </>
      }
    >
      <p>{t("publish.emptyText")}</p>
    </Modal>
  );
  const ofRefusal = (
    <Modal
      open={refused !== undefined}
      onClose={() => setRefused(undefined)}
      height="auto"
      title={refused?.message ?? ""}
      footer={
        conflict ? (
          <>
            <Button disabled={choosing.busy} onClick={() => choosing.run("theirs")}>
              {t("publish.theirs")}
            </Button>
            <Button variant="primary" busy={choosing.busy} onClick={() => choosing.run("mine")}>
              {t("publish.mine")}
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => setRefused(undefined)}>
            {t("publish.correct")}
          </Button>
        )
      }
    >
      {conflict ? (
        <p>{t("publish.conflict")}</p>
      ) : (
        <ul className={styles.problems}>
          {refused?.errors.map(({ pointer, detail }) => (
            <li key={pointer + detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Modal>
  );
  return {
    publish: () => (isEmpty(document) ? setAsking(true) : publish(stored.base)),
    pending: publishing.busy,
    dialog: (
      <>
        {ofEmpty}
        {ofRefusal}
      </>
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
