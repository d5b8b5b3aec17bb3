import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactElement, useState } from "react";
import { useSearchParams } from "react-router-dom";

import type { Dashboard, DashboardAnswer, Report, ReportSettings } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { createOnce } from "../../lib/create-once.ts";
import { Problem, sentenceOf } from "../../lib/problem.ts";
import { useAction } from "../../page/action/use-action.ts";
import { ReportRows } from "../../page/reports/report-rows.tsx";
import { reportsQuery, requestOf } from "../../page/reports/reports-query.ts";
import { useTexts as useReportTexts } from "../../page/reports/texts.ts";
import { readState } from "../../page/state/page-state.ts";
import { useSession } from "../../page/session/session.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Segmented } from "../../ui/segmented/segmented.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { RecipientFields } from "./recipient-fields.tsx";
import styles from "./report-dialog.module.css";
import { useTexts } from "./sharing-texts.ts";

interface ReportDialogProps {
  dashboard: DashboardAnswer;
  /** Its document as it is on screen: a dynamic one over the value chosen. */
  shown: Dashboard;
  open: boolean;
  onClose: () => void;
}

const rhythms = ["daily", "weekly", "monthly"] as const;
const MOST_RECIPIENTS = 20;

/** «Envoyer régulièrement»: the reports of a dashboard that the account sends, and the form of a new or a changed one. */
export function ReportDialog({ dashboard, shown, open, onClose }: ReportDialogProps): ReactElement {
  const { t } = useTexts();
  const { t: said } = useReportTexts();
  const client = useQueryClient();
  const { user } = useSession();
  const { data } = useQuery({ ...reportsQuery, enabled: open });
  const filters = useShownFilters(dashboard.document, shown);
  const own = (data ?? []).filter((report) => report.dashboard === dashboard.id);
  const fresh: ReportSettings = {
    rhythm: "monthly",
    recipients: [{ address: user?.login ?? "", ...(filters ? { filters } : {}) }],
    message: "",
    attached: true,
    active: true,
  };
  const [changed, setChanged] = useState<Report | null>(null);
  const [typed, setTyped] = useState<ReportSettings | null>(null);
  const request = typed ?? (changed ? requestOf(changed) : fresh);
  const set = (part: Partial<ReportSettings>): void => {
    setTyped({ ...request, ...part });
    save.reset();
  };
  const begin = (report: Report | null): void => {
    save.reset();
    setChanged(report);
    setTyped(null);
  };
  const save = useAction({
    act: () =>
      changed
        ? callApi("changeReport", { params: { id: changed.id }, body: request })
        : createOnce("createReport", { params: { id: dashboard.id }, body: request }),
    onDone: async () => {
      begin(null);
      await client.invalidateQueries({ queryKey: reportsQuery.queryKey });
    },
    success: () => ({ title: said("changed") }),
    // What is wrong with an address is said at its field.
    failure: (error) =>
      addressProblem(error) ? null : { title: said("failed"), ...(error instanceof Problem ? { msg: sentenceOf(error) } : {}) },
  });
  const wrong = addressProblem(save.error);
  const close = (): void => {
    begin(null);
    onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      height="auto"
      title={t("report.title")}
      footer={
        <>
          <Button onClick={changed ? () => begin(null) : close}>{t(changed ? "report.cancel" : "report.close")}</Button>
          <Button
            variant="primary"
            busy={save.busy}
            disabled={request.recipients.some(({ address }) => address.trim() === "")}
            onClick={() => save.run()}
          >
            {t(changed ? "report.keep" : "report.create")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {own.length > 0 && <ReportRows reports={own} onEdit={begin} />}
        <h3 className={styles.subtitle}>{t(changed ? "report.change" : "report.new")}</h3>
        <div>
          <span className={styles.label} aria-hidden>
            {t("report.rhythm")}
          </span>
          <Segmented
            label={t("report.rhythm")}
            segments={rhythms.map((value) => ({ value, label: said(`rhythms.${value}`) }))}
            value={request.rhythm}
            onChange={(rhythm) => set({ rhythm })}
          />
        </div>
        {request.recipients.map((recipient, at) => (
          <RecipientFields
            // Recipients have no other name than their place.
            key={at}
            number={at + 1}
            document={dashboard.document}
            recipient={recipient}
            filters={filters}
            error={wrong?.at === at ? wrong.text : undefined}
            removable={request.recipients.length > 1}
            onChange={(next) => set({ recipients: request.recipients.with(at, next) })}
            onRemove={() => set({ recipients: request.recipients.filter((_, other) => other !== at) })}
          />
        ))}
        {request.recipients.length < MOST_RECIPIENTS && (
          <div>
            <Button
              size="compact"
              icon={Plus}
              onClick={() => set({ recipients: [...request.recipients, { address: "", ...(filters ? { filters } : {}) }] })}
            >
              {t("report.add")}
            </Button>
          </div>
        )}
        <TextArea
          label={t("report.message")}
          hint={t("report.messageHint")}
          value={request.message}
          onChange={(message) => set({ message })}
        />
        <Checkbox label={t("report.attached")} checked={request.attached} onChange={(attached) => set({ attached })} />
        <p className={styles.text}>{t("report.stop")}</p>
      </div>
    </Modal>
  );
}

/** The address of which the server says that it cannot be written to, by its place, and why. */
function addressProblem(error: Error | null): { at: number; text: string } | null {
  if (!(error instanceof Problem)) return null;
  for (const { pointer, detail } of error.errors) {
    const at = /^\/recipients\/(\d+)\/address$/.exec(pointer)?.[1];
    if (at !== undefined) return { at: Number(at), text: detail };
  }
  return null;
}

/** The filters on screen where they differ from the document's; a dynamic dashboard's value is always one. */
function useShownFilters(document: Dashboard, shown: Dashboard): ReportSettings["recipients"][number]["filters"] {
  const [search] = useSearchParams();
  const { filters } = readState(search, shown);
  const differs = JSON.stringify(filters) !== JSON.stringify(document.filters ?? {});
  return differs && Object.keys(filters).length > 0 ? filters : undefined;
}
