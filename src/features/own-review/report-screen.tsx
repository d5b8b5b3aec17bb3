import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";

import { formatRating } from "../../domain/format/format.ts";
import type { ReportForm } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Labelled } from "./labelled.tsx";
import styles from "./own-review.module.css";
import { failureIn, PublicFrame } from "./public-frame.tsx";
import { useProof } from "./use-proof.ts";
import { said, type Spoken, useWords, type Words } from "./words.ts";

/** The public page on which a reader reports a published review. */
export default function ReportScreen(): ReactElement {
  const { review = "" } = useParams();
  const spoken = useWords();
  const { data, error, refetch } = useQuery({
    queryKey: ["report-form", review],
    queryFn: () => callApi("readReportForm", { params: { review } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { words } = spoken;
  return (
    <PublicFrame
      spoken={spoken}
      query={{ data, error, refetch }}
      owner={data?.destination.name}
      product={data?.product}
      title={words && data && (sentTo === null ? said(words.report.title, { place: data.review.establishment }) : words.report.sentTitle)}
    >
      {(present) =>
        data &&
        (sentTo === null ? (
          <Form form={data} spoken={spoken} words={present} onSent={setSentTo} />
        ) : (
          <EmptyState title={said(present.report.sent, { email: sentTo })} />
        ))
      }
    </PublicFrame>
  );
}

function Form({
  form,
  spoken: { lang },
  words,
  onSent,
}: {
  form: ReportForm;
  spoken: Spoken;
  words: Words;
  onSent: (email: string) => void;
}): ReactElement {
  const client = useQueryClient();
  const proof = useProof(form.challenge);
  const [ground, setGround] = useState("");
  const [message, setMessage] = useState("");
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ pointer: string | null; text: string } | null>(null);
  const website = useRef<HTMLInputElement>(null);
  const { review } = form;
  const send = async (): Promise<void> => {
    if (ground === "") return setFailure({ pointer: "/ground", text: words.errors["/ground"] });
    setBusy(true);
    setFailure(null);
    try {
      const solved = await proof();
      await callApi("createPublicReport", {
        params: { review: review.id },
        body: {
          ground,
          email,
          lang,
          website: website.current?.value ?? "",
          ...(message.trim() ? { message } : {}),
          ...(solved ? { proof: solved } : {}),
        },
      });
      onSent(email);
    } catch (error) {
      const failed = error instanceof Error ? error : new Error(String(error));
      const pointer = failed instanceof Problem ? failed.errors[0]?.pointer : undefined;
      // Without proof, or with one that has expired.
      if (pointer === "/proof") {
        await client.invalidateQueries({ queryKey: ["report-form", review.id] });
        setFailure(
          message.trim() === "" ? { pointer: "/message", text: words.errors["/message"] } : { pointer: null, text: words.errors.other },
        );
      } else setFailure(failureIn(words, failed, {}));
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (pointer: string): string | undefined => (failure?.pointer === pointer ? failure.text : undefined);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <p className={styles.muted}>{said(words.report.intro, { destination: form.destination.name, days: form.days })}</p>
      <blockquote className={styles.review} lang={review.lang}>
        <p className={styles.rating}>{formatRating(review.rating)} / 10</p>
        <p className={styles.text}>{[review.title, review.text].filter(Boolean).join(". ")}</p>
      </blockquote>
      <Labelled label={words.report.ground} error={errorOf("/ground")}>
        {(control) => (
          <select {...control} value={ground} onChange={(event) => setGround(event.target.value)}>
            <option value="">{words.report.choose}</option>
            {form.reasons.map(({ code, label }) => (
              <option key={code} value={code}>
                {label[lang]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={words.report.message} error={errorOf("/message")}>
        {(control) => (
          <textarea {...control} rows={4} maxLength={2000} value={message} onChange={(event) => setMessage(event.target.value)} />
        )}
      </Labelled>
      <Labelled label={words.new.email} error={errorOf("/email")}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Labelled>
      <div className={styles.trap} aria-hidden>
        <label>
          Website
          <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      {failure && failure.pointer === null && (
        <p role="alert" className={styles.error}>
          {failure.text}
        </p>
      )}
      <Button type="submit" variant="primary" size="touch" block busy={busy}>
        {words.report.send}
      </Button>
      <p>
        <Link to={`/public/moderation/${form.destination.id}`}>{words.new.how}</Link>
      </p>
    </form>
  );
}
