import { useTranslation } from "react-i18next";

import { useToasts } from "../../ui/toast/toasts.tsx";
import type { AccountForm, SaveOutcome } from "./use-account-form.ts";

/** Saves a form and says how it went in a notification. Specification §8: the failures' exact words. */
export function useSave(form: AccountForm, part: "personal" | "billing", onSaved: () => void = () => {}): () => Promise<void> {
  const { t } = useTranslation("account");
  const { notify } = useToasts();
  const titleOf = (outcome: SaveOutcome): string => {
    if (outcome.ok) return t(`${part}.saved`);
    if (part === "personal") return t("failure.account");
    return t(outcome.reason === "refused" ? "failure.establishmentRefused" : "failure.establishment");
  };
  const save = async (): Promise<void> => {
    const outcome = await form.save();
    if (outcome.ok) {
      notify({ type: "success", title: titleOf(outcome) });
      onSaved();
      return;
    }
    const message = [outcome.message, t(outcome.reason === "conflict" ? "conflict" : "kept")].filter(Boolean).join(" ");
    notify({ type: "error", title: titleOf(outcome), msg: message });
  };
  return save;
}
