import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { Link, useParams } from "react-router-dom";

import { formatRating } from "../../domain/format/format.ts";
import type { ReportForm } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { EmailField, Trap } from "./form-parts.tsx";
import { Labelled } from "./labelled.tsx";
import styles from "./own-review.module.css";
import { PublicFrame } from "./public-frame.tsx";
import { useSending } from "./use-sending.ts";
import { type Spoken, useWords, type Words } from "./words.ts";
import { filled } from "../../domain/texts/filled.ts";

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
      title={words && data && (sentTo === null ? filled(words.report.title, { place: data.review.establishment }) : words.report.sentTitle)}
    >
      {(present) =>
        data &&
        (sentTo === null ? (
          <Form form={data} spoken={spoken} words={present} onSent={setSentTo} />
        ) : (
          <EmptyState title={filled(present.report.sent, { email: sentTo })} />
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
  const { review } = form;
  const { busy, failure, fail, errorOf, fields, website, send } = useSending(form.challenge, ["report-form", review.id], words);
  const [ground, setGround] = useState("");
  const [message, setMessage] = useState("");
  const [email, setEmail] = useState("");
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (ground === "") return fail({ pointer: "/ground", text: words.errors["/ground"] });
    void send(
      async (sent) => {
        await callApi("createPublicReport", {
          params: { review: review.id },
          body: { ...sent, ground, email, lang, ...(message.trim() ? { message } : {}) },
        });
        onSent(email);
      },
      // A ground that needs a proof, or a challenge that has expired.
      () => (message.trim() === "" ? { pointer: "/message", text: words.errors["/message"] } : { pointer: null, text: words.errors.other }),
    );
  };
  return (
    <form ref={fields} className={styles.form} noValidate onSubmit={onSubmit}>
      <p className={styles.muted}>{filled(words.report.intro, { destination: form.destination.name, days: form.days })}</p>
      <blockquote className={styles.review} lang={review.lang}>
        <p className={styles.rating}>{formatRating(review.rating)} / 10</p>
        <p className={styles.text}>{[review.title, review.text].filter(Boolean).join(". ")}</p>
      </blockquote>
      <Labelled label={words.report.ground} error={errorOf("ground")}>
        {(control) => (
          <select {...control} name="ground" value={ground} onChange={(event) => setGround(event.target.value)}>
            <option value="">{words.report.choose}</option>
            {form.reasons.map(({ code, label }) => (
              <option key={code} value={code}>
                {label[lang]}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={words.report.message} error={errorOf("message")}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={4}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Labelled>
      <EmailField label={words.new.email} value={email} error={errorOf("email")} onChange={setEmail} />
      <Trap field={website} />
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
