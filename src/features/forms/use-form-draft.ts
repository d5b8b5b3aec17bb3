import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";

import { check } from "../../engine/check/form.ts";
import type { FormDocument } from "../../generated/types.ts";
import { isFormDocument } from "../../generated/validators.js";
import { Problem } from "../../lib/problem.ts";
import { changeForm, formQuery, type TaggedForm } from "./form-calls.ts";

/** Between the last change and its keeping (ms). */
const SETTLE_MS = 700;

export type DraftState = "saved" | "saving" | "invalid" | "conflict" | "failed";

/** The draft of a form while it is edited: kept on the server shortly after each change, one write at a time. */
export interface FormDraft {
  document: FormDocument;
  state: DraftState;
  change: (next: FormDocument) => void;
  /** Resolves once everything that was typed is kept; false where that cannot be. */
  settle: () => Promise<boolean>;
}

export function useFormDraft({ form, etag }: TaggedForm): FormDraft {
  const client = useQueryClient();
  const [document, setDocument] = useState(form.document);
  const [state, setState] = useState<DraftState>("saved");
  const waiting = useRef<FormDocument | null>(null);
  const timer = useRef<number>(undefined);
  const work = useRef<Promise<boolean>>(Promise.resolve(true));
  const { id } = form;
  /** The form on which the draft rests: what is written goes over its tag, and over no later one that has another text. */
  const base = useRef({ etag, document: form.document });
  useEffect(() => {
    if (base.current.etag === etag) return;
    const isSame = JSON.stringify(base.current.document) === JSON.stringify(form.document);
    // Read anew: what another page has written is shown where nothing waits here, else the next writing is refused.
    if (!isSame && waiting.current !== null) return;
    base.current = { etag, document: form.document };
    if (!isSame) setDocument(form.document);
  }, [etag, form.document]);

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    work.current = work.current.then(async () => {
      const next = waiting.current;
      if (next === null) return true;
      if (check(isFormDocument, next).length > 0) {
        setState("invalid");
        return false;
      }
      waiting.current = null;
      setState("saving");
      try {
        const kept = await changeForm(id, base.current.etag, { document: next });
        base.current = { etag: kept.etag, document: kept.form.document };
        client.setQueryData(formQuery(id).queryKey, kept);
        // What was typed meanwhile is kept next.
        setState(waiting.current === null ? "saved" : "saving");
        return true;
      } catch (error) {
        waiting.current ??= next;
        setState(error instanceof Problem && error.status === 412 ? "conflict" : "failed");
        return false;
      }
    });
    return work.current;
  }, [client, id]);

  const change = useCallback(
    (next: FormDocument): void => {
      setDocument(next);
      waiting.current = next;
      setState("saving");
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void flush(), SETTLE_MS);
    },
    [flush],
  );
  // What was typed last is kept when the screen is left.
  useEffect(() => () => void flush(), [flush]);
  return { document, state, change, settle: flush };
}
