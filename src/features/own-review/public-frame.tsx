import { type ReactElement, type ReactNode, useEffect } from "react";

import { authorLanguages } from "../../domain/moderation/policy.ts";
import { filled } from "../../domain/texts/filled.ts";
import { languageNames } from "../../domain/visitors/visitor-words.ts";
import { Problem } from "../../lib/problem.ts";
import { Button } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Loader } from "../../ui/loader/loader.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { GuestPage } from "./guest-page.tsx";
import styles from "./own-review.module.css";
import type { Spoken, Words } from "./words.ts";

interface PublicFrameProps {
  spoken: Spoken;
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  /** Whose page it is, and by which product. */
  owner: string | undefined;
  product: string | undefined;
  title: string | undefined;
  children: (words: Words) => ReactNode;
}

/** A public page about a review: whose it is, its language, and its states. */
export function PublicFrame({ spoken, query, owner, product, title, children }: PublicFrameProps): ReactElement {
  const { lang, setLang, words } = spoken;
  const isThere = query.data !== undefined;
  useEffect(() => {
    // Until the page is there the name of its route is.
    if (isThere && title !== undefined) document.title = product === undefined ? title : `${title} · ${product}`;
  }, [isThere, title, product]);
  return (
    <GuestPage
      owner={owner}
      product={product}
      lang={lang}
      tools={
        <label className={styles.language}>
          <VisuallyHidden>{words?.language ?? "Langue"}</VisuallyHidden>
          <select value={lang} onChange={(event) => setLang(authorLanguages.find((one) => one === event.target.value) ?? "fr")}>
            {authorLanguages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
      }
    >
      {words && isThere && (
        <>
          <h1>{title}</h1>
          {children(words)}
        </>
      )}
      {words && !isThere && query.error && <Failed words={words} error={query.error} onRetry={() => void query.refetch()} />}
      {(!words || (!isThere && !query.error)) && <Loader />}
    </GuestPage>
  );
}

function Failed({ words, error, onRetry }: { words: Words; error: Error; onRetry: () => void }): ReactElement {
  const isGone = error instanceof Problem && (error.status === 404 || error.status === 410);
  return isGone ? (
    <EmptyState title={words.gone} heading="h1" />
  ) : (
    <EmptyState tone="danger" title={words.failed} heading="h1" actions={<Button onClick={onRetry}>{words.retry}</Button>} />
  );
}

/** What keeps a form from being sent, in the visitor's language: the field's sentence, else that of all failures. */
export function failureIn(words: Words, error: Error, values: Readonly<Record<string, string>>): { pointer: string | null; text: string } {
  if (error instanceof Problem) {
    const [field] = error.errors;
    const known = Object.entries(words.errors).find(([pointer]) => pointer === field?.pointer);
    if (field && known) return { pointer: field.pointer, text: filled(known[1], values) };
    if (error.status === 429) return { pointer: null, text: filled(words.errors.many, { minutes: values["minutes"] ?? "60" }) };
  }
  return { pointer: null, text: words.errors.other };
}
