import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { type ReactElement, useState } from "react";

import { formatDate } from "../../domain/format/format.ts";
import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { Button } from "../../ui/button/button.tsx";
import { Modal } from "../../ui/modal/modal.tsx";
import { Select } from "../../ui/select/select.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import { decided, type Place, policyQuery } from "./moderation-queries.ts";
import styles from "./moderation.module.css";
import { useTexts } from "./texts.ts";

/** «Signaler cet avis»: a ground, its proof where it needs one, and the receipt with the deadline. */
export function ReportButton({ place }: { place: Place }): ReactElement {
  const { t } = useTexts();
  const client = useQueryClient();
  const { data: policy } = useQuery(policyQuery);
  const [open, setOpen] = useState(false);
  const [ground, setGround] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const [proof, setProof] = useState("");
  const reasons = policy?.reasons.filter(({ reported }) => reported) ?? [];
  const chosen = reasons.find(({ code }) => code === ground);
  const { run, busy } = useAction({
    act: () =>
      callApi("reportModerated", {
        params: place,
        body: { ground: ground ?? "", ...(message.trim() ? { message } : {}), ...(proof.trim() ? { proof } : {}) },
      }),
    onDone: async () => {
      setOpen(false);
      await decided(client);
    },
    success: ({ due_at: due }) => ({ title: t("report.sent"), msg: t("report.sentText", { date: formatDate(due) }) }),
    failure: t("report.failed"),
  });
  return (
    <>
      <Button variant="ghost" icon={Flag} onClick={() => setOpen(true)}>
        {t("report.open")}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={t("report.title")}
        height="auto"
        width={520}
        dirty={message !== "" || proof !== ""}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{t("report.cancel")}</Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={!chosen || (chosen.proof === true && proof.trim() === "")}
              onClick={() => run()}
            >
              {t("report.send")}
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>{t("report.note", { days: policy?.delays.report_days ?? 7 })}</p>
          <Select
            label={t("report.ground")}
            emptyLabel={t("report.choose")}
            options={reasons.map(({ code, label }) => ({ value: code, label: label.fr }))}
            value={ground}
            onChange={setGround}
            clearable={false}
          />
          {chosen?.proof && <TextArea label={t("report.proof")} required height={60} value={proof} maxLength={2000} onChange={setProof} />}
          <TextArea label={t("report.message")} height={80} value={message} maxLength={2000} onChange={setMessage} />
        </div>
      </Modal>
    </>
  );
}
