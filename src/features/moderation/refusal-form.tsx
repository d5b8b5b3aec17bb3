import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useId, useState } from "react";

import { authorLanguage, filled } from "../../domain/moderation/policy.ts";
import type { RefusalReason, RejectRequest } from "../../generated/types.ts";
import { useSession } from "../../page/session/session.ts";
import { Kbd } from "../../ui/kbd/kbd.tsx";
import { TextArea } from "../../ui/text-area/text-area.tsx";
import styles from "./moderation.module.css";
import { policyQuery } from "./moderation-queries.ts";
import { useTexts } from "./texts.ts";

export interface Refusal {
  reason: string | null;
  proof: string;
  message: string;
}

export const noRefusal: Refusal = { reason: null, proof: "", message: "" };

/** What keeps a refusal from being sent, by its text's key; null where nothing does. */
export function missingIn({ reason, proof }: Refusal, reasons: readonly RefusalReason[]): "chooseFirst" | "proofFirst" | null {
  const chosen = reasons.find(({ code }) => code === reason);
  if (!chosen) return "chooseFirst";
  return chosen.proof && proof.trim() === "" ? "proofFirst" : null;
}

export function refusalBody({ reason, proof, message }: Refusal): Omit<RejectRequest, "revision"> {
  return { reason: reason ?? "", ...(message.trim() ? { message: message.trim() } : {}), ...(proof.trim() ? { proof: proof.trim() } : {}) };
}

interface RefusalFormProps {
  refusal: Refusal;
  onChange: (refusal: Refusal) => void;
  /** Of whose review the letter is previewed. */
  establishment: string;
  /** The language of the author. */
  lang: string;
  /** The answer is refused, not the review: the establishment is written to, in French. */
  ofResponse?: boolean;
}

/** Why a review or an answer is refused: a numbered reason, its proof where it needs one, words to who wrote it, and the letter as it goes. */
export function RefusalForm({ refusal, onChange, establishment, lang, ofResponse = false }: RefusalFormProps): ReactElement {
  const { t } = useTexts();
  const { data: policy } = useQuery(policyQuery);
  const { app, user } = useSession();
  // The form of several reviews is open beside that of one.
  const name = useId();
  const [isPreviewed, setPreviewed] = useState(false);
  const reasons = policy?.reasons ?? [];
  const chosen = reasons.find(({ code }) => code === refusal.reason);
  const language = ofResponse ? "fr" : authorLanguage(lang);
  const letter = ofResponse ? "answer_refused" : "refused";
  return (
    <div className={styles.refusal}>
      <fieldset data-refusal-reasons>
        <legend>
          {t(ofResponse ? "refusal.titleResponse" : "refusal.title")}{" "}
          <span className={styles.muted}>{t(ofResponse ? "refusal.titleResponseNote" : "refusal.titleNote")}</span>
        </legend>
        <div className={styles.reasons}>
          {reasons.map(({ code, label, proof }, index) => (
            <label key={code} className={styles.reason}>
              <input
                type="radio"
                name={name}
                value={code}
                checked={code === refusal.reason}
                onChange={() => onChange({ ...refusal, reason: code })}
              />
              <span>
                {label.fr}
                {proof && <span className={styles.needsProof}> · {t("refusal.proof").toLowerCase()}</span>}
              </span>
              {index < 9 && <Kbd>{String(index + 1)}</Kbd>}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen?.proof && (
        <TextArea
          label={t("refusal.proof")}
          hint={t("refusal.proofHint")}
          required
          height={60}
          value={refusal.proof}
          maxLength={2000}
          onChange={(proof) => onChange({ ...refusal, proof })}
        />
      )}
      <TextArea
        label={t(ofResponse ? "refusal.messageResponse" : "refusal.message")}
        placeholder={t("refusal.messageHint")}
        height={76}
        value={refusal.message}
        maxLength={2000}
        onChange={(message) => onChange({ ...refusal, message })}
      />
      {policy && chosen && (
        <details className={styles.preview} open={isPreviewed} onToggle={(event) => setPreviewed(event.currentTarget.open)}>
          <summary>{t("refusal.preview")}</summary>
          <div lang={language}>
            {filled(policy.letters[letter].text[language], {
              establishment,
              destination: user?.destination?.name ?? "",
              product: app.product.name,
              reason: chosen.label[language],
              message: refusal.message.trim(),
              days: ofResponse ? policy.delays.reply_link_days : policy.delays.appeal_months,
              link: "https://…",
            })
              .split("\n\n")
              .map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
          </div>
        </details>
      )}
    </div>
  );
}
