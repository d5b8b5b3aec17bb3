import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";

import type { HistoryEvent } from "../../engine/history.ts";
import type { Dashboard, DashboardAnswer } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { useToasts } from "../../ui/toast/toasts.tsx";
import { dashboardQuery, publishDashboard } from "../../page/document/dashboard-queries.ts";
import { replaced } from "./replaced.ts";
import type { DraftState } from "./use-draft.ts";
import styles from "./edit.module.css";

interface Publication {
  publish: () => void;
  pending: boolean;
  /** What stands in the way: a newer version, or problems of the document. */
  dialog: ReactNode;
}

/** Publishes over the revision from which the draft was made; where somebody was faster, nothing is overwritten without a choice. */
export function usePublish(
  dashboard: DashboardAnswer,
  document: Dashboard,
  dispatch: (event: HistoryEvent) => void,
  { keeper, stored }: Pick<DraftState, "keeper" | "stored">,
): Publication {
  const { t } = useTranslation("edit");
  const client = useQueryClient();
  const navigate = useNavigate();
  const { notify } = useToasts();
  const [refused, setRefused] = useState<Problem>();
  const { queryKey } = dashboardQuery(dashboard.id);

  // The second click of a double one comes before anything is drawn anew.
  const underWay = useRef(false);
  const publishing = useMutation({
    // A draft that arrives after the publication would stand over it.
    mutationFn: async ({ sent, revision }: { sent: Dashboard; revision: number }) => {
      await keeper.hold();
      return publishDashboard(dashboard.id, sent, revision, stored.seen);
    },
    onSuccess: async (published, { sent }) => {
      keeper.release(sent);
      client.setQueryData(queryKey, published);
      await client.invalidateQueries({ queryKey: ["dashboards"], exact: true });
      notify({ type: "success", title: t("publish.done") });
      await navigate(`/dashboard/views/${dashboard.id}`);
    },
    onError: (error) => {
      keeper.release();
      if (error instanceof Problem && (error.status === 412 || error.status === 422)) setRefused(error);
      else notify({ type: "error", title: t("publish.failed"), msg: error.message });
    },
    onSettled: () => {
      underWay.current = false;
    },
  });
  const publish = (revision: number): void => {
    if (underWay.current) return;
    underWay.current = true;
    publishing.mutate({ sent: document, revision });
  };
  const choosing = useMutation({
    mutationFn: (_choice: "theirs" | "mine") => client.fetchQuery({ ...dashboardQuery(dashboard.id), staleTime: 0 }),
    onSuccess: (latest, choice) => {
      setRefused(undefined);
      stored.startFrom(latest.revision);
      if (choice === "theirs") dispatch(replaced(latest.document));
      else publish(latest.revision);
    },
    onError: (error) => void notify({ type: "error", title: t("publish.failed"), msg: error.message }),
  });

  const conflict = refused?.status === 412;
  const dialog = (
    <Modal
      open={refused !== undefined}
      onClose={() => setRefused(undefined)}
      height="auto"
      title={refused?.message ?? ""}
      footer={
        conflict ? (
          <>
            <Button disabled={choosing.isPending} onClick={() => choosing.mutate("theirs")}>
              {t("publish.theirs")}
            </Button>
            <Button variant="primary" busy={choosing.isPending} onClick={() => choosing.mutate("mine")}>
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
  return { publish: () => publish(stored.base), pending: publishing.isPending, dialog };
}
