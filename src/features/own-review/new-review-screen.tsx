import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, type ReactElement, useId, useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";

import { profileNames } from "../../domain/visitors/visitor-words.ts";
import type { ReviewForm } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Labelled } from "./labelled.tsx";
import styles from "./own-review.module.css";
import { failureIn, PublicFrame } from "./public-frame.tsx";
import { useReviewDraft } from "./review-draft.ts";
import { useProof } from "./use-proof.ts";
import { dayIn, said, type Spoken, useWords, type Words } from "./words.ts";

/** The public page on which a visitor leaves a review of an establishment. */
export default function NewReviewScreen(): ReactElement {
  const { establishment = "" } = useParams();
  const spoken = useWords();
  const query = useQuery({
    queryKey: ["review-form", establishment],
    queryFn: () => callApi("readReviewForm", { params: { establishment } }),
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
      title={words && data && (sentTo === null ? said(words.new.title, { place: data.establishment.name }) : words.new.sentTitle)}
    >
      {(present) =>
        data &&
        (sentTo === null ? (
          <Form form={data} spoken={spoken} words={present} onSent={setSentTo} />
        ) : (
          <EmptyState title={said(present.new.sent, { email: sentTo })} />
        ))
      }
    </PublicFrame>
  );
}

interface FormProps {
  form: ReviewForm;
  spoken: Spoken;
  words: Words;
  onSent: (email: string) => void;
}

function Form({ form, spoken: { lang }, words, onSent }: FormProps): ReactElement {
  const client = useQueryClient();
  const { draft, change, forget } = useReviewDraft(form.establishment.id);
  const proof = useProof(form.challenge);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ pointer: string | null; text: string } | null>(null);
  const website = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLFormElement>(null);
  const values = { oldest: dayIn(lang, form.oldest), newest: dayIn(lang, form.newest) };

  const fail = (next: { pointer: string | null; text: string }): void => {
    setFailure(next);
    // The first field in error, by its name in the request.
    if (next.pointer) fields.current?.querySelector<HTMLElement>(`[name="${next.pointer.slice(1)}"]`)?.focus();
  };

  const send = async (): Promise<void> => {
    const { key, rating, marks, name, ...rest } = draft;
    if (rating === null) return fail({ pointer: "/rating", text: words.errors["/rating"] });
    if (rest.date === "") return fail({ pointer: "/date", text: said(words.errors["/date"], values) });
    if (rest.profile === "") return fail({ pointer: "/profile", text: words.errors["/profile"] });
    setBusy(true);
    setFailure(null);
    try {
      const solved = await proof();
      await callApi("createOwnReview", {
        params: { establishment: form.establishment.id },
        headers: { "Idempotency-Key": key },
        body: {
          ...rest,
          rating,
          marks,
          lang,
          website: website.current?.value ?? "",
          ...(name.trim() ? { name: name.trim() } : {}),
          ...(solved ? { proof: solved } : {}),
        },
      });
      const { email } = draft;
      forget();
      onSent(email);
    } catch (error) {
      const failed = error instanceof Error ? error : new Error(String(error));
      // A challenge that has expired or served: the next try has another one.
      if (failed instanceof Problem && failed.errors[0]?.pointer === "/proof")
        await client.invalidateQueries({ queryKey: ["review-form", form.establishment.id] });
      fail(failureIn(words, failed, values));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void send();
  };
  const errorOf = (name: string): string | undefined => (failure?.pointer === `/${name}` ? failure.text : undefined);
  const { destination } = form;
  return (
    <form ref={fields} onSubmit={onSubmit} className={styles.form} noValidate>
      <p className={styles.muted}>{said(words.new.intro, { destination: destination.name, days: form.days })}</p>
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
            value={draft.date}
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
      {form.themes.length > 0 && (
        <details className={styles.marks} open={Object.keys(draft.marks).length > 0 || undefined}>
          <summary>{words.new.marks}</summary>
          {form.themes.map(({ id, name }) => (
            <label key={id}>
              <span>{wordOf(words.themes, id) ?? name}</span>
              <select
                value={draft.marks[id] ?? ""}
                onChange={(event) => {
                  const { [id]: _, ...others } = draft.marks;
                  change({ marks: event.target.value === "" ? others : { ...others, [id]: Number(event.target.value) } });
                }}
              >
                <option value="">{words.new.noMark}</option>
                {tenths.map((mark) => (
                  <option key={mark} value={mark}>
                    {mark}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      )}
      <TextLine
        label={words.new.name}
        note={words.new.optional}
        name="name"
        value={draft.name}
        most={60}
        onChange={(name) => change({ name })}
      />
      <Labelled label={words.new.email} hint={words.new.emailHint} error={errorOf("email")}>
        {(control) => (
          <input
            {...control}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        )}
      </Labelled>
      {/* No person sees it, nor reaches it: a machine fills it in. */}
      <div className={styles.trap} aria-hidden>
        <label>
          Website
          <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
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
          {said(words.new.prospecting, { destination: destination.name })} <span className={styles.muted}>({words.new.optional})</span>
        </span>
      </label>
      <p className={styles.law}>
        {form.counterpart[lang]} {said(words.new.law, { unconfirmed: form.unconfirmed_days })}{" "}
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

const tenths = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];

/** The word for an id; undefined for one that the product's own file adds. */
function wordOf(words: Readonly<Record<string, string>>, id: string): string | undefined {
  return words[id];
}

/** A mark from 0 to 10, each a button of its own. */
function MarkField({
  legend,
  value,
  error,
  onChange,
}: {
  legend: string;
  value: number | null;
  error: string | undefined;
  onChange: (mark: number) => void;
}): ReactElement {
  const id = useId();
  return (
    <fieldset className={styles.mark} aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <div>
        {tenths.toReversed().map((mark) => (
          <label key={mark}>
            <input type="radio" name="rating" value={mark} checked={value === mark} onChange={() => onChange(mark)} />
            <span>{mark}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function TextLine({
  label,
  note,
  name,
  value,
  most,
  onChange,
}: {
  label: string;
  note: string;
  name: string;
  value: string;
  most: number;
  onChange: (value: string) => void;
}): ReactElement {
  return (
    <Labelled label={label} note={note}>
      {(control) => (
        <input {...control} type="text" name={name} maxLength={most} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Labelled>
  );
}
