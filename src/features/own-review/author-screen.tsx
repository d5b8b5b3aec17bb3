import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { Link, useParams } from "react-router-dom";

import type { AuthorPage } from "../../generated/types.ts";
import { callApi } from "../../lib/api.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { MarkField } from "./form-parts.tsx";
import { Labelled } from "./labelled.tsx";
import styles from "./own-review.module.css";
import { failureIn, PublicFrame } from "./public-frame.tsx";
import { StayProof } from "./stay-proof.tsx";
import { dayIn, numberIn, type Spoken, useWords, type Words } from "./words.ts";
import { filled } from "../../domain/texts/filled.ts";

/** The page of a review's author, by the link of the mails: opening it changes nothing, its buttons do. */
export default function AuthorScreen(): ReactElement {
  const { token = "" } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ["author", token],
    queryFn: () => callApi("readAuthorPage", { params: { token } }),
  });
  const spoken = useWords(data?.lang);
  const { words } = spoken;
  return (
    <PublicFrame
      spoken={spoken}
      query={{ data, error, refetch }}
      owner={data?.destination.name}
      product={data?.product}
      title={words && data && filled(words.author.title, { place: data.establishment.name })}
    >
      {(present) => data && <Author page={data} token={token} spoken={spoken} words={present} />}
    </PublicFrame>
  );
}

interface AuthorProps {
  page: AuthorPage;
  token: string;
  spoken: Spoken;
  words: Words;
}

/** A change of the page; `wrong`: what is said of a file that is refused. */
interface Change {
  act: () => Promise<AuthorPage>;
  wrong?: string;
}

/** What an author may do, one at a time. */
type Doing = "withdraw" | "appeal" | "correct" | null;

function Author({ page, token, spoken: { lang }, words }: AuthorProps): ReactElement {
  const client = useQueryClient();
  const [doing, setDoing] = useState<Doing>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { author } = words;
  /** Back to what the page says: the button or form that had the focus goes. */
  const close = (): void => {
    setDoing(null);
    status.current?.focus();
  };
  const change = useMutation({
    mutationFn: ({ act }: Change) => act(),
    onMutate: () => setFailure(null),
    onSuccess: (next) => {
      client.setQueryData(["author", token], next);
      close();
    },
    onError: (error, { wrong }) =>
      setFailure(
        wrong !== undefined && error instanceof Problem && [413, 415].includes(error.status) ? wrong : failureIn(words, error, {}).text,
      ),
  });
  const run = (act: Change["act"], wrong?: string): void => change.mutate({ act, ...(wrong === undefined ? {} : { wrong }) });
  const params = { token };
  const busy = change.isPending;
  const { state, reason } = page;
  const shown = state === "responses" ? "published" : state === "pending" && page.appeal ? "appealed" : state;
  return (
    <div className={styles.author}>
      <p ref={status} role="status" tabIndex={-1} className={styles.state} data-state={state}>
        {author.state[shown]}{" "}
        {page.due_at && (state === "pending" || state === "reported") && filled(author.dueBy, { date: dayIn(lang, page.due_at) })}
      </p>
      {reason && (
        <div className={styles.reason}>
          <p>{filled(author.reason, { reason: reason.label[lang] })}</p>
          {page.message && <p>{page.message}</p>}
        </div>
      )}
      <article className={styles.review}>
        {page.rating !== null && <p className={styles.rating}>{filled(author.mark, { rating: numberIn(lang, page.rating) })}</p>}
        {page.title && <p className={styles.reviewTitle}>{page.title}</p>}
        {page.text && <p className={styles.text}>{page.text}</p>}
        {page.masked && <p className={styles.muted}>{author.masked}</p>}
        {state !== "unconfirmed" && (
          <p className={styles.verified}>
            <BadgeCheck size={15} aria-hidden /> {words.verification[page.verification]}
          </p>
        )}
      </article>
      {page.response && (
        <section className={styles.reason}>
          <h2>{author.response}</h2>
          <p className={styles.text}>{page.response.text}</p>
        </section>
      )}
      <StayProof page={page} token={token} lang={lang} words={words} busy={busy} onChange={run} />
      {page.versions.map(({ title, text, replaced_at: at }) => (
        <details key={at} className={styles.former}>
          <summary>{filled(author.former, { date: dayIn(lang, at) })}</summary>
          <p className={styles.text}>{[title, text].filter(Boolean).join(". ")}</p>
        </details>
      ))}
      {failure && (
        <p role="alert" className={styles.error}>
          {failure}
        </p>
      )}
      {doing === null && (
        <div className={styles.actions}>
          {state === "unconfirmed" && (
            <Button variant="primary" size="touch" block busy={busy} onClick={() => run(() => callApi("confirmOwnReview", { params }))}>
              {author.confirm}
            </Button>
          )}
          {state === "rejected" && page.correctable && (
            <Button size="touch" block onClick={() => setDoing("correct")}>
              {author.correct}
            </Button>
          )}
          {state === "rejected" && page.appeal_until !== null && (
            <Button size="touch" block onClick={() => setDoing("appeal")}>
              {author.appeal}
            </Button>
          )}
          {state !== "withdrawn" && (
            <Button size="touch" block variant="ghost" onClick={() => setDoing("withdraw")}>
              {author.withdraw}
            </Button>
          )}
        </div>
      )}
      {doing === "withdraw" && (
        <div ref={focus} tabIndex={-1} className={styles.sure}>
          <p>{author.withdrawNote}</p>
          <Button variant="danger" size="touch" block busy={busy} onClick={() => run(() => callApi("withdrawOwnReview", { params }))}>
            {author.withdrawSure}
          </Button>
          <Button size="touch" block onClick={close}>
            {author.cancel}
          </Button>
        </div>
      )}
      {doing === "appeal" && (
        <AppealForm
          words={words}
          until={[
            page.appeal_until !== null && filled(author.appealUntil, { date: dayIn(lang, page.appeal_until) }),
            page.appeal_alone && author.appealAlone,
          ]
            .filter(Boolean)
            .join(" ")}
          busy={busy}
          onSend={(message) => run(() => callApi("appealOwnReview", { params, body: message ? { message } : {} }))}
          onCancel={close}
        />
      )}
      {doing === "correct" && (
        <CorrectionForm
          words={words}
          page={page}
          busy={busy}
          onSend={(body) => run(() => callApi("correctOwnReview", { params, body }))}
          onCancel={close}
        />
      )}
      <p>
        <Link to={`/public/moderation/${page.destination.id}`}>{words.new.how}</Link>
      </p>
    </div>
  );
}

/** What opens in the place of the button that was pressed takes its focus. */
function focus(opened: HTMLElement | null): void {
  opened?.focus();
}

interface SendingProps<Sent> {
  words: Words;
  busy: boolean;
  onSend: (sent: Sent) => void;
  onCancel: () => void;
}

function AppealForm({ words, until, busy, onSend, onCancel }: SendingProps<string> & { until: string }): ReactElement {
  const [message, setMessage] = useState("");
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(message.trim());
      }}
    >
      <Labelled label={words.author.appealText} hint={until}>
        {(control) => (
          <textarea
            {...control}
            ref={focus}
            rows={4}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </Labelled>
      <Button type="submit" variant="primary" size="touch" block busy={busy}>
        {words.author.appeal}
      </Button>
      <Button size="touch" block onClick={onCancel}>
        {words.author.cancel}
      </Button>
    </form>
  );
}

function CorrectionForm({
  words,
  page,
  busy,
  onSend,
  onCancel,
}: SendingProps<{ title: string; text: string; rating: number }> & { page: AuthorPage }): ReactElement {
  const [title, setTitle] = useState(page.title ?? "");
  const [text, setText] = useState(page.text ?? "");
  const [rating, setRating] = useState(page.rating);
  const [missing, setMissing] = useState<"/rating" | "/text" | null>(null);
  const errorOf = (field: typeof missing): string | undefined => (field !== null && field === missing ? words.errors[field] : undefined);
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = rating === null ? "/rating" : text.trim() === "" ? "/text" : null;
    setMissing(field);
    if (field !== null) event.currentTarget.querySelector<HTMLElement>(`[name="${field.slice(1)}"]`)?.focus();
    else if (rating !== null) onSend({ title, text, rating });
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <MarkField legend={words.new.rating} value={rating} error={errorOf("/rating")} onChange={setRating} />
      <Labelled label={words.new.reviewTitle} note={words.new.optional}>
        {(control) => <input {...control} type="text" maxLength={160} value={title} onChange={(event) => setTitle(event.target.value)} />}
      </Labelled>
      <Labelled label={words.new.text} hint={words.new.textHint} error={errorOf("/text")}>
        {(control) => (
          <textarea
            {...control}
            ref={focus}
            name="text"
            rows={6}
            maxLength={4000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Labelled>
      <Button type="submit" variant="primary" size="touch" block busy={busy}>
        {words.author.send}
      </Button>
      <Button size="touch" block onClick={onCancel}>
        {words.author.cancel}
      </Button>
    </form>
  );
}
