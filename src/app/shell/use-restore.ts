import { useTranslation } from "../../domain/texts/texts.ts";

import { callApi } from "../../lib/api.ts";
import { useAction } from "../../page/action/use-action.ts";
import { changeSession } from "../../page/session/change-session.ts";
import { storeRedirect } from "../stored-redirect.ts";

/** «Revenir sur mon compte»: the lender's session comes back, the page starts again and lands on the professionals' administration. */
export function useRestore(): () => void {
  const { t } = useTranslation("app");
  const restore = useAction({
    act: () =>
      changeSession(() => callApi("giveBackSession"), {
        onChanged: () => storeRedirect({ name: "administration.pros_account", params: {}, search: "" }),
      }),
    once: true,
    failure: (error) => ({ title: error.message || t("error.title") }),
  });
  return restore.run;
}
