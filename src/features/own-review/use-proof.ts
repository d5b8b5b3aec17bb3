import { useCallback, useEffect, useRef } from "react";

import type { Challenge, Proof } from "../../generated/types.ts";
import { solveProof } from "../../lib/solve-proof.ts";

/** Works on a challenge beside whatever its visitor does, from the moment it is there; the result waits for it. */
export function useProof(challenge: Challenge | undefined): () => Promise<Proof | undefined> {
  const work = useRef<{ salt: string; proof: Promise<Proof | undefined> }>(undefined);
  useEffect(() => {
    if (!challenge || work.current?.salt === challenge.salt) return;
    work.current = { salt: challenge.salt, proof: solveProof(challenge) };
  }, [challenge]);
  return useCallback(() => work.current?.proof ?? Promise.resolve(undefined), []);
}
