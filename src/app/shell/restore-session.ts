import { callApi } from "../../lib/api.ts";
import { queryClient } from "../../lib/query.ts";
import { activeCardKey } from "../../page/session/active-card.ts";
import { storeRedirect } from "../stored-redirect.ts";
import { userCheck } from "../watch-session.ts";

/** «Revenir sur mon compte»: the lender's session comes back, the page starts again and lands on the professionals' administration. */
export async function restoreSession(): Promise<void> {
  userCheck.prevented = true;
  try {
    const { autologinUrl } = await callApi("giveBackSession");
    queryClient.clear();
    localStorage.removeItem(activeCardKey);
    storeRedirect({ name: "administration.pros_account", params: {}, search: "" });
    location.assign(autologinUrl);
  } catch (error) {
    userCheck.prevented = false;
    throw error;
  }
}
