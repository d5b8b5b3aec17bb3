import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

import type { Challenge, Proof } from "../../generated/types.ts";
import { Problem } from "../../lib/problem.ts";
import { solveProof } from "../../lib/solve-proof.ts";
import { failureIn } from "./public-frame.tsx";
import type { Words } from "./words.ts";

/** What keeps a form from being sent; without a field it appears under the form. */
export interface Failure {
  pointer: string | null;
  text: string;
}

/** What a form sends beside what its visitor typed. */
export interface Sent {
  website: string;
  proof?: Proof;
}

/** How a form of a visitor is sent: with the work that its challenge asks for, and where it fails, with its reason. */
export interface Sending {
  busy: boolean;
  failure: Failure | null;
  fail: (failure: Failure) => void;
  errorOf: (field: string) => string | undefined;
  /** Of the form, whose field in error gets the focus. */
  fields: RefObject<HTMLFormElement | null>;
  /** Of the field that no person sees. */
  website: RefObject<HTMLInputElement | null>;
  send: (call: (sent: Sent) => Promise<void>, withoutProof?: () => Failure) => Promise<void>;
}

/** `question`: the key of what brought the challenge, read again where it has expired or served. `values`: of the words of refusals. */
export function useSending(
  challenge: Challenge,
  question: readonly string[],
  words: Words,
  values: Readonly<Record<string, string>> = {},
): Sending {
  const client = useQueryClient();
  const solve = useProof(challenge);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fields = useRef<HTMLFormElement>(null);
  const website = useRef<HTMLInputElement>(null);
  const fail = (next: Failure): void => {
    setFailure(next);
    // The first field in error, by its name in the request.
    if (next.pointer) fields.current?.querySelector<HTMLElement>(`[name="${next.pointer.slice(1)}"]`)?.focus();
  };
  return {
    busy,
    failure,
    fail,
    errorOf: (field) => (failure?.pointer === `/${field}` ? failure.text : undefined),
    fields,
    website,
    send: async (call, withoutProof) => {
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        const proof = await solve();
        await call({ website: website.current?.value ?? "", ...(proof ? { proof } : {}) });
      } catch (error) {
        const failed = error instanceof Error ? error : new Error(String(error));
        const isUnproven = failed instanceof Problem && failed.errors[0]?.pointer === "/proof";
        if (isUnproven) await client.invalidateQueries({ queryKey: question });
        fail(isUnproven && withoutProof ? withoutProof() : failureIn(words, failed, values));
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Works on a challenge beside whatever its visitor does, from the moment it is there; the result waits for it. */
function useProof(challenge: Challenge | undefined): () => Promise<Proof | undefined> {
  const work = useRef<{ salt: string; proof: Promise<Proof | undefined> }>(undefined);
  useEffect(() => {
    if (!challenge || work.current?.salt === challenge.salt) return;
    work.current = { salt: challenge.salt, proof: solveProof(challenge) };
  }, [challenge]);
  return useCallback(() => work.current?.proof ?? Promise.resolve(undefined), []);
}
