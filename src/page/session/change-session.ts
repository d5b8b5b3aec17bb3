import type { AutologinAnswer } from "../../generated/types.ts";
import { queryClient } from "../../lib/query.ts";
import { storeCard } from "./active-card.ts";

/** Set while a change of user is expected, as between a changed session and the page's new start (specification §4). */
export const userCheck = { prevented: false };

/**
 * Exchanges the session and starts the page again as the other user; `card` is the establishment that a professional then looks
 * at, `onChanged` runs before the new start. Rejects, and changes nothing, where the server refuses.
 */
export async function changeSession(
  change: () => Promise<AutologinAnswer>,
  { card, onChanged }: { card?: string; onChanged?: () => void } = {},
): Promise<void> {
  userCheck.prevented = true;
  try {
    const { autologinUrl } = await change();
    queryClient.clear();
    storeCard(card ?? null);
    onChanged?.();
    location.assign(autologinUrl);
  } catch (error) {
    userCheck.prevented = false;
    throw error;
  }
}
