import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useState } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";

import { profileNames } from "../../domain/visitors/visitor-words.ts";
import type { ReviewForm } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { EmailField, MarkField, TextLine, Trap } from "./form-parts.tsx";
import { Labelled } from "./labelled.tsx";
import styles from "./own-review.module.css";
import { PublicFrame } from "./public-frame.tsx";
import { useReviewDraft } from "./review-draft.ts";
import { ThemeMarks } from "./theme-marks.tsx";
import { useSending } from "./use-sending.ts";
import { dayIn, type Spoken, useWords, wordOf, type Words } from "./words.ts";
import { filled } from "../../domain/texts/filled.ts";

/** The public page on which a visitor leaves a review of an establishment. */
export default function NewReviewScreen(): ReactElement {
  const { establishment = "" } = useParams();
  const [params] = useSearchParams();
  const invitation = params.get("invitation");
  const spoken = useWords();
  const query = useQuery({
    queryKey: ["review-form", establishment, invitation],
    queryFn: () => callApi("readReviewForm", { params: { establishment }, query: invitation === null ? {} : { invitation } }),
    // A new challenge would undo the work on the first one.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const { data, error, refetch } = query;
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { words } = spoken;
  return (
    <PublicFrame
      spoken={spoken}
      query={{ data, error, refetch }}
      owner={data?.destination.name}
      product={data?.product}
      title={words && data && (sentTo === null ? filled(words.new.title, { place: data.establishment.name }) : words.new.sentTitle)}
    >
      {(present) =>
        data &&
        (sentTo === null ? (
          <Form form={data} spoken={spoken} words={present} invitation={invitation} onSent={setSentTo} />
        ) : (
          <EmptyState title={filled(present.new.sent, { email: sentTo })}>{present.new.sentMore}</EmptyState>
        ))
      }
    </PublicFrame>
  );
}

interface FormProps {
  form: ReviewForm;
  spoken: Spoken;
  words: Words;
  /** Of the address, where an establishment invited the visitor. */
  invitation: string | null;
  onSent: (email: string) => void;
}

function Form({ form, spoken: { lang }, words, invitation, onSent }: FormProps): ReactElement {
  const { draft, change, forget } = useReviewDraft(form.establishment.id);
  const values = { oldest: dayIn(lang, form.oldest), newest: dayIn(lang, form.newest) };
  const { busy, failure, fail, errorOf, fields, website, send } = useSending(
    form.challenge,
    ["review-form", form.establishment.id],
    words,
    values,
  );
  const stay = form.invitation?.open ? form.invitation.stayed_on : null;
  const date = draft.date === "" && stay !== null ? stay : draft.date;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const { key, rating, marks, name, ...rest } = draft;
    if (rating === null) return fail({ pointer: "/rating", text: words.errors["/rating"] });
    if (date === "") return fail({ pointer: "/date", text: filled(words.errors["/date"], values) });
    if (rest.profile === "") return fail({ pointer: "/profile", text: words.errors["/profile"] });
    void send(async (sent) => {
      await callApi("createOwnReview", {
        params: { establishment: form.establishment.id },
        headers: { "Idempotency-Key": key },
        body: {
          ...rest,
          ...sent,
          date,
          rating,
          marks,
          lang,
          ...(name.trim() ? { name: name.trim() } : {}),
          ...(invitation !== null && form.invitation?.open ? { invitation } : {}),
        },
      });
      forget();
      onSent(draft.email);
    });
  };
  const { destination } = form;
  return (
    <form ref={fields} onSubmit={onSubmit} className={styles.form} noValidate>
      <p className={styles.muted}>{filled(words.new.intro, { destination: destination.name, days: form.days })}</p>
      {form.invitation && (
        <p className={styles.invitation}>
          {stay === null
            ? words.new.invitationGone
            : filled(words.new.invited, { place: form.establishment.name, date: dayIn(lang, stay) })}
        </p>
      )}
      <MarkField legend={words.new.rating} value={draft.rating} error={errorOf("rating")} onChange={(rating) => change({ rating })} />
      <TextLine
        label={words.new.reviewTitle}
        note={words.new.optional}
        name="title"
        value={draft.title}
        most={160}
        onChange={(title) => change({ title })}
      />
      <Labelled label={words.new.text} hint={words.new.textHint} error={errorOf("text")}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={6}
            maxLength={4000}
            value={draft.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label={words.new.date} error={errorOf("date")}>
        {(control) => (
          <input
            {...control}
            type="date"
            name="date"
            min={form.oldest}
            max={form.newest}
            value={date}
            onChange={(event) => change({ date: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label={words.new.profile} error={errorOf("profile")}>
        {(control) => (
          <select {...control} name="profile" value={draft.profile} onChange={(event) => change({ profile: event.target.value })}>
            <option value="">{words.report.choose}</option>
            {form.profiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {wordOf(profileNames[lang], id) ?? name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <ThemeMarks form={form} words={words} marks={draft.marks} onChange={(marks) => change({ marks })} />
      <TextLine
        label={words.new.name}
        note={words.new.optional}
        name="name"
        value={draft.name}
        most={60}
        onChange={(name) => change({ name })}
      />
      <EmailField
        label={words.new.email}
        hint={words.new.emailHint}
        value={draft.email}
        error={errorOf("email")}
        onChange={(email) => change({ email })}
      />
      <Trap field={website} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="consent"
          checked={draft.consent}
          aria-invalid={errorOf("consent") !== undefined || undefined}
          onChange={(event) => change({ consent: event.target.checked })}
        />
        <span>{words.new.consent}</span>
      </label>
      {errorOf("consent") && <p className={styles.error}>{errorOf("consent")}</p>}
      <label className={styles.tick}>
        <input type="checkbox" checked={draft.prospecting} onChange={(event) => change({ prospecting: event.target.checked })} />
        <span>
          {filled(words.new.prospecting, { destination: destination.name })} <span className={styles.muted}>({words.new.optional})</span>
        </span>
      </label>
      <p className={styles.law}>
        {form.counterpart[lang]} {stay === null ? words.new.lawEmail : words.new.lawInvited}{" "}
        {filled(words.new.law, { unconfirmed: form.unconfirmed_days })}{" "}
        <Link to={`/public/moderation/${destination.id}`}>{words.new.how}</Link>
      </p>
      {failure && failure.pointer === null && (
        <p role="alert" className={styles.error}>
          {failure.text}
        </p>
      )}
      <Button type="submit" variant="primary" size="touch" block busy={busy}>
        {busy ? words.new.sending : words.new.send}
      </Button>
      <p className={styles.muted}>{words.new.kept}</p>
    </form>
  );
}
