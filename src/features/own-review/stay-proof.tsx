import { FileText } from "lucide-react";
import { type ReactElement, useRef } from "react";

import type { AuthorPage } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./own-review.module.css";
import { dayIn, type Spoken, type Words } from "./words.ts";
import { filled } from "../../domain/texts/filled.ts";

interface StayProofProps {
  page: AuthorPage;
  token: string;
  lang: Spoken["lang"];
  words: Words;
  busy: boolean;
  /** Changes the page; `wrong` is said where it fails. */
  onChange: (act: () => Promise<AuthorPage>, wrong?: string) => void;
}

/** A document by which an author proves the stay: sent while the review waits, and what became of it. */
export function StayProof({ page, token, lang, words: { proof: words }, busy, onChange }: StayProofProps): ReactElement | null {
  const picker = useRef<HTMLInputElement>(null);
  const { proof, may_prove: mayProve, proof_days: days } = page;
  if (proof === null && !mayProve) return null;
  const params = { token };
  const send = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) onChange(() => callApi("sendStayProof", { params, body: file }), words.wrong);
  };
  return (
    <section className={styles.reason}>
      <h2>{words.title}</h2>
      {proof === null && <p>{filled(words.text, { days })}</p>}
      {proof?.accepted === null && (
        <p role="status" className={styles.document}>
          <FileText size={15} aria-hidden /> {filled(words.waiting, { date: dayIn(lang, proof.sent_at) })}
        </p>
      )}
      {proof !== null && proof.accepted !== null && <p role="status">{proof.accepted ? words.accepted : words.refused}</p>}
      {mayProve && (
        <div className={styles.actions}>
          <input
            ref={picker}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp,application/pdf"
            onChange={(event) => {
              send(event.target.files);
              event.target.value = "";
            }}
          />
          <Button size="touch" block busy={busy} onClick={() => picker.current?.click()}>
            {proof === null ? words.add : words.replace}
          </Button>
          {proof !== null && (
            <Button size="touch" block variant="ghost" busy={busy} onClick={() => onChange(() => callApi("removeStayProof", { params }))}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
