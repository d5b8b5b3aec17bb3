import { useCallback, useEffect, useRef } from "react";

import { solvedAmong } from "../../domain/moderation/proof-of-work.ts";
import type { Challenge, Proof } from "../../generated/types.ts";

/** Numbers that are tried before the page is given a turn: some milliseconds of a slow phone. */
const PIECE = 400;

/** Works on a challenge beside whatever its visitor does, from the moment it is there; the result waits for it. */
export function useProof(challenge: Challenge | undefined): () => Promise<Proof | undefined> {
  const work = useRef<{ salt: string; proof: Promise<Proof | undefined> }>(undefined);
  useEffect(() => {
    if (!challenge || work.current?.salt === challenge.salt) return;
    work.current = { salt: challenge.salt, proof: solve(challenge) };
  }, [challenge]);
  return useCallback(() => work.current?.proof ?? Promise.resolve(undefined), []);
}

async function solve(challenge: Challenge): Promise<Proof | undefined> {
  for (let from = 0; from < challenge.most; from += PIECE) {
    const proof = solvedAmong(challenge, from, PIECE);
    if (proof) return proof;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
