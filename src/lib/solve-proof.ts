import { solvedAmong } from "../domain/moderation/proof-of-work.ts";
import type { Challenge, Proof } from "../generated/types.ts";

/** Numbers that are tried before the page is given a turn: some milliseconds of a slow phone. */
const PIECE = 400;

/** Works on a challenge beside whatever its visitor does; undefined where no number solves it. */
export async function solveProof(challenge: Challenge): Promise<Proof | undefined> {
  for (let from = 0; from < challenge.most; from += PIECE) {
    const proof = solvedAmong(challenge, from, PIECE);
    if (proof) return proof;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}
