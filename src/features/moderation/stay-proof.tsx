import { Check, FileText, X } from "lucide-react";
import type { ReactElement } from "react";

import { formatDate, formatNumber } from "../../domain/format/format.ts";
import type { StayProof } from "../../generated/types.ts";
import { addressOf } from "../../lib/http.ts";
import { pathOf } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./moderation.module.css";
import type { Place } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";
import { useJudgeProof } from "./use-decisions.ts";

/** The document by which an author proves the stay, and what a moderator says of it. */
export function ProofNotice({ proof, place }: { proof: StayProof; place: Place }): ReactElement {
  const { t } = useTexts();
  const judge = useJudgeProof();
  const address = addressOf(pathOf("readStayProof", { params: { ...place } }));
  const isImage = proof.media_type !== "application/pdf";
  const judged = (accepted: boolean): void => judge.run({ place, accepted });
  return (
    <section className={styles.proof} aria-label={t("proof.title")}>
      <h3>{t("proof.title")}</h3>
      <p>
        <a href={address} target="_blank" rel="noreferrer">
          <FileText size={15} aria-hidden />{" "}
          {t(isImage ? "proof.image" : "proof.pdf", { size: formatNumber(Math.max(1, Math.round(proof.size / 1024))) })}
        </a>{" "}
        <span className={styles.muted}>{t("proof.sent", { date: formatDate(proof.sent_at, "datetime") })}</span>
      </p>
      {isImage && proof.accepted === null && <img src={address} alt={t("proof.alt")} className={styles.proofImage} />}
      {proof.accepted === null ? (
        <p className={styles.proofActions}>
          <Button size="compact" icon={Check} busy={judge.busy} onClick={() => judged(true)}>
            {t("proof.accept")}
          </Button>
          <Button size="compact" icon={X} busy={judge.busy} onClick={() => judged(false)}>
            {t("proof.refuse")}
          </Button>
        </p>
      ) : (
        <p className={styles.muted}>{t(proof.accepted ? "proof.accepted" : "proof.refused")}</p>
      )}
    </section>
  );
}
